/** A name in front of a figure, where a few words are nothing but that. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { patternsOf } from '../../findings/patternsOf.ts';

/** "Map exercise (week 4)": which one it is, is part of a name. */
export const withoutBrackets = (text: string): string => text.replace(/\s?\([^()]{1,40}\)/gu, '');

/** Words of a name without a colon. */
const MOST_NAME = 5;

/** "Online share" of "Online share 38% → 44%": a few words, none of them a verb, and no little word that leads to the figure. */
export function bareName(before: string, language: string): string | undefined {
  const { verb, spaceless, rises, falls, moves } = patternsOf(language);
  const words = withoutBrackets(before)
    .trim()
    .toLocaleLowerCase(language)
    .split(/[\s\u00a0]+/u);
  const leads = new Set(listOf(languageOf(language).grammar.danglers));
  const isName = words.length <= MOST_NAME && words.every((word) => /^[\p{L}\p{M}’'-]+$/u.test(word) && !verb.has(word));
  if (spaceless || !isName || leads.has(words.at(-1) ?? '') || [rises, falls, moves].some((pattern) => pattern?.test(before)))
    return undefined;
  return before.trim();
}

/** What an item calls its figure, where it says nothing else: "Stock" of "Stock below 12m". What its brackets add is a note: "2.6 (Q2: 2.4)". */
export function nameBeside(item: Item, figure: string, language: string): { label: string; figure: string; note?: string } | undefined {
  const shown = blanked(figure);
  const [, value, note] = /^([^()（）]{1,24})[(（]([^()（）]{2,40})[)）]$/u.exec(blanked(item.text)) ?? [];
  if (item.lead !== undefined && value !== undefined && note !== undefined && shown.endsWith(` ${value.trim()}`))
    return { figure: value.trim().replaceAll(' ', '\u00a0'), label: item.lead, note };
  const said = blanked(`${item.lead ?? ''} ${item.text}`).replace(/[.。]$/u, '');
  const before = said.slice(0, -shown.length);
  const name = said.endsWith(` ${shown}`) ? bareName(before, language) : undefined;
  return name === undefined ? undefined : { figure, label: name };
}
interface Item {
  readonly lead?: string | undefined;
  readonly text: string;
}

const blanked = (text: string): string => text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
