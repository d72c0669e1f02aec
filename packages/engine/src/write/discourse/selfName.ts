/** What a text calls itself: "Here is our update on the third quarter of the Lindhorst group." */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { columns } from '../sentence/measure.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { readingOf } from '../structure/reading.ts';
import type { Role } from './role.ts';

interface Told {
  readonly text: string;
  readonly role: Role;
  readonly form: string;
}

/** Sentences that it stands among, behind a greeting. */
const WITHIN = 2;
/** Words before the noun, and behind it. */
const MOST_BEFORE = 2;
const FEWEST_BEHIND = 2;
/** Columns. */
const LONGEST = 85;

/** Undefined where it says nothing of itself but in a sentence of its own. */
export function selfNameOf(units: readonly Told[], language: string): string | undefined {
  const first = units.filter(({ role, form }) => role !== 'greeting' && form === 'prose').slice(0, WITHIN);
  for (const { text } of first) {
    const name = selfNameIn(text, language);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Behind what presents it and words of grammar stands the noun for its kind, and no verb behind that. */
export function selfNameIn(text: string, language: string): string | undefined {
  const { document } = readingOf(language);
  const { finite } = sentenceGrammarOf(language);
  const opened = openerOf(language)?.exec(text)?.[0];
  if (document === undefined || opened === undefined || /[,;:!?，；：]\s?\S/u.test(text)) return undefined;
  const grammatical = functionWords(language);
  const words = text.slice(opened.length).split(/\s+/u);
  const at = words.findIndex((word) => !grammatical.has(word.toLowerCase()));
  const name = trimClause(words.slice(at).join(' '));
  if (at < 0 || at > MOST_BEFORE || words.length - at <= FEWEST_BEHIND || columns(name) > LONGEST) return undefined;
  const isOwn = document.test(words[at] ?? '') && finite?.test(` ${words.slice(at + 1).join(' ')}`) !== true;
  return isOwn ? capitalize(name, language) : undefined;
}

const openerOf = perText((language): RegExp | undefined => {
  const { presents } = languageOf(language).sentence ?? {};
  return presents === undefined ? undefined : new RegExp(`^(?:${either(presents)})\\s+`, 'iu');
});
