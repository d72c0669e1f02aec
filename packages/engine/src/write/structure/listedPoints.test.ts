import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { withListedPoints } from './listedPoints.ts';

const pointsOf = (text: string): readonly string[] =>
  withListedPoints(readText(text, 'text').blocks).flatMap((block: Block) =>
    block.type === 'list' && block.ordered ? [`${block.label} ${block.items.length}`] : [],
  );

test('points of an agenda are apart where only a blank line is between two of them', () => {
  const text =
    'Notes\n\n1. Water\n- 550 m³ are lost\n\n2. Tap opens on 5 April\n\n3. Waiting list\nFour plots are free and 56 families wait.\n\n4. Hours\nEight hours a year stay.\n\n5. Summer party\n- Budget of 1,200\n';
  assert.deepEqual(pointsOf(text), ['1. 1', '2. 1', '3. 1', '4. 1', '5. 1']);
});

test('steps among which notes stand are left together', () => {
  const text =
    '1. Boil the water\n2. Add the salt\n3. Add the rice\n\nStir it once.\n\n4. Lower the heat\n5. Wait\n\nDo not lift the lid.\n\n6. Serve\n';
  assert.deepEqual(pointsOf(text), ['1. 3', '4. 2', '6. 1']);
});
