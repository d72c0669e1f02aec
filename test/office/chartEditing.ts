/** Edits of a finished chart's data as typing in its sheet makes them: names and values in the chart, and its ranges with them. */
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { readPackage } from '../pptx/readPackage.ts';
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

/** Every chart of the file after the edit. An area below a line reads the line's own column, and follows it. */
export const withChartData = (file: Uint8Array, edit: ChartEdit): Uint8Array =>
  edited(file, /^ppt\/charts\/chart\d+\.xml$/, (xml) => {
    const all = xml.match(SERIES) ?? [];
    const before = tableIn(xml);
    const { categories, series } = edit(before);
    const written = (part: string, column: number): string => {
      const { name, values } = series[column] ?? { name: '', values: [] };
      const letter = String.fromCharCode('B'.charCodeAt(0) + column);
      return part
        .replace(/<c:tx>.*?<\/c:tx>/s, `<c:tx>${stringsOf(`Sheet1!$${letter}$1`, [name])}</c:tx>`)
        .replace(/<c:cat>.*?<\/c:cat>/s, `<c:cat>${stringsOf(`Sheet1!$A$2:$A$${categories.length + 1}`, categories)}</c:cat>`)
        .replace(/(?<=<c:val><c:numRef>)<c:f>.*?<\/c:f>/s, `<c:f>Sheet1!$$${letter}$2:$$${letter}$$${categories.length + 1}</c:f>`)
        .replace(/(<c:val>.*?)<c:ptCount.*?(?=<\/c:numCache>)/s, `$1${pointsOf(values)}`);
    };
    const unmarked = (all.at(-1) ?? '').replace(/<c:(dPt|dLbl)>.*?<\/c:\1>|<c:spPr>.*?<\/c:spPr>/gs, '');
    const added = series.slice(before.series.length).map((_, i) => {
      const part = unmarked.replace(/<c:(idx|order) val="\d+"\/>/g, `<c:$1 val="${all.length + i}"/>`);
      return written(part, before.series.length + i);
    });
    const following = xml.replace(SERIES, (part) => written(part, columnOf(part)));
    const end = following.lastIndexOf('</c:ser>') + '</c:ser>'.length;
    return following.slice(0, end) + added.join('') + following.slice(end);
  });

/** The same edits typed into the chart's workbooks: what the ranges name is there. */
export const withSheetData = (file: Uint8Array, edit: ChartEdit): Uint8Array => {
  const tables = new Map(
    readPackage(file).flatMap(({ name, content }) => {
      const number = /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1];
      return number === undefined ? [] : [[number, edit(tableIn(Buffer.from(content).toString()))] as const];
    }),
  );
  return writeZip(
    readPackage(file).map(({ name, content }) => {
      const table = tables.get(/^ppt\/embeddings\/chart(\d+)\.xlsx$/.exec(name)?.[1] ?? '');
      return { name, content: table ? edited(content, /^xl\/worksheets\/sheet1\.xml$/, (xml) => withRows(xml, table)) : content };
    }),
  );
};

function withRows(sheet: string, { categories, series }: ChartTable): string {
  const text = (cell: string, words: string) => `<c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const letter = (column: number) => String.fromCharCode('B'.charCodeAt(0) + column);
  const heads = series.map(({ name }, column) => text(`${letter(column)}1`, name));
  const rows = categories.map((category, i) => {
    const values = series.map(({ values }, column) =>
      values[i] == null ? '' : `<c r="${letter(column)}${i + 2}"><v>${values[i]}</v></c>`,
    );
    return `<row r="${i + 2}">${text(`A${i + 2}`, category)}${values.join('')}</row>`;
  });
  return sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData><row r="1">${heads.join('')}</row>${rows.join('')}</sheetData>`);
}

const SERIES = /<c:ser>.*?<\/c:ser>/gs;

/** Where in the table a series has its values: the sheet's column B is the first. */
function columnOf(series: string): number {
  const letter = /<c:tx><c:strRef><c:f>Sheet1!\$([B-Z])\$1</.exec(series)?.[1];
  if (!letter) throw new Error(`a series whose name is in no column: ${series.slice(0, 200)}`);
  return letter.charCodeAt(0) - 'B'.charCodeAt(0);
}

function tableIn(xml: string): ChartTable {
  const all = new Map((xml.match(SERIES) ?? []).map((series) => [columnOf(series), series]));
  const series = [...all.keys()]
    .toSorted((a, b) => a - b)
    .map((column) => ({
      name: pointsIn(/<c:tx>.*?<\/c:tx>/s.exec(all.get(column) ?? '')?.[0])[0] ?? '',
      values: pointsIn(/<c:val>.*?<\/c:val>/s.exec(all.get(column) ?? '')?.[0]).map(Number),
    }));
  return { categories: pointsIn(/<c:cat>.*?<\/c:cat>/s.exec(xml)?.[0]), series };
}

const pointsIn = (part = ''): string[] => [...part.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text]) => text ?? '');

function pointsOf(values: readonly (string | number | null)[]): string {
  const points = values.map((value, i) => (value === null ? '' : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`));
  return `<c:ptCount val="${values.length}"/>${points.join('')}`;
}

const stringsOf = (range: string, texts: readonly string[]): string =>
  `<c:strRef><c:f>${range}</c:f><c:strCache>${pointsOf(texts)}</c:strCache></c:strRef>`;
