/** A few points beside a panel of the template's art, which takes the place of a picture. */

import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop } from '../../model/frame.ts';
import type { Frame, Layout } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { bulletPlaceholder } from '../arrange/bulletPlaceholder.ts';
import { endsInAWord, inRows, points, spread } from '../arrange/list.ts';
import { placePanelArt } from '../arrange/panelArt.ts';
import { panelBeside } from '../arrange/panelBeside.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { titledPage } from '../arrange/titles.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { panelLayout } from '../page/pageLayouts.ts';
import type { Template } from '../tokens/template.ts';

/** Points: rows are no taller than this; those of a pair may be. */
const TALLEST_ROW = { of: 112, ofTwo: 148 } as const;

export function bulletsBesideArtLayout(template: Template): Layout {
  return panelLayout('bulletsBesideArt', 'Title, bullets and art', template, [bulletPlaceholder(template, template.grid.besidePanel.body)]);
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function bulletsBesideArt(slide: SlideOf<'bullets'>, context: LayoutContext, size: number, turn: number): PageBuilder {
  const { template } = context;
  const { builder, area: body } = titledPage('bulletsBesideArt', slide.title, context, template.grid.besidePanel);
  const groups = points(slide.items, context, { size, inks: template.page, ordered: slide.ordered });
  const frame: Frame = { ...body, w: body.w * evenShare(groups, body, context) };
  const ruled = slide.ordered || template.bullet === 'none';
  if (!ruled || !fillRuled(builder, groups, frame, body.w, context))
    builder.fill('body', spread(groups, frame, context, pointGaps.besideArt(groups.length)), 'list', { frame });
  placePanelArt(builder, panelBeside(body, template.grid), slide.title, turn, context);
  return builder;
}

/** The share of the body's width in which no point ends in a scrap of a line; all of it where there is none. */
function evenShare(groups: readonly Paragraph[][], { w }: Frame, context: LayoutContext): number {
  const isEven = (share: number) => groups.every((group) => !endsInAWord(measure(group, w * share, context)));
  return [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72].find(isEven) ?? 1;
}

/** Points without a sign, and numbered ones, begin below a hairline of the `width` each. Whether they had room for it. */
export function fillRuled(
  builder: PageBuilder,
  groups: readonly Paragraph[][],
  frame: Frame,
  width: number,
  context: LayoutContext,
): boolean {
  const area: Frame = { ...frame, h: Math.min(frame.h, groups.length * (groups.length === 2 ? TALLEST_ROW.ofTwo : TALLEST_ROW.of)) };
  const rows = inRows(groups, area, context);
  if (!rows.fits) return false;
  groups.forEach((_, i) => {
    builder.rule(`Hairline ${i + 1}`, { ...area, y: area.y + (i * area.h) / groups.length, w: width, h: 1 }, context.template.page.line);
  });
  builder.fill('body', rows.paragraphs, 'list', { frame: belowTop(area, rows.top) });
  return true;
}
