import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mirrorNode } from '../page/mirror.ts';
import { iconShape } from './iconShape.ts';

const frame = { x: 100, y: 50, w: 48, h: 48 };

test('an icon covers its part of the square, in lines that grow with it', () => {
  const { frame: covered, stroke } = iconShape('Icon', 'clock', frame, { ref: 'accent1' });
  assert.deepEqual(covered, { x: 104, y: 54, w: 40, h: 40 });
  assert.equal(stroke?.width, 4);
});

test('in a right-to-left deck only what leads somewhere is turned round', () => {
  const turned = (icon: 'clock' | 'truck') => {
    const shape = iconShape('Icon', icon, frame, { ref: 'accent1' });
    const mirrored = mirrorNode(shape);
    assert.equal(mirrored.frame.x + mirrored.frame.w, 960 - shape.frame.x);
    return mirrored.type === 'shape' && JSON.stringify(mirrored.geometry) !== JSON.stringify(shape.geometry);
  };
  assert.equal(turned('clock'), false);
  assert.equal(turned('truck'), true);
});
