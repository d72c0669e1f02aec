/** Rows one below the other, each as high as it needs, which share alike what their room leaves over. */
import type { Frame } from '../../model/scene.ts';

type Level = Pick<Frame, 'y' | 'h'>;

export interface SharedRows {
  readonly rows: readonly Level[];
  /** How much higher than it needs each row could be, points; below 0 the room is too low for them. */
  readonly spare: number;
}

export interface RowsLook {
  /** All rows have one height where that is enough for the highest. */
  readonly alike?: boolean;
  /** Points: a row grows no higher than this. */
  readonly tallest?: number;
  /** Heights are multiples of so many points. */
  readonly step?: number;
}

/** Rows that need more than their room are as high as they need: they end below it. Arithmetic alone; all lengths in points. */
export function sharedRows(needed: readonly number[], room: Level, { alike, tallest, step }: RowsLook = {}): SharedRows {
  const spare = (room.h - needed.reduce((sum, height) => sum + height, 0)) / needed.length;
  const level = alike && Math.max(...needed) <= room.h / needed.length;
  const grown = (height: number) => {
    const most = Math.min(tallest ?? Number.POSITIVE_INFINITY, level ? room.h / needed.length : height + spare);
    return Math.max(height, step ? Math.floor(most / step) * step : most);
  };
  let bottom = room.y;
  const rows = needed.map((height): Level => {
    const row: Level = { y: bottom, h: grown(height) };
    bottom += row.h;
    return row;
  });
  return { rows, spare };
}
