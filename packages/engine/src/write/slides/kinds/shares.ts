/** A list of names with an amount each ("Quiet: 46%") is a chart, beside which the prose around it says what to see in it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Passage, Unit } from '../../discourse/passages.ts';
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
export function sharesOf({ form, units }: Passage, language: string): SlideOf<'chart'>['chart'] | undefined {
  if ((form !== 'list' && form !== 'facts') || units.length < FEWEST) return undefined;
  const counts = countsIn(units, language);
  if (counts) return counts;
  const amounts = units.map((unit) => amountIn(unit, language));
  const [first] = amounts;
  if (!first || amounts.some((amount) => !amount || (amount.suffix === '' && amount.prefix === ''))) return undefined;
  const isShare = /[%٪％]/u.test(first.suffix);
  // A few sums of money are figures to be shown large; shares that make up a whole, and longer rows, are to be compared.
  const sum = amounts.reduce((total, amount) => total + (amount?.value ?? 0), 0);
  if (form === 'facts' && !(isShare && Math.abs(sum - 100) < 2) && units.length <= 4) return undefined;
  return chartOf(
    ['', ''],
    units.map((unit) => [unit.lead ?? '', unit.text]),
    language,
  );
}

const amountIn = (unit: Unit, language: string) =>
  unit.lead === undefined || unit.level > 0 ? undefined : amountOf(unit.text.replace(/[.;,]$/, ''), language);

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
