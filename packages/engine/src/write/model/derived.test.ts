import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesBeside } from './beside.ts';
import { groundOf } from './grounding.ts';

const SOURCE = `We build about 9,600 trailers a year. Brandt asks 61.40 euros a frame, up from 56.80. Kovalo offers 54.20 plus 2.10 freight.
Hsin Lee is at 43.90, with freight of 6.70 and duty of 2.60. Tooling costs 38,000 euros at Kovalo. A split is possible: both keep their price at 4,000 pieces,
Brandt with 1.50 on top. We need about six weeks' cover for Hsin Lee, two for the others. Hall 3 has room for 900 frames, at most.`;
const sentences = SOURCE.split(/(?<=\.)\s/u);
const ground = groundOf(SOURCE, 'en', { sums: true });
const SPLIT = [
  'Both keep their price at 4,000 pieces, Brandt with 1.50 on top, so 62.90: each share lies between 4,000 and 5,600 of 9,600',
  'Kovalo costs 56.30 euros a frame with freight, 5.10 less than Brandt',
  'Brandt 5,600 and Kovalo 4,000: 577,440 euros, 12,000 below Brandt alone',
];
const ALONE = 'Brandt alone costs 589,440 euros: 9,600 times 61.40';

test('what follows in several steps holds: a price with freight, an order at it, two orders together, the difference', () => {
  const known = [ALONE, ...sentences];
  for (const point of SPLIT) assert.equal(ground.problemOf(point, SPLIT, known), undefined, point);
  const wrong = SPLIT.map((point) => point.replace('577,440', '574,440'));
  assert.match(ground.problemOf(wrong[2] ?? '', wrong, known) ?? '', /"574,440"/);
  const ways = 'At about 9,600 frames a year, 4.60 euros more a frame are 44,160 euros';
  assert.equal(ground.problemOf(ways, [ways, '56.80 euros', '61.40 euros']), undefined);
  assert.match(ground.problemOf('61.40 less 56.80 is 4.60 euros; times 9,600, that is 45,160 euros') ?? '', /"45,160".*44,160/);
});

test('a stretch of a year is so many of its weeks, and equal parts are parts of what they come to', () => {
  const cover = "Six weeks' cover is about 1,108 frames at 9,600 a year, 208 more than the room of 900";
  assert.equal(ground.problemOf(cover, [cover], sentences), undefined);
  assert.equal(ground.problemOf('At 9,600 frames a year of 52 weeks, six weeks are about 1,108 frames'), undefined);
  assert.match(ground.problemOf(cover.replace('1,108', '1,278'), [cover], sentences) ?? '', /"1,278"/);
  assert.match(ground.problemOf('It takes 52 weeks') ?? '', /"52"/);
  assert.equal(ground.problemOf('Each of them makes half: 4,800 and 4,800', [], ['9,600 trailers a year']), undefined);
});

test('a table proves its cells from row to row', () => {
  const table = {
    rows: [
      ['Brandt 5,600, Kovalo 4,000', '5,600 × 62.90 = 352,240', '4,000 × 56.30 = 225,200', '577,440', '12,000'],
      ['Brandt 4,000, Kovalo 5,600', '4,000 × 62.90 = 251,600', '5,600 × 56.30 = 315,280', '566,880', '22,560'],
    ],
    sentence: 'Brandt 61.40 plus 1.50, 62.90 euros; Kovalo 54.20 plus 2.10, 56.30. Brandt alone costs 9,600 times 61.40 euros, 589,440.',
  };
  const lines = linesBeside(table);
  for (const cell of table.rows.flat()) assert.equal(ground.problemOf(cell, lines), undefined, cell);
  assert.match(
    ground.problemOf('568,880', linesBeside({ ...table, rows: [[...(table.rows[0] ?? []).slice(0, 3), '568,880']] })) ?? '',
    /"568,880"/,
  );
});

test('what was worked out before holds without its figures', () => {
  const later = groundOf(SOURCE, 'en', { sums: true, proven: SPLIT });
  assert.equal(later.problemOf('The split costs 577,440 euros'), undefined);
  assert.match(later.problemOf('The split costs 576,440 euros') ?? '', /"576,440"/);
});
