/**
 * Draws a chart's shapes. Everything is given as for a left-to-right chart, on the page; in a right-to-left one the pen mirrors places and
 * alignments in the chart's frame, never the letters.
 */
import type { Color } from '../../model/color.ts';
import { rightOf } from '../../model/frame.ts';
import type { Fill, Frame, PathCommand, ShapeNode, Stroke } from '../../model/scene.ts';
import type { Paragraph, TextStyle } from '../../model/text.ts';
import type { Typesetter } from '../../text/typesetter.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LabelPlace extends Point {
  /** Which point of the label lies on x, y. */
  readonly align: 'left' | 'center' | 'right';
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** Lines are broken at this width; without it the label has one line. */
  readonly width?: number;
}

export const LINE_HEIGHT = 1.2;
/** Added to a label's measured width, so that no application breaks its line. */
export const SLACK = 2;

export interface Pen {
  readonly shapes: ShapeNode[];
  readonly rtl: boolean;
  readonly typesetter: Typesetter;
  readonly language: string;
  /** The frame as it stands on the page. */
  mirrored(frame: Frame): Frame;
  rect(name: string, frame: Frame, fill: Fill, radius?: number): void;
  dot(name: string, center: Point, radius: number, fill: Color): void;
  /** Open lines through the points. */
  polyline(name: string, points: readonly Point[], stroke: Stroke): void;
  polygon(name: string, points: readonly Point[], fill: Fill): void;
  /** A path whose commands are from the frame's top left corner and are not mirrored; only the frame is. */
  path(name: string, frame: Frame, commands: PathCommand[], fill: Color, stroke?: Stroke): void;
  label(name: string, text: string, place: LabelPlace, style: TextStyle): void;
  width(text: string, style: TextStyle): number;
}

export function createPen(area: Frame, rtl: boolean, typesetter: Typesetter, language: string): Pen {
  const shapes: ShapeNode[] = [];
  const mirrorX = (x: number) => (rtl ? area.x + rightOf(area) - x : x);
  const mirrored = (f: Frame): Frame => (rtl ? { ...f, x: mirrorX(rightOf(f)) } : f);
  const add = (shape: Omit<ShapeNode, 'type' | 'decorative'>) => shapes.push({ type: 'shape', decorative: true, ...shape });

  function outline(name: string, points: readonly Point[], closed: boolean, look: Pick<ShapeNode, 'fill' | 'stroke'>): void {
    const placed = points.map((p) => ({ x: mirrorX(p.x), y: p.y }));
    const left = Math.min(...placed.map((p) => p.x));
    const top = Math.min(...placed.map((p) => p.y));
    const right = Math.max(...placed.map((p) => p.x));
    const bottom = Math.max(...placed.map((p) => p.y));
    const commands = placed.map((p, i): PathCommand => [i ? 'L' : 'M', p.x - left, p.y - top]);
    if (closed) commands.push(['Z']);
    add({ name, frame: { x: left, y: top, w: right - left, h: bottom - top }, geometry: { type: 'path', commands }, ...look });
  }

  return {
    shapes,
    rtl,
    typesetter,
    language,
    mirrored,
    rect: (name, frame, fill, radius = 0) =>
      add({ name, frame: mirrored(frame), geometry: radius ? { type: 'roundRect', radius } : { type: 'rect' }, fill }),
    dot: (name, { x, y }, radius, fill) =>
      add({
        name,
        frame: mirrored({ x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }),
        geometry: { type: 'ellipse' },
        fill,
      }),
    polyline: (name, points, stroke) => outline(name, points, false, { stroke }),
    polygon: (name, points, fill) => outline(name, points, true, { fill }),
    path: (name, frame, commands, fill, stroke) =>
      add({ name, frame: mirrored(frame), geometry: { type: 'path', commands }, fill, ...(stroke && { stroke }) }),
    width: (text, style) => typesetter.width(text, style, language),
    label(name, text, place, style) {
      const w = place.width ?? typesetter.width(text, style, language) + SLACK;
      const align = rtl && place.align !== 'center' ? (place.align === 'left' ? 'right' : 'left') : place.align;
      const paragraph: Paragraph = {
        runs: [{ text, style }],
        // "Start" is the right edge of a right-to-left paragraph.
        align: align === 'center' ? 'center' : (align === 'left') === rtl ? 'end' : 'start',
        rtl,
        language,
        lineHeight: style.size * LINE_HEIGHT,
        spaceBefore: 0,
        indent: 0,
      };
      const set = typesetter.set([paragraph], { width: w, height: style.size * LINE_HEIGHT, anchor: 'top', reserve: 0, hyphenate: false });
      const { insets, anchor, paragraphs, lines, height } = set;
      const x = place.x - (place.align === 'left' ? 0 : place.align === 'right' ? w : w / 2);
      const y = place.y - (place.anchor === 'top' ? 0 : place.anchor === 'bottom' ? height : height / 2);
      shapes.push({
        type: 'shape',
        name,
        frame: mirrored({ x, y, w, h: height }),
        geometry: { type: 'rect' },
        text: { insets, anchor, paragraphs, lines, height },
        role: 'label',
      });
    },
  };
}
