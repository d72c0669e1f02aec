import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../model/scene.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import type { Box, Standing } from './box.ts';
import { row } from './row.ts';

test('what stands in the middle of a row is told so, since its words may take fewer lines than they have room for', () => {
  const told: (readonly [number, Standing | undefined])[] = [];
  const box = (height: number): Box => ({
    height: () => height,
    stretch: 0,
    place: ({ y }: Frame, _: PageBuilder, stands) => told.push([y, stands]),
  });
  const both = row(
    [
      { box: box(60), width: { share: 1 }, align: 'middle' },
      { box: box(20), width: { share: 1 }, align: 'bottom' },
      { box: box(20), width: { share: 1 } },
    ],
    10,
  );
  both.place({ x: 0, y: 0, w: 320, h: 60 }, {} as PageBuilder);
  assert.deepEqual(told, [
    [0, 'middle'],
    [40, 'bottom'],
    [0, undefined],
  ]);
});
