/** A few points beside a panel of the template's art, which takes the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Layout } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { facePanel, placeTitle } from './furniture.ts';
import { inRows, points, spread } from './list.ts';

/** Points. */
const TALLEST_ROW = 112;

export function bulletsBesideArtFace(template: Template): Layout {
  return facePanel('bulletsBesideArt', 'Title, bullets and art', template, [bulletSlot(template, template.grid.besidePanel.body)]);
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  const { template } = stage;
  const frame = placeTitle(sheet, slide.title, stage, template.grid.besidePanel);
  const groups = points(slide.items, stage, { size, inks: template.page, ordered: slide.ordered });
  if (template.bullet !== 'none' || slide.ordered || !fillRuled(sheet, groups, frame, stage))
    sheet.fill('body', spread(groups, frame, stage, { least: 16, most: 44 }), 'list', { frame });
  const { page: inks, palette } = template;
  sheet.add(...template.motif(template.grid.panel, { place: 'panel', inks, palette, seed: slide.title, turn }));
  return sheet;
}

/** Points without a sign begin below a hairline each. Whether they had room for it. */
function fillRuled(sheet: Sheet, groups: readonly Paragraph[][], frame: Frame, stage: Stage): boolean {
  const area: Frame = { ...frame, h: Math.min(frame.h, groups.length * TALLEST_ROW) };
  const rows = inRows(groups, area, stage);
  if (!rows.fits) return false;
  groups.forEach((_, i) => {
    sheet.rule(`Hairline ${i + 1}`, { ...area, y: area.y + (i * area.h) / groups.length, h: 1 }, stage.template.page.line);
  });
  sheet.fill('body', rows.paragraphs, 'list', { frame: { ...area, y: area.y + rows.top, h: area.h - rows.top } });
  return true;
}
