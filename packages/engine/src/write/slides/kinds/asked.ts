/** Questions that a text sets out to answer: "We ask three questions: …". They are asked as they are, one below the other. */
import { type Group, unitsOf } from '../../plan/allot.ts';
import { LONGEST_TITLE } from '../../say/claims.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

const MOST = 6;
/** Words of a question, as many as in English. */
const LONGEST = 34;
const QUESTION = /[?？؟;\u037e]["'»”」』)]?$/u;

/** Undefined where the group is no list of questions that is announced. */
export const asked: Kind = (group: Group, { brief: { language } }) => {
  const passage = dominant(group, 'list');
  if (passage?.intro === undefined || passage.units.length < 2 || passage.units.length > MOST) return undefined;
  const { units } = passage;
  const fits = units.every(
    ({ text, lead, level }) =>
      lead === undefined && level === 0 && QUESTION.test(text) && countWords(text) <= LONGEST * Math.max(1, wordiness(language)),
  );
  const title = capitalize(trimClause(passage.intro), language);
  const [unit, more] = unitsOf(group).filter((other) => !units.includes(other));
  if (!fits || unit?.text !== passage.intro || more !== undefined || columns(title) > LONGEST_TITLE) return undefined;
  return {
    body: { kind: 'bullets', items: units.map(({ text }) => ({ text: capitalize(text, language) })) },
    used: units,
    called: { title, unit },
  };
};
