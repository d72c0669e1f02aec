/** A few points beside a panel of folded screens, which takes the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Layout } from '../../model/scene.ts';
import { panel } from '../art/panel.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { LEFT, placeFurniture, placeTitle, plainFace, TOP } from './furniture.ts';
import { points, spread } from './list.ts';

const TITLE: Frame = { x: LEFT, y: 52, w: 500, h: 112 };
const BODY: Frame = { x: LEFT, y: TOP, w: 496, h: 292 };
const PANEL: Frame = { x: 608, y: 56, w: 288, h: 404 };

export function bulletsBesideArtFace(template: Template): Layout {
  const face = plainFace('Title, bullets and art', template, [bulletSlot(template, BODY)], []);
  return { ...face, placeholders: face.placeholders.map((p) => (p.key === 'title' ? { ...p, frame: TITLE } : p)) };
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  placeTitle(sheet, slide.title, stage, [TITLE]);
  const groups = points(slide.items, stage, { size, inks: stage.template.page, ordered: slide.ordered });
  sheet.fill('body', spread(groups, BODY, stage, { least: 16, most: 44 }), 'list');
  sheet.add(...panel(PANEL, turn, slide.title, stage.template));
  placeFurniture(sheet, stage);
  return sheet;
}
