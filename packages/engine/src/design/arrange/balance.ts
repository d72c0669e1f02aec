/** Balanced lines: a text of few lines in the narrowest column that keeps their number, so that no word is left alone on the last. */
import type { Frame } from '../../model/scene.ts';
import { segmenterOf } from '../../model/segmenter.ts';
import type { Paragraph } from '../../model/text.ts';
import { createRecentCache } from '../../text/recentCache.ts';
import type { MeasuredText } from '../../text/typesetter.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';

/** With more lines than these a text is read, not seen. */
const MOST_LINES = 5;
/** A column below this share of the frame's width would look like a mistake. */
const NARROWEST = 0.5;
const STEP = 12;

export interface Balance {
  /** Points, at most that of the frame. */
  readonly width: number;
  /** Words that a line's end cuts in two, compounds too, lines that begin with a divider, and last lines that hold a scrap. */
  readonly faults: number;
}

/**
 * The column in which lines end at the same words whether an application uses it to its last point or keeps the reserve that the typesetter
 * keeps, and, in scripts without spaces, inside as few words as can be. Of the columns with the same lines it is the widest, so that a
 * stand-in for the font has room too. A text of one line keeps the frame's width.
 */
export function balanced(paragraphs: readonly Paragraph[], frame: Frame, context: LayoutContext): Balance {
  const full = measure(paragraphs, frame.w, context);
  const count = full.lines.length;
  if (count < 2 || count > MOST_LINES || full.brokenWord) return { width: frame.w, faults: 0 };
  const unspaced = paragraphs.some((paragraph) => UNSPACED.test(textOf(paragraph)));
  let best = { width: frame.w, faults: faultsOf(full) + 1, breaks: '' };
  for (let width = frame.w; width >= frame.w * NARROWEST; width -= STEP) {
    const set = measure(paragraphs, width, context);
    if (set.brokenWord) break;
    // Rather one line more than a word torn where no space shows that it goes on.
    const more = set.lines.length - count;
    if (more > 0 && (more > 1 || !unspaced || best.faults === 0 || set.height > frame.h)) break;
    const whole = context.typesetter.measure(paragraphs, { width, reserve: 0 });
    const breaks = breaksOf(set);
    const faults = faultsOf(set);
    if (
      breaks === breaksOf(whole) &&
      breaks !== best.breaks &&
      (more > 0 ? faults + 1 < best.faults && !endsInScrap(set) : faults <= best.faults)
    )
      best = { width, faults, breaks };
  }
  return best;
}

const breaksOf = (set: MeasuredText): string => set.lines.map((line) => `${line.paragraph}:${line.start}`).join(' ');

/** A last line that is shorter than this share of the widest holds a scrap. */
const SCRAP = 0.25;

const endsInScrap = (set: MeasuredText): boolean => (set.lines.at(-1)?.width ?? 0) < set.width * SCRAP;

const faultsOf = (set: MeasuredText): number => tornWords(set) + badlyParted(set) + (endsInScrap(set) ? 1 : 0);

/** Up to its hyphen or stroke: "sign-in", "Open-Source" and "km/h" are read as one. */
const COMPOUND = /\p{L}[-‐/]$/u;
/** What parts two halves of a title belongs to the end of the first. */
const DIVIDER = /^[·|/–—]/u;

function badlyParted(set: MeasuredText): number {
  return set.paragraphs.reduce((sum, paragraph, p) => {
    const text = textOf(paragraph);
    return sum + lineStarts(set, p).filter((start) => COMPOUND.test(text.slice(0, start)) || DIVIDER.test(text.slice(start))).length;
  }, 0);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A torn word counts as so many faults, and a word that is parted from its ending. */
export const TORN = 8;
export const PARTED = 2;
/** A short ending or particle that belongs to the word before it. */
const ENDING = /^(?!(?:[こそあど][のれこ]|こと|もの|ため|なぜ|なに|とき|いつ|また|もし|よう)$)\p{Script=Hiragana}{1,3}$/u;
/** Two words with nothing between them, as in 品質管理: a phrase goes on there. */
const COMPOUNDED = /^[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u;

/** How many lines end inside a word, or before its ending, where a line may end after any sign. */
function tornWords(set: MeasuredText): number {
  return set.paragraphs.reduce((sum, paragraph, p) => {
    const text = textOf(paragraph);
    if (!UNSPACED.test(text)) return sum;
    const starts = lineStarts(set, p);
    const ofText = wordsOf(text, paragraph.language);
    return starts.reduce((faults, start) => {
      const word = ofText.get(start);
      // A line may well begin with a bracket; inside a word it may not, and a particle there is the lesser evil.
      if (!word) return faults + TORN;
      if (ENDING.test(word) && /\p{L}/u.test(text[start - 1] ?? '')) return faults + PARTED;
      return COMPOUNDED.test(text.slice(Math.max(0, start - 1), start + 1)) ? faults + 1 : faults;
    }, sum);
  }, 0);
}

/** Titles are tried in many sizes and widths. */
const words = createRecentCache<ReadonlyMap<number, string>>(20_000, (value) => 4 * value.size + 20);

/** The words of the text by where they begin. */
const wordsOf = (text: string, language: string): ReadonlyMap<number, string> =>
  words.get(`${language} ${text}`, () => new Map([...segmenterOf(language, 'word').segment(text)].map((s) => [s.index, s.segment])));

const textOf = ({ runs }: Pick<Paragraph, 'runs'>): string => runs.map((run) => run.text).join('');

/** Where the lines of the paragraph after its first begin in its text. */
const lineStarts = (set: MeasuredText, paragraph: number): number[] =>
  set.lines
    .filter((line) => line.paragraph === paragraph)
    .slice(1)
    .map((line) => line.start);
