/** What a chart says to those who do not see it, in numbers, so that it needs no words of any language. */
import { type Chart, present } from './chart.ts';
import { numberFormat } from './numbers.ts';
import { separatorOf } from './separator.ts';

const LONGEST = 600;

/** "Terawatt hours per year. 2019: 3.9; 2020: 4.1" and so on; long ones end with an ellipsis. */
export function description(chart: Chart): string {
  const separator = separatorOf(chart.pen.language).trim() === ',' ? '; ' : separatorOf(chart.pen.language);
  const across = chart.data.type === 'scatter' ? chart.data.x : undefined;
  const plain = numberFormat(present(across ?? []), chart.pen.language);
  const course = chart.series.map(({ name, values }) => {
    const points = values.flatMap((v, c) => {
      if (v === null) return [];
      const x = across?.[c] ?? null;
      return [`${chart.categories[c] ?? ''}: ${x === null ? '' : `${plain.write(x)} / `}${chart.format.write(v)}`];
    });
    return (chart.series.length > 1 ? `${name} (${points.join(separator)})` : points.join(separator)).trim();
  });
  const all = [...(across ? [chart.data.xUnit] : []), chart.data.unit, ...course].filter(Boolean).join('. ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1).trimEnd()}…` : all;
}
