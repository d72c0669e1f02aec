/**
 * A paragraph in lines of a width: broken and set in glyphs, wherever it will stand. Design tries a text in many frames, and often again in
 * one that it knows: five of six of these lines have been set before.
 */
import type { Color } from '../model/color.ts';
import type { Paragraph, TextRun } from '../model/text.ts';
import { type SetLine, setLine } from './glyphRuns.ts';
import { type Analyse, breakParagraph } from './paragraphLines.ts';
import { createRecentCache, createRecentPairs } from './recentCache.ts';

/** Shared by all who ask for it: not to be changed. */
export interface ParagraphLines {
  readonly lines: readonly SetLine[];
  /** The runs with a soft hyphen wherever a line ends in a hyphen that was added; undefined when none does. */
  readonly divided: readonly TextRun[] | undefined;
  /** A word was cut without a hyphen, or a large one with it. */
  readonly brokenWord: boolean;
  /** Of the text that was set, in UTF-16 units. */
  readonly length: number;
}

/** `limit` is what a line may take, points; `hyphenate` whether words that are wider may be divided. */
export type SetParagraph = (paragraph: Paragraph, limit: number, hyphenate: boolean) => ParagraphLines;

/** Glyphs that are kept, of some 50 bytes each: those of a deck's arrangements. Other decks have other texts and sizes. */
const cachedGlyphs = 80_000;

/** Paragraphs that are told apart by a number: looking one up by its whole text for each width would cost more than most widths do. */
const cachedNumbers = 5_000;

export function createParagraphSetter(analyse: Analyse): SetParagraph {
  const cache = createRecentPairs<ParagraphLines>(cachedGlyphs, weightOf);
  const numbers = createRecentCache<number>(cachedNumbers, () => 1);
  const known = new WeakMap<Paragraph, number>();
  let last = 0;
  const numberOf = (paragraph: Paragraph): number => {
    const before = known.get(paragraph);
    if (before !== undefined) return before;
    const number = numbers.get(keyOf(paragraph), () => ++last);
    known.set(paragraph, number);
    return number;
  };
  return (paragraph, limit, hyphenate) =>
    cache.get(2 * numberOf(paragraph) + (hyphenate ? 1 : 0), limit, () => {
      const broken = breakParagraph(paragraph, limit, hyphenate, analyse);
      return {
        lines: broken.lines.map((range) => setLine(broken.text, range)),
        divided: broken.paragraph === paragraph ? undefined : broken.paragraph.runs,
        brokenWord: broken.brokenWord,
        length: broken.text.analysis.text.length,
      };
    });
}

/** There are about as many glyphs as characters, and a line with its runs takes as much memory as about ten of them. */
const weightOf = ({ lines, length }: ParagraphLines): number => 10 * lines.length + length;

/** A template has few colours, and all texts share them. */
const colorKeys = new WeakMap<Color, string>();

function colorKey(color: Color): string {
  const known = colorKeys.get(color);
  if (known !== undefined) return known;
  const key = JSON.stringify(color);
  colorKeys.set(color, key);
  return key;
}

/** All that the lines depend on besides their width: neither alignment nor spacing of lines. */
function keyOf({ runs, language, rtl }: Paragraph): string {
  let key = `${language} ${rtl}`;
  for (const { text, style, link } of runs) {
    const { family, weight, italic, size, tracking, color } = style;
    key += `\0${family} ${weight} ${italic} ${size} ${tracking} ${colorKey(color)}\0${link ?? ''}\0${text}`;
  }
  return key;
}
