/**
 * A slide of points whose title, or one of whose points, holds two values against each other shows them drawn, with all else that the points
 * say below: nothing is left out.
 */
import type { Slide, SlideOf } from '@slidewright/contract/deck';
import { findingsOfText } from '../findings/find.ts';
import { toldIn } from '../findings/told.ts';
import { isDangling } from '../say/dangling.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { type Compared, comparedIn } from './exhibits/compared.ts';

/** Below the drawing: lines, words of all of them, as many as in English, and columns. */
const MOST_LINES = 4;
const MOST_WORDS = 58;
const WIDEST = 380;

export interface Line {
  readonly head?: string | undefined;
  readonly text: string;
}

type Drawn = Pick<SlideOf<'pair'>, 'sentence'> & Compared['body'];

export const saidOf = ({ head, text }: Line): string => (head === undefined ? text : `${head}: ${text}`);

/** Undefined where none of them does, or what else is to be said has no room below. */
export function comparedPoints({ title }: Slide, lines: readonly Line[], language: string, isBare: boolean): Drawn | undefined {
  const inTitle = comparedIn(title, language);
  if (inTitle) return withSentences(inTitle.body, lines.map(saidOf), language);
  const drawn = lines.flatMap((line, at) => {
    // What goes on with the point before, or has the next one go on with it, is understood where it stands.
    const next = lines[at + 1];
    const isTied = isDangling(saidOf(line), language) || (next !== undefined && isDangling(saidOf(next), language));
    const compared = line.head === undefined && !isTied ? comparedIn(line.text, language) : undefined;
    return compared ? [{ compared, at }] : [];
  });
  const [only] = drawn;
  if (!only || drawn.length > 1 || tellsFigure(title, language) || tellsPart(title, language)) return undefined;
  const { compared, at } = only;
  // Under a heading, two values of a later point are a detail of what the section says first.
  if (!isBare && at > 0) return undefined;
  return withSentences(
    compared.body,
    lines.flatMap((line, i) => (i === at && compared.isWhole ? [] : [saidOf(line)])),
    language,
  );
}

function withSentences(body: Compared['body'], lines: readonly string[], language: string): Drawn | undefined {
  const all = lines.join(' ');
  if (lines.length > MOST_LINES || countWords(all) > MOST_WORDS * wordiness(language) || columns(all) > WIDEST) return undefined;
  return { ...body, ...(lines.length > 0 && { sentence: lines.join('\n') }) };
}

/** "The Kobo managed 88 %" above two shares of the Dreva: a title with a figure of its own would be read as what is drawn. */
export const tellsFigure = (title: string, language: string): boolean =>
  toldIn(findingsOfText(title, language)).some(({ inWords, measure }) => !inWords || measure.kind !== 'count');
/** "Nine of fourteen have worked six Sundays" above how content they are. */
function tellsPart(title: string, language: string): boolean {
  const found = findingsOfText(title, language);
  const inWords = found.filter(({ kind, ...each }) => kind === 'figure' && 'figure' in each && each.figure?.inWords === true);
  return inWords.length >= FEWEST_TOLD || found.some(({ kind }) => kind === 'part');
}
const FEWEST_TOLD = 2;
