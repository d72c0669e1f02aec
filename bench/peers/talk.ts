/**
 * What all are given to write: a presentation as plain content, without any look. Each is derived from the deck that the built-in writer makes
 * of a sample text, and has besides one table, one chart and one photograph, so that none is without them.
 */
import type { Slide, SlideOf } from '@slidewright/contract/deck';
import { deckOf, type WrittenText, writtenTexts } from '../../test/fixtures/writtenTexts.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Chart {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** A slide has points, a table or a chart. */
export interface TalkSlide {
  readonly title: string;
  readonly notes: string;
  readonly points?: readonly string[];
  readonly table?: Table;
  readonly chart?: Chart;
  /** Stands beside the points: what it shows, for those who do not see it. */
  readonly photo?: string;
}

export interface Talk {
  /** The sample text that it came from: "de", "report". */
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly slides: readonly TalkSlide[];
}

/** What any of them can hold without a word running over: a list of seven rows or so in its usual type. */
const MOST_POINTS = 6;
const MOST_WIDTH = 420;
const LONGEST_NOTES = 600;
const MOST_ROWS = 8;
const MOST_COLUMNS = 6;
const MOST_CATEGORIES = 12;
const NUMBER_OF_SLIDES = 12;

/** One of each sample text, in the order of their names. */
export const talks = (): Talk[] => writtenTexts.map(talkOf);

/** `number` makes the figures of one differ from those of another. */
export function talkOf(written: WrittenText, number: number): Talk {
  const { title, language, slides } = deckOf(written, {}, NUMBER_OF_SLIDES);
  const told = slides.flatMap((slide) => toTalkSlide(slide) ?? []);
  const table: TalkSlide = { title: `${title} 1`, notes: '', table: sampleTable(number) };
  const chart: TalkSlide = { title: `${title} 2`, notes: '', chart: sampleChart(number) };
  const withExhibits = [
    ...told,
    ...(told.some((slide) => slide.table) ? [] : [table]),
    ...(told.some((slide) => slide.chart) ? [] : [chart]),
  ];
  const first = withExhibits.findIndex(({ points }) => points !== undefined);
  return {
    name: written.name.replace('.md', ''),
    title,
    language,
    slides: withExhibits.map((slide, i) => (i === first ? { ...slide, points: slide.points?.slice(0, 3) ?? [], photo: title } : slide)),
  };
}

const withoutContent = new Set<Slide['kind']>(['cover', 'coverPicture', 'agenda', 'section', 'closing', 'sources', 'picture']);

function toTalkSlide(slide: Slide): TalkSlide | undefined {
  if (withoutContent.has(slide.kind)) return undefined;
  const common = { title: slide.title, notes: slide.notes.slice(0, LONGEST_NOTES).trim() };
  if (slide.kind === 'table' && slide.rows.length <= MOST_ROWS && slide.columns.length <= MOST_COLUMNS)
    return { ...common, table: { columns: slide.columns, rows: slide.rows } };
  const chart = slide.kind === 'chart' ? chartOf(slide) : undefined;
  if (chart) return { ...common, chart };
  const points = fitting(pointsOf(slide));
  return points.length > 0 ? { ...common, points } : undefined;
}

function chartOf({ chart }: SlideOf<'chart'>): Chart | undefined {
  const { type, categories, series } = chart;
  const isWhole = series.every(({ values }) => values.length === categories.length && values.every((value) => value !== null));
  if (type === 'scatter' || categories.length > MOST_CATEGORIES || !isWhole) return undefined;
  return {
    categories,
    series: series.map(({ name, values }) => ({ name: name || chart.unit || '1', values: values.map((value) => value ?? 0) })),
  };
}

const notPoints = new Set(['kind', 'title', 'notes', 'sources', 'picture', 'chart', 'icon']);

/** What the slide says, one point for each entry of its lists. */
function pointsOf(slide: Slide): string[] {
  const entries = Object.entries(slide).filter(([key]) => !notPoints.has(key));
  return entries
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .map((entry) => textsIn(entry).join(': '))
    .filter(Boolean);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => (notPoints.has(key) ? [] : textsIn(each)))
    : [];
}

/** As many from the first on as a slide surely holds; letters of East Asia are twice as wide. */
function fitting(points: readonly string[]): string[] {
  let width = 0;
  return points.slice(0, MOST_POINTS).filter((point) => {
    width += point.replace(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/g, '00').length;
    return width <= MOST_WIDTH;
  });
}

/** Figures that differ from talk to talk. */
function sampleTable(number: number): Table {
  const years = [2023, 2024, 2025];
  const rows = ['A', 'B', 'C', 'D'].map((name, i) => [name, ...years.map((_, year) => `${(number + 3) * (i + 2) * (year + 7)}`)]);
  return { columns: ['', ...years.map(String)], rows };
}

function sampleChart(number: number): Chart {
  const values = [1, 2, 3, 4].map((quarter) => 100 + ((number * 37 + quarter * 53) % 90));
  return { categories: ['Q1', 'Q2', 'Q3', 'Q4'], series: [{ name: '2025', values }] };
}

/** A chart's figures, for those who draw no charts. */
export function tableOf({ categories, series }: Chart): Table {
  return {
    columns: ['', ...series.map(({ name }) => name)],
    rows: categories.map((category, i) => [category, ...series.map(({ values }) => String(values[i] ?? ''))]),
  };
}

/** The words that every writer can be expected to show: titles, points and tables; the figures of charts are drawn or told. */
export const textsOf = ({ title, slides }: Talk): string[] => [
  title,
  ...slides.flatMap((slide) => [
    slide.title,
    ...(slide.points ?? []),
    ...(slide.table ? [slide.table.columns, ...slide.table.rows].flat() : []),
  ]),
];
