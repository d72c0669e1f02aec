/**
 * Marks of direction in what a PDF says its glyphs stand for. Readers find out by themselves where the runs of a right-to-left line part,
 * and poppler takes the spaces beside Latin words, figures, and what may belong to figures, for a part of these: without a mark there,
 * words are joined, and commas move.
 */
import type { GlyphRun } from '../../../model/text.ts';

const RIGHT_TO_LEFT_MARK = '\u200F';
/** What Unicode's bidirectional algorithm counts as parts of numbers: separators, signs and currencies (classes ES, ET and CS). */
const numeric = /^[#$%+,\-./:\u00A0\u00A2-\u00A5\u00B0\u00B1\u060C\u066A\u2030-\u2034\u20A0-\u20CF\u2212]$/;

/**
 * The runs of one line of a right-to-left paragraph, in logical order, with an invisible mark wherever right-to-left text goes on.
 * `continues` says that it does so after the last of them.
 */
export function withDirectionMarks(runs: readonly GlyphRun[], continues = false): GlyphRun[] {
  return runs.map((run, i) => {
    if (run.rtl) return run.texts.some((text) => numeric.test(text)) ? { ...run, texts: run.texts.map(markedBeforeSpace) } : run;
    const begins = runs[i - 1]?.rtl !== false;
    if (!begins || !(continues || runs.slice(i).some((later) => later.rtl))) return run;
    return { ...run, texts: run.texts.with(0, RIGHT_TO_LEFT_MARK + (run.texts[0] ?? '')) };
  });
}

/** In a right-to-left run the glyph that is read next is the one before. */
const markedBeforeSpace = (text: string, i: number, texts: readonly string[]): string =>
  numeric.test(text) && (i === 0 || texts[i - 1] === ' ') ? text + RIGHT_TO_LEFT_MARK : text;
