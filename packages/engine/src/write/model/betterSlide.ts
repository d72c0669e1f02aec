/** The better of two slides that tell the same: the built-in writer's, which is sound, and a small model's, by stated rules. */
import type { Slide } from '@slidewright/contract/deck';
import { functionWords } from '../../languages/functionWords.ts';
import { countWords } from '../sentence/measure.ts';
import { numbersIn } from '../sentence/numbers.ts';
import { sharedContent } from './grounding.ts';
import { Sayings } from './sayings.ts';
import { textsOf } from './slidePart.ts';

export interface Better {
  /** Undefined where nothing of the answer is better than the draft. */
  readonly slide?: Slide;
  /** Why the rest of the answer was not taken. */
  readonly problems: readonly string[];
}

/** Share of the draft's words of content that the answer has too: what says less is not better. */
const KEPT = 0.6;
/** Share of the answer's words of content that the source or the draft has. */
const SHARED = 0.5;
/** Share of a title's longer words that are the source's. */
const ABOUT = 0.75;
const GROWTH = 1.3;
const SPARE_WORDS = 10;
const FEWEST_WORDS = 3;
/** Words of a title that is a subject rather than a statement. */
const LABEL_WORDS = 4;

/** `passages` is the source behind both. The answer is sound, and nothing had to be left out of it. */
export function betterOf(draft: Slide, answer: Slide, passages: string, language: string): Better {
  const body = bodyFault(draft, answer, passages, language);
  const title = titleFault(draft, answer, passages, language);
  const problems = [...(body ? [`the draft's points are kept: ${body}`] : []), ...(title ? [`the draft's title is kept: ${title}`] : [])];
  if (body && title) return { problems };
  const notes = answer.notes || draft.notes;
  const said = body ? draft : answer;
  return { slide: { ...said, notes, title: title ? draft.title : answer.title }, problems };
}

const said = (slide: Slide): string =>
  textsOf(slide)
    .map(({ text }) => text)
    .join('\n');
/** A head is a name, no statement. */
const statementsOf = (slide: Slide): string[] => textsOf(slide).flatMap(({ text, path }) => (path.at(-1) === 'head' ? [] : [text]));
function bodyFault(draft: Slide, answer: Slide, passages: string, language: string): string | undefined {
  const [before, after] = [said(draft), said(answer)];
  const figures = new Set(numbersIn(`${after}\n${answer.title}`));
  const lost = numbersIn(before).find((figure) => !figures.has(figure));
  if (lost !== undefined) return `the figure ${lost} is missing`;
  if ((sharedContent(before, after, language) ?? 1) < KEPT) return 'too little of the draft is said';
  if ((sharedContent(after, `${passages}\n${before}`, language) ?? 1) < SHARED) return 'it says what neither source nor draft says';
  if (countWords(after) > GROWTH * countWords(before) + SPARE_WORDS) return 'it is longer than the draft';
  if (statementsOf(answer).length < statementsOf(draft).length) return 'a point is missing';
  const told = new Sayings([answer.title]);
  const sound = new Set(statementsOf(draft));
  for (const text of statementsOf(answer)) {
    if (sound.has(text) && !told.has(text)) {
      told.add(text);
      continue;
    }
    if (countWords(text) < FEWEST_WORDS) return `"${text}" is no sentence`;
    if (endsOpen(text, language) || [...sound].some((whole) => whole.startsWith(text))) return `"${text}" breaks off`;
    if (told.has(text)) return `"${text}" is said twice`;
    told.add(text);
  }
  return after === before ? 'it is the draft' : undefined;
}

function titleFault(draft: Slide, answer: Slide, passages: string, language: string): string | undefined {
  if (answer.title === draft.title) return 'it is the same';
  if (countWords(draft.title) > LABEL_WORDS) return 'it states something';
  if (countWords(answer.title) <= Math.max(FEWEST_WORDS, countWords(draft.title))) return 'the other states nothing';
  if (endsOpen(answer.title, language)) return 'the other breaks off';
  if (new Sayings(statementsOf(draft)).has(answer.title)) return 'a point says the other';
  return isAbout(answer.title, `${passages}\n${said(draft)}`) ? undefined : 'the other is about something else';
}

/** Letters that begin a word, whatever its ending. */
const STEM = 5;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => [...word].slice(0, STEM).join(''));

/** Whether nearly all longer words of a title are the text's. */
function isAbout(title: string, text: string): boolean {
  const known = new Set(stemsOf(text));
  const stems = stemsOf(title);
  return stems.length > 0 && stems.filter((stem) => known.has(stem)).length >= ABOUT * stems.length;
}

/** Whether a text ends where no sentence does: in a comma, or in a word that leads to another. */
function endsOpen(text: string, language: string): boolean {
  if (/[,;:–—-]\s*$/u.test(text) || text.endsWith('…')) return true;
  const last = /([\p{L}\p{M}]+)\P{L}*$/u.exec(text.toLowerCase())?.[1];
  return last !== undefined && functionWords(language).has(last);
}
