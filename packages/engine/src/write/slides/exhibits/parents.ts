/** A list of which each item has others below it: risks with what is done about them, goals with what leads there. */
import type { Unit } from '../../discourse/passages.ts';
import { joinSentences } from '../../sentence/joinSentences.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Exhibit } from './evidence.ts';

const FEWEST = 2;
const MOST = 6;
/** Columns of an item that stands above those below it, and words of them all, as many as in English. */
const LONGEST_HEAD = 60;
const MOST_WORDS = 26;

/** Each with its own below it, side by side: told one after the other, what is done about a risk would be one more of them. */
export const parentsExhibit: Exhibit = ({ group, judge }) => {
  const { language } = judge.brief;
  const [list, ...more] = group.passages.filter(({ form }) => form === 'list');
  if (!list || more.length > 0 || list.ordered || list.units.some(({ level }) => level > 1)) return undefined;
  const parents: { readonly parent: Unit; readonly below: Unit[] }[] = [];
  for (const unit of list.units) {
    if (unit.level === 0) parents.push({ parent: unit, below: [] });
    else parents.at(-1)?.below.push(unit);
  }
  const said = ({ lead, text }: Unit): string => capitalize(trimClause(lead === undefined ? text : `${lead}: ${text}`), language);
  const cards = parents.map(({ parent, below }) => ({ head: said(parent), text: joinedItems(below.map(said)) }));
  const fits =
    parents.length >= FEWEST &&
    parents.length <= MOST &&
    parents.every(({ below }) => below.length > 0) &&
    cards.every(({ head, text }) => columns(head) <= LONGEST_HEAD && countWords(text) <= MOST_WORDS * Math.max(0.8, wordiness(language)));
  return fits ? { body: { kind: 'cards', cards }, used: list.units, certainty: 0.88 } : undefined;
};

const joinedItems = (items: readonly string[]): string =>
  trimClause(joinSentences(items.map((item) => (/[.!?。！？।]$/u.test(item) || items.length === 1 ? item : `${item}.`))));
