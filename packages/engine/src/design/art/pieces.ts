/** Many small pieces as few shapes: those of one colour become one path. */
import type { Color } from '../../model/color.ts';
import type { Frame, PathCommand } from '../../model/scene.ts';
import { type Canvas, closed } from './canvas.ts';
import type { Point } from './clip.ts';

/** Pieces must not overlap each other: colours are painted one after the other, in the order in which they first occur. */
export class Pieces {
  readonly #byColor = new Map<string, { color: Color; commands: PathCommand[] }>();
  /** The same, by the object that was handed in: there are few of them for thousands of pieces. */
  readonly #known = new Map<Color, PathCommand[]>();

  path(commands: readonly PathCommand[], color: Color): void {
    this.#of(color).push(...commands);
  }

  polygon(points: readonly Point[], color: Color): void {
    this.path(closed(points), color);
  }

  rect({ x, y, w, h }: Frame, color: Color): void {
    this.#of(color).push(['M', x, y], ['L', x + w, y], ['L', x + w, y + h], ['L', x, y + h], ['Z']);
  }

  paint(canvas: Canvas): void {
    for (const { color, commands } of this.#byColor.values()) canvas.fill(commands, color);
  }

  #of(color: Color): PathCommand[] {
    const known = this.#known.get(color);
    if (known) return known;
    const key = JSON.stringify(color);
    const { commands } = this.#byColor.get(key) ?? { commands: [] };
    this.#byColor.set(key, { color, commands });
    this.#known.set(color, commands);
    return commands;
  }
}
