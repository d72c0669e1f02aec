/** A list of names with an amount each ("Quiet: 46%") is a chart, beside which the prose around it says what to see in it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Passage, Unit } from '../../discourse/passages.ts';
import { findingsOfText } from '../../findings/find.ts';
import type { Group } from '../../plan/allot.ts';
import { amountOf } from '../../sentence/figures.ts';
import { chartOf } from './chart.ts';
import { commentOn } from './comment.ts';
import type { Kind } from './kind.ts';

const FEWEST = 3;

export const shares: Kind = (group, judge) => {
  const passage = group.passages.find((candidate) => sharesOf(candidate, judge.brief.language));
  const chart = passage && sharesOf(passage, judge.brief.language);
  if (!chart || !leads(passage, group)) return undefined;
  const { said, units, called } = commentOn(group, passage, chart, judge);
  return { body: { kind: 'chart', chart, ...said }, used: [...units, ...passage.units], called };
};

/** Whether the rest of the group is about the passage, or at least not several slides' worth of something else. */
const leads = (passage: Passage, group: Group): boolean =>
  group.passages.every(({ form, section }) => (form === 'prose' || form === passage.form) && section === passage.section);

/** The items of a list, or entries of facts, as one series of one unit. Amounts without a unit are left to be told. */
export function sharesOf({ form, units, intro, section }: Passage, language: string): SlideOf<'chart'>['chart'] | undefined {
  if ((form !== 'list' && form !== 'facts') || units.length < FEWEST) return undefined;
  const counts = countsIn(units, language);
  if (counts) return counts;
  const entries = units.map(entryOf);
  const amounts = entries.map((entry) => entry && amountOf(entry.amount, language));
  const [first] = amounts;
  if (!first || amounts.some((amount) => !amount || (amount.suffix === '' && amount.prefix === ''))) return undefined;
  const isShare = /[%٪％]/u.test(first.suffix);
  // A few sums of money are figures to be shown large; shares that make up a whole, and longer rows, are to be compared.
  const sum = amounts.reduce((total, amount) => total + (amount?.value ?? 0), 0);
  if (form === 'facts' && !(isShare && Math.abs(sum - 100) < 2) && units.length <= 4) return undefined;
  // Without a colon, names with sums may be prices to look up: they are parts where the text says what they come to.
  const isApart = units.every(({ lead }) => lead !== undefined);
  if (!isApart && !(isShare && Math.abs(sum - 100) < 2) && !tellsSum(sum, [intro, section.heading], language)) return undefined;
  return chartOf(
    ['', ''],
    entries.map((entry) => [entry?.name ?? '', entry?.amount ?? '']),
    language,
  );
}

interface Entry {
  readonly name: string;
  readonly amount: string;
}

/** "Racking: £1,120,000", "Racking and docks £1,120,000". */
function entryOf({ lead, level, text }: Unit): Entry | undefined {
  if (level > 0) return undefined;
  const bare = text.replace(/[.;,]$/u, '');
  if (lead !== undefined) return { name: lead, amount: bare };
  const [, name = '', amount = ''] = NAMED.exec(bare) ?? [];
  return name === '' ? undefined : { name, amount };
}
const NAMED =
  /^(\p{L}[^:：.!?\p{Nd}]{1,42}(?:\([^()]{1,24}\))?)[\s\u00a0]+([^\p{L}\p{Nd}\s(]{0,2}\p{Nd}[\p{Nd}.,\s\u00a0\u202f]*[^\p{Nd}]{0,12})$/u;

/** "Budget: £2.34 million". */
const tellsSum = (sum: number, texts: readonly (string | undefined)[], language: string): boolean =>
  texts.some(
    (text) =>
      text !== undefined &&
      findingsOfText(text, language).some((found) => found.kind === 'figure' && Math.abs(found.figure.value - sum) < ROUNDED * sum),
  );
/** Of a sum that is told in round figures. */
const ROUNDED = 0.005;

/** "Under 13: 62 players", "Under 15: 48 players": numbers of one thing, of which a handful is told. */
function countsIn(units: readonly Unit[], language: string): SlideOf<'chart'>['chart'] | undefined {
  const counted = units.map(({ lead, level, text }) => (lead === undefined || level > 0 ? null : COUNTED.exec(text)));
  const name = counted[0]?.[2];
  if (name === undefined || counted.some((each) => each?.[2] !== name || (amountOf(each[1] ?? '', language)?.value ?? 0) < FEWEST_COUNTED))
    return undefined;
  const chart = chartOf(
    ['', name],
    units.map(({ lead = '' }, i) => [lead, counted[i]?.[1] ?? '']),
    language,
  );
  return chart && { ...chart, unit: name };
}
const FEWEST_COUNTED = 10;
const COUNTED = /^(\p{Nd}[\p{Nd}.,\s\u00a0\u202f]*)[\s\u00a0](\p{L}[\p{L}’'-]{2,23})[.;,]?$/u;
