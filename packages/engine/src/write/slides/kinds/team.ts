/** People with what they do, under a heading that says who they are. */
import type { SlideOf } from '@slidewright/contract/deck';
import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Passage, Unit } from '../../discourse/passages.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { keepWithin } from '../../sentence/sayWithin.ts';
import { isHeaded, tellsOf } from '../../words/structure.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

const FEWEST = 2;
const MOST = 8;
const LONGEST_NAME = 32;
const LONGEST_ROLE = 8;

type Person = SlideOf<'team'>['people'][number];

export const team: Kind = (group, { brief }) => {
  const passage = dominant(group, 'list') ?? dominant(group, 'facts') ?? dominant(group, 'table');
  const heading = passage?.section.heading ?? '';
  if (!passage || !(isHeaded(heading, 'team', brief.language) || endsSo(heading, brief.language))) return undefined;
  const people = peopleOf(passage, brief.language);
  return people && { body: { kind: 'team', people }, used: passage.units };
};

/** "Our team", "The project team": of few words, so that the word is what they are about. */
const endsSo = (heading: string, language: string): boolean => countWords(heading) <= 3 && tellsOf(heading, 'team', language);

function peopleOf({ units }: Passage, language: string): Person[] | undefined {
  if (units.length < FEWEST || units.length > MOST) return undefined;
  const people = units.flatMap((unit): Person[] => {
    const [name = '', role = '', text = ''] = unit.cells ?? namedRole(unit) ?? [unit.lead, ...roleAndMore(unit.text)];
    if (!isName(name.trim()) || role.trim() === '' || countWords(role) > LONGEST_ROLE) return [];
    return [{ name: name.trim(), role: role.trim(), ...(text.trim() ? { text: keepWithin(text.trim(), language, 14) } : {}) }];
  });
  return people.length === units.length && units.every((unit) => (unit.cells?.length ?? 2) <= 3) ? people : undefined;
}

/** "Dr. Aylin Kaya, CTO – food technologist, 4 patents", whose lead may be what stands before the dash. */
function namedRole({ lead, text }: Unit): [string, string, string] | undefined {
  const [, name, role, more = ''] =
    /^([^,–—]+),\s*([^,–—]+?)(?:\s+[–—-]\s+(\S.*))?$/su.exec(lead === undefined ? text : `${lead} – ${text}`) ?? [];
  return name !== undefined && role !== undefined && more !== '' ? [name, role, more] : undefined;
}

/** "Chief engineer, built both fields": the role ends at the first comma, full stop or semicolon. */
function roleAndMore(text: string): [string, string] {
  const [, role = text, more = ''] = /^([^,.;،、。]+)[,.;،、。]\s*(.*)$/su.exec(text.replace(/^[\s,،、]+/u, '').trim()) ?? [];
  return [role, more];
}

const SMALL = new RegExp(`^(?:${either(inEvery(({ grammar }) => grammar.nameParticles))})$`, 'u');

/** Two to four words, all of which begin with a capital where the script has them, or a few signs where names are not divided. */
function isName(name: string): boolean {
  if (name === '' || columns(name) > LONGEST_NAME || /[\d:!?@/]/u.test(name)) return false;
  const words = name.split(/[\s・·]+/u);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) return [...name].length <= 12;
  if (words.length < 2 || words.length > 4) return false;
  return words.every((word) => !/^\p{Ll}/u.test(word) || SMALL.test(word));
}
