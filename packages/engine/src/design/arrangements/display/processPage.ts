/** Steps on the plates that figures and cards stand on, each under its number; where they do not fit there, as in the shared layout. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { evenly } from '../../arrange/evenly.ts';
import { endsInAWord } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { bodySizes } from '../../page/fit.ts';
import { type SlideLayout, variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { process as shared } from '../process.ts';
import { drawPlates, firstColumn, isCalm, type Plate, type PlateLook } from './plates.ts';

export interface ProcessLook extends PlateLook {
  readonly written?: (number: number) => string;
}

type Slide = SlideOf<'process'>;
type Step = Slide['steps'][number];

const MOST_HEAD_LINES = 2;
/** Points: of texts, by which names are set, where there are none; and how much larger their numbers are. */
const ALONE = [30, 26] as const;
const LARGER = 1.4;
/** Points: with larger sizes names are the only words, and stand on one line. */
const LARGEST_TEXT = 24;
/** In larger type no line of a text holds a scrap. */
const CALM = 18;
/** Height of a number's line as a multiple of its size, and its distance from the head; from the head to the text. */
const LINE = 1.3;
const HEAD_SPACE = 4;
const TEXT_SPACE = 8;
/** In rows: what the number takes, what the head takes (a share of the shortest row, at most so many points), and the space after each. */
const NUMBER = 64;
const BESIDE = 0.3;
const MOST_BESIDE = 230;
const GUTTER = 20;

export const processPage = (lookOf: (context: LayoutContext) => ProcessLook): SlideLayout<'process'> =>
  variantOf(shared, function* (slide, context) {
    const look = lookOf(context);
    const count = slide.steps.length;
    if (count < 2 || count > look.most) return;
    const [largest, smallest] = look.figures;
    // Names alone are the larger for it, and so are their numbers.
    const alone = slide.steps.every((step) => !step.text?.trim());
    if (alone) for (const size of ALONE) yield arrange(slide, look, Math.round(largest * LARGER), size, context);
    for (const size of bodySizes(count <= 4 ? 24 : 20, 16))
      for (const number of [largest, smallest]) yield arrange(slide, look, number, size, context);
  });

function arrange(slide: Slide, look: ProcessLook, number: number, size: number, context: LayoutContext): PageBuilder {
  const { builder, area } = titledPage('process', slide.title, context);
  const place = look.cells === 'rows' ? placeInRow : placeInColumn;
  const plates = drawPlates(builder, look, slide.steps.length, area, context, (i, plate) => {
    const step = slide.steps[i];
    if (!step) return 0;
    const head = spaciousHeight(headOf(step, size, plate, context), plate.text.w, context);
    return number * LINE + HEAD_SPACE + head + TEXT_SPACE + measure(textOf(step, size, plate, context), plate.text.w, context).height;
  });
  const tallest = Math.max(
    ...slide.steps.map((step, i) => {
      const plate = plates[i];
      return plate ? spaciousHeight(headOf(step, size, plate, context), plate.text.w, context) : 0;
    }),
  );
  const headWidth = firstColumn(plates, BESIDE, MOST_BESIDE);
  const scrapped = (step: Step, plate: Plate) => {
    const words = textOf(step, size, plate, context);
    return words.length > 0 && endsInAWord(measure(words, evenly(words, plate.text, context).w, context));
  };
  slide.steps.forEach((step, i) => {
    const plate = plates[i];
    if (plate && look.cells !== 'rows' && size > CALM && scrapped(step, plate)) builder.judge('overflows');
    if (plate) place({ builder, step, index: i, plate, look, number, size, tallest, headWidth, context });
  });
  return builder;
}

interface Setting {
  readonly builder: PageBuilder;
  readonly step: Step;
  readonly index: number;
  readonly plate: Plate;
  readonly look: ProcessLook;
  /** Sizes of the number and of the text. */
  readonly number: number;
  readonly size: number;
  /** Height of the tallest head: texts begin on one line. */
  readonly tallest: number;
  /** Width of the heads in rows: texts begin on one edge. */
  readonly headWidth: number;
  readonly context: LayoutContext;
}

function placeInColumn(setting: Setting): void {
  const { builder, step, index, plate, number, size, tallest, context } = setting;
  const { text } = plate;
  const line = number * LINE;
  placeNumber(setting, { ...text, h: line }, 'top');
  const head: Frame = { ...text, y: text.y + line + HEAD_SPACE, h: tallest };
  placeHead(setting, head, 'top');
  const y = head.y + tallest + TEXT_SPACE;
  const below: Frame = { ...text, y, h: Math.max(1, bottomOf(text) - y) };
  if (bottomOf(text) < head.y + tallest) builder.judge('overflows');
  const words = textOf(step, size, plate, context);
  builder.text(`Text ${index + 1}`, words.length > 0 ? evenly(words, below, context) : below, words, { role: 'body' });
}

function placeInRow(setting: Setting): void {
  const { builder, step, index, plate, size, headWidth, context } = setting;
  const { text } = plate;
  const words = textOf(step, size, plate, context);
  placeNumber(setting, { ...text, w: NUMBER }, 'middle');
  const from = text.x + NUMBER + GUTTER;
  const taken = words.length > 0 ? headWidth : rightOf(text) - from;
  placeHead(setting, { ...text, x: from, w: taken }, 'middle');
  const x = from + taken + GUTTER;
  if (words.length === 0) return;
  const beside: Frame = { ...text, x, w: rightOf(text) - x };
  builder.text(`Text ${index + 1}`, evenly(words, beside, context), words, { role: 'body', anchor: 'middle' });
}

function placeNumber({ builder, index, plate, look, number, context }: Setting, frame: Frame, anchor: 'top' | 'middle'): void {
  const inks = inksOn(plate.on, context.template.palette);
  const position = context.entriesBefore + index + 1;
  const words = look.written ? look.written(position) : numeralOf(position, context.language);
  const style = figure(context.template, number, isCalm(plate) ? inks.figure : inks.text);
  builder.text(`Number ${index + 1}`, frame, [paragraph(words, style, context)], { role: 'label', anchor });
}

function placeHead({ builder, step, index, plate, size, context }: Setting, frame: Frame, anchor: 'top' | 'middle'): void {
  const head = headOf(step, size, plate, context);
  const { lines } = measure(head, frame.w, context);
  if (lines.length > (size > LARGEST_TEXT ? 1 : MOST_HEAD_LINES)) builder.judge('overflows');
  builder.text(`Step ${index + 1}`, frame, head, { role: 'heading', anchor });
}

function headOf({ head }: Step, size: number, { on }: Plate, context: LayoutContext): Paragraph[] {
  const { template } = context;
  return [paragraph(head, heading(template, size + 4, inksOn(on, template.palette).text, 1.22), context)];
}

function textOf({ text }: Step, size: number, { on }: Plate, context: LayoutContext): Paragraph[] {
  const { template } = context;
  return textOrNone(text, body(template, size, inksOn(on, template.palette).text, undefined, 1.36), context);
}
