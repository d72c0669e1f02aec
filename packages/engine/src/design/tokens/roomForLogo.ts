/** Where a logo stands on the pages of a grid, and what gives way to it. */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../model/units.ts';
import type { Logo } from './brand.ts';
import type { Grid } from './grid.ts';

/** What is wider than this many times its height is set less high, so that it is no banner. */
const WIDEST = 5;
/** Points that stay free around it. */
export const CLEAR = 10;
/** Points from the upper and lower edge of the slide. */
const EDGE = 14;
/** Points from its sides. */
const SIDE = 24;
/** A title or footer that had less than this share of its width left stays as it is: the logo then stands elsewhere. */
const LEAST_LEFT = 0.55;

export function sizeOf({ light, dark }: Pick<Logo, 'light' | 'dark'>, height: number): { w: number; h: number } {
  const picture = light ?? dark;
  const aspect = picture ? picture.width / picture.height : 1;
  const h = Math.min(height, (height * WIDEST) / aspect);
  return { w: h * aspect, h };
}

/** On the line of the margin or of the footer, at the edges of the grid's columns. */
export function placeOnGrid({ title, body, footer, number, panel }: Grid, logo: Logo, height = logo.height): Frame {
  const { w, h } = sizeOf(logo, height);
  const left = Math.min(title.x, body.x, panel.x);
  const right = Math.max(rightOf(body), rightOf(panel), number ? rightOf(number) : 0);
  const x = logo.corner.endsWith('left') ? left : Math.min(right, SLIDE_WIDTH - SIDE) - w;
  if (logo.corner.startsWith('top')) return { x, y: Math.max(EDGE, Math.min((title.y - h) / 2, 28)), w, h };
  const line = footer ?? number;
  const middle = line ? line.y + line.h / 2 : SLIDE_HEIGHT - EDGE - h / 2;
  return { x, y: Math.min(middle - h / 2, SLIDE_HEIGHT - EDGE - h), w, h };
}

/** The grid with its titles, footer and number beside the logo. */
export function withRoomForLogo(grid: Grid, logo: Logo): Grid {
  const at = placeOnGrid(grid, logo);
  const beside = (frame: Frame): Frame => clearOf(frame, at);
  const { footer, number, besidePanel } = grid;
  const running = besidePanel.running;
  return {
    ...grid,
    title: beside(grid.title),
    ...(footer && { footer: beside(footer) }),
    ...(number && { number: beside(number) }),
    besidePanel: {
      ...besidePanel,
      title: beside(besidePanel.title),
      ...(running && {
        running: {
          ...(running.footer && { footer: beside(running.footer) }),
          ...(running.number && { number: beside(running.number) }),
        },
      }),
    },
  };
}

/** What is left of the frame at the side of the logo that leaves more of it; what is narrow moves aside instead. */
function clearOf(frame: Frame, logo: Frame): Frame {
  if (!overlap(frame, logo)) return frame;
  const leftPart = logo.x - CLEAR - frame.x;
  const from = rightOf(logo) + CLEAR;
  const rightPart = rightOf(frame) - from;
  if (Math.max(leftPart, rightPart) >= frame.w * LEAST_LEFT)
    return leftPart >= rightPart ? { ...frame, w: leftPart } : { ...frame, x: from, w: rightPart };
  if (frame.w > SLIDE_WIDTH / 4) return frame;
  return logo.x > SLIDE_WIDTH / 2 ? { ...frame, x: logo.x - CLEAR - frame.w } : { ...frame, x: from };
}

/** Whether the frame comes nearer to the logo than its clear space. */
export const overlap = (frame: Frame, logo: Frame): boolean =>
  frame.x < rightOf(logo) + CLEAR &&
  rightOf(frame) > logo.x - CLEAR &&
  frame.y < bottomOf(logo) + CLEAR * 0.8 &&
  bottomOf(frame) > logo.y - CLEAR * 0.8;
