/** How parts lead from a start to an end. */
import { z } from 'zod';
import { languageOf } from '../../../languages/languageOf.ts';
import { LONGEST_FIGURE } from '../../sentence/figures.ts';
import type { Body } from '../../slides/kinds/kind.ts';
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

/** With their signs; undefined where they have no unit in common. */
function valuesOf(all: readonly z.infer<typeof measured>[], language: string): number[] | undefined {
  const sizes = numbersIn(
    all.map(({ figure }) => figure.replace(MINUS, '').replace(PLUS, '')),
    language,
  );
  return sizes?.map((size, i) => (MINUS.test(all[i]?.figure ?? '') ? -size : size));
}

export const waterfall = form({
  kind: 'waterfall',
  remark: true,
  use: 'parts that lead from one total to another, none a sliver of it: both totals and all parts but one stated as figures of one unit',
  evidence: true,
  shape: z.object({
    start: measured,
    changes: z.array(measured),
    end: measured,
    highlight: maybe,
    unit: maybe,
    reference: z.object({ label: maybe, figure: maybe }).nullish(),
  }),
  ask: () =>
    `start and end: the two totals. changes: 1 to ${CHANGES} parts in order, which must add up from the one to the other. figure: a number as the source writes it, at most ${LONGEST_FIGURE} characters, all in one unit; that of a part with + or − in front. Where the source does not state one of the parts, it may be what is left between the others. label: 1 to 5 words. unit: what the figures are, with about where they are, or empty. highlight: the label of the part that decides, or empty. reference: one figure of the same unit that the end, and not the start, is held against (last year, another way), label of 1 to 5 words, or both empty.`,
  computed: {
    paths({ start, changes, end }, { language }) {
      const values = valuesOf([start, ...changes, end], language);
      const last = values?.pop();
      const sum = values?.reduce((total, value) => total + value, 0) ?? Number.NaN;
      if (last === undefined || languageOf(language).texts.computed === undefined) return [];
      // Rounded figures fix nothing.
      const exact = Math.abs(sum - last) <= 1e-9 * Math.abs(last);
      return exact ? changes.flatMap(({ figure }, i) => (figure.length > LONGEST_FIGURE + 3 ? [] : [['changes', i, 'figure']])) : [];
    },
    marked: (body, { language }) => ({ ...body, source: languageOf(language).texts.computed }) as Body,
  },
  body({ start, changes, end, highlight, unit, reference }, pen) {
    if (changes.length < 1 || changes.length > CHANGES) return `changes: there must be 1 to ${CHANGES}`;
    const values = valuesOf([start, ...changes, end], pen.brief.language);
    if (!values) return 'start, changes and end: every figure must be a number of the same unit';
    const sizes = values.map(Math.abs);
    const [first = 0, ...rest] = values;
    const last = rest.pop() ?? 0;
    const sum = rest.reduce((total, value) => total + value, first);
    if (Math.abs(sum - last) > ROUNDING * Math.max(...sizes)) return 'changes: together with the start they must make the end';
    const held = reference?.label && reference.figure ? { label: reference.label, figure: reference.figure } : undefined;
    const against = held && valuesOf([start, held], pen.brief.language)?.[1];
    const shown = ({ label, figure }: typeof start, value: number) => ({ label: pen.head(label), figure, value });
    return {
      kind: 'waterfall',
      start: shown(start, first),
      changes: changes.map((change, i) => shown(change, rest[i] ?? 0)),
      end: shown(end, last),
      ...(held && against !== undefined && { reference: shown(held, against) }),
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
