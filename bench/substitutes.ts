/**
 * `node bench/substitutes.ts [TEMPLATE,…]`: how many texts would run over a neighbour or off the page where a deck's fonts are missing and
 * Arial, DejaVu Sans or Times stands in for them. Each template is looked at with the decks of docs/examples and with two of the storylines
 * of all languages that have one, in turn.
 */
import { readFileSync } from 'node:fs';
import { type Deck, deck } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { designDeck } from '../packages/engine/src/design/designDeck.ts';
import { overrunsOf } from '../packages/engine/src/design/finish/substitutes/reach.ts';
import { leaves } from '../packages/engine/src/design/page/behind.ts';
import { languages } from '../packages/engine/src/languages/languages.ts';
import { createTypesetter } from '../packages/engine/src/text/typeset.ts';
import { storyline } from '../packages/engine/src/write/storyline/storyline.ts';
import { createFontSource } from '../packages/server/src/world/fonts.ts';

const SUBSTITUTES = ['arial', 'dejavu', 'times'] as const;
const STORYLINES = 2;

const templates = process.argv[2]?.split(',') ?? templateIds;
const typesetter = createTypesetter(createFontSource());
const examples = ['product-plan', 'diagrams', 'exhibits'].map((name) =>
  deck.parse(JSON.parse(readFileSync(new URL(`../docs/examples/${name}.json`, import.meta.url), 'utf8'))),
);
const tags = languages.filter(({ texts }) => texts.storyline).map(({ tag }) => tag);

function storyIn(language: string): Deck {
  const slides = storyline('Solar power', language, { presentationType: 'General', content: 'detailed', numSlides: 14 });
  return deck.parse({ title: 'Solar power', language, slides });
}

const totals = new Map<string, number>();
let boxes = 0;
for (const [t, template] of templates.entries()) {
  const stories = Array.from({ length: STORYLINES }, (_, i) => storyIn(tags[(STORYLINES * t + i) % tags.length] ?? 'en'));
  for (const each of [...examples, ...stories]) {
    for (const [i, { nodes }] of designDeck(each, template, typesetter, { split: true }).pages.entries()) {
      boxes += leaves(nodes).filter((node) => node.type === 'table' || (node.type === 'shape' && node.text)).length;
      for (const substitute of SUBSTITUTES) {
        const overruns = overrunsOf(nodes, typesetter, substitute);
        totals.set(substitute, (totals.get(substitute) ?? 0) + overruns.length);
        for (const { node, over } of overruns)
          console.log(`${template} ${each.language} ${i + 1}: "${node.name}" over ${over} in ${substitute}`);
      }
    }
  }
}
console.log(`${boxes} boxes in ${templates.length} templates; ${SUBSTITUTES.map((name) => `${name} ${totals.get(name) ?? 0}`).join(', ')}`);
