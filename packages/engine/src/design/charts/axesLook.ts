/** What charts with axes say of their look, whatever their marks are. */
import type { Frame } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
import { type Chart, categoryStyle, type DrawnLook, valueStyle } from './chart.ts';
import type { Legend } from './legend.ts';
import type { Scale } from './scale.ts';
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
}

export function axesLook(chart: Chart, { plot, scale, axis, names, legend, labelSize, gap }: Axes): DrawnLook {
  const { pen, style } = chart;
  return {
    axisStyle: names.style ?? categoryStyle(chart, names.size),
    valueAxis: axis !== undefined,
    ...(axis && { axisFormat: axis.format.code }),
    ...legendLook(chart, legend),
    labels: false,
    labelStyle: valueStyle(chart, labelSize || style.labelSize),
    gap: gap ?? style.gap,
    plot: pen.mirrored(plot),
    scale,
    categoryStep: names.step,
  };
}

export const legendLook = ({ pen }: Chart, legend: Legend | undefined) => ({
  legend: legend !== undefined,
  ...(legend && { legendFrame: pen.mirrored(legend.frame), legendStyle: legend.style }),
});
