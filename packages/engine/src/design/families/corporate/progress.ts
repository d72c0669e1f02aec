/**
 * The band as a street of dwellings, one for each chapter. The street is the same on all pages and stands on the layouts; a page tints the way
 * behind it and raises the dwelling that it is in, whose name is the text of the footer placeholder.
 */
import { afterStart } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { Canvas } from '../../art/canvas.ts';
import { SLIDE } from '../../art/clip.ts';
import { theme, translucent } from '../../art/tones.ts';
import { onContentLayouts } from '../../page/contentLayouts.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { placeFooterAndNumber, placeNumber, shortened } from '../../page/runningElements.ts';
import { body, paragraph, type TextLook } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { drawSolid } from './art/stackedModules.ts';

export const STREET: Frame = { ...SLIDE, y: 500, h: 40 };
const RAISED = 18;
const DEPTH = 12;
/** Width of the street; the page's number stands at its end. */
const LENGTH = 860;
/** In a longer street the plots are too narrow for names and have numbers alone. */
const MOST_NAMES = 6;
const MOST_NUMBERS = 24;
/** Where plots have numbers alone, the raised one has room for a name. */
const LEAST_HOUSE = 230;
const NAME_SIZES = [15, 13, 12, 11] as const;
const STREET_SIZES = [13, 12, 11] as const;
/** What the street and the raised dwelling hold. */
const LINES = { street: 2, house: 3 } as const;
/** From the edge of the page, from that of any other plot, and from that of a plot with a number alone: more than the dwelling is deep. */
const MARGIN = 56;
const INSET = 20;
const NUMBER_INSET = 16;
const BEHIND = translucent(theme.accent1, 0.4);

const hereLook = (template: Template, size: number): TextLook => body(template, size, inkOn(theme.accent1, template.palette), 700, 1.25);

const isNamed = ({ chapters }: DeckContext): boolean => chapters.length <= MOST_NAMES;

/** All names have one width: the first plot is wider by what the margin takes. */
function plotAt(i: number, context: DeckContext): Frame {
  const first = isNamed(context) ? MARGIN - INSET : 0;
  const w = (LENGTH - first) / Math.max(2, context.chapters.length);
  return i === 0 ? { ...STREET, w: w + first } : { ...STREET, x: first + i * w, w };
}

/** The raised dwelling on its plot, or on as many plots as its name needs where they have numbers alone; not beyond the end of the street. */
function houseAt(i: number, context: DeckContext): Frame {
  const plot = plotAt(i, context);
  const w = isNamed(context) ? plot.w : plot.w * Math.ceil(LEAST_HOUSE / plot.w);
  return { x: Math.min(plot.x, LENGTH - w), y: plot.y - RAISED, w, h: plot.h + RAISED };
}

const wordsIn = ({ x, y, w, h }: Frame): Frame => {
  const inset = x === 0 ? MARGIN : INSET;
  return { x: x + inset, y, w: w - inset - 8, h };
};

export function progressLayouts(drawnLayouts: DrawnLayouts, context: DeckContext): DrawnLayouts {
  const { template, chapters, language } = context;
  if (chapters.length === 0) return drawnLayouts;
  const looks = STREET_SIZES.map((size) => body(template, size, template.footer.text, 400, 1.25));
  const named = isNamed(context);
  const names = (chapters.length <= MOST_NUMBERS ? chapters : []).map((name, i) => {
    const plot = plotAt(i, context);
    const frame = named ? wordsIn(plot) : afterStart(plot, NUMBER_INSET);
    const number = numeralOf(i + 1, language);
    const words = named
      ? onLines(`${number}  ${name}`, looks, frame, LINES.street, context)
      : looks.slice(-1).map((look) => paragraph(number, look, context));
    return layoutText(`Chapter ${i + 1}`, frame, words, context, 'middle');
  });
  const here = placeholderOf({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: wordsIn(houseAt(0, context)),
    look: hereLook(template, NAME_SIZES[0]),
    prompt: 'Chapter',
    anchor: 'middle',
  });
  return onContentLayouts(drawnLayouts, names, here);
}

/** A deck without chapters has its own name in the band. */
export function placeProgress(builder: PageBuilder, context: LayoutContext): void {
  if (!builder.findPlaceholder('number')) return;
  if (context.chapters.length === 0) {
    placeFooterAndNumber(builder, context);
    return;
  }
  const name = context.chapters[context.chapter];
  if (name !== undefined) placeHouse(builder, name, context);
  placeNumber(builder, context);
}

function placeHouse(builder: PageBuilder, name: string, context: LayoutContext): void {
  const house = houseAt(context.chapter, context);
  if (house.x > 0) builder.shape('Way behind', { ...STREET, w: house.x }, { type: 'rect' }, BEHIND);
  const canvas = new Canvas({ ...house, y: house.y - DEPTH, h: house.h + DEPTH, w: house.w + DEPTH });
  drawSolid(canvas, house, DEPTH, theme.accent1);
  builder.add(...canvas.nodes('Present chapter'));
  const looks = NAME_SIZES.map((size) => hereLook(context.template, size));
  const frame = wordsIn(house);
  const words = onLines(`${numeralOf(context.chapter + 1, context.language)}  ${name}`, looks, frame, LINES.house, context);
  builder.fill('footer', words, 'artifact', { frame });
}

/** The text in the first look in which the lines hold it, or as much of it as they hold in the last. */
function onLines(text: string, looks: readonly TextLook[], frame: Frame, most: number, context: DeckContext): Paragraph[] {
  const holds = (words: Paragraph[]) => {
    const { lines, height, brokenWord } = measure(words, frame.w, context);
    return lines.length <= most && height <= frame.h && !brokenWord;
  };
  const whole = looks.map((look) => [paragraph(text, look, context)]).find(holds);
  if (whole) return whole;
  const upTo = (lines: number) => looks.slice(-1).map((look) => paragraph(shortened(text, look, frame.w * lines, context), look, context));
  return [0.05, 0.3, 0.55, 0.8].map((less) => upTo(most - less)).find(holds) ?? upTo(1);
}
