/** What the drawers of the chart types share: the values made regular, the style, the pen, and what they hand back. */
import type { ChartData } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import type { ChartNode, Fill, Frame } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
import { type ChartStyle, seriesColors, textStyleOf } from './chartStyle.ts';
import { leadCategory } from './lead.ts';
import { type NumberFormat, numberFormat } from './numbers.ts';
import type { Pen } from './pen.ts';

export type ChartLook = ChartNode['look'];
export type Value = number | null;

export interface Chart {
  readonly data: ChartData;
  readonly categories: readonly string[];
  /** Each with one value for each category. */
  readonly series: readonly { readonly name: string; readonly values: readonly Value[] }[];
  readonly frame: Frame;
  readonly style: ChartStyle;
  readonly pen: Pen;
  /** Of the values' labels. */
  readonly format: NumberFormat;
  /** The category that leads where there is one series, and the series that leads where there are several. */
  readonly lead: { readonly category: number; readonly series: number };
  /** One for each series where there are several, otherwise one for each category. */
  readonly colors: readonly Color[];
  /** One for each category of a single series of columns or bars, where they have more than a colour. */
  readonly fills: readonly Fill[];
}

/** What a drawer decides of the look; `chartNode` adds the rest. */
export type DrawnLook = Pick<ChartLook, 'labels' | 'labelStyle' | 'axisStyle' | 'valueAxis' | 'legend' | 'gap' | 'plot'> &
  Partial<
    Pick<
      ChartLook,
      | 'scale'
      | 'under'
      | 'pointLabels'
      | 'categoryStep'
      | 'axisFormat'
      | 'lineWidths'
      | 'legendFrame'
      | 'legendStyle'
      | 'hole'
      | 'marker'
      | 'xAxis'
    >
  >;

/** What a spreadsheet can hold, with room for sums. Greater values count as missing, lesser ones as zero. */
const GREATEST = 1e300;
const SMALLEST_SHOWN = 1e-300;

export function createChart(data: ChartData, frame: Frame, style: ChartStyle, pen: Pen): Chart {
  const series = data.series.map(({ name, values }) => ({
    name,
    values: data.categories.map((_, i): Value => {
      const value = values[i];
      if (value == null || !(Math.abs(value) <= GREATEST)) return null;
      return Math.abs(value) < SMALLEST_SHOWN ? 0 : value;
    }),
  }));
  const several = series.length > 1;
  const first = series[0]?.values ?? [];
  const lead = {
    category: leadCategory(data, first, pen.language),
    series: several ? Math.min(data.highlight ?? 0, series.length - 1) : 0,
  };
  return {
    data,
    categories: data.categories,
    series,
    frame,
    style,
    pen,
    format: numberFormat(present(series.flatMap((s) => s.values)), pen.language, data),
    lead,
    colors: several
      ? data.highlight !== undefined && (data.type === 'column' || data.type === 'bar')
        ? behindLead(series.length, lead.series, style)
        : style.sparse
          ? series.map((_, i) => (i === lead.series ? style.accent : style.quiet))
          : seriesColors(series.length, lead.series, style)
      : data.categories.map((_, i) => oneSeriesColor(data, i, lead.category, style)),
    fills: several ? [] : fillsOf(data, lead.category, style),
  };
}

/** The series that the title speaks of has the accent; the others are shades of grey, so that none pulls as much. */
function behindLead(count: number, lead: number, { accent }: ChartStyle): Color[] {
  const shades = count <= 2 ? [0.32] : [0.5, 0.24, 0.7, 0.36];
  let next = 0;
  return Array.from({ length: count }, (_, i) => (i === lead ? accent : { ref: 'text', alpha: shades[next++ % shades.length] ?? 0.5 }));
}

/** From the top of a column down, and so from the end of a bar back. */
function fillsOf({ type, categories }: ChartData, lead: number, { fills, rtl }: ChartStyle): Fill[] {
  if (!fills || (type !== 'column' && type !== 'bar')) return [];
  const turned = (fill: Fill): Fill => ('stops' in fill && type === 'bar' ? { ...fill, angle: rtl ? 0 : 180 } : fill);
  return categories.map((_, i) => turned(i === lead || lead < 0 ? fills.lead : fills.quiet));
}

/** The marks of one series are quiet but for the one that leads; a line or an area is one mark. */
function oneSeriesColor({ type, highlight }: ChartData, category: number, lead: number, style: ChartStyle): Color {
  if (category === lead || lead < 0 || type === 'line' || type === 'area') return style.accent;
  // Points of a cloud are equals, unless somebody has said which of them matters.
  if (type === 'scatter') return highlight === undefined ? style.accent : style.muted;
  const others = type === 'pie' || type === 'doughnut' ? style.parts : (style.marks ?? []);
  return others[(category < lead ? category : category - 1) % Math.max(1, others.length)] ?? style.quiet;
}

export const present = (values: readonly Value[]): number[] => values.filter((v) => v !== null);

export const valueStyle = ({ style }: Chart, size: number, color: Color = style.text): TextStyle => ({
  ...textStyleOf(style, size, color),
  ...style.figures,
});

export const categoryStyle = ({ style }: Chart, size: number): TextStyle => textStyleOf(style, size, style.muted);
