/** How a template draws its charts. */
import type { ChartData } from '@slidewright/contract/deck';
import type { chartStyle } from '../charts/chartStyle.ts';
import type { Template } from '../tokens/template.ts';

/** The template's own look of a chart. */
export const styleOf = (template: Template, { type, series }: ChartData, rtl: boolean): Parameters<typeof chartStyle>[0] => ({
  palette: template.palette,
  family: template.body.family,
  names: template.body.family,
  rtl,
  accent: template.page.figure,
  ...(template.strongWeight && { labelWeight: template.strongWeight }),
  // Of two lines one leads, and the other is what it is compared with.
  ...(type === 'line' && series.length === 2 ? { series: [template.page.muted] } : {}),
  ...template.chart,
});
