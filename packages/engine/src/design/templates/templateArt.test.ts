/** What holds for the art of every template, whatever it shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TemplateId, templateIds } from '@slidewright/contract/template';
import type { Frame, LeafNode } from '../../model/scene.ts';
import { leaves } from '../page/behind.ts';
import type { ArtPlace } from '../tokens/art.ts';
import { inksOn } from '../tokens/inks.ts';
import { templateById } from './templates.ts';

const places: readonly ArtPlace[] = ['cover', 'section', 'closing', 'quote', 'bigNumber', 'panel', 'picture'];
const UPRIGHT: Frame = { x: 640, y: 0, w: 320, h: 540 };
const SLIDE: Frame = { x: 0, y: 0, w: 960, h: 540 };

/** Frames such as the place has: a panel is the template's own or an upright one, and what opens a chapter may know its place on the slide. */
function framesOf(id: TemplateId, place: ArtPlace): readonly Frame[] {
  if (place === 'panel') return [templateById(id).grid.panel, UPRIGHT];
  return place === 'section' ? [SLIDE] : [UPRIGHT, SLIDE];
}

const grounds = ['bg', 'accent1', 'accent2'] as const;
const MOST_SHAPES = 300;

const isInside = ({ frame: { x, y, w, h } }: LeafNode, within: Frame): boolean =>
  x >= within.x - 0.1 && y >= within.y - 0.1 && x + w <= within.x + within.w + 0.1 && y + h <= within.y + within.h + 0.1;

for (const id of templateIds)
  test(`${id}: art stays in its frame on every ground, in few shapes, the same for the same seed and turn, another for others`, () => {
    for (const place of places) for (const frame of framesOf(id, place)) for (const ground of grounds) assertArt(id, place, frame, ground);
  });

function assertArt(id: TemplateId, place: ArtPlace, frame: Frame, ground: (typeof grounds)[number]): void {
  const { motif, palette } = templateById(id);
  const drawn = (seed: string, turn = 0) => leaves(motif(frame, { place, inks: inksOn({ ref: ground }, palette), palette, seed, turn }));
  const where = `${place} in ${JSON.stringify(frame)} on ${ground}`;
  const shapes = drawn('one');
  assert.ok(shapes.length > 0 && shapes.length <= MOST_SHAPES, `${where}: ${shapes.length} shapes`);
  for (const shape of shapes) {
    assert.ok(shape.decorative, `${where}: ${shape.name}`);
    assert.ok(isInside(shape, frame), `${where}: ${shape.name} at ${JSON.stringify(shape.frame)}`);
  }
  assert.deepEqual(drawn('one'), shapes, where);
  const same = JSON.stringify(shapes);
  assert.ok(
    [drawn('two'), drawn('three'), drawn('four'), drawn('one', 1)].some((other) => JSON.stringify(other) !== same),
    `${where}: always the same`,
  );
}
