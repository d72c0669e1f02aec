/**
 * The Deck: what each slide says, free of any look. One schema types the code, validates what a writer produced, documents itself, and
 * is what `slidewright render deck.json` takes.
 *
 * All texts are plain, without markup. The order of slides is the order of the file: one slide of the Deck is one slide of the file.
 */
import { z } from 'zod';
import {
  causesSlide,
  changeSlide,
  decisionsSlide,
  definitionSlide,
  hubSlide,
  networkSlide,
  optionsSlide,
  overlapSlide,
  pairSlide,
  pyramidSlide,
  quadrantSlide,
  questionSlide,
  sharesSlide,
  slopeSlide,
  spansSlide,
  stairsSlide,
  swimLanesSlide,
  targetsSlide,
  treeSlide,
  waterfallSlide,
} from './exhibits.ts';
import { common, remark, text } from './slideFields.ts';

export { type ExhibitKind, exhibitKinds } from './exhibits.ts';
export { maxNotes } from './slideFields.ts';

export const coverSlide = z.object({
  kind: z.literal('cover'),
  ...common,
  subtitle: text.optional(),
  label: text.optional(),
  meta: text.optional(),
});
/** A cover whose half is its picture; without one it shows the template's own art there. */
export const coverPictureSlide = z.object({ ...coverSlide.shape, kind: z.literal('coverPicture') });
export const agendaSlide = z.object({ kind: z.literal('agenda'), ...common, items: z.array(text).min(1).max(30) });
export const sectionSlide = z.object({
  kind: z.literal('section'),
  ...common,
  number: z.int().min(1).optional(),
  subtitle: text.optional(),
});
export const bulletsSlide = z.object({
  kind: z.literal('bullets'),
  ...common,
  ...remark,
  /** The points have an order: they are numbered. */
  ordered: z.boolean().optional(),
  /** Of the first point, where steps go on from another slide; 1 where it is not said. */
  firstNumber: z.int().min(1).max(999).optional(),
  /** `head` is a short bold lead; `text` the point itself. */
  items: z
    .array(z.object({ head: text.optional(), text }))
    .min(1)
    .max(40),
});
export const twoColumnsSlide = z.object({
  kind: z.literal('twoColumns'),
  ...common,
  ...remark,
  columns: z.array(z.object({ head: text.optional(), items: z.array(text).min(1).max(20) })).length(2),
});
export const comparisonSlide = z.object({
  kind: z.literal('comparison'),
  ...common,
  ...remark,
  heads: z.tuple([text, text]),
  rows: z
    .array(z.object({ label: text.optional(), left: text, right: text }))
    .min(1)
    .max(20),
  favoured: z.enum(['left', 'right']).optional(),
});
export const prosConsSlide = z.object({
  kind: z.literal('prosCons'),
  ...common,
  ...remark,
  /** What the sides are called, in the deck's language; without it their signs tell them apart. */
  heads: z.tuple([text, text]).optional(),
  pros: z.array(text).min(1).max(20),
  cons: z.array(text).min(1).max(20),
});
export const cardsSlide = z.object({
  kind: z.literal('cards'),
  ...common,
  ...remark,
  cards: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(9),
});
export const quoteSlide = z.object({
  kind: z.literal('quote'),
  ...common,
  ...remark,
  quote: text.min(1),
  name: text.optional(),
  role: text.optional(),
});
export const bigNumberSlide = z.object({
  kind: z.literal('bigNumber'),
  ...common,
  figure: text.min(1),
  /** What the figure says; empty where the title does. */
  statement: text,
  note: text.optional(),
  /** What else is to be said, beside the figure: without it the figure fills the page. */
  points: z.array(text).min(1).max(6).optional(),
  source: text.optional(),
});
export const statsSlide = z.object({
  kind: z.literal('stats'),
  ...common,
  ...remark,
  stats: z
    .array(z.object({ figure: text.min(1), label: text, note: text.optional() }))
    .min(2)
    .max(6),
});
export const timelineSlide = z.object({
  kind: z.literal('timeline'),
  ...common,
  ...remark,
  points: z
    .array(z.object({ date: text, text }))
    .min(2)
    .max(40),
  /** Index of the point that matters most. */
  highlight: z.int().min(0).optional(),
});
export const processSlide = z.object({
  kind: z.literal('process'),
  ...common,
  ...remark,
  steps: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(12),
});
/** Steps that lead back to the first. */
export const cycleSlide = z.object({
  kind: z.literal('cycle'),
  ...common,
  ...remark,
  steps: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(12),
  /** A phrase in the middle of the circle. */
  center: text.optional(),
});
/** Stages of which each keeps a part of the one before. */
export const funnelSlide = z.object({
  kind: z.literal('funnel'),
  ...common,
  ...remark,
  stages: z
    .array(
      z.object({
        head: text,
        text: text.optional(),
        /** The stage's figure as it is written, and the number that decides how wide the stage is drawn. */
        figure: text.optional(),
        value: z.number().min(0).optional(),
      }),
    )
    .min(2)
    .max(12),
});
/** Four fields that two crossing questions make. */
export const matrixSlide = z.object({
  kind: z.literal('matrix'),
  ...common,
  ...remark,
  /** In reading order: top left, top right, bottom left, bottom right. */
  fields: z.array(z.object({ head: text, items: z.array(text).max(12).default([]) })).length(4),
  /** What the ends of the axes stand for: `low` is left and at the bottom, `high` is right and at the top. */
  axes: z.object({ x: z.object({ low: text, high: text }), y: z.object({ low: text, high: text }) }).optional(),
  /** Index of the field that matters most. */
  highlight: z.int().min(0).max(3).optional(),
});
/** People with what they do; `image` names a portrait that is already there. */
export const teamSlide = z.object({
  kind: z.literal('team'),
  ...common,
  ...remark,
  people: z
    .array(z.object({ name: text.min(1), role: text.optional(), text: text.optional(), image: z.string().optional() }))
    .min(1)
    .max(12),
});
/** One picture over the whole slide, with the title on it; without one it shows the template's own art. */
export const pictureSlide = z.object({ kind: z.literal('picture'), ...common, caption: text.optional() });
export const tableSlide = z.object({
  kind: z.literal('table'),
  ...common,
  ...remark,
  columns: z.array(text).min(1).max(20),
  /** One string per column in each row. */
  rows: z.array(z.array(text)).min(1).max(200),
  highlightRow: z.int().min(0).optional(),
  /** Further rows that the title speaks of. */
  highlightRows: z.array(z.int().min(0)).max(4).optional(),
  /** The cell that decides, below the header, and what it says: stated below the table beside a key in the cell's colour. */
  highlightCell: z.object({ row: z.int().min(0), column: z.int().min(0), note: text.optional() }).optional(),
  note: text.optional(),
});

