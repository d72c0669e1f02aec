import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Group } from './allot.ts';
import { withOpenings } from './openings.ts';
import type { PlannedSlide } from './plannedSlide.ts';

const part = (index: number, heading: string) => ({ index, heading, words: 40 });
const listed = [part(1, 'Canals'), part(2, 'Locks'), part(3, 'Tolls'), part(4, 'Barges')];
/** Of passages of these parts; only where they belong is asked. */
const group = (...parts: number[]) => ({ passages: parts.map((index) => ({ section: { part: index } })) }) as unknown as Group;
const content = (told: number[], behind = told): PlannedSlide => ({ type: 'content', group: group(...told), behind: group(...behind) });
const agenda: PlannedSlide = { type: 'agenda', items: [] };

test('each entry begins with the first slide of its part, and with one that speaks for it where it has none', () => {
  const made = withOpenings([agenda, content([1]), content([1, 2]), content([4], [3, 4])], listed, 'en');
  assert.deepEqual(
    made.map(({ opens }) => opens),
    [undefined, [0], [1], [2, 3]],
  );
});

test('what no slide speaks for is not listed, and the others are counted without it', () => {
  const section: PlannedSlide = { type: 'section', part: part(4, 'Barges'), number: 4 };
  const [first, , opening, inside] = withOpenings([agenda, content([1, 2]), section, content([4])], listed, 'en');
  assert.deepEqual(first?.type === 'agenda' && first.items, ['Canals', 'Locks', 'Barges']);
  assert.deepEqual(opening?.type === 'section' && [opening.number, opening.opens], [3, [2]]);
  assert.equal(inside?.opens, undefined);
});
