/** Edits of a finished chart's data as typing in its sheet makes them: names and values in the chart, and its ranges with them. */
import { edited } from './editing.ts';

export interface ChartTable {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export type ChartEdit = (table: ChartTable) => ChartTable;

const onAll =
  (change: (values: readonly (number | null)[]) => (number | null)[]): ChartEdit =>
  ({ categories, series }) => ({ categories, series: series.map(({ name, values }) => ({ name, values: change(values) })) });

/** A value of the first series in place of another. */
const withValue =
  (at: number, value: number | null): ChartEdit =>
  ({ categories, series }) => ({
    categories,
    series: series.map(({ name, values }, i) => ({
      name,
      values: i === 0 ? values.with(at < 0 ? values.length + at : at, value) : values,
    })),
  });

const sorted: ChartEdit = ({ categories, series }) => {
  const order = categories.map((_, i) => i).sort((a, b) => (series[0]?.values[b] ?? 0) - (series[0]?.values[a] ?? 0));
  const inOrder = <T>(list: readonly T[]): T[] => order.flatMap((i) => list[i] ?? []);
  return { categories: inOrder(categories), series: series.map(({ name, values }) => ({ name, values: inOrder(values) })) };
};

/** Ten kinds of edits; the greatest value of the first series is its last but one. */
export const chartEdits: Readonly<Record<string, ChartEdit>> = {
  'a value up': withValue(-2, 220),
  'a value down': withValue(-2, 8),
  'a value emptied': withValue(1, null),
  'a value below zero': withValue(0, -35),
  'thousands for units': onAll((values) => values.map((value) => value && value * 1000)),
  'a category added': ({ categories, series }) => ({
    categories: [...categories, 'Later'],
    series: series.map(({ name, values }, i) => ({ name, values: [...values, 64 + i] })),
  }),
  'a category removed': ({ categories, series }) => ({
    categories: categories.slice(0, -1),
    series: series.map(({ name, values }) => ({ name, values: values.slice(0, -1) })),
  }),
  'a category renamed': ({ categories, series }) => ({ categories: categories.with(1, 'September'), series }),
  'values sorted': sorted,
  'a series added': ({ categories, series }) => ({
    categories,
    series: [...series, { name: 'Added', values: categories.map((_, i) => 23 + 4 * i) }],
  }),
};

/** Every chart of the file after the edit. */
export const withChartData = (file: Uint8Array, edit: ChartEdit): Uint8Array =>
  edited(file, /^ppt\/charts\/chart\d+\.xml$/, (xml) => {
    const all = xml.match(SERIES) ?? [];
    const { categories, series } = edit(tableIn(xml));
    const last = all.at(-1) ?? '';
    const written = series.map(({ name, values }, i) => {
      const own =
        all[i] ??
        last.replace(/<c:(dPt|dLbl)>.*?<\/c:\1>|<c:spPr>.*?<\/c:spPr>/gs, '').replace(/<c:(idx|order) val="\d+"\/>/g, `<c:$1 val="${i}"/>`);
      const column = String.fromCharCode('B'.charCodeAt(0) + i);
      return own
        .replace(/<c:tx>.*?<\/c:tx>/s, `<c:tx>${stringsOf(`Sheet1!$${column}$1`, [name])}</c:tx>`)
        .replace(/<c:cat>.*?<\/c:cat>/s, `<c:cat>${stringsOf(`Sheet1!$A$2:$A$${categories.length + 1}`, categories)}</c:cat>`)
        .replace(/(?<=<c:val><c:numRef>)<c:f>.*?<\/c:f>/s, `<c:f>Sheet1!$$${column}$2:$$${column}$$${categories.length + 1}</c:f>`)
        .replace(/(<c:val>.*?)<c:ptCount.*?(?=<\/c:numCache>)/s, `$1${pointsOf(values)}`);
    });
    const [head = '', tail = ''] = [xml.slice(0, xml.indexOf('<c:ser>')), xml.slice(xml.lastIndexOf('</c:ser>') + '</c:ser>'.length)];
    return head + written.join('') + tail;
  });

const SERIES = /<c:ser>.*?<\/c:ser>/gs;

function tableIn(xml: string): ChartTable {
  const all = (xml.match(SERIES) ?? []).map((series) => ({
    name: pointsIn(/<c:tx>.*?<\/c:tx>/s.exec(series)?.[0])[0] ?? '',
    categories: pointsIn(/<c:cat>.*?<\/c:cat>/s.exec(series)?.[0]),
    values: pointsIn(/<c:val>.*?<\/c:val>/s.exec(series)?.[0]).map(Number),
  }));
  return { categories: all[0]?.categories ?? [], series: all };
}

const pointsIn = (part = ''): string[] => [...part.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text]) => text ?? '');

function pointsOf(values: readonly (string | number | null)[]): string {
  const points = values.map((value, i) => (value === null ? '' : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`));
  return `<c:ptCount val="${values.length}"/>${points.join('')}`;
}

const stringsOf = (range: string, texts: readonly string[]): string =>
  `<c:strRef><c:f>${range}</c:f><c:strCache>${pointsOf(texts)}</c:strCache></c:strRef>`;