export const chartTypes = ['column', 'stackedColumn', 'bar', 'line', 'area', 'pie', 'doughnut', 'scatter'] as const;
export const chartData = z.object({
  type: z.enum(chartTypes),
  /** What the values are, such as "Terawatt hours per year". */
  unit: text.optional(),
  categories: z.array(text).min(1).max(200),
  /** Values in the order of the categories; null where there is none. A pie or doughnut has one series. */
  series: z
    .array(z.object({ name: text, values: z.array(z.number().nullable()) }))
    .min(1)
    .max(12),
  /** Of a scatter chart: where each category, which is a point's name, stands from left to right, and what that measures. */
  x: z.array(z.number().nullable()).optional(),
  xUnit: text.optional(),
  /** Put before and after each number that is shown: "€ ", " %". */
  prefix: z.string().max(8).optional(),
  suffix: z.string().max(8).optional(),
  /** Index of the category (or, with several series, of the series) that matters most. */
  highlight: z.int().min(0).optional(),
  /** No column or bar stands out: without it the greatest does, or the last of a course of time, where `highlight` names none. */
  even: z.boolean().optional(),
});
export const chartSlide = z.object({
  kind: z.literal('chart'),
  ...common,
  ...remark,
  chart: chartData,
  /** Two to nine lines each in a small chart of its own, on one scale; lines that would be a tangle are shown so unasked. */
  multiples: z.boolean().optional(),
  /** What the chart shows, beside it: a figure and a sentence. */
  takeaway: z.object({ figure: text.optional(), text }).optional(),
  /** What the column of `chart.highlight` says, stated above it with a line that leads to it; other charts show it as a takeaway. */
  callout: z.object({ figure: text.optional(), text }).optional(),
  /** What it shows in several respects, in place of a takeaway; `head` is a short lead. */
  statements: z
    .array(z.object({ head: text.optional(), text }))
    .min(1)
    .max(4)
    .optional(),
  source: text.optional(),
});
export const sourcesSlide = z.object({ kind: z.literal('sources'), ...common, entries: z.array(text).min(1).max(60) });
export const closingSlide = z.object({
  kind: z.literal('closing'),
  ...common,
  subtitle: text.optional(),
  facts: z
    .array(z.object({ label: text, value: text }))
    .max(3)
    .optional(),
});

export const slide = z.discriminatedUnion('kind', [
  coverSlide,
  coverPictureSlide,
  agendaSlide,
  sectionSlide,
  bulletsSlide,
  twoColumnsSlide,
  comparisonSlide,
  prosConsSlide,
  cardsSlide,
  quoteSlide,
  bigNumberSlide,
  statsSlide,
  timelineSlide,
  processSlide,
  cycleSlide,
  funnelSlide,
  matrixSlide,
  teamSlide,
  pictureSlide,
  tableSlide,
  chartSlide,
  pairSlide,
  changeSlide,
  sharesSlide,
  targetsSlide,
  stairsSlide,
  pyramidSlide,
  causesSlide,
  definitionSlide,
  questionSlide,
  decisionsSlide,
  slopeSlide,
  hubSlide,
  treeSlide,
  spansSlide,
  quadrantSlide,
  optionsSlide,
  waterfallSlide,
  swimLanesSlide,
  overlapSlide,
  networkSlide,
  sourcesSlide,
  closingSlide,
]);

export const deck = z.object({
  title: text.min(1),
  subtitle: text.optional(),
  author: text.optional(),
  /** BCP 47 tag of the deck's language, such as "en", "pt-BR", "zh-Hant". */
  language: z.string().min(2).max(35).default('en'),
  slides: z.array(slide).min(1).max(200),
});

export type Deck = z.infer<typeof deck>;
/** A Deck as a person writes it: what has a default may be left out. */
export type DeckInput = z.input<typeof deck>;
export type Slide = z.infer<typeof slide>;
export type SlideInput = DeckInput['slides'][number];
export type SlideKind = Slide['kind'];
export type SlideOf<K extends SlideKind> = Extract<Slide, { kind: K }>;
export type ChartData = z.infer<typeof chartData>;
