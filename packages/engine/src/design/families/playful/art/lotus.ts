/** A lotus: ranks of pointed petals, each with a darker fold, about a bud. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { darker } from '../../../art/tones.ts';

export interface Rank {
  readonly petals: number;
  readonly length: number;
  readonly width: number;
  /** Degrees from upright to the outermost petal. */
  readonly spread: number;
  readonly color: Color;
}

/** `lean` is how far the whole flower is turned from upright, degrees. */
export function lotus(
  canvas: Canvas,
  foot: Point,
  ranks: readonly Rank[],
  bud: { readonly length: number; readonly color: Color },
  lean = 0,
): void {
  for (const { petals, length, width, spread, color } of ranks) {
    for (let i = 0; i < petals; i++) {
      const angle = lean + (petals === 1 ? 0 : -spread + (2 * spread * i) / (petals - 1));
      canvas.fill(petal(foot, length, width, angle), color);
      canvas.fill(fold(foot, length, width, angle), darker(color, 0.2));
    }
  }
  canvas.fill(petal(foot, bud.length, bud.length * 0.4, lean), bud.color);
}

const petal = (foot: Point, length: number, width: number, angle: number): PathCommand[] =>
  turned(foot, angle, [
    ['M', 0, 0],
    ['C', -width, -length * 0.22, -width * 0.95, -length * 0.62, 0, -length],
    ['C', width * 0.95, -length * 0.62, width, -length * 0.22, 0, 0],
    ['Z'],
  ]);

const fold = (foot: Point, length: number, width: number, angle: number): PathCommand[] =>
  turned(foot, angle, [
    ['M', 0, -length * 0.1],
    ['C', -width * 0.45, -length * 0.28, -width * 0.4, -length * 0.52, 0, -length * 0.74],
    ['C', width * 0.4, -length * 0.52, width * 0.45, -length * 0.28, 0, -length * 0.1],
    ['Z'],
  ]);

function turned([x, y]: Point, degrees: number, commands: readonly PathCommand[]): PathCommand[] {
  const angle = (degrees * Math.PI) / 180;
  const place = (u: number, v: number): Point => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    y + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  return commands.map((command): PathCommand => {
    if (command[0] === 'Z') return command;
    if (command[0] === 'C')
      return ['C', ...place(command[1], command[2]), ...place(command[3], command[4]), ...place(command[5], command[6])];
    return [command[0], ...place(command[1], command[2])];
  });
}
