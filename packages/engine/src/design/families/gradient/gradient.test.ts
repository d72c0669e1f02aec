import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSeeded, assertSound, sceneOf } from '../../../../../../test/fixtures/templateChecks.ts';
import { theme } from '../../art/tones.ts';
import { sky } from './sky.ts';

const templates = ['Dubai', 'Auckland', 'Melbourne', 'RioDeJaneiro', 'LosAngeles'];

for (const template of templates) {
  test(`${template}: pages without a fault, art from the seed`, () => {
    assertSound(template);
    assertSeeded(template);
  });
}

test('covers, sections, quotes and closings lie on a gradient, content pages do not', () => {
  for (const template of templates) {
    for (const { name, background } of sceneOf(template).layouts) {
      const open = ['Cover', 'Section', 'Quote', 'Closing'].includes(name) || (template === 'Auckland' && name === 'Figures');
      assert.equal(background !== undefined && 'stops' in background, open, `${template}: ${name}`);
    }
  }
});

test('an angle is that of a square stretched to the frame, and ends lie where the square has them', () => {
  const stops = [
    [theme.bg, 0],
    [theme.text, 1],
  ] as const;
  assert.deepEqual(sky(stops, 90), {
    angle: 90,
    stops: [
      { at: 0, color: theme.bg },
      { at: 1, color: theme.text },
    ],
  });
  const diagonal = sky(stops, 45, { x: 0, y: 0, w: 200, h: 100 });
  assert.ok('stops' in diagonal && diagonal.angle > 63 && diagonal.angle < 64);
  assert.deepEqual(
    diagonal.stops.map(({ at }) => at),
    [0.146, 0.854],
  );
});
