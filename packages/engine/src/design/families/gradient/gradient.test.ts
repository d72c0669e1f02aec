import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyKindIn, templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { theme } from '../../art/tones.ts';
import { type Sky, sky } from './art/sky.ts';

const templates = templatesOf('gradient');

test('covers, sections, quotes and closings lie on a gradient, content pages do not', () => {
  for (const template of templates) {
    for (const { name, nodes } of everyKindIn(template).layouts) {
      const open =
        ['Cover', 'Section', 'Quote', 'Closing'].includes(name) ||
        (template === 'Auckland' && /^(Figures|Title only, figures)$/.test(name));
      const lit = nodes.some((node) => node.type === 'shape' && node.fill !== undefined && 'stops' in node.fill && node.frame.w === 960);
      assert.equal(lit, open, `${template}: ${name}`);
    }
  }
});

const fillsOf = ({ backdrop }: Sky) => backdrop.map(({ fill }) => fill);

test('an angle is that of a square stretched to the frame, and ends lie where the square has them', () => {
  const [diagonal] = fillsOf(
    sky(
      [
        [theme.bg, 0],
        [theme.text, 1],
      ],
      45,
      { x: 0, y: 0, w: 200, h: 100 },
    ),
  );
  assert.ok(diagonal && 'stops' in diagonal && diagonal.angle > 63 && diagonal.angle < 64);
  assert.deepEqual(
    diagonal.stops.map(({ at }) => at),
    [0.146, 0.854],
  );
});

test('of three colours each shape has two: above and below, or as a glow over the first two', () => {
  const stops = [
    [theme.bg, 0],
    [theme.accent1, 0.6],
    [theme.text, 1],
  ] as const;
  const down = sky(stops, 90);
  assert.deepEqual(
    down.backdrop.map(({ frame }) => frame.y),
    [0, 324],
  );
  assert.deepEqual(down.ground, theme.accent1);
  const [, glow] = fillsOf(sky(stops, 0));
  assert.deepEqual(glow, {
    angle: 0,
    stops: [
      { at: 0.6, color: { ...theme.text, alpha: 0 } },
      { at: 1, color: theme.text },
    ],
  });
  for (const { fill } of [...down.backdrop, ...sky(stops, 30).backdrop]) assert.ok(fill && 'stops' in fill && fill.stops.length === 2);
});
