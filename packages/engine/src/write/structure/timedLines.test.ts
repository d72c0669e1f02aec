import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

test('the programme of a day is one row of times, called by them', () => {
  const text =
    'Open day at the waterworks, Saturday 6 June\n\n09:30 Doors open, coffee in hall 2\n10:00 Welcome by the mayor\n10:15 Talk: where our water comes from\n11:00 Tours of the filter hall, 20 people each\n12:30 Lunch: soup from the fire brigade\n13:30 Experiments for children aged 6 to 12\n15:00 Panel: water in dry summers\n16:00 End\n\nPlease wear closed shoes. The tour is not suitable for wheelchairs; a film is shown in the meeting room instead.';
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const [row, ...others] = slides.filter(({ kind }) => kind === 'timeline');
  assert.ok(row?.kind === 'timeline' && others.length === 0);
  assert.deepEqual([row.title, row.points.length, row.points[0]?.date, row.points.at(-1)?.text], ['09:30 – 16:00', 8, '09:30', 'End']);
});
