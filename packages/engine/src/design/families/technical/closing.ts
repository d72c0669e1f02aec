/** Closing: the next step where a quote's words stand, its facts or what the chapters were below; the drawing returns with the crop marks. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeBalanced, placeDisplayTitle } from '../../arrange/titles.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { type Facts, placeFactRows, type RowSetting } from './factRows.ts';
import { barAt, messageNodes, SIDE } from './messageLayout.ts';
import { twoDigits } from './monoLabel.ts';

type Slide = SlideOf<'closing'>;

/** Where the bar stands: above rows of facts or chapters, and above a message alone; and the title below it. */
const [BAR, LOW_BAR, BELOW_BAR] = [100, 168, 22] as const;
const SIZE = 44;
/** Of a few words and nothing else. */
const LARGEST_ALONE = 76;
const SUBTITLE = { x: 48, y: 284 } as const;
/** Height of what follows the title above rows. */
const SHORT = 60;
/** Where rows at the foot end, and how far they stay below what follows the title. */
const [FOOT, SPACE] = [504, 20] as const;

/** Short messages stand above the lower part of the drawing, and may be wider than quotes. */
const widthOf = (template: Template): number => lookOf('technical', template).message + 48;

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const { page: inks, palette } = template;
    const frame: Frame = { x: 48, y: BAR + BELOW_BAR, w: widthOf(template), h: 148 };
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [...messageNodes(template), ...template.motif(SIDE, { place: 'closing', inks, palette, seed: `${seed} closing`, turn: 1 })],
      placeholders: [
        titlePlaceholder(template, inks, { frame, anchor: 'top', look: heading(template, SIZE, inks.text, 1.18) }),
        subtitlePlaceholder({ frame: { ...SUBTITLE, w: frame.w, h: SHORT }, look: body(template, 20, inks.muted), prompt: 'What follows' }),
      ],
    };
  },

  compose: (slide, context) =>
    firstThatFits(
      (function* () {
        const chapters = chapterRows(context);
        if (slide.facts?.length) yield aboveRows(slide, slide.facts, { label: 120, least: 12 }, context);
        else if (chapters.length > 0) yield aboveRows(slide, chapters, { label: 48, least: 15 }, context);
        yield alone(slide, context);
      })(),
    ),
};

function begin(slide: Slide, bar: number, context: LayoutContext): PageBuilder {
  const { template } = context;
  const { page: inks } = template;
  const builder = new PageBuilder(context, 'closing');
  builder.rule('Bar', barAt(bar), inks.figure);
  const frame: Frame = { ...builder.placeholder('title').frame, y: bar + BELOW_BAR };
  const look = (size: number) => heading(template, size, inks.text, 1.18);
  const onOneLine = (size: number) => measure([paragraph(slide.title, look(size), context)], frame.w, context).lines.length === 1;
  const short = bar === LOW_BAR ? steps(LARGEST_ALONE, SIZE).filter(onOneLine) : [];
  placeDisplayTitle(builder, slide.title, [...short, ...steps(SIZE, 18)], look, context, frame);
  return builder;
}

function aboveRows(slide: Slide, rows: Facts, setting: RowSetting, context: LayoutContext): PageBuilder {
  const { template } = context;
  const builder = begin(slide, BAR, context);
  const quiet = (size: number) => body(template, size, template.page.muted);
  const frame = belowTitle(builder, { ...SUBTITLE, w: widthOf(template), h: SHORT }, 18, context);
  placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(20, 14), look: quiet, role: 'body', frame }, context);
  const top = slide.subtitle?.trim() ? frame.y + SHORT + SPACE : frame.y + SPACE;
  placeFactRows(builder, rows, { x: SUBTITLE.x, y: top, w: lookOf('technical', template).foot, h: FOOT - top }, setting, context);
  return builder;
}

/** What follows a message that stands alone is at the foot, as the name under a quote is. */
function alone(slide: Slide, context: LayoutContext): PageBuilder {
  const { template } = context;
  const builder = begin(slide, LOW_BAR, context);
  const subtitle = slide.subtitle?.trim();
  if (!subtitle) return builder;
  const room: Frame = { x: SUBTITLE.x, y: FOOT - SHORT * 2, w: lookOf('technical', template).foot, h: SHORT * 2 };
  const words = fitted(steps(22, 14), room, context, (size) => [paragraph(subtitle, body(template, size, template.page.muted), context)]);
  const { height } = measure(words, room.w, context);
  placeBalanced(builder, 'subtitle', words, 'body', context, { ...room, y: FOOT - height, h: height + 1 });
  return builder;
}

/** What the chapters were, at the end of a deck without facts; a single chapter is no list. */
const chapterRows = ({ chapters, language }: LayoutContext): Facts =>
  chapters.length < 2 ? [] : chapters.map((value, i) => ({ label: twoDigits(i + 1, language), value }));
