/** Chicago's figures: each stands on a wall of windows at the foot of its column, lit as far up as the figure is of its whole. */
import type { SlideOf } from '@slidewright/contract/deck';
import { afterStart, bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Plate, PlateLook, PlateSetting } from '../../arrangements/display/plates.ts';
import { Canvas } from '../../art/canvas.ts';
import { Pieces } from '../../art/pieces.ts';
import { darker, lighter, theme } from '../../art/tones.ts';

type Stats = SlideOf<'stats'>['stats'];

/** Points. A wall that measures is higher than one that does not. */
const WINDOW = { across: 22, up: 14, w: 19, h: 11 } as const;
const STOREYS = { measuring: 9, plain: 5 } as const;
const MOST_COLUMNS = 7;
const WORDS_SPACE = 12;
const DARK = darker(theme.surface, 0.15);
const PER_CENT = /^[^\d]*(\d{1,3}(?:[.,]\d+)?)\s?[%٪]$/u;

/** A column behind a mullion, the first in the lead colour. */
export function mullioned({ builder, cell, index }: PlateSetting): Plate {
  const lead = index === 0;
  builder.rule(`Mullion ${index + 1}`, { ...cell, w: lead ? 3 : 1 }, lead ? theme.accent1 : lighter(theme.surface, 0.18));
  return { text: afterStart(cell, 18), on: theme.bg };
}

/** The look of these figures, where `plain` is the columns without a wall. */
export const metered =
  (plain: PlateLook) =>
  (stats: Stats): PlateLook => {
    const shares = sharesOf(stats);
    return { ...plain, plate: (setting) => onWall(setting, shares?.[setting.index]) };
  };

/** What each figure is of its whole; undefined where not all are shares, so that no wall says what no figure does. */
function sharesOf(stats: Stats): readonly number[] | undefined {
  const shares = stats.map(({ figure }) => Number(PER_CENT.exec(figure.trim())?.[1]?.replace(',', '.')) / 100);
  return shares.every((share) => share >= 0 && share <= 1) ? shares : undefined;
}

function onWall(setting: PlateSetting, share: number | undefined): Plate {
  const { text, on } = mullioned(setting);
  const { builder, index, cell } = setting;
  const storeys = share === undefined ? STOREYS.plain : STOREYS.measuring;
  const lit = share === undefined ? storeys : Math.round(share * storeys);
  const height = storeys * WINDOW.up;
  const columns = Math.min(MOST_COLUMNS, Math.floor(text.w / WINDOW.across));
  const foot = bottomOf(cell);
  const windows = new Pieces();
  for (let storey = 0; storey < storeys; storey++) {
    for (let column = 0; column < columns; column++) {
      const frame: Frame = {
        x: text.x + column * WINDOW.across,
        y: foot - (storey + 1) * WINDOW.up,
        w: WINDOW.w,
        h: WINDOW.h,
      };
      // On a wall that measures nothing no storey stands out, as if it did.
      const top = share !== undefined && storey === lit - 1 && index === 0;
      windows.rect(frame, storey >= lit ? DARK : top ? theme.accent1 : darker(theme.accent4, 0.42 - column * 0.045));
    }
  }
  const canvas = new Canvas({ ...text, y: foot - height, h: height });
  windows.paint(canvas);
  builder.add(...canvas.nodes(`Windows ${index + 1}`));
  return { text: { ...text, h: text.h - height - WORDS_SPACE }, on };
}
