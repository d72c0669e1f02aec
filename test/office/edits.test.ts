/** Finished decks are edited as people do, and LibreOffice shows what comes of it: texts keep to their places, charts follow their values. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import sharp from 'sharp';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import type { ChartNode, Frame } from '../../packages/engine/src/model/scene.ts';
import { SLIDE_WIDTH } from '../../packages/engine/src/model/units.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { everyKindDeck, everyKindImage as image, everyKindImages as images } from '../fixtures/everyKind.ts';
import { sixCharts } from '../fixtures/sixCharts.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { type ChartTable, chartEdits, withChartData } from './chartEditing.ts';
import { withOtherPictures, withOtherTheme } from './editing.ts';
import { edits } from './edits.ts';
import { holds } from './kept.ts';
import { canRender, type DrawnPage, renderedPages, renderedWords } from './libreOffice.ts';
import type { PlacedWord } from './placedWords.ts';

const skip = canRender ? false : 'LibreOffice or pdftotext is not installed';
const folder = await mkdtemp(join(tmpdir(), 'slidewright-edits-'));
after(() => rm(folder, { recursive: true, force: true }));

/**
 * Each round takes one template, those of different families first: EDIT_ROUND=1, 2, … looks at the others, 0 to 50 at all.
 * EDIT_SCRIPT=Latin, Arabic or CJK edits a deck of every kind in that script, also under another theme. `node bench/edits.ts` goes through all.
 */
const first = ['Tokyo', 'Dublin', 'Geneva', 'Florence', 'Boston', 'Nairobi', 'Seoul', 'Milan', 'NewYork', 'Mumbai', 'Dubai', 'Lisbon'];
const templates = [...first, ...templateIds.filter((id) => !first.includes(id))];
const template = templates[Number(process.env.EDIT_ROUND ?? 0) % templates.length] ?? 'Tokyo';
const { EDIT_SCRIPT: wanted } = process.env;
const script = wanted === 'Latin' || wanted === 'Arabic' || wanted === 'CJK' ? wanted : undefined;
const typesetter = createTypesetter(fonts);

const plan = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
const sample = script ? everyKindDeck(script) : plan;

test('texts keep to the page and to their boxes, and slides show what they showed, whatever is edited', { skip }, async (t) => {
  const scene = designDeck(sample, template, typesetter, { split: true, images });
  const file = writePptx(scene, { fonts, image });
  const words = await renderedWords(folder, new Map([['before', file], ...edits.map(({ name, change }) => [name, change(file)] as const)]));
  const before = words.get('before') ?? [];
  for (const { name, look, most } of edits) {
    const { faults, lost, all } = look({ before, after: words.get(name) ?? [], scene });
    t.diagnostic(`${template}, ${name}: ${faults.length} of ${all} words beside their boxes, ${lost.length} lost`);
    assert.deepEqual(lost, [], `${template}, ${name}`);
    assert.ok(faults.length <= all * most, `${template}, ${name}: ${faults.length} of ${all}: ${faults}`);
  }
});

/** Colours are told from greys by this much between their strongest and their weakest part, of 255: more than JPEG adds. */
const COLOURED = 32;
const PINK = { r: 240, g: 0, b: 160 };
const LEAST_FILLED = 0.5;

test('a picture that is changed fills the frame of the one before it; under another theme nothing keeps the old colours', {
  skip,
}, async () => {
  const all = everyKindDeck(script ?? 'Latin');
  const kinds = new Set(['cover', 'coverPicture', 'section', 'bullets', 'cards', 'picture', 'table', 'chart', 'timeline', 'closing']);
  const scene = designDeck({ ...all, slides: all.slides.filter(({ kind }) => kinds.has(kind)) }, template, typesetter, {
    split: true,
    images,
  });
  const pink = await sharp({ create: { width: 90, height: 300, channels: 3, background: PINK } })
    .jpeg()
    .toBuffer();
  const file = withOtherPictures(withOtherTheme(writePptx(scene, { fonts, image }), 'Lora'), pink);
  const pages = await renderedPages(folder, 'greys', file);
  assert.equal(pages.length, scene.pages.length);
  let pictures = 0;
  for (const [i, { coloured, within }] of pages.map(coloursOf).entries()) {
    const page = scene.pages[i];
    const frames = leaves(page?.nodes ?? []).flatMap((node) => (node.type === 'picture' ? [node.frame] : []));
    const filled = frames.map(within);
    pictures += frames.length;
    for (const [f, share] of filled.entries())
      assert.ok(share > LEAST_FILLED, `${template}, page ${i + 1}: picture ${f + 1} is filled to ${share}`);
    assert.equal(coloured(frames), 0, `${template}, page ${i + 1} has kept colours of the old theme`);
  }
  assert.equal(pictures, 2);
});

