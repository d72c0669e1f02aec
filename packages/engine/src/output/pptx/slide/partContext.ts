/** What the nodes of a slide or layout need to know while they are written. */
import type { ChartNode, Geometry, Layout, Placeholder } from '../../../model/scene.ts';
import type { Media } from '../opc/media.ts';
import type { TextContext } from '../text/textBody.ts';

export interface PartContext extends TextContext {
  readonly media: Media;
  /** Writes the chart's own parts; the answer is the path of the chart part from this part's folder. */
  addChart(chart: ChartNode): string;
  /** The layout of a slide, whose placeholders its shapes fill. */
  readonly layout?: Layout;
  /** Ids count up from 2 through the whole part; 1 is the tree itself. */
  nextShapeId(): number;
  /** The shapes that are written already, by name: connectors are glued to them. */
  readonly written: Map<string, { readonly id: number; readonly geometry: Geometry['type'] }>;
}

export const placeholderFor = (key: string | undefined, context: PartContext): Placeholder | undefined =>
  key === undefined ? undefined : context.layout?.placeholders.find((p) => p.key === key);
