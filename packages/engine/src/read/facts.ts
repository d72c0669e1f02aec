/** `key: value` lines: "Revenue: 4.2 million", "Ort： Berlin", "3月:試行". */

const FACT =
  /^\s*(?:[-*•]\s+)?([^\s:：][^:：]{0,40}?)\s*[:：]\s+(\S.*)$|^\s*([^\s:：][^:：]{0,20})：\s*(\S.*)$|^\s*([^\s:：][^:：]{0,20}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー)）]):(\S.*)$/u;

/** A value that begins with a figure, with a sign of money or a minus before it. */
const FIGURE_FIRST = /^[^\p{L}\p{Nd}]{0,2}\p{Nd}/u;
const MOST_WORDS_OF_KEY = 6;
const MOST_WORDS_OF_MEASURE = 9;

export interface Fact {
  readonly key: string;
  readonly value: string;
}

/** The line as a fact, or undefined when it is prose, an address or a lead-in. */
export function factOf(line: string): Fact | undefined {
  const match = FACT.exec(line);
  const key = (match?.[1] ?? match?.[3] ?? match?.[5])?.replace(/\*\*|__/g, '').trim();
  const value = (match?.[2] ?? match?.[4] ?? match?.[6])?.replace(/^\*\*|^__/, '').trim();
  // "Hospitals – 2.61 (Q2: 2.48)": a colon within brackets parts nothing.
  if (!key || !value || /[(（[［][^)）\]］]*$/u.test(key)) return undefined;
  // "I know what is expected of me: 88%": what has a figure behind it may be called by a sentence.
  const most = FIGURE_FIRST.test(value) ? MOST_WORDS_OF_MEASURE : MOST_WORDS_OF_KEY;
  if (key.split(/\s+/).length > most || /[.!?;]\s|^https?$/i.test(key) || /^\d+$/.test(key)) return undefined;
  return { key, value };
}

const LONGEST_VALUE = 160;

export const isShortFact = (line: string): boolean => (factOf(line)?.value.length ?? Number.POSITIVE_INFINITY) <= LONGEST_VALUE;

/** Facts only if every line is one and there are at least two; a value as long as a paragraph is prose with a lead. */
export function factsOf(lines: readonly string[]): Fact[] | undefined {
  if (lines.length < 2) return undefined;
  const entries: Fact[] = [];
  for (const line of lines) {
    const fact = factOf(line);
    if (!fact || fact.value.length > LONGEST_VALUE) return undefined;
    entries.push(fact);
  }
  return entries;
}

/** Parts of a line that blanks set in columns. */
const WIDE_BLANK = /\s{3,}|\t+|\u3000+/u;
const MOST_WORDS_OF_LABEL = 3;
const MOST_WORDS_OF_VALUE = 12;

/** A full stop between a value and the next label: "Status: resolved. Severity: 2. Lead: Priya N." */
const STOP_BEFORE_LABEL = /(?<=\S)[.;]\s+(?=\p{Lu}[\p{L}\p{M}]{2,20}(?: \p{L}[\p{L}\p{M}]{1,14})?: \S)/u;
/** Labels in one line with stops between them; two may be two sentences. */
const FEWEST_STOPPED = 3;
const LONGEST_STOPPED = 400;

/** The lines that a line of labels and values is in truth: "Status: final   Author: R. Okafor". The line itself where it is none. */
export function labelledParts(line: string): readonly string[] {
  const stopped = line.length <= LONGEST_STOPPED ? line.trim().split(STOP_BEFORE_LABEL) : [];
  if (stopped.length >= FEWEST_STOPPED && stopped.every(isLabelled)) return stopped.map((part) => part.replace(/[.;]$/, ''));
  // "Barriers: 6 · Pumps: 2 · Radios: 8".
  const counted = line.length <= LONGEST_STOPPED ? line.trim().split(/\s+[·•|]\s+/u) : [];
  if (counted.length >= FEWEST_STOPPED && counted.every((part) => FIGURE_FIRST.test(factOf(part)?.value ?? ''))) return counted;
  const parts = line.trim().split(WIDE_BLANK);
  if (parts.length < 2 || parts.length > 8) return [line];
  return parts.every(isLabelled) ? parts : [line];
}

function isLabelled(part: string): boolean {
  const fact = factOf(part);
  return fact !== undefined && wordsIn(fact.key) <= MOST_WORDS_OF_LABEL && wordsIn(fact.value) <= MOST_WORDS_OF_VALUE;
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
