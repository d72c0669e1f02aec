/** The whiplash line of wrought iron: a sheaf of curves that rise, cross and turn back on themselves. */
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { randomFrom } from '../../../art/random.ts';
import { artGroup, outline } from '../../../art/shapes.ts';
import { theme, translucent } from '../../../art/tones.ts';

/** The curves and their control points stay inside this share of the box, to the right and below. */
const REACH = { w: 1.03, h: 1.12 };

/** `count` curves inside the frame; every fourth is heavier. The seed bends the sheaf, which rises from the foot when it is `upright`. */
export function whiplash({ x, y, w, h }: Frame, count: number, seed: string, upright = false): SceneNode[] {
  const random = randomFrom(seed);
  const [lift, swing, curl] = [random() * 0.16 - 0.08, random() * 0.12 - 0.06, random() * 0.08 - 0.04];
  const at = (along: number, across: number): [number, number] => {
    const [u, v] = [0.02 + (0.98 * along) / REACH.w, Math.max(0, Math.min(REACH.h, across)) / REACH.h];
    return upright ? [x + w * v, y + h * (1 - u)] : [x + w * u, y + h * v];
  };
  const curve = (k: number): PathCommand[] => {
    const middle = [0.56, 0.12 + 0.34 * k + lift] as const;
    const low = [0.85, 0.72 - 0.1 * k + swing] as const;
    const enter = [0.36, 0.05 + 0.05 * k + lift] as const;
    const fall = [0.68 + 0.04 * k, 1.12 - 0.25 * k + swing] as const;
    return [
      ['M', ...at(-0.02, 0.86 + 0.22 * k)],
      ['C', ...at(0.22, 0.95 - 0.5 * k), ...at(...enter), ...at(...middle)],
      ['C', ...at(2 * middle[0] - enter[0], 2 * middle[1] - enter[1]), ...at(...fall), ...at(...low)],
      [
        'C',
        ...at(2 * low[0] - fall[0], 2 * low[1] - fall[1]),
        ...at(0.93 + 0.02 * k, 0.02 + 0.12 * k + curl),
        ...at(0.8 - 0.03 * k, 0.2 + 0.08 * k + curl),
      ],
    ];
  };
  const all = Array.from({ length: count }, (_, i) => curve(i / (count - 1)));
  const fine = all.filter((_, i) => i % 4 !== 0).flat();
  const heavy = all.filter((_, i) => i % 4 === 0).flat();
  const stroke = (alpha: number, width: number) => ({ color: translucent(theme.accent2, alpha), width, cap: 'round' }) as const;
  return [
    artGroup('Whiplash', [outline('Fine curves', fine, undefined, stroke(0.55, 1.1)), outline('Curves', heavy, undefined, stroke(1, 2.4))]),
  ];
}
