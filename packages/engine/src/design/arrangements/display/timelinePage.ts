/** The shared timeline, with a small piece of the template's own art at each point in place of a dot. */
import type { Frame } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { theme } from '../../art/tones.ts';
import { redrawAxis } from '../../kinds/boldAxis.ts';
import { retouched, type SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { timeline as shared } from '../timeline.ts';

/** Draws what stands at a point in time, within the square; `lead` is the point that is brought forward. */
export type Marker = (canvas: Canvas, square: Frame, lead: boolean) => void;

/** Side of a marker, points. */
const SIDE = 26;

export const timelinePage = (markerOf: (context: LayoutContext) => Marker): SlideLayout<'timeline'> =>
  retouched(shared, (builder, slide, context) => placeMarkers(builder, markerOf(context), slide.highlight));

/** Where the arrangement has an axis: its dots become grounds as large as the markers, to which the connectors stay glued. */
function placeMarkers(builder: PageBuilder, marker: Marker, highlight: number | undefined): void {
  const squares = redrawAxis(builder, SIDE, undefined, ({ stroke: _, ...dot }) => ({ ...dot, geometry: { type: 'rect' }, fill: theme.bg }));
  squares.forEach((square, i) => {
    const canvas = new Canvas(square);
    marker(canvas, square, i === highlight);
    builder.add(...canvas.nodes(`Marker ${i + 1}`));
  });
}
