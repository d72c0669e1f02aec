/** Whether the words before a colon or a full stop are the name of what stands behind them, and no clause, speaker or pointer. */
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { grammarOf } from '../grammar/grammar.ts';
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';

/** `stopped`: a full stop ends it, as it would end a sentence. */
export function namesMatter(label: string, stopped: boolean, language: string): boolean {
  const { subordinator, interrogative } = grammarOf(language);
  // "What they ask for" is a name, whoever they are.
  if (!stopped && interrogative?.test(label)) return true;
  // "If we do nothing" has a verb and is a name.
  const isCase = !stopped && subordinator?.test(label) === true;
  const isClause = sentenceGrammarOf(language).finite?.test(label) === true && !isCase;
  return !isClause && !leansOn(label, language) && !reports(label, language);
}

/** "The treasurer reports: …" names who speaks, and not of what. */
const reports = (label: string, language: string): boolean =>
  discourseWordsOf(language)
    .matcher.find(label)
    .some(({ kind }) => kind === 'says' || kind === 'objects');

/** Who speaks and who listens is known from the rest. */
export const leansOn = (name: string, language: string): boolean =>
  hangs(name, language).some(({ kind, certainty }) => certainty >= 0.5 && !HARMLESS.has(kind));
const HARMLESS: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative', 'addition', 'comparison', 'announcement']);
