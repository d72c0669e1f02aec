import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Point, trendOf } from '../../bench/memory/trend.ts';

const points = (y: (n: number) => number): Point[] => Array.from({ length: 30 }, (_, n) => ({ x: n * 100, y: y(n) }));
/** The same for everybody who runs this. */
const noise = (n: number): number => ((n * 7919) % 31) - 15;

test('memory that goes up and down does not grow, and what goes up in the midst of that does', () => {
  const flat = trendOf(points((n) => 500 + noise(n)));
  assert.ok(flat.low < 0 && flat.high > 0, JSON.stringify(flat));
  const growing = trendOf(points((n) => 500 + 2 * n + noise(n)));
  assert.ok(growing.low > 0 && Math.abs(growing.slope - 0.02) < 0.01, JSON.stringify(growing));
});

test('waves are less sure than noise of the same height', () => {
  const width = ({ low, high }: { low: number; high: number }): number => high - low;
  const waves = trendOf(points((n) => 500 + 15 * Math.sin(n / 3)));
  assert.ok(width(waves) > 1.5 * width(trendOf(points((n) => 500 + noise(n)))), JSON.stringify(waves));
});

test('of few points nothing is sure', () => {
  assert.equal(
    trendOf([
      { x: 0, y: 1 },
      { x: 1, y: 2 },
    ]).high,
    Number.POSITIVE_INFINITY,
  );
});
