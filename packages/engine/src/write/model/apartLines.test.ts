import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { apartLines } from './apartLines.ts';

const TEXT = `# Half-year review

## Results

The terminals moved 412,600 pallets and earned 49.7 million.

## Annex A: Definitions

On-time dispatch: share of loads that leave no later than 15 minutes after the booked time. Pallet: one position, in and out counted once.

## References

Lee, A. (2019). Pallets and people. Journal of Loads, 12(3), 45–67. https://doi.org/10.1000/182

FAO. Horticulture statistics. Rome: FAO, 2021.

Adler, P. and Voss, M. (2021). Night buses in medium-sized cities: a review. Journal of Urban Transit Studies 14(2), 88–107.

City of Halvern (2023). Council resolution 2023/117: NightLine pilot.

[4] Halvern Student Union. Ways home: a survey of students.

Questions: office@example.org, telephone +46 60 123 45 67
`;

test('where to ask and what terms mean are told although no slide is made of them', () => {
  const { contacts, terms } = apartLines(readText(TEXT, 'text'), []);
  assert.deepEqual(contacts, ['Questions: office@example.org, telephone +46 60 123 45 67']);
  assert.deepEqual(terms, [
    'On-time dispatch: share of loads that leave no later than 15 minutes after the booked time.',
    'Pallet: one position, in and out counted once.',
  ]);
});

test('what stands behind the text and says how it is to be taken is told, up to the annexes', () => {
  const text = 'Revenue was 41.6 million.\n\nThis note contains forward-looking statements. Actual results may differ materially.';
  const { blocks, ...document } = readText(text, 'text');
  const [first] = blocks;
  const pieces = first ? [{ number: 1, passage: undefined, units: [{ block: first.id, text: 'Revenue was 41.6 million.' }] }] : [];
  const { reservations } = apartLines({ ...document, blocks }, pieces as never);
  assert.deepEqual(reservations, ['This note contains forward-looking statements. Actual results may differ materially.']);
  assert.deepEqual(apartLines(readText(TEXT, 'text'), []).reservations, []);
});
