/** A few points beside a panel of the template's art, which takes the place of a picture. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Layout } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { bulletSlot } from './bulletSlot.ts';
import { facePanel, placeTitle } from './furniture.ts';
import { endsInAWord, inRows, points, spread } from './list.ts';
import { panelBeside } from './panelBeside.ts';

/** Points: rows are no taller than this; those of a pair may be. */
const TALLEST_ROW = { of: 112, ofTwo: 148 } as const;
/** Between points without rows. */
const WIDEST_GAP = { of: 56, ofTwo: 84 } as const;

export function bulletsBesideArtFace(template: Template): Layout {
  return facePanel('bulletsBesideArt', 'Title, bullets and art', template, [bulletSlot(template, template.grid.besidePanel.body)]);
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  const { template } = stage;
  const body = placeTitle(sheet, slide.title, stage, template.grid.besidePanel);
  const groups = points(slide.items, stage, { size, inks: template.page, ordered: slide.ordered });
  const frame: Frame = { ...body, w: body.w * evenShare(groups, body, stage) };
  const ruled = slide.ordered || template.bullet === 'none';
  if (!ruled || !fillRuled(sheet, groups, frame, body.w, stage))
    sheet.fill('body', spread(groups, frame, stage, { least: 16, most: groups.length === 2 ? WIDEST_GAP.ofTwo : WIDEST_GAP.of }), 'list', {
      frame,
    });
  const { page: inks, palette } = template;
  sheet.add(...template.motif(panelBeside(body, template.grid), { place: 'panel', inks, palette, seed: slide.title, turn }));
  return sheet;
}

/** The share of the body's width in which no point ends in a scrap of a line; all of it where there is none. */
function evenShare(groups: readonly Paragraph[][], { w }: Frame, stage: Stage): number {
  const isEven = (share: number) => groups.every((group) => !endsInAWord(measure(group, w * share, stage)));
  return [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72].find(isEven) ?? 1;
}

/** Points without a sign, and numbered ones, begin below a hairline of the `width` each. Whether they had room for it. */
export function fillRuled(sheet: Sheet, groups: readonly Paragraph[][], frame: Frame, width: number, stage: Stage): boolean {
  const area: Frame = { ...frame, h: Math.min(frame.h, groups.length * (groups.length === 2 ? TALLEST_ROW.ofTwo : TALLEST_ROW.of)) };
  const rows = inRows(groups, area, stage);
  if (!rows.fits) return false;
  groups.forEach((_, i) => {
    sheet.rule(`Hairline ${i + 1}`, { ...area, y: area.y + (i * area.h) / groups.length, w: width, h: 1 }, stage.template.page.line);
  });
  sheet.fill('body', rows.paragraphs, 'list', { frame: { ...area, y: area.y + rows.top, h: area.h - rows.top } });
  return true;
}