/** What a drawn page has in colours: how many of its pixels outside of frames, and the share of those inside one. */
function coloursOf({ width, height, pixels }: DrawnPage) {
  const scale = width / SLIDE_WIDTH;
  const isColoured = (x: number, y: number): boolean => {
    const rgb = pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3);
    return Math.max(...rgb) - Math.min(...rgb) > COLOURED;
  };
  const places = (wanted: (x: number, y: number) => boolean): [number, number][] =>
    Array.from({ length: width * height }, (_, i): [number, number] => [i % width, Math.floor(i / width)]).filter(([x, y]) =>
      wanted((x + 0.5) / scale, (y + 0.5) / scale),
    );
  const isIn = ({ x, y, w, h }: Frame, px: number, py: number, air: number): boolean =>
    px >= x - air && px <= x + w + air && py >= y - air && py <= y + h + air;
  return {
    coloured: (frames: readonly Frame[]): number =>
      places((x, y) => !frames.some((frame) => isIn(frame, x, y, 2 / scale))).filter(([x, y]) => isColoured(x, y)).length,
    within: (frame: Frame): number => {
      const inside = places((x, y) => isIn(frame, x, y, 0));
      return inside.filter(([x, y]) => isColoured(x, y)).length / Math.max(1, inside.length);
    },
  };
}

test('charts follow ten kinds of edits of their data', { skip }, async () => {
  const scene = designDeck(sixCharts, template, typesetter, { split: true });
  const file = writePptx(scene, { fonts, image });
  const drawn = await renderedWords(
    folder,
    new Map([['same', file], ...Object.entries(chartEdits).map(([name, edit]) => [name, withChartData(file, edit)] as const)]),
  );
  for (const [name, edit] of Object.entries(chartEdits)) {
    for (const [i, page] of scene.pages.entries()) {
      const node = page.nodes.find(({ type }) => type === 'chart');
      if (node?.type !== 'chart') continue;
      const wrong = wrongIn(node, edit(node.data), { same: drawn.get('same')?.[i] ?? [], edited: drawn.get(name)?.[i] ?? [] });
      assert.deepEqual(wrong, [], `${template}, ${name}: page ${i + 1}, ${node.data.type}`);
    }
  }
});

/** Whatever a template's labels are set in, and wherever a word breaks. */
const plain = (text: string): string => text.replace(/[-\u00ad]/g, '').toLowerCase();

/** What the drawn chart does not show of its table, as it showed it before. */
function wrongIn({ frame, data, look }: ChartNode, table: ChartTable, { same, edited }: Record<'same' | 'edited', PlacedWord[]>): string[] {
  const inside = (words: readonly PlacedWord[]) => words.filter((word) => holds(frame, word));
  const saysNumber = (word: PlacedWord, value: number): boolean => Number(word.text.replace('−', '-').replaceAll(',', '')) === value;
  const all = (words: readonly PlacedWord[], value: number | null | undefined) =>
    value === null || value === undefined ? [] : inside(words).filter((word) => saysNumber(word, value));
  // A longer name breaks where the plot leaves no room beside it.
  const said = plain(
    inside(edited)
      .map(({ text }) => text)
      .join(''),
  );
  const begins = (text: string): boolean => inside(edited).some((word) => word.text.length > 3 && plain(text).startsWith(plain(word.text)));
  const missing = table.categories.filter((text) => !said.includes(plain(text)) && !begins(text));
  const wrong = missing.map((text) => `"${text}" is not there`);
  for (const [s, { values }] of table.series.entries()) {
    const places = values.map((value, c) => {
      const places = all(edited, value);
      const wasLabelled = look.labels || all(same, data.series[s]?.values[c]).length > 0;
      if (wasLabelled && value !== null && places.length === 0) wrong.push(`${value} is not there`);
      // A number that an axis says too tells nothing of where its column ends.
      return places.length === 1 ? places[0] : undefined;
    });
    if (data.type !== 'column' && data.type !== 'bar') continue;
    // A greater value has its label higher up, or further on.
    for (const [a, place] of places.entries())
      for (const [b, other] of places.entries())
        if (
          place &&
          other &&
          (values[a] ?? 0) > (values[b] ?? 0) &&
          !(data.type === 'column' ? place.top <= other.top + 1 : place.left >= other.left - 1)
        )
          wrong.push(`${values[a]} stands behind ${values[b]}`);
  }
  return wrong;
}
