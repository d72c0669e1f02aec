/** What charts with axes say of their look, whatever their marks are. */
import type { Frame } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
import { type Chart, categoryStyle, type DrawnLook, present, valueStyle } from './chart.ts';
import type { Legend } from './legend.ts';
import { fixedEnds, type Scale } from './scale.ts';
import type { ValueAxis } from './valueAxis.ts';

export interface Axes {
  readonly plot: Frame;
  readonly scale: Scale;
  /** Absent where the values' labels make it needless. */
  readonly axis: ValueAxis | undefined;
  readonly names: { readonly size: number; readonly step: number; readonly style?: TextStyle };
  readonly legend: Legend | undefined;
  readonly labelSize: number;
  readonly gap?: number;
  /** The least and greatest value that the marks reach, where they are not the values themselves. */
  readonly reach?: readonly [low: number, high: number];
}

export function axesLook(chart: Chart, { plot, scale, axis, names, legend, labelSize, gap, reach }: Axes): DrawnLook {
  const { pen, style } = chart;
  const values = reach ?? present(chart.series.flatMap((s) => s.values));
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  return {
    axisStyle: names.style ?? categoryStyle(chart, names.size),
    valueAxis: axis !== undefined,
    ...(axis && { axisFormat: axis.format.code }),
    ...legendLook(chart, legend),
    labels: false,
    labelStyle: valueStyle(chart, labelSize || style.labelSize),
    gap: gap ?? style.gap,
    plot: pen.mirrored(plot),
    scale: { ...scale, fixed: fixedEnds(scale, low, high, axis !== undefined) },
    categoryStep: names.step,
  };
}

export const legendLook = ({ pen }: Chart, legend: Legend | undefined) => ({
  legend: legend !== undefined,
  ...(legend && { legendFrame: pen.mirrored(legend.frame), legendStyle: legend.style }),
});
