/** A figure with its unit in words: the number large, the word behind it on the same line in half its size. */
import type { Color } from '../../model/color.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { figure, paragraph } from '../page/typography.ts';

/** A number, and behind a blank the words of its unit; a second number is no unit. */
const UNIT = /^([^\p{L}]*\p{Nd}[^\p{L}]*?)([\s\u00a0\u202f]\p{L}[^\p{Nd}]*)$/u;
/** Of the figure's size; a small figure keeps its unit as large as itself. */
const UNIT_SIZE = 0.5;
const LEAST_FIGURE = 34;
const LEAST_UNIT = 18;
/** As far as a text is set smaller for a wider font that stands in: its ink is legible then too. */
const SMALLER = 0.75;

/** `ink` says in which colour type of a size is set. */
export function figureWords(text: string, size: number, ink: (size: number) => Color, context: LayoutContext): Paragraph {
  const { template } = context;
  const look = figure(template, size, ink(size));
  const [, number, unit] = size >= LEAST_FIGURE ? (UNIT.exec(text) ?? []) : [];
  if (number === undefined || unit === undefined) return paragraph(text, look, context);
  const small = Math.max(LEAST_UNIT, Math.round(size * UNIT_SIZE));
  return paragraph(
    [
      { text: number, look },
      { text: unit, look: figure(template, small, ink(small * SMALLER)) },
    ],
    look,
    context,
  );
}
