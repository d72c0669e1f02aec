/** What every arrangement of a timeline is made of: the dots of its points, the connectors between them, dates and events. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Site } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, date as dateLook, paragraph } from '../typography.ts';
import { connector } from './connector.ts';
import { placeTitle } from './furniture.ts';

export type TimelineSlide = SlideOf<'timeline'>;

/** Width of a dot, points. */
export const DOT = 12;
/** Width of the connectors, points. */
export const LINE = 1.5;

export function beginTimeline(slide: TimelineSlide, stage: Stage): { sheet: Sheet; body: Frame } {
  const sheet = new Sheet(stage, 'timeline');
  return { sheet, body: placeTitle(sheet, slide.title, stage) };
}

/** Whether the point is the one that matters most. */
export const leads = (slide: TimelineSlide, index: number): boolean => slide.highlight === index;

/** The dots and the connectors from one to the next: side by side, or one below the other. */
export function drawAxis(sheet: Sheet, slide: TimelineSlide, frames: readonly Frame[], way: 'across' | 'down', stage: Stage): void {
  const [leaves, arrives]: [Site, Site] = way === 'across' ? ['right', 'left'] : ['bottom', 'top'];
  sheet.group('Axis', undefined, () => {
    frames.forEach((frame, i) => {
      drawDot(sheet, i, frame, leads(slide, i), stage);
    });
    frames.slice(1).forEach((frame, i) => {
      const from = { node: `Dot ${i + 1}`, frame: frames[i] ?? frame, site: leaves };
      const to = { node: `Dot ${i + 2}`, frame, site: arrives };
      sheet.add(connector(`Connector ${i + 1}`, from, to, { color: stage.template.page.text, width: LINE }));
    });
  });
}

export function drawDot(sheet: Sheet, index: number, frame: Frame, highlighted: boolean, stage: Stage): void {
  const { page } = stage.template;
  if (highlighted) sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.figure);
  else sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.ground, { color: page.text, width: LINE });
}

export const date = (text: string, size: number, highlighted: boolean, stage: Stage): Paragraph =>
  paragraph(text, dateLook(stage.template, size, highlighted ? stage.template.page.accent : stage.template.page.text), stage);

export const event = (text: string, size: number, stage: Stage, color = stage.template.page.text): Paragraph =>
  paragraph(text, body(stage.template, size, color, undefined, 1.35), stage);
