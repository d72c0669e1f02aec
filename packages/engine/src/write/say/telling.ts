/** Which units of a group say something of the subject: no greeting, no scene, no question, no line of a word or two. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { cosine } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { columns } from '../sentence/measure.ts';
import { greets } from '../structure/pleasantries.ts';
import { speaksOfItself } from './dangling.ts';
import { isEmpty } from './worth.ts';

const LONGEST_TALK = 10;
const SPACELESS_TALK = 1.4;
/** Columns; long words and syllables count as several in scripts without spaces. */
const NARROWEST = 32;
export const FEWEST_WORDS = 4;

/** The units that say something of the subject; what stands between two that do not is talk as well. */
export function tellingOf(units: readonly Unit[], grammar: Grammar): Unit[] {
  const told = units.map((unit) => tells(unit, grammar));
  const talk = (i: number, unit: Unit) => units[i]?.block === unit.block && told[i] === false;
  return units.filter(
    (unit, i) =>
      told[i] && !(unit.words < LONGEST_TALK * (grammar.spaceless ? SPACELESS_TALK : 1) && talk(i - 1, unit) && talk(i + 1, unit)),
  );
}

/** No greeting, no scene, no question: those are left for where there is nothing else. */
const tells = (unit: Unit, grammar: Grammar): boolean => !isUnusable(unit) && states(unit, grammar);

/** The same wherever it points to: it may be understood from what is shown right above it. What is asked of the reader states what is wanted. */
export const states = (unit: Unit, grammar: Grammar): boolean =>
  !unit.aside &&
  !isEmpty(unit.role) &&
  !isChatter(unit.text, grammar) &&
  (unit.role === 'recommendation' || !/[?？؟]["'»”」』)]?$/u.test(unit.text));

/** "Here's what I did not expect: one in four took out a card": behind its colon such a sentence states something. */
const isChatter = (text: string, { chatter }: Grammar): boolean => chatter?.test(text) === true && !/[:：]\s+\S+(?:\s+\S+){4}/u.test(text);

/**
 * What the speaker says of himself and counts nothing of, that neither asks nor settles anything: "I said so in March". Only where the language's cues
 * tell what asks; a greeting in any.
 */
export const isTalk = ({ text, role, form }: Unit, language: string): boolean =>
  form === 'prose' &&
  !/\p{Nd}/u.test(text) &&
  (greets(text, language) ||
    (languageOf(language).discourse.cuePhrases?.ask !== undefined && !MEANT.has(role) && speaksOfItself(text, language)));

/** "You can always refuse to go in", "I propose that we say yes". */
const MEANT: ReadonlySet<Role> = new Set<Role>(['recommendation', 'instruction', 'decision', 'condition', 'definition', 'risk']);

/** What stands first under a heading may point to the heading: "This policy". */
export const isUnusable = ({ unusable, position, role }: Unit): boolean => unusable === true && (position > 0 || role === 'announcement');

/** A sentence of a word or two says nothing by itself; behind a label it is the answer: "Decision: Northfield." What decides may be short: "I lean no." */
export const isFragment = ({ words, text, role }: Unit): boolean =>
  words < FEWEST_WORDS &&
  !(words >= FEWEST_DECIDING && DECIDES.has(role) && /[.。]$/u.test(text)) &&
  (isEmpty(role) || /[!！]$/u.test(text) || !LABELLED.test(text));
const FEWEST_DECIDING = 3;

/** "Fly in economy. Premium economy is allowed for …": the rule that opens a section, and that the next sentence takes up in its own words. */
export const opensRule = (unit: Unit, next: Unit | undefined): boolean =>
  unit.form === 'prose' &&
  unit.position === 0 &&
  unit.words >= FEWEST_DECIDING &&
  !isEmpty(unit.role) &&
  /[.。]$/u.test(unit.text) &&
  next?.index === unit.index + 1 &&
  next.block === unit.block &&
  cosine(unit.vector, next.vector) > 0;
const DECIDES: ReadonlySet<Role> = new Set<Role>(['recommendation', 'decision']);
const LABELLED = /^\p{L}[^.,:：!?]{1,47}[:：]\s*[\p{L}\p{Nd}]/u;

/** Somebody's words: who says them, and to whom, is not known from a title or a point. */
export const SPOKEN = /["“”„«»「『]/u;

/** An item of a word or two says nothing once it is taken from its list. */
export const isBare = ({ words, lead, text }: Unit): boolean => words < FEWEST_WORDS || (lead === undefined && columns(text) < NARROWEST);

/** "But an hourly bus is no service": it is said against the sentence before it. */
export const isTurn = ({ links, index, form }: Unit): boolean =>
  form === 'prose' && links.some(({ kind, to }) => kind === 'contrast' && to === index - 1);
