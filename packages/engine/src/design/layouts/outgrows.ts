/** Titles that are too long for their place beside the body. */
import type { Slide } from '@slidewright/contract/deck';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { heading, paragraph } from '../typography.ts';
import { faceOfSlide } from './faceKey.ts';

/** Whether the slide's title would take more lines than the template's own page allows, at its largest size. */
export function outgrowsItsPage(slide: Slide, stage: Stage): boolean {
  const { template, layouts } = stage;
  const { grid, title: inks } = template;
  const mostTitleLines = template.mostTitleLinesOf?.[faceOfSlide(slide)] ?? template.mostTitleLines;
  const frame = layouts[faceOfSlide(slide)].placeholders.find(({ type }) => type === 'title')?.frame;
  // Covers, sections and the like have frames of their own for their titles.
  if (mostTitleLines === undefined || frame !== grid.title) return false;
  const look = heading(template, grid.titleSizes[0], inks.text);
  const width = frame.w * (1 - (template.heading.reserve ?? 0));
  return measure([paragraph(slide.title, look, stage)], width, stage).lines.length > mostTitleLines;
}
