/** Cover: the title as large as its block allows, against a block of geometry. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Placeholder } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** Points: of titles short enough for them. */
const LARGE = { most: 132, least: 84 } as const;
/** Two lines would leave most of a field of this height empty, points: there they become a column of more, of this share of the field's width. */
const TALL = 300;
const COLUMN = 0.76;

type Words = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { title, draw } = lookOf('poster', template).cover;
    return {
      name: 'Cover',
      background: title.ground,
      nodes: drawn('Art', `${seed} cover`, draw),
      placeholders: coverPlaceholders(template),
    };
  },

  compose(slide, context) {
    const builder = new PageBuilder(context, 'cover');
    placeCoverWords(builder, slide, context);
    return builder;
  },
};

export function coverPlaceholders(template: Template): Placeholder[] {
  const { title, subtitle, label, meta } = lookOf('poster', template).cover;
  const small = ({ frame, ground, anchor = 'top' }: Place, size: number, weight: number) => ({
    frame,
    look: body(template, size, inkOf(ground, template), weight),
    anchor,
  });
  return [
    titlePlaceholder(template, template.cover, {
      frame: title.frame,
      anchor: 'top',
      look: heading(template, 84, inkOf(title.ground, template), 1.02),
    }),
    subtitlePlaceholder({ ...small(subtitle, 20, 400) }),
    placeholderOf({ key: 'label', type: 'body', index: 13, prompt: 'Label', ...small(label, 14, 700) }),
    placeholderOf({
      key: 'meta',
      type: 'body',
      index: 14,
      prompt: 'Author and date',
      align: meta.align ?? 'start',
      ...small(meta, 14, 400),
    }),
  ];
}

export function placeCoverWords(builder: PageBuilder, slide: Words, context: LayoutContext): void {
  const { template } = context;
  const { title, subtitle, label, meta } = lookOf('poster', template).cover;
  const titleInk = inkOf(title.ground, template);
  const look = (size: number) => heading(template, size, titleInk, size > 40 ? 1.02 : 1.1);
  const room = 1 - (template.heading.reserve ?? 0);
  const setIn = (w: number, size: number) => measure([paragraph(slide.title, look(size), context)], w * room, context);
  const inTwoLines = displaySizes(LARGE.most, LARGE.least).filter((size) => setIn(title.frame.w, size).lines.length <= 2);
  const column: Frame = { ...title.frame, w: title.frame.w * COLUMN };
  const fills = (size: number) => {
    const { height, brokenWord } = setIn(column.w, size);
    return !brokenWord && height <= column.h;
  };
  const tall = inTwoLines.length > 0 && title.frame.h > TALL ? displaySizes(LARGE.most, inTwoLines[0] ?? 0).filter(fills) : [];
  if (tall.length > 0) placeDisplayTitle(builder, slide.title, tall, look, context, column);
  else placeDisplayTitle(builder, slide.title, [...inTwoLines, ...displaySizes(LARGE.least, 20)], look, context);
  const text =
    ({ ground }: Place, weight: number) =>
    (size: number) =>
      body(template, size, inkOf(ground, template), weight, 1.3);
  const { subtitle: below, label: kicker, meta: by = context.author } = slide;
  placeDisplayText(builder, 'subtitle', { text: below, sizes: steps(20, 14), look: text(subtitle, 400), role: 'heading' }, context);
  placeDisplayText(builder, 'label', { text: kicker, sizes: steps(14, 12), look: text(label, 700), role: 'label' }, context);
  const align = meta.align ?? 'start';
  placeDisplayText(builder, 'meta', { text: by, sizes: steps(14, 12), look: text(meta, 400), role: 'label', align }, context);
}
