import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { contrast, type Palette, resolveColor } from '../model/color.ts';
import { pictureLook } from './pictureLook.ts';
import { templateById } from './templates/templates.ts';

test('every template has its rooms; a picture under a title is taller than wide, so that it stands in the panel', () => {
  for (const id of templateIds) {
    const { rooms, colors } = pictureLook(templateById(id));
    for (const { w, h } of Object.values(rooms)) assert.ok(w >= 200 && h >= 150, id);
    assert.ok(colors.every((color) => /^#[0-9A-F]{6}$/.test(color)));
  }
  const { w, h } = pictureLook(templateById('HongKong')).rooms.bullets;
  assert.ok(h > w);
});

test('duotones go from dark to light, far enough apart to be read', () => {
  const rgba = (hex: string) => resolveColor({ hex }, {} as Palette);
  for (const id of templateIds) {
    const { treatment } = pictureLook(templateById(id));
    if (treatment?.type !== 'duotone') continue;
    const [dark, light] = treatment.colors.map(rgba);
    assert.ok(dark && light && contrast(dark, light) >= 4.5, id);
    assert.ok(contrast([0, 0, 0, 1], dark) < contrast([0, 0, 0, 1], light), id);
  }
  assert.equal(pictureLook(templateById('Milan')).treatment?.type, 'grayscale');
  assert.equal(pictureLook(templateById('Tokyo')).treatment, undefined);
});
