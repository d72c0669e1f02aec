import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateById } from '../templates/templates.ts';
import { ownPalette, ratio } from './ownPalette.ts';

test('colours that are not named are the base’s, but those that follow from the ground', () => {
  const { palette } = templateById('Tokyo');
  assert.deepEqual(ownPalette(palette, { accent1: '#0B6E4F' }), { ...palette, accent1: '#0B6E4F' });
  const night = ownPalette(palette, { bg: '#101820', text: '#F5F7FA' });
  assert.equal(night.accent2, palette.accent2);
  for (const ground of [night.bg, night.surface]) assert.ok(ratio(night.muted, ground) >= 4.5 && ratio(night.text, ground) >= 7);
  assert.ok(ratio(night.bg, night.surface) < 1.4);
});
