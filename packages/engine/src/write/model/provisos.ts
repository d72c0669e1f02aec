/** Conditions and exceptions that a source gives with what it says: a slide that tells the one and not the other claims more than the source does. */
import type { Slide } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { figuresIn } from '../findings/figures.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withoutOrders } from '../structure/orders.ts';
import { isAlike } from './alike.ts';
import { sharedContent } from './grounding.ts';
import { textsOf } from './slidePart.ts';

/** A statement of the source with what it depends on. */
export interface Proviso {
  readonly statement: string;
  /** With the word that it begins with. */
  readonly condition: string;
}

const patternFor = perText((language) => patternOf(languageOf(language).findings.provisos, 'holds', languageOf(language).spaceless));

const CLAUSE = /[,;:.!?—–)](?=\s|$)|[，；：。]/u;
const PART = /(?<=[;:；：])\s*/u;

/** What passages say under a condition. */
export function provisosIn(passages: string, language: string): Proviso[] {
  const pattern = patternFor(language);
  if (!pattern) return [];
  return passages
    .split(/\n/u)
    .flatMap((line) => splitSentences(line, language))
    .flatMap((sentence) => sentence.split(PART))
    .flatMap((part) => provisoOf(part, pattern) ?? []);
}

function provisoOf(part: string, pattern: RegExp): Proviso | undefined {
  const at = pattern.exec(part)?.index;
  if (at === undefined) return undefined;
  const front = part.slice(0, at).replace(/[\s,;:–—(]+$/u, '');
  const end = CLAUSE.exec(part.slice(at))?.index;
  // "If you decline, we lose nothing": what depends on it stands behind it.
  if (front.trim() === '') return end === undefined ? undefined : { condition: part.slice(0, end), statement: part.slice(end + 1).trim() };
  return { statement: front, condition: part.slice(at).replace(/[\s.]+$/u, '') };
}

/** Share of a condition's words that tell it in whatever words, where none of its figures does. */
const TOLD = 0.4;

/**
 * The conditions that belong to a text, and of which `shown`, all that is read beside it, says nothing. Without a figure that they share a text is
 * the statement only where it `decides`: a title, a decision.
 */
function lostProvisos(text: string, provisos: readonly Proviso[], shown: string, language: string, decides: boolean): Proviso[] {
  if (provisos.length === 0 || patternFor(language)?.test(text) === true) return [];
  return provisos.filter(
    ({ statement, condition }) =>
      isAlike(text, statement, language, decides) &&
      !hasFigureOf(condition, shown, language) &&
      (sharedContent(condition, shown, language, 1) ?? 1) < TOLD,
  );
}

function hasFigureOf(condition: string, shown: string, language: string): boolean {
  const figures = (text: string) => figuresIn(text, [], patternsOf(language), language).filter(({ single }) => !single);
  const told = figures(shown);
  return figures(condition).some(({ value, measure }) => told.some((each) => each.value === value && each.measure.kind === measure.kind));
}

const LONGEST_NAMED = 60;
const LONGEST_TOLD = 160;

/** What a slide tells without the condition that its passages give with it, in words for the model; `elsewhere` is what other slides tell. */
export function lostOn(slide: Slide, passages: string, elsewhere: string, language: string): string[] {
  const provisos = provisosIn(withoutOrders(passages, language), language);
  if (provisos.length === 0) return [];
  const decides = (text: string, i: number) =>
    i === 0 || (slide.kind === 'decisions' && slide.decisions.some((each) => each.text === text));
  const texts = [slide.title, ...textsOf(slide).flatMap(({ path, text }) => (path[0] === 'chart' ? [] : text.split('\n')))];
  const shown = texts.join('\n');
  const lost = new Map<string, string>();
  for (const [i, text] of texts.entries())
    for (const { condition } of lostProvisos(text, provisos, shown, language, decides(text, i)))
      if (!lost.has(condition) && (sharedContent(condition, elsewhere, language, 1) ?? 0) < ELSEWHERE) lost.set(condition, text);
  return [...lost].map(
    ([condition, text]) =>
      `"${text.slice(0, LONGEST_NAMED)}": the source says that "${condition.slice(0, LONGEST_TOLD)}"; the condition stands where the statement stands, or in the sentence below`,
  );
}
/** Share of a condition's words of which another slide says it. */
const ELSEWHERE = 0.5;
