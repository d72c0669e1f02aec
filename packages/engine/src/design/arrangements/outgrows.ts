/** Titles that are too long for their place beside the body. */
import type { Slide } from '@slidewright/contract/deck';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';
import { heading, paragraph } from '../page/typography.ts';
import { layoutKeyOfSlide } from '../tokens/layoutKey.ts';

/** Whether the slide's title would take more lines than the template's own page allows, at its largest size. */
export function outgrowsItsPage(slide: Slide, context: LayoutContext): boolean {
  const { template, layouts } = context;
  const { grid, title: inks } = template;
  const mostTitleLines = template.mostTitleLinesOf?.[layoutKeyOfSlide(slide)] ?? template.mostTitleLines;
  const frame = layouts[layoutKeyOfSlide(slide)].placeholders.find(({ type }) => type === 'title')?.frame;
  // Covers, sections and the like have frames of their own for their titles.
  if (mostTitleLines === undefined || frame !== grid.title) return false;
  const look = heading(template, grid.titleSizes[0], inks.text);
  const width = frame.w * (1 - (template.heading.reserve ?? 0));
  return measure([paragraph(slide.title, look, context)], width, context).lines.length > mostTitleLines;
}
