/** A chart as the table of its data: a row for each category, a column for each series (DrawingML charts, ISO 29500-1 clause 21.2). */

import { oneLine } from '../../model/oneLine.ts';
import { child, childrenOf, descendant, descendants, textOf, type XmlElement } from '../../xml/tree.ts';
import { numberText } from './numberFormat.ts';
import type { Piece } from './story.ts';

/** More rows than anybody reads off a slide. */
const MOST_POINTS = 500;
const MOST_SERIES = 50;

interface Series {
  readonly name: string;
  readonly categories: readonly string[];
  readonly values: readonly string[];
}

/** `root` is a chart part's `c:chartSpace`. Undefined when the chart holds no data. */
export function chartTable(root: XmlElement | undefined): Piece | undefined {
  const chart = child(root, 'c:chart');
  const series = descendants(child(chart, 'c:plotArea'), 'c:ser').slice(0, MOST_SERIES).map(seriesOf);
  const length = Math.min(MOST_POINTS, Math.max(0, ...series.map(({ values }) => values.length)));
  if (length === 0) return undefined;
  const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
  const rows = Array.from({ length }, (_, i) => [categories[i] ?? String(i + 1), ...series.map(({ values }) => values[i] ?? '')]);
  const names = series.map(({ name }) => name);
  const title = oneLine(descendants(child(chart, 'c:title'), 'a:t').map(textOf).join(''));
  const caption = title === '' && series.length === 1 ? '' : title;
  return {
    type: 'table',
    header: ['', ...names],
    rows,
    ...(caption !== '' && { caption }),
  };
}

function seriesOf(series: XmlElement): Series {
  const name = child(series, 'c:tx');
  return {
    name: oneLine(descendants(name, 'c:v').map(textOf).join(' ')),
    categories: labels(child(series, 'c:cat') ?? child(series, 'c:xVal')),
    values: points(cacheOf(child(series, 'c:val') ?? child(series, 'c:yVal'))),
  };
}

const cacheOf = (source: XmlElement | undefined): XmlElement | undefined =>
  descendant(source, 'c:numCache') ?? descendant(source, 'c:numLit') ?? descendant(source, 'c:strCache') ?? descendant(source, 'c:strLit');

/** Categories of several levels are read as "2024 Q1": the outer level stands last in the file. */
function labels(source: XmlElement | undefined): string[] {
  const levels = childrenOf(descendant(source, 'c:multiLvlStrCache'), 'c:lvl').map(points).reverse();
  const inner = levels.at(-1);
  if (!inner) return points(cacheOf(source));
  return inner.map((label, i) =>
    [...levels.slice(0, -1).map((level) => lastUpTo(level, i)), label].filter((text) => text !== '').join(' '),
  );
}

const lastUpTo = (level: readonly string[], index: number): string => level.slice(0, index + 1).findLast((text) => text !== '') ?? '';

/** Points by their index; those that are missing are empty. */
function points(cache: XmlElement | undefined): string[] {
  const format = textOf(child(cache, 'c:formatCode'));
  const numeric = cache?.name === 'c:numCache' || cache?.name === 'c:numLit';
  const values: string[] = [];
  for (const point of childrenOf(cache, 'c:pt')) {
    const index = Number(point.attributes.idx);
    if (!Number.isInteger(index) || index < 0 || index >= MOST_POINTS) continue;
    const text = oneLine(textOf(child(point, 'c:v')));
    values[index] = numeric ? numberText(text, point.attributes.formatCode ?? format) : text;
  }
  return Array.from(values, (value) => value ?? '');
}
