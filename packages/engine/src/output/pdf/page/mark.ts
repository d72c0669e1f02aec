/** Marks: everything on a page is drawn under one that says whether it is content, and whose. */
import type { ContentStream } from '../content/contentStream.ts';
import type { GlyphGroup } from '../font/glyphGroups.ts';
import { type Dict, text } from '../syntax/value.ts';

/** What is said of glyphs, beside whose they are. */
export type Reading = Pick<GlyphGroup, 'reversed' | 'actualText'>;

/**
 * Draws as a marked-content sequence. Sequences of content lie side by side and never in each other, since poppler takes the end of an
 * inner one for the end of the outer one.
 */
export type Mark = (draw: () => void, reading?: Reading) => void;

/** For content that is marked as a whole where it is shown, such as a form's. */
export const unmarked =
  (content: ContentStream): Mark =>
  (draw, reading = {}) => {
    const tag = readingTag(reading);
    if (tag === undefined) draw();
    else content.marked(tag, readingEntries(reading), draw);
  };

/** The tag that tells readers how to take the glyphs; undefined where they are taken as they come. */
export function readingTag({ reversed, actualText }: Reading): 'Span' | 'ReversedChars' | undefined {
  if (actualText !== undefined) return 'Span';
  return reversed ? 'ReversedChars' : undefined;
}

export const readingEntries = ({ actualText }: Reading): Dict => (actualText === undefined ? {} : { ActualText: text(actualText) });
