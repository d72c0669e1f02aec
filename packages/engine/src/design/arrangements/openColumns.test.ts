import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../model/scene.ts';
import { type Box, drawing } from '../arrange/box.ts';
import { evenColumns } from '../arrange/row.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { type OpenColumns, placeOpenColumns } from './openColumns.ts';

const area: Frame = { x: 0, y: 100, w: 320, h: 210 };
const builder = { judge: () => {} } as unknown as PageBuilder;

/** Where each part, and what parts the columns, was drawn. */
function placed(look: Pick<OpenColumns, 'count' | 'across'> & Partial<OpenColumns>): Record<string, Frame> {
  const frames: Record<string, Frame> = {};
  const part = (name: string): Box =>
    drawing(40, (frame) => {
      frames[name] = frame;
    });
  placeOpenColumns(builder, area, {
    columns: (row) => evenColumns(row, look.across, 10),
    parts: ({ from, to }) => Array.from({ length: to - from }, (_, i) => [part(`part ${from + i + 1}`)]),
    parting: (frame, number) => {
      frames[`parting ${number}`] = frame;
    },
    ...look,
  });
  return frames;
}

test('a row that has the page to itself begins where it is told, and what parts its columns is as high as it is', () => {
  const frames = placed({ count: 2, across: 2, top: ({ y, h }, needed) => y + (h - needed) / 2 });
  assert.deepEqual(frames, {
    'part 1': { x: 0, y: 185, w: 155, h: 40 },
    'part 2': { x: 165, y: 185, w: 155, h: 40 },
    'parting 2': { x: 165, y: 185, w: 155, h: 125 },
  });
});

test('rows share the height, and nothing stands beside the last of a row that is not full', () => {
  const frames = placed({ count: 4, across: 3, rowGap: 10, top: () => 0 });
  assert.deepEqual(Object.keys(frames).sort(), ['part 1', 'part 2', 'part 3', 'part 4', 'parting 2', 'parting 3']);
  assert.deepEqual(frames['part 4'], { x: 0, y: 210, w: 100, h: 40 });
});
