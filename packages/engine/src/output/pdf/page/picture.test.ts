import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uncropped } from './picture.ts';

test('the whole picture lies around the frame so that the part left covers it', () => {
  const frame = { x: 100, y: 100, w: 50, h: 40 };
  assert.deepEqual(uncropped(frame, [0.25, 0, 0.25, 0.5]), { x: 75, y: 100, w: 100, h: 80 });
  assert.deepEqual(uncropped(frame, [0, 0, 0, 0]), frame);
});
