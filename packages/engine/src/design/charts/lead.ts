/** Which category leads when nobody has said. */

import { isTime } from '@slidewright/contract/conversions/times';
import type { ChartData } from '@slidewright/contract/deck';

/**
 * The highlighted category of the only series; without one the last of a course of time, the greatest otherwise; -1 where none stands out,
 * since two are the greatest or nothing is said to lead. Bars and pies show ranks, not time; a pie has a part that it begins with.
 */
export function leadCategory(data: ChartData, values: readonly (number | null)[], language: string): number {
  if (data.series.length > 1) return 0;
  if (data.even && (data.type === 'column' || data.type === 'bar')) return NONE;
  if (data.highlight !== undefined) return Math.min(data.highlight, data.categories.length - 1);
  const timely = data.type !== 'scatter' && data.type !== 'pie' && data.type !== 'doughnut' && isTime(data.categories, language);
  if (timely)
    return Math.max(
      0,
      values.findLastIndex((v) => v !== null),
    );
  const greatest = Math.max(...values.map((v) => Math.abs(v ?? 0)));
  const tied = values.filter((v) => v !== null && Math.abs(v) === greatest).length > 1;
  if (tied && (data.type === 'column' || data.type === 'bar')) return NONE;
  return Math.max(
    0,
    values.findIndex((v) => v !== null && Math.abs(v) === greatest),
  );
}

const NONE = -1;
