/** How parts lead from a start to an end. */
import { z } from 'zod';
import { LONGEST_FIGURE } from '../../sentence/figures.ts';
import { form, given } from './form.ts';
import { numbersIn, placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();
const measured = z.object({ label: text, figure: text });
const CHANGES = 8;
/** Of the greatest value on the way: as much may be lost by rounding. */
const ROUNDING = 0.015;
const MINUS = /^\s*[(]?\s*(?:[-−–]|minus\b)\s*/iu;
const PLUS = /^\s*\+\s*/u;

export const waterfall = form({
  kind: 'waterfall',
  use: 'parts that lead from one total to another, with all of them known: what adds to it and what takes from it',
  evidence: true,
  shape: z.object({ start: measured, changes: z.array(measured), end: measured, highlight: maybe, unit: maybe }),
  ask: () =>
    `start and end: the two totals. changes: 1 to ${CHANGES} parts in order, which must add up from the one to the other. figure: a number as the source writes it, at most ${LONGEST_FIGURE} characters, all in one unit; that of a part with + or − in front. label: 1 to 5 words. unit: what the figures are, or empty. highlight: the label of the part that decides, or empty.`,
  body({ start, changes, end, highlight, unit }, pen) {
    if (changes.length < 1 || changes.length > CHANGES) return `changes: there must be 1 to ${CHANGES}`;
    const all = [start, ...changes, end];
    const sizes = numbersIn(
      all.map(({ figure }) => figure.replace(MINUS, '').replace(PLUS, '')),
      pen.brief.language,
    );
    if (!sizes) return 'start, changes and end: every figure must be a number of the same unit';
    const values = sizes.map((size, i) => (MINUS.test(all[i]?.figure ?? '') ? -size : size));
    const [first = 0, ...rest] = values;
    const last = rest.pop() ?? 0;
    const sum = rest.reduce((total, value) => total + value, first);
    if (Math.abs(sum - last) > ROUNDING * Math.max(...sizes)) return 'changes: together with the start they must make the end';
    const shown = ({ label, figure }: typeof start, value: number) => ({ label: pen.head(label), figure, value });
    return {
      kind: 'waterfall',
      start: shown(start, first),
      changes: changes.map((change, i) => shown(change, rest[i] ?? 0)),
      end: shown(end, last),
      ...given(
        'highlight',
        placeOf(
          highlight,
          changes.map(({ label }) => label),
        ),
      ),
      ...given('unit', unit && pen.cut(unit, 8)),
    };
  },
});
