/**
 * `node bench/edits.ts [all|TEMPLATE,… [plan|Latin|CJK|Arabic [EDIT,…]]]`: the edits of test/office on decks in all templates, or those that are
 * named, of the example plan or of every kind of slide in a script. For each template and edit it prints how many words stand beside their boxes and
 * which left the page, and the sums at the end. LibreOffice draws some 250 pages for each template: 20 to 60 s.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deck } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { designDeck } from '../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../packages/engine/src/text/typeset.ts';
import { createFontSource } from '../packages/server/src/world/fonts.ts';
import { everyKindDeck, everyKindImage, everyKindImages } from '../test/fixtures/everyKind.ts';
import { edits } from '../test/office/edits.ts';
import { renderedWords } from '../test/office/libreOffice.ts';

const [named, script, only] = process.argv.slice(2);
const chosen = edits.filter(({ name }) => !only || only.split(',').includes(name));
const templates = named && named !== 'all' ? named.split(',') : templateIds;
const sample =
  script === 'Latin' || script === 'CJK' || script === 'Arabic'
    ? everyKindDeck(script)
    : deck.parse(JSON.parse(readFileSync(new URL('../docs/examples/product-plan.json', import.meta.url), 'utf8')));
const fonts = createFontSource();
const typesetter = createTypesetter(fonts);
const folder = await mkdtemp(join(tmpdir(), 'slidewright-edits-'));
const sums = new Map<string, { faults: number; lost: number; all: number }>();

for (const template of templates) {
  const scene = designDeck(sample, template, typesetter, { split: true, images: everyKindImages });
  const file = writePptx(scene, { fonts, image: everyKindImage });
  const files = new Map([['before', file], ...chosen.map(({ name, change }) => [name, change(file)] as const)]);
  const drawn = await renderedWords(folder, files);
  for (const { name, look, most } of chosen) {
    const { faults, lost, all } = look({ before: drawn.get('before') ?? [], after: drawn.get(name) ?? [], scene });
    const sum = sums.get(name) ?? { faults: 0, lost: 0, all: 0 };
    sums.set(name, { faults: sum.faults + faults.length, lost: sum.lost + lost.length, all: sum.all + all });
    const verdict = lost.length > 0 || faults.length > all * most ? 'OVER' : 'ok';
    console.log(`${template}\t${name}\t${verdict}\t${faults.length}\t${lost.length}\t${all}\t${faults.join('; ')}\t${lost.join('; ')}`);
  }
}
for (const [name, { faults, lost, all }] of sums) console.log(`all\t${name}\t${faults} beside and ${lost} lost of ${all}`);
await rm(folder, { recursive: true, force: true });
