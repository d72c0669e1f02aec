/** A few points beside a panel of folded screens, which takes the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Layout } from '../../model/scene.ts';
import { panel } from '../art/panel.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { BODY, LEFT, placeFurniture, placeTitle, plainFace } from './furniture.ts';
import { points, spread } from './list.ts';

const TITLE: Frame = { x: LEFT, y: 52, w: 500, h: 112 };
const BESIDE: Frame = { ...BODY, w: 496 };
const PANEL: Frame = { x: 608, y: 56, w: 288, h: 404 };

export function bulletsBesideArtFace(template: Template): Layout {
  const face = plainFace('Title, bullets and art', template, [bulletSlot(template, BESIDE)], []);
  return { ...face, placeholders: face.placeholders.map((p) => (p.key === 'title' ? { ...p, frame: TITLE } : p)) };
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  const frame = { ...placeTitle(sheet, slide.title, stage, TITLE), w: BESIDE.w };
  const groups = points(slide.items, stage, { size, inks: stage.template.page, ordered: slide.ordered });
  sheet.fill('body', spread(groups, frame, stage, { least: 16, most: 44 }), 'list', { frame });
  sheet.add(...panel(PANEL, turn, slide.title, stage.template));
  placeFurniture(sheet, stage);
  return sheet;
}
