/** Chicago: towers of lit windows at night beside a spine of steel. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { twoDigits } from '../chapterMarks.ts';
import { factColumns } from '../closingFacts.ts';
import { curtainWall, STEEL, type Towers } from '../curtainWall.ts';

const SPINE: Frame = { ...SLIDE, w: 72 };
const HEIGHTS = [0.55, 0.86, 1, 0.7, 0.4] as const;

const LAST_TOWERS: Towers = {
  cell: [22, 15],
  tubes: [
    [3, 0.46],
    [4, 1],
    [3, 0.74],
  ],
};

const spine = (fill: typeof theme.accent1 | typeof STEEL): SceneNode => figureShape('Spine', SPINE, { type: 'rect' }, fill);

const mark = figureShape('Mark', { x: 116, y: 60, w: 36, h: 6 }, { type: 'rect' }, theme.accent1);

/** Five tubes; the seed turns their order about. */
function skyline(seed: string): SceneNode[] {
  const shift = Math.floor(randomFrom(seed)() * HEIGHTS.length);
  const tubes = [4, 4, 4, 4, 5].map((columns, i) => [columns, HEIGHTS[(i + shift) % HEIGHTS.length] ?? 1] as const);
  return curtainWall({ x: 519, y: 30, w: 441, h: 510 }, { cell: [21, 15], tubes }, seed);
}

export const chicagoPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 116, y: 76, w: 360, h: 40 }, theme.bg, { ink: 'muted' }),
    title: titleSpot({ x: 116, y: 128, w: 392, h: 260 }, 56, theme.bg, { leading: 1.06, short: 64 }),
    subtitle: textSpot({ x: 116, y: 400, w: 392, h: 78 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 116, y: 474, w: 380, h: 38 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => [spine(STEEL), mark, ...skyline(seed)],
    picture: {
      frame: { x: 524, y: 0, w: 436, h: 540 },
      art: (_, seed) => [spine(STEEL), mark, ...curtainWall({ x: 8, y: 246, w: 56, h: 294 }, { cell: [28, 24], tubes: [[2, 1]] }, seed)],
    },
  },
  section: {
    ground: theme.bg,
    numeral: numeralSpot({ x: 412, y: 48, w: 480, h: 196 }, 176, theme.bg, { ink: theme.accent1 }),
    written: twoDigits,
    title: titleSpot({ x: 412, y: 252, w: 500, h: 132 }, 50, theme.bg, { anchor: 'bottom', leading: 1.08, short: 58 }),
    subtitle: textSpot({ x: 412, y: 400, w: 500, h: 100 }, 22, theme.bg, { ink: 'muted' }),
    art: (_, seed) =>
      curtainWall(
        { ...SLIDE, w: 352 },
        {
          cell: [32, 22],
          tubes: [
            [4, 0.62],
            [4, 1],
            [3, 0.8],
          ],
        },
        seed,
      ),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 116, y: 72, w: 760, h: 36 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 116, y: 112, w: 780, h: 250 }, 42, theme.bg, { weight: 700, leading: 1.14 }),
    name: textSpot({ x: 116, y: 392, w: 760, h: 88 }, 18, theme.bg, { weight: 600 }),
    role: textSpot({ x: 116, y: 420, w: 760, h: 60 }, 16, theme.bg, { ink: 'muted' }),
    art: () => [spine(theme.accent1)],
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 116, y: 72, w: 580, h: 164 }, 36, theme.bg, { leading: 1.08 }),
    subtitle: textSpot({ x: 116, y: 136, w: 580, h: 190 }, 24, theme.bg, { ink: 'muted', after: 16 }),
    facts: { x: 116, y: 356, w: 590, h: 140 },
    placeFacts: factColumns,
    recap: true,
    art: (_, seed) => [spine(theme.accent1), ...curtainWall({ x: 740, y: 84, w: 220, h: 456 }, LAST_TOWERS, seed)],
  },
  bigNumber: bigNumberBeside({ x: 116, y: 44, w: 460, h: 448 }, { x: 612, y: 44, w: 304, h: 448 }),
};
