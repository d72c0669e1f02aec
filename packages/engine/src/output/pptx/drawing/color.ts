/** Colours and fills as DrawingML writes them. */
import type { Color, ThemeColor } from '../../../model/color.ts';
import type { Fill } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';

/** Names of the theme's slots as slides say them, through the master's colour map. */
export const slots: Readonly<Record<ThemeColor, string>> = {
  bg: 'bg1',
  text: 'tx1',
  surface: 'bg2',
  muted: 'tx2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
};

/** Shares as DrawingML counts them: 100,000 to the whole. */
export const perHundredThousand = (share: number): number => Math.round(share * 100_000);

/** `a:schemeClr` or `a:srgbClr`, with lightness and opacity inside. */
export function colorElement(color: Color): string {
  const alpha = color.alpha !== undefined && color.alpha < 1 && element('a:alpha', { val: perHundredThousand(color.alpha) });
  if ('hex' in color) return element('a:srgbClr', { val: color.hex.slice(1) }, alpha);
  const [times, plus] = color.lum ?? [1, 0];
  return element(
    'a:schemeClr',
    { val: slots[color.ref] },
    times !== 1 && element('a:lumMod', { val: perHundredThousand(times) }),
    plus !== 0 && element('a:lumOff', { val: perHundredThousand(plus) }),
    alpha,
  );
}

export const solidFill = (color: Color): string => element('a:solidFill', undefined, colorElement(color));

/** The fill; `a:noFill` when there is none. */
export function fillElement(fill: Fill | undefined): string {
  if (!fill) return element('a:noFill');
  if (!('stops' in fill)) return solidFill(fill);
  const stops = [...fill.stops].sort((a, b) => a.at - b.at);
  const angle = ((fill.angle % 360) + 360) % 360;
  return element(
    'a:gradFill',
    { rotWithShape: true },
    element('a:gsLst', undefined, ...stops.map((s) => element('a:gs', { pos: perHundredThousand(s.at) }, colorElement(s.color)))),
    element('a:lin', { ang: Math.round(angle * 60_000) % 21_600_000, scaled: false }),
  );
}
