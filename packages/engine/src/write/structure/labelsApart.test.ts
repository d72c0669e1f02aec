import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const STEPS =
  'Getting the balcony ready\n\n1. Stop watering\nWater hardly at all for two weeks and do not feed any more.\n\n2. Sort out\nAnnual plants go on the compost.\n\n3. Bring in\nGeraniums stand in the dark at 5 to 10 degrees.\n\n';
const headings = (text: string): readonly string[] =>
  structured(readText(text, 'text'), false).document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

test('a paragraph with a name of its own, apart below the last step, is a section', () => {
  const last =
    'Common mistakes: too warm a room, wet feet, evergreens that nobody waters on mild days: most of them dry up and do not freeze.\n';
  assert.deepEqual(headings(STEPS + last).at(-1), 'Common mistakes');
  // Where paragraphs stand apart under the other headings, too, it belongs to the last one.
  assert.notEqual(
    headings(STEPS.replace('.\n\n2.', '.\n\nNo feed helps a plant that sleeps in winter.\n\n2.') + last).at(-1),
    'Common mistakes',
  );
});

test('below two lists, what stands apart and has a name is none of their entries', () => {
  const text =
    'Move the market?\n\nPros\n+ more passers-by\n+ nicer\n\nCons\n- 48 parking spaces are lost\n- vans must be out by 7:30\n\nMy view: try it from April to June with eighteen stalls, and pay for the power if it brings more. If not, we go back.\n';
  assert.deepEqual(headings(text).slice(1), ['Pros', 'Cons', 'My view']);
});
