/** What somebody said, with who said it. */

import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from '../../plan/allot.ts';
import { columns } from '../../sentence/measure.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

const LONGEST = 260;
const SHORTEST = 30;

/** A block quotation that fits. */
export const quotation: Kind = (group) => {
  const passage = dominant(group, 'quote');
  const [unit] = passage?.units ?? [];
  if (!passage || !unit || passage.units.length > 1 || columns(unit.text) > LONGEST) return undefined;
  // What nobody is named for may be an example, or a note in a box.
  const beside = wordsOf(unitsOf(group)) - unit.words;
  if (passage.attribution === undefined && beside > unit.words) return undefined;
  const [name, ...role] = (passage.attribution ?? '').split(/,\s*/);
  const quote = unit.text.replace(/^["“„«「]\s*|\s*["”“»」]$/gu, '');
  return { body: { kind: 'quote', quote, ...(name && { name }), ...(role.length > 0 && { role: role.join(', ') }) }, used: [unit] };
};

/** Speech within the prose, if its speaker is named right after it. */
export const speech: Kind = (group) => {
  for (const unit of unitsOf(group)) {
    const spoken = unit.form === 'prose' ? speechIn(unit.text) : undefined;
    if (spoken && isSmall(group, unit) && !saysMore(group, unit)) return { body: { kind: 'quote', ...spoken }, used: [unit] };
  }
  return undefined;
};

/** A quotation stands for its group only if the group has little else to say. */
const isSmall = (group: Group, unit: Unit): boolean => wordsOf(unitsOf(group)) <= 4 * unit.words;

/** Whether another sentence is what the slide should say. */
const saysMore = (group: Group, unit: Unit): boolean => unitsOf(group).some((other) => other !== unit && other.strength >= 0.5);

const SPOKEN =
  /^["“„«]([^"“”„«»]{20,240})["”“»],?\s+(?:\p{Ll}+\s+){0,2}(?:\p{Ll}+)\s+(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3})(?:,\s*([^,.]{3,60}))?/u;
const SAID_FIRST = /^(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3}),?\s+(?:\p{Ll}+\s?){1,3}[,:]\s*["“„«]([^"“”„«»]{20,240})["”“»]/u;

function speechIn(text: string): { quote: string; name: string; role?: string } | undefined {
  const after = SPOKEN.exec(text);
  if (after?.[1] && after[2])
    return { quote: trim(after[1]), name: after[2], ...(after[3] && !isRelative(after[3]) && { role: after[3] }) };
  const before = SAID_FIRST.exec(text);
  return before?.[1] && before[2] && columns(before[2]) >= SHORTEST ? { quote: trim(before[2]), name: before[1] } : undefined;
}

const RELATIVE = new RegExp(`^(?:${either(inEvery(({ grammar }) => grammar.relatives))})\\s`, 'iu');
/** Relative words of a language that writes nouns with a capital: there they are articles too. */
const ARTICLE = new RegExp(`^(?:${either(inEvery(({ grammar }) => (grammar.capitalNouns ? grammar.relatives : undefined)))})\\s`, 'iu');

/** "…, who leads the council" says more than what somebody is; in German the article tells of that only before a noun. */
const isRelative = (role: string): boolean => RELATIVE.test(role) && !(ARTICLE.test(role) && /\p{Lu}\p{L}*$/u.test(role));

const trim = (quote: string): string => quote.replace(/[,.]\s*$/u, '');
