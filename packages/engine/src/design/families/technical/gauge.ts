/** A ruler that says how much of a whole a percentage is; below any other figure it is empty and only measures the page. */
import type { Color } from '../../../model/color.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { ruler } from './lattice.ts';

const PERCENT = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*[%٪％]\s*$/u;

/** From 0 to 1; nothing unless the figure is a plain percentage of at most a hundred. */
export function shareOf(figure: string): number | undefined {
  const value = Number(PERCENT.exec(figure)?.[1]?.replace(',', '.') ?? Number.NaN);
  return value >= 0 && value <= 100 ? value / 100 : undefined;
}

export interface Gauge {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly color: Color;
}

export function placeGauge(sheet: Sheet, { name, x, y, w, color }: Gauge, figure: string, { template }: Stage): void {
  const width = Math.floor(w / 9) * 9;
  sheet.add(ruler(name, y, [x, x + width], template.page));
  const share = shareOf(figure);
  if (share) sheet.rule(`${name}, share`, { x, y: y - 6, w: Math.max(2, width * share), h: 5 }, color);
}
