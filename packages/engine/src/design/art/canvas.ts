/** A plate that art is drawn on: in coordinates of its own, cut at the plate's edge, and handed over as one object. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Fill, Frame, PathCommand, SceneNode, ShapeNode, Stroke } from '../../model/scene.ts';
import type { Point } from './clip.ts';
import { clipLine, clipPath } from './clipPath.ts';
import { artGroup, outline } from './shapes.ts';

export class Canvas {
  readonly #plate: Frame;
  readonly #scale: number;
  readonly #shift: Point;
  /** The drawing's coordinates are those of the slide. */
  readonly #stays: boolean;
  readonly #nodes: ShapeNode[] = [];

  /**
   * `view` is what of the drawing's own coordinates is to be seen: it is scaled evenly until it covers the plate, and what is too much is
   * cut alike at left and right, but at the top only. Without it the drawing's coordinates are those of the slide.
   */
  constructor(plate: Frame, view: Frame = plate) {
    this.#plate = plate;
    this.#scale = Math.max(plate.w / view.w, plate.h / view.h);
    const left = plate.x + (plate.w - view.w * this.#scale) / 2;
    this.#shift = [left - view.x * this.#scale, bottomOf(plate) - bottomOf(view) * this.#scale];
    this.#stays = view === plate;
  }

  /** Closed contours of one colour. They must not overlap each other: where two do, some applications show a hole. */
  fill(commands: readonly PathCommand[], fill: Fill): void {
    const clipped = clipPath(
      commands.map((command) => this.#placed(command)),
      this.#plate,
    );
    if (clipped.length === 0) return;
    const node = outline(`Shape ${this.#nodes.length + 1}`, clipped, fill);
    // A sliver below half a point would be seen as a speck.
    if (node.frame.w >= 0.5 && node.frame.h >= 0.5) this.#nodes.push(node);
  }

  polygon(points: readonly Point[], fill: Fill): void {
    this.fill(closed(points), fill);
  }

  rect({ x, y, w, h }: Frame, fill: Fill): void {
    this.polygon(corners({ x, y, w, h }), fill);
  }

  /** Open lines of one colour and width, as a single path. */
  lines(lines: readonly (readonly Point[])[], stroke: Stroke): void {
    const pieces = lines.flatMap((line) =>
      clipLine(
        line.map((p) => this.#point(p)),
        this.#plate,
      ),
    );
    if (pieces.length === 0) return;
    const commands = pieces.flatMap((piece) => piece.map(([x, y], i): PathCommand => [i ? 'L' : 'M', x, y]));
    this.#nodes.push(outline(`Lines ${this.#nodes.length + 1}`, commands, undefined, stroke));
  }

  /** Closed contours drawn with a line, as a single path; those that do not lie wholly inside of the plate are left out. */
  outlines(contours: readonly (readonly PathCommand[])[], stroke: Stroke): void {
    const { x, y, w, h } = this.#plate;
    const inside = contours
      .map((contour) => contour.map((command) => this.#placed(command)))
      .filter((contour) => {
        const { frame } = outline('', contour);
        return frame.x >= x && frame.y >= y && rightOf(frame) <= x + w && bottomOf(frame) <= y + h;
      });
    if (inside.length > 0) this.#nodes.push(outline(`Lines ${this.#nodes.length + 1}`, inside.flat(), undefined, stroke));
  }

  /** The drawing as one object; nothing when all of it lies outside of the plate. */
  nodes(name: string): SceneNode[] {
    return this.#nodes.length > 0 ? [artGroup(name, this.#nodes)] : [];
  }

  #point([x, y]: Point): Point {
    return [x * this.#scale + this.#shift[0], y * this.#scale + this.#shift[1]];
  }

  #placed(command: PathCommand): PathCommand {
    if (command[0] === 'Z' || this.#stays) return command;
    if (command[0] === 'C')
      return [
        'C',
        ...this.#point([command[1], command[2]]),
        ...this.#point([command[3], command[4]]),
        ...this.#point([command[5], command[6]]),
      ];
    return [command[0], ...this.#point([command[1], command[2]])];
  }
}

export const closed = (points: readonly Point[]): PathCommand[] => [
  ...points.map(([x, y], i): PathCommand => [i ? 'L' : 'M', x, y]),
  ['Z'],
];

export const corners = ({ x, y, w, h }: Frame): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
