import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { briefOf } from '../plan/brief.ts';
import { sourceOfDocument } from './builtInSlide.ts';
import { sourceNotes } from './sourceNotes.ts';

const text = `# Wednesday

The filler on line 1 broke down on Monday. Its main bearing and its valves are worn out beyond repair.

- Option A is the repair of the filler, quoted at 38,500 by Pettersen
- Per-Olav is against the contract with Fjordtapp, no vote taken
- The mobile bottling truck from Lund fills 12,000 bottles a day`;

const unitsOf = (given: string) => {
  const source = sourceOfDocument(
    readText(given, 'text'),
    briefOf({ numSlides: 8, source: { origin: 'text', text: given, contentModificator: 'expand', textDensity: 'concise' } }, 'en'),
  );
  assert.ok(source);
  return source.pieces.flatMap(({ units }) => units);
};

test('what the source tells of a slide is spoken in whole sentences, and nothing of its other slides', () => {
  const units = unitsOf(text);
  assert.equal(
    sourceNotes(units, 'The truck from Lund can do mobile bottling of 12,000 bottles a day', 'en'),
    'The mobile bottling truck from Lund fills 12,000 bottles a day.',
  );
  assert.equal(
    sourceNotes(units, 'Pettersen quoted the repair of the filler at 38,500\nContract with Fjordtapp: Per-Olav is against', 'en'),
    'Option A is the repair of the filler, quoted at 38,500 by Pettersen. Per-Olav is against the contract with Fjordtapp, no vote taken.',
  );
  assert.equal(sourceNotes(units, 'Nothing that anybody has written down', 'en'), '');
});
