/** What a slide under no heading is called where its points do one thing for certain: leave open, advise, offer. */
import { languageOf } from '../../languages/languageOf.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import type { Unit } from '../discourse/passages.ts';
import { columns } from '../sentence/measure.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { isPriced } from '../structure/talk/priced.ts';
import { talkWordsOf } from '../structure/talk/talkWords.ts';
import { LONGEST_TITLE } from './claims.ts';
import { isDanglingTitle } from './dangling.ts';

const FEWEST_OFFERS = 2;
/** Points of a slide whose title is one of them. */
const FEWEST_SHOWN = 2;

interface Named {
  readonly title: string;
  /** The sentence that it is. */
  readonly unit?: Unit;
}

/** `units`: all that the slide stands for, of which `shown` are said. */
export function roleNameOf(units: readonly Unit[], shown: readonly Unit[], inPoints: boolean, language: string): Named | undefined {
  const options = languageOf(language).talk?.options;
  const offers = shown.filter(({ lead, text }) => lead !== undefined && isPriced(text));
  // Names that only count ("Option 1", "Option 2") tell nothing of what is offered.
  const counted = offers.filter(({ lead }) => /^\p{L}+\s(?:\p{Nd}{1,2}|\p{Lu})$/u.test(lead ?? ''));
  if (options !== undefined && counted.length >= FEWEST_OFFERS && counted.length === shown.filter(({ form }) => form === 'list').length)
    return { title: options };
  const open = inPoints && shown.length >= FEWEST_SHOWN ? units.find((unit) => isLeftOpen(unit, language)) : undefined;
  return open && { title: capitalize(trimClause(open.text), language), unit: open };
}

/** "One thing is still open: the history before 2022." */
function isLeftOpen({ text, form }: Unit, language: string): boolean {
  const [label = '', colon] = /^[^:：]{4,60}([:：])?/u.exec(text) ?? [];
  if (form !== 'prose' || colon === undefined || columns(text) > LONGEST_TITLE || /[?？؟]$/u.test(text)) return false;
  return talkWordsOf(language).isPending(label) && !isDanglingTitle(text, language);
}

/** Whether a label has a word for asking: "What we need from you". */
export const asksIn = (label: string, language: string): boolean =>
  discourseWordsOf(language)
    .matcher.find(label)
    .some(({ kind }) => kind === 'ask');
