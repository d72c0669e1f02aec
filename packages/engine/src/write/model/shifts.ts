/** By how much something changed is not to how much: "fell to 38%" where the source says "fell by 38%" is given back the word of the source. */
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { startOf, wordsFor } from './statedLimits.ts';

/** What a change and its result are told in alike. */
const KINDS: ReadonlySet<string> = new Set(['percent', 'points', 'money']);

interface Shift {
  readonly figure: Figure;
  /** "By" or "to", with what stands between it and the figure. */
  readonly word?: { readonly text: string; readonly at: number };
}

const patternFor = perText((language): RegExp | undefined => {
  const { shifts, hedges } = languageOf(language).findings;
  const between = hedges ? `(?:(?:${either(hedges)})\\s*)?` : '';
  return shifts ? new RegExp(`(?<![\\p{L}\\p{N}-])(${either(shifts)})\\s+${between}$`, 'iu') : undefined;
});

function shiftsIn(text: string, language: string, pattern: RegExp): Shift[] {
  return figuresIn(text, [], patternsOf(language), language, true).flatMap((figure): Shift[] => {
    if (figure.single || !KINDS.has(figure.measure.kind)) return [];
    const front = text.slice(0, startOf(text, figure));
    // "Up to 60 percent" is a limit.
    const found = wordsFor(language).before?.test(front.trimEnd()) ? undefined : pattern.exec(front);
    return [{ figure, ...(found?.[1] && { word: { text: found[1], at: found.index } }) }];
  });
}

/** The text with the source's own word in front of a figure that it names with no other; undefined where nothing is to be put right. */
export function withShifts(text: string, source: string, language: string): string | undefined {
  const pattern = patternFor(language);
  if (!pattern || !/\p{Nd}/u.test(text)) return undefined;
  let right = text;
  for (const { figure, word } of shiftsIn(text, language, pattern).toReversed()) {
    if (!word) continue;
    const twins = sentencesWith(figure, source, language).flatMap((sentence) =>
      shiftsIn(sentence, language, pattern).filter(isSame(figure)),
    );
    const [first] = twins;
    const stated = first?.word?.text.toLowerCase();
    if (stated === undefined || stated === word.text.toLowerCase() || twins.some((each) => each.word?.text.toLowerCase() !== stated))
      continue;
    right = right.slice(0, word.at) + stated + right.slice(word.at + word.text.length);
  }
  return right === text ? undefined : right;
}

const isSame =
  ({ value, measure }: Figure) =>
  ({ figure }: Shift): boolean =>
    figure.value === value && figure.measure.kind === measure.kind;

/** Most sentences have no such digits. */
const sentencesWith = ({ digits }: Figure, source: string, language: string): string[] =>
  source
    .split('\n')
    .filter((line) => line.includes(digits))
    .flatMap((line) => splitSentences(line, language))
    .filter((sentence) => sentence.includes(digits));
