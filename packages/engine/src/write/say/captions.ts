/** What a table is called by its caption, and what the caption says beyond that. */
import { withoutTableNumber } from '../../languages/labels.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import { columns } from '../sentence/measure.ts';
import { trimClause } from '../sentence/tidying.ts';
import { LONGEST_TITLE } from './claims.ts';
import { keyOf } from './memory.ts';

/** "Visits by branch" of "Table 1. Visits by branch. Source: door counters." */
export const captionName = (caption = ''): string =>
  /^.+?[\p{L}\p{M})]{3}(?=[.。]\s)/u.exec(withoutTableNumber(caption))?.[0] ?? withoutTableNumber(caption);

/** What a caption adds to a title that is its name; all of it but the number below another title. */
export function captionBelow(title: string, caption: string): string | undefined {
  const whole = withoutTableNumber(caption);
  const name = captionName(caption);
  if (keyOf(trimClause(name)) !== keyOf(title)) return whole;
  return whole.slice(name.length).replace(/^[.。\s]+/u, '') || undefined;
}

/** What a table is called that is drawn: below a label such as "Costs" nothing else says what the bars are. */
export function drawnName(passages: readonly Passage[], shown: readonly Unit[]): string | undefined {
  const drawn = passages.find(({ caption, units }) => caption !== undefined && units.some((unit) => shown.includes(unit)));
  const name = trimClause(captionName(drawn?.caption));
  return name === '' || columns(name) > LONGEST_TITLE ? undefined : name;
}
