/** How names fall into lines. */
import type { TextStyle } from '../../model/text.ts';
import { LINE_HEIGHT, type Pen } from './pen.ts';

/** The lines that a name takes at the width: undefined when they are more than `most` or when a word would have to be cut. */
export function linesAt(width: number, text: string, style: TextStyle, most: number, pen: Pen): number | undefined {
  const natural = pen.width(text, style);
  if (natural <= width) return 1;
  if (most < 2 || natural > most * width) return undefined;
  const lineHeight = style.size * LINE_HEIGHT;
  const paragraph = {
    runs: [{ text, style }],
    align: 'start' as const,
    rtl: pen.rtl,
    language: pen.language,
    lineHeight,
    spaceBefore: 0,
    indent: 0,
  };
  const set = pen.typesetter.set([paragraph], { width, height: most * lineHeight, reserve: 0, hyphenate: false });
  return set.brokenWord || set.lines.length > most ? undefined : set.lines.length;
}
