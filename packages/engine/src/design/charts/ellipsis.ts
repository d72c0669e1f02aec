/** Shortening by whole characters as readers see them. */
import { segmenterOf } from '../../model/segmenter.ts';
import type { TextStyle } from '../../model/text.ts';
import type { Pen } from './pen.ts';

/** The text, or as much of its beginning as fits the width together with an ellipsis; at least one character stays. */
export function shorten(text: string, width: number, style: TextStyle, pen: Pen): string {
  if (pen.width(text, style) <= width) return text;
  const characters = [...segmenterOf(pen.language, 'grapheme').segment(text)].map((s) => s.segment);
  const cut = (n: number) => `${characters.slice(0, n).join('').trimEnd()}…`;
  let fits = 1;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (pen.width(cut(middle), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
