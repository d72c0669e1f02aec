/** The lines of a paragraph. A word that is wider than a line is divided with hyphens where its language knows how. */
import type { Paragraph } from '../model/text.ts';
import { measure, type StyledText } from './advances.ts';
import type { Analysis, ParagraphText } from './analysis.ts';
import { itemIndexAt } from './glyphRuns.ts';
import { hyphenationPoints } from './hyphenation.ts';
import { type BrokenText, breakLines } from './lineBreaking.ts';
import { hyphenOf, SOFT_HYPHEN } from './shapeItem.ts';

export type Analyse = (paragraph: ParagraphText) => Analysis;

export interface BrokenParagraph extends Pick<BrokenText, 'lines'> {
  /** As it was given, with a soft hyphen wherever a line ends in a hyphen that was added. */
  readonly paragraph: Paragraph;
  readonly text: StyledText;
  /** A word was cut without a hyphen, or a large one with it. */
  readonly brokenWord: boolean;
}

/** Type from this size on, in points, is looked at rather than read: there a hyphen is as much of a fault as a smaller size avoids. */
const displaySize = 24;

/** Lines no wider than `limit`, points. */
export function breakParagraph(paragraph: Paragraph, limit: number, hyphenate: boolean, analyse: Analyse): BrokenParagraph {
  const plain = attempt(paragraph, limit, analyse);
  if (plain.tooWide.length === 0) return { ...plain, brokenWord: false };
  const points = hyphenate ? pointsIn(plain, paragraph.language) : [];
  if (points.length === 0) return { ...plain, brokenWord: true };
  const ends = new Set(attempt(withSoftHyphens(plain, points), limit, analyse).lines.map((line) => line.end));
  // The point of index i stands behind as many soft hyphens and its own.
  const used = points.filter((point, i) => ends.has(point + i + 1));
  const divided = attempt(withSoftHyphens(plain, used), limit, analyse);
  const large = paragraph.runs.some((run) => run.style.size >= displaySize);
  return { ...divided, brokenWord: large || divided.tooWide.length > 0 };
}

interface Attempt extends BrokenText {
  readonly paragraph: Paragraph;
  readonly text: StyledText;
}

function attempt(paragraph: Paragraph, limit: number, analyse: Analyse): Attempt {
  const text: StyledText = { analysis: analyse(paragraph), runs: paragraph.runs };
  const { text: characters, breaks, graphemes } = text.analysis;
  const measured = { text: characters, breaks, graphemes, offsets: measure(text), hyphen: (end: number) => hyphenWidth(text, end) };
  const { lines, tooWide } = breakLines(measured, limit);
  return { paragraph, text, lines, tooWide };
}

const pointsIn = ({ text, tooWide }: Attempt, language: string): number[] =>
  tooWide.flatMap((range) => hyphenationPoints(text.analysis.text, language, range));

/** The paragraph with soft hyphens before these indices of its analysed text. */
function withSoftHyphens({ paragraph, text: { analysis } }: Attempt, points: readonly number[]): Paragraph {
  const runs = paragraph.runs.map((run, i) => {
    let start = analysis.runEnds[i - 1] ?? 0;
    const end = analysis.runEnds[i] ?? start;
    let text = '';
    for (const point of points) {
      if (point <= start || point > end) continue;
      text += analysis.text.slice(start, point) + SOFT_HYPHEN;
      start = point;
    }
    return { ...run, text: text + analysis.text.slice(start, end) };
  });
  return { ...paragraph, runs };
}

/** Width of the hyphen that stands for the soft hyphen before `end`. */
function hyphenWidth({ analysis, runs }: StyledText, end: number): number {
  const item = analysis.items[itemIndexAt(analysis.items, end - 1)];
  const style = runs[analysis.runEnds.findIndex((runEnd) => runEnd >= end)]?.style;
  if (!item || !style) return 0;
  const { font, tables } = item.face;
  return (font.advance(font.glyph(hyphenOf(item).codePointAt(0) ?? 0)) / tables.unitsPerEm) * style.size;
}
