/** Shaping of an item or of the part of it that falls on a line. */
import type { Shaped } from './harfbuzz.ts';
import type { Item } from './items.ts';
import { isRightToLeft } from './scripts.ts';

export const SOFT_HYPHEN = '\u00AD';
const REPLACEMENT = '\uFFFD';
/** HarfBuzz looks at no more than five characters beyond what it shapes. */
const context = 5;

/**
 * Shapes text[start, end) of the item. Right-to-left letters join with those beyond the ends, whatever their face, as far as the line
 * [lineStart, lineEnd) goes. A soft hyphen that ends the line becomes a hyphen.
 */
export function shapeItem(
  { text, language }: { readonly text: string; readonly language: string },
  item: Item,
  start: number,
  end: number,
  lineStart: number,
  lineEnd: number,
): Shaped {
  const joins = isRightToLeft(item.script);
  return item.face.font.shape({
    text: item.missing ? REPLACEMENT : hyphenated(text.slice(start, end), item, end === lineEnd && end < text.length),
    before: joins ? text.slice(Math.max(lineStart, start - context), start) : '',
    after: joins ? text.slice(end, Math.min(lineEnd, end + context)) : '',
    rtl: item.level % 2 === 1,
    script: item.script === 'Zyyy' || item.script === 'Zzzz' ? undefined : item.script,
    language,
    ligatures: !item.spaced,
  });
}

function hyphenated(text: string, item: Item, endsLine: boolean): string {
  if (!endsLine || !text.endsWith(SOFT_HYPHEN)) return text;
  return text.slice(0, -1) + hyphenOf(item);
}

/** The character that a soft hyphen at the end of a line is shown as. */
export const hyphenOf = (item: Item): string => (item.face.font.glyph(0x2010) ? '\u2010' : '-');
