/** Forms that several of the scenes are cut from. */
import type { PathCommand } from '../../../../model/scene.ts';

/** A plane of ground from `left` to `right` down to `base`, under a smooth crest through evenly spaced heights. */
export function hill(left: number, right: number, base: number, heights: readonly number[]): PathCommand[] {
  const last = heights.length - 1;
  const at = (i: number): [number, number] => {
    const held = Math.max(0, Math.min(last, i));
    return [left + ((right - left) * held) / last, heights[held] ?? base];
  };
  const crest = heights.slice(1).map((_, i): PathCommand => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      'C',
      from[0] + (to[0] - before[0]) / 5,
      from[1] + (to[1] - before[1]) / 5,
      to[0] - (after[0] - from[0]) / 5,
      to[1] - (after[1] - from[1]) / 5,
      ...to,
    ];
  });
  return [['M', left, base], ['L', ...at(0)], ...crest, ['L', right, base], ['Z']];
}
