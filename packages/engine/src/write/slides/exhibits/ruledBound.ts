/** Whether a figure says to what a rule applies, and not what comes of it: "Trips that cost more than £1,500 need the director's approval". */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf, patternOf } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';
import { discourseWordsOf } from '../../discourse/discourseWords.ts';
import type { MeasureKind, Told } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { isValueOf } from './telling.ts';

/** Of numbers of things the things are the subject: "In Leeds more than 4,000 households need help". */
const MEASURED: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['money', 'measure', 'duration', 'percent']);
/** UTF-16 units in which a bound stands before or behind a value. */
const NEAR = 24;
const STOP = /[.;:؛]\s|[；：。]/u;

export function isRuledBound({ start, end, hedge, measure, base }: Told, text: string, language: string): boolean {
  const before = text.slice(0, start);
  if (!MEASURED.has(measure.kind) || base !== undefined || before.trim() === '') return false;
  const bounds = boundsOf(language);
  const words = (hedge ?? before.slice(-NEAR)).trimEnd();
  const parts = bounds.parts?.test(words) === true;
  const after = [hedge ?? '', text.slice(end, end + NEAR).trimStart()];
  if (!parts && bounds.any?.test(words) !== true && !after.some((next) => bounds.behind?.test(next))) return false;
  const { needs, verb } = patternsOf(language);
  const demands = discourseWordsOf(language)
    .matcher.find(text)
    .filter(({ kind }) => kind === 'ask');
  // "You may carry over up to 5 days; they must be used by March": another clause demands something else.
  const stop = end + (STOP.exec(text.slice(end))?.index ?? text.length);
  if (demands.some(({ at }) => at >= end && at < stop) || needs?.test(text.slice(end, stop))) return true;
  // "A receipt is needed for everything above £10", but "We need more than £10" and "a grant of more than £10".
  const last = /([\p{L}\p{M}]+)[^\p{L}]*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const isOwn = verb.has(last) || needs?.test(last) === true || isValueOf(before, hedge, language);
  const isDemanded = needs?.test(before) === true || demands.some((cue) => cue.end <= start && /\p{L}/u.test(text.slice(cue.end, start)));
  return parts && !isOwn && isDemanded;
}

interface Bounds {
  /** At the end of what stands before a value: from where on something is so, or up to where. */
  readonly any: RegExp | undefined;
  /** Of these, those that part what the rule is for from all else: "above", "less than", "from". */
  readonly parts: RegExp | undefined;
  readonly behind: RegExp | undefined;
}

const boundsOf = perText((language): Bounds => {
  const { findings, spaceless } = languageOf(language);
  const phrases = (pairs: readonly string[]): string => pairs.map((pair) => pair.replace(/=[^=]*$/u, '')).join('|');
  const before = listOf(findings.limitSigns);
  return {
    any: patternOf(phrases(before), 'ends', spaceless),
    parts: patternOf(phrases(before.filter((pair) => /=[<>]|\$/u.test(pair))), 'ends', spaceless),
    behind: patternOf(phrases(listOf(findings.limitSignsAfter)), 'begins', spaceless),
  };
});
