/** Tables in Markdown, and numbers as they stand in them. */
import type { Share } from './judgeFiles.ts';

/** Two digits that count, or all before the point. */
export const short = (value: number): string => {
  if (value >= 10) return Math.round(value).toLocaleString('en');
  return value >= 1 ? value.toFixed(1) : value.toFixed(value >= 0.1 ? 2 : 3);
};

export const times = (ratio: number | undefined): string => (ratio === undefined ? '–' : `${short(ratio)} ×`);

/** What does not reach a whole is never rounded to one. */
export function percent(value: Share | undefined): string {
  if (!value || value.whole === 0) return '–';
  const hundredths = (100 * value.part) / value.whole;
  if (value.part === value.whole) return '100 %';
  return `${hundredths > 99 ? hundredths.toFixed(1).replace('100.0', '99.9') : Math.round(hundredths)} %`;
}

export const ofAll = (value: Share | undefined): string => (value ? `${value.part} of ${value.whole}` : '–');

/** The first column to the left, all others to the right. A row may be shorter than the head. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${head.map((_, i) => cells[i] ?? '').join(' | ')} |`;
  return [line(head), `|${head.map((_, i) => (i === 0 ? '---|' : '---:|')).join('')}`, ...rows.map(line)].join('\n');
}
