import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../model/scene.ts';
import { cellsIn, columnsIn, rowsIn } from './cells.ts';

const area: Frame = { x: 10, y: 20, w: 200, h: 110 };

test('columns have the height of the area, rows its width, and the gap is between them alone', () => {
  const columns = columnsIn(area, 3, 10);
  assert.deepEqual(
    [0, 1, 2].map((i) => columns.at(i)),
    [10, 80, 150].map((x) => ({ x, y: 20, w: 60, h: 110 })),
  );
  const rows = rowsIn(area, 2, 10);
  assert.deepEqual(
    [rows.at(0), rows.at(1)],
    [
      { x: 10, y: 20, w: 200, h: 50 },
      { x: 10, y: 80, w: 200, h: 50 },
    ],
  );
  assert.deepEqual([rows.w, rows.h], [200, 50]);
});

test('one cell is the area', () => {
  assert.deepEqual(columnsIn(area, 1, 10).at(0), area);
  assert.deepEqual(rowsIn(area, 1, 10).at(0), area);
});

test('a grid is filled row by row, and its last row need not be full', () => {
  const { w, h, at } = cellsIn(area, { count: 5, across: 3, gap: 10, rowGap: 30 });
  assert.deepEqual([w, h], [60, 40]);
  assert.deepEqual(at(2), { x: 150, y: 20, w: 60, h: 40 });
  assert.deepEqual(at(4), { x: 80, y: 90, w: 60, h: 40 });
  // The last row ends where the area does.
  assert.equal(at(4).y + h, area.y + area.h);
});
