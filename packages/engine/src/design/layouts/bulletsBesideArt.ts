/** A few points beside two screens of pleats, one standing before the other, which take the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Layout, SceneNode } from '../../model/scene.ts';
import { pleats } from '../art/pleats.ts';
import { randomFrom } from '../art/random.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { LEFT, placeFurniture, placeTitle, plainFace, TOP } from './furniture.ts';
import { points, spread } from './list.ts';

const TITLE: Frame = { x: LEFT, y: 52, w: 500, h: 112 };
const BODY: Frame = { x: LEFT, y: TOP, w: 496, h: 280 };
const PANEL: Frame = { x: 608, y: 56, w: 288, h: 404 };

export function bulletsBesideArtFace(template: Template): Layout {
  const face = plainFace('Title, bullets and art', template, [bulletSlot(template, BODY)], []);
  return { ...face, placeholders: face.placeholders.map((p) => (p.key === 'title' ? { ...p, frame: TITLE } : p)) };
}

export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  placeTitle(sheet, slide.title, stage, [TITLE]);
  const groups = points(slide.items, stage, { size, inks: stage.template.page });
  sheet.fill('body', spread(groups, BODY, stage, { least: 16, most: 44 }), 'list');
  sheet.add(...panel(slide.title, stage));
  placeFurniture(sheet, stage);
  return sheet;
}

/** The seed decides how tall the screens are, to which side they narrow, where the near one stands and which of them has the accent. */
function panel(seed: string, { template }: Stage): SceneNode[] {
  const random = randomFrom(seed);
  const inks = template.page;
  const { x, y, w, h } = PANEL;
  const top = y + 50 + 60 * random();
  const left = random() < 0.5;
  const near: Frame = { x: left ? x : x + 32, y: top + 90 + 70 * random(), w: w - 32, h };
  const accentIsNear = random() < 0.35;
  const narrowing = random() < 0.5 ? 0.8 : 1 / 0.8;
  const back = { name: 'Pleats, far', frame: { x, y: top, w, h }, plate: PANEL, count: 6, ratio: narrowing, depth: 34, seed };
  const front = {
    name: 'Pleats, near',
    frame: near,
    plate: PANEL,
    count: 9,
    ratio: left ? 1 / 0.84 : 0.84,
    depth: 22,
    seed: `${seed} near`,
    inverted: true,
  };
  const plate: SceneNode = { type: 'shape', name: 'Plate', frame: PANEL, geometry: { type: 'rect' }, fill: inks.surface, decorative: true };
  const plain = { accent: -1 };
  return [
    plate,
    pleats({ ...back, ...(accentIsNear && plain) }, inks, template),
    pleats({ ...front, ...(!accentIsNear && plain) }, inks, template),
  ];
}
