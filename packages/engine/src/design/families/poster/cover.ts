/** Cover: the title as large as its block allows, against a block of geometry. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Placeholder } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, subtitleSlot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './plan.ts';

/** Points: of titles short enough for them. */
const LARGE = { most: 132, least: 84 } as const;
/** Two lines would leave most of a field of this height empty, points: there they become a column of more, of this share of the field's width. */
const TALL = 300;
const COLUMN = 0.76;

type Words = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

export const cover: SlideLayout<'cover'> = {
  face(template, seed) {
    const { title, draw } = lookOf('poster', template).cover;
    return { name: 'Cover', background: title.ground, nodes: drawn('Art', `${seed} cover`, draw), placeholders: coverSlots(template) };
  },

  compose(slide, stage) {
    const sheet = new Sheet(stage, 'cover');
    placeCoverWords(sheet, slide, stage);
    return sheet;
  },
};

export function coverSlots(template: Template): Placeholder[] {
  const { title, subtitle, label, meta } = lookOf('poster', template).cover;
  const small = ({ frame, ground, anchor = 'top' }: Place, size: number, weight: number) => ({
    frame,
    look: body(template, size, inkOf(ground, template), weight),
    anchor,
  });
  return [
    titleSlot(template, template.cover, {
      frame: title.frame,
      anchor: 'top',
      look: heading(template, 84, inkOf(title.ground, template), 1.02),
    }),
    subtitleSlot({ ...small(subtitle, 20, 400) }),
    slot({ key: 'label', type: 'body', index: 13, prompt: 'Label', ...small(label, 14, 700) }),
    slot({ key: 'meta', type: 'body', index: 14, prompt: 'Author and date', align: meta.align ?? 'start', ...small(meta, 14, 400) }),
  ];
}

export function placeCoverWords(sheet: Sheet, slide: Words, stage: Stage): void {
  const { template } = stage;
  const { title, subtitle, label, meta } = lookOf('poster', template).cover;
  const titleInk = inkOf(title.ground, template);
  const look = (size: number) => heading(template, size, titleInk, size > 40 ? 1.02 : 1.1);
  const room = 1 - (template.heading.reserve ?? 0);
  const setIn = (w: number, size: number) => measure([paragraph(slide.title, look(size), stage)], w * room, stage);
  const inTwoLines = displaySizes(LARGE.most, LARGE.least).filter((size) => setIn(title.frame.w, size).lines.length <= 2);
  const column: Frame = { ...title.frame, w: title.frame.w * COLUMN };
  const fills = (size: number) => {
    const { height, brokenWord } = setIn(column.w, size);
    return !brokenWord && height <= column.h;
  };
  const tall = inTwoLines.length > 0 && title.frame.h > TALL ? displaySizes(LARGE.most, inTwoLines[0] ?? 0).filter(fills) : [];
  if (tall.length > 0) placeDisplayTitle(sheet, slide.title, tall, look, stage, column);
  else placeDisplayTitle(sheet, slide.title, [...inTwoLines, ...displaySizes(LARGE.least, 20)], look, stage);
  const text =
    ({ ground }: Place, weight: number) =>
    (size: number) =>
      body(template, size, inkOf(ground, template), weight, 1.3);
  const { subtitle: below, label: kicker, meta: by = stage.author } = slide;
  placeDisplayText(sheet, 'subtitle', { text: below, sizes: steps(20, 14), look: text(subtitle, 400), role: 'heading' }, stage);
  placeDisplayText(sheet, 'label', { text: kicker, sizes: steps(14, 12), look: text(label, 700), role: 'label' }, stage);
  const align = meta.align ?? 'start';
  placeDisplayText(sheet, 'meta', { text: by, sizes: steps(14, 12), look: text(meta, 400), role: 'label', align }, stage);
}
