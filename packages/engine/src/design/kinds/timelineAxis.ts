/** What every arrangement of a timeline is made of: the dots of its points, the connectors between them, dates and events. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Site } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { body, date as dateLook, paragraph } from '../page/typography.ts';
import { connector } from './connector.ts';

export type TimelineSlide = SlideOf<'timeline'>;

/** Width of a dot, points. */
export const DOT = 12;
/** Width of the connectors, points. */
export const LINE = 1.5;

/** Whether the point is the one that matters most. */
export const leads = (slide: TimelineSlide, index: number): boolean => slide.highlight === index;

/** The dots and the connectors from one to the next: side by side, or one below the other. */
export function drawAxis(
  builder: PageBuilder,
  slide: TimelineSlide,
  frames: readonly Frame[],
  way: 'across' | 'down',
  context: LayoutContext,
): void {
  const [leaves, arrives]: [Site, Site] = way === 'across' ? ['right', 'left'] : ['bottom', 'top'];
  builder.group('Axis', undefined, () => {
    frames.forEach((frame, i) => {
      drawDot(builder, i, frame, leads(slide, i), context);
    });
    frames.slice(1).forEach((frame, i) => {
      const from = { node: `Dot ${i + 1}`, frame: frames[i] ?? frame, site: leaves };
      const to = { node: `Dot ${i + 2}`, frame, site: arrives };
      builder.add(connector(`Connector ${i + 1}`, from, to, { color: context.template.page.text, width: LINE }));
    });
  });
}

export function drawDot(builder: PageBuilder, index: number, frame: Frame, highlighted: boolean, context: LayoutContext): void {
  const { page } = context.template;
  if (highlighted) builder.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.figure);
  else builder.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.ground, { color: page.text, width: LINE });
}

export const date = (text: string, size: number, highlighted: boolean, context: LayoutContext): Paragraph =>
  paragraph(text, dateLook(context.template, size, highlighted ? context.template.page.accent : context.template.page.text), context);

export const event = (text: string, size: number, context: LayoutContext, color = context.template.page.text): Paragraph =>
  paragraph(text, body(context.template, size, color, undefined, 1.35), context);
