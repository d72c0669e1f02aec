/** A few points beside a panel of the template's art, which takes the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Layout } from '../../model/scene.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { facePanel, placeTitle } from './furniture.ts';
import { points, spread } from './list.ts';

export function bulletsBesideArtFace(template: Template): Layout {
  return facePanel('bulletsBesideArt', 'Title, bullets and art', template, [bulletSlot(template, template.grid.besidePanel.body)]);
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  const { template } = stage;
  const frame = placeTitle(sheet, slide.title, stage, template.grid.besidePanel);
  const groups = points(slide.items, stage, { size, inks: template.page, ordered: slide.ordered });
  sheet.fill('body', spread(groups, frame, stage, { least: 16, most: 44 }), 'list', { frame });
  const { page: inks, palette } = template;
  sheet.add(...template.motif(template.grid.panel, { place: 'panel', inks, palette, seed: slide.title, turn }));
  return sheet;
}
