/** A chart of Office 2016's newer kinds (waterfall, treemap, funnel, histogram) as the table of its data. */

import { oneLine } from '../../model/oneLine.ts';
import { child, childrenOf, descendants, textOf, type XmlElement } from '../../xml/tree.ts';
import { numberText } from './numberFormat.ts';
import type { Piece } from './story.ts';

const MOST_POINTS = 500;
const MOST_SERIES = 50;

/** `root` is a part's `cx:chartSpace`. Undefined when the chart holds no data. */
export function chartExTable(root: XmlElement | undefined): Piece | undefined {
  const data = childrenOf(child(root, 'cx:chartData'), 'cx:data').slice(0, MOST_SERIES);
  const categories = childrenOf(data[0], 'cx:strDim').flatMap((dimension) => childrenOf(dimension, 'cx:lvl').slice(0, 1))[0];
  const values = data.flatMap((one) => childrenOf(one, 'cx:numDim').flatMap((dimension) => childrenOf(dimension, 'cx:lvl').slice(0, 1)));
  const columns = values.slice(0, MOST_SERIES).map(points);
  const length = Math.max(0, ...columns.map((column) => column.length));
  if (length === 0) return undefined;
  const labels = points(categories);
  const names = descendants(child(root, 'cx:chart'), 'cx:series').map((series) =>
    oneLine(descendants(series, 'cx:v').map(textOf).join(' ')),
  );
  const title = oneLine(
    descendants(child(root, 'cx:chart', 'cx:title'), 'a:t')
      .map(textOf)
      .join(''),
  );
  return {
    type: 'table',
    ...(names.some((name) => name !== '') && { header: ['', ...columns.map((_, i) => names[i] ?? '')] }),
    rows: Array.from({ length }, (_, i) => [labels[i] ?? String(i + 1), ...columns.map((column) => column[i] ?? '')]),
    ...(title !== '' && { caption: title }),
  };
}

function points(level: XmlElement | undefined): string[] {
  const format = level?.attributes.formatCode ?? '';
  const values: string[] = [];
  for (const point of childrenOf(level, 'cx:pt')) {
    const index = Number(point.attributes.idx);
    if (Number.isInteger(index) && index >= 0 && index < MOST_POINTS) values[index] = numberText(oneLine(textOf(point)), format);
  }
  return Array.from(values, (value) => value ?? '');
}
