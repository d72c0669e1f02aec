/** Many small pieces as few shapes: those of one colour become one path. */
import type { Color } from '../../model/color.ts';
import type { Frame, PathCommand } from '../../model/scene.ts';
import { type Canvas, closed, corners } from './canvas.ts';
import type { Point } from './clip.ts';

/** Pieces must not overlap each other: colours are painted one after the other, in the order in which they first occur. */
export class Pieces {
  readonly #byColor = new Map<string, { color: Color; commands: PathCommand[] }>();

  path(commands: readonly PathCommand[], color: Color): void {
    const key = JSON.stringify(color);
    const known = this.#byColor.get(key) ?? { color, commands: [] };
    known.commands.push(...commands);
    this.#byColor.set(key, known);
  }

  polygon(points: readonly Point[], color: Color): void {
    this.path(closed(points), color);
  }

  rect(frame: Frame, color: Color): void {
    this.polygon(corners(frame), color);
  }

  paint(canvas: Canvas): void {
    for (const { color, commands } of this.#byColor.values()) canvas.fill(commands, color);
  }
}
