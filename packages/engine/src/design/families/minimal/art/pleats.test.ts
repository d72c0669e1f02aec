import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaves } from '../../../page/behind.ts';
import { templateById } from '../../../templates/templates.ts';
import { type Pleats, pleats } from './pleats.ts';
import { pleatsMotif } from './pleatsMotif.ts';

const Tokyo = templateById('Tokyo');
const screen: Pleats = { name: 'Pleats', frame: { x: 556, y: 64, w: 404, h: 546 }, count: 9, ratio: 0.86, depth: 30, seed: 'deck' };
const draw = (change: Partial<Pleats> = {}) => pleats({ ...screen, ...change }, Tokyo.page, Tokyo.palette);

test('one shape for each strip, cut off at the edge of the slide', () => {
  const { nodes, frame, decorative } = draw();
  assert.equal(nodes.length, 9);
  assert.ok(decorative);
  assert.ok(frame.y >= 64 && frame.y + frame.h === 540 && Math.abs(frame.x + frame.w - 960) < 1e-9);
});

test('strips that lie outside of the plate are left out', () => {
  const plate = { x: 556, y: 100, w: 100, h: 50 };
  const { nodes } = draw({ plate });
  assert.ok(nodes.length >= 1 && nodes.length < 9);
  for (const { frame } of nodes) assert.ok(frame.x >= 556 && frame.x + frame.w <= 656 + 1e-9 && frame.y >= 100 && frame.y + frame.h <= 150);
});

test('the seed decides, and nothing else', () => {
  assert.deepEqual(draw(), draw());
  assert.notDeepEqual(draw(), draw({ seed: 'another deck' }));
});

test('one strip, and only one, is in the accent', () => {
  const accented = (change: Partial<Pleats>) =>
    draw(change).nodes.filter((node) => JSON.stringify(node.type === 'shape' ? node.fill : '').includes('accent1')).length;
  assert.equal(accented({}), 1);
  assert.equal(accented({ accent: -1 }), 0);
});

test('the accent moves on from section to section', () => {
  const frame = { x: 600, y: 0, w: 360, h: 540 };
  const at = [0, 1, 2].map((turn) => {
    const nodes = leaves(pleatsMotif(frame, { place: 'section', inks: Tokyo.section, palette: Tokyo.palette, seed: 'one', turn }));
    return nodes.find((node) => node.type === 'shape' && JSON.stringify(node.fill).includes('accent1'))?.frame.x ?? 0;
  });
  assert.deepEqual(
    at,
    at.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(at).size, 3);
});
