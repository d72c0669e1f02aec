import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { contrast, resolveColor } from '../../model/color.ts';
import { inkOn } from '../tokens/inks.ts';
import { hasTemplate, templateById } from './templates.ts';

test('there is a template for every id of the contract, and for no other', () => {
  for (const id of templateIds) assert.equal(templateById(id).id, id);
  assert.ok(!hasTemplate('tokyo'));
  assert.throws(() => templateById('tokyo'), /no template/);
});

test('every palette is complete, and inks are legible on each ground and on its surface', () => {
  for (const id of templateIds) {
    const template = templateById(id);
    for (const value of Object.values(template.palette))
      assert.match(value, /^#[0-9A-F]{6}$/, `${id}: colours are "#" and six digits in capitals`);
    for (const inks of [template.page, template.cover, template.section]) {
      for (const ground of [inks.ground, inks.surface]) {
        const ratio = (ink: typeof inks.text) => contrast(resolveColor(ink, template.palette), resolveColor(ground, template.palette));
        for (const ink of [inks.text, inks.muted, inks.accent])
          assert.ok(ratio(ink) >= 4.5, `${id}: ${JSON.stringify(ink)} has ${ratio(ink)}`);
        assert.ok(ratio(inks.figure) >= 3, `${id}: figures have ${ratio(inks.figure)}`);
      }
    }
  }
});

test('a label on any accent is legible', () => {
  for (const id of templateIds) {
    const { palette } = templateById(id);
    for (const ref of ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const) {
      assert.ok(contrast(resolveColor(inkOn({ ref }, palette), palette), resolveColor({ ref }, palette)) >= 4.5, `${id} ${ref}`);
    }
  }
});

test('the fonts have the weights that the templates ask for', () => {
  const fonts = createFontSource();
  for (const id of templateIds) {
    const { heading, body } = templateById(id);
    const asked: [string, number][] = [
      [heading.family, heading.weight],
      [heading.family, heading.figureWeight],
      ...[400, 500, 600].map((weight): [string, number] => [body.family, weight]),
    ];
    for (const [family, weight] of asked) assert.equal(fonts.face(family, weight)?.weight, weight, `${id}: ${family} ${weight}`);
  }
});
