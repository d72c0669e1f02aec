/** Exhibits of how things hang together: levels, stages, causes, parts, spans of time, fields. */
import { z } from 'zod';
import { form, given, type Pen } from './form.ts';
import { placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();
const entries = z.array(z.object({ head: text, text: maybe }));
const ENTRY = 14;

/** Many are said in fewer words each. */
const FEW = 4;
const FEWER = 8;
const shownOf = (all: z.infer<typeof entries>, most: number, pen: Pen) => {
  const shown = all.slice(0, most);
  const words = shown.length > FEW ? FEWER : ENTRY;
  return shown.map((entry) => ({ head: pen.head(entry.head), ...given('text', entry.text && pen.cut(entry.text, words)) }));
};
const headsOf = (all: readonly { head: string }[]): string[] => all.map(({ head }) => head);

export const stairs = form({
  kind: 'stairs',
  remark: true,
  use: '3 to 7 stages that rise from the first to the last, with the one that has been reached if any: maturity, ranks, thresholds',
  shape: z.object({ steps: entries, present: maybe }),
  ask: () =>
    `steps: 3 to 7 from the lowest to the highest. head: 1 to 4 words. text: at most ${ENTRY} words, of more than ${FEW} at most ${FEWER}, or empty. present: the head of the stage that has been reached, where that is said, otherwise empty.`,
  body({ steps, present }, pen) {
    if (steps.length < 2) return 'steps: there must be at least 3';
    return { kind: 'stairs', steps: shownOf(steps, 7, pen), ...given('present', placeOf(present, headsOf(steps).slice(0, 7))) };
  },
});

export const pyramid = form({
  kind: 'pyramid',
  remark: true,
  use: '3 to 6 levels of which each rests on the one below it',
  shape: z.object({ levels: entries, highlight: maybe }),
  ask: () =>
    `levels: 3 to 6, the top first. head: 1 to 4 words. text: at most ${ENTRY} words, of more than ${FEW} at most ${FEWER}, or empty. highlight: the head of the level that the title speaks of, or empty.`,
  body({ levels, highlight }, pen) {
    if (levels.length < 2) return 'levels: there must be at least 3';
    return { kind: 'pyramid', levels: shownOf(levels, 6, pen), ...given('highlight', placeOf(highlight, headsOf(levels).slice(0, 6))) };
  },
});

export const causes = form({
  kind: 'causes',
  remark: true,
  use: '2 to 4 events that happened because of one another, in order, and what came of them; causes beside each other, conditions and choices are none',
  shape: z.object({ causes: entries, consequence: z.object({ figure: maybe, text }) }),
  ask: (_, sourced) =>
    `causes: 2 to 4 in order, each leading to the next. head: 1 to 5 words. text: at most ${ENTRY} words, or empty. consequence: what comes of it, in other words than the title, at most 14 words; figure: ${sourced ? 'its figure where the source gives one, otherwise empty' : 'empty'}.`,
  body({ causes: all, consequence }, pen) {
    if (all.length < 1) return 'causes: there must be at least 2';
    return {
      kind: 'causes',
      causes: shownOf(all, 5, pen),
      consequence: { ...given('figure', consequence.figure), text: pen.cut(consequence.text, 14) },
    };
  },
});

export const hub = form({
  kind: 'hub',
  remark: true,
  use: 'three to eight equal things around one that they serve or feed, in no order',
  shape: z.object({ center: text, spokes: entries }),
  ask: () =>
    `center: what they meet in, 1 to 3 words. spokes: 3 to 8. head: 1 to 4 words. text: at most ${ENTRY} words, of more than ${FEW} at most ${FEWER}, or empty for all.`,
  body({ center, spokes }, pen) {
    if (spokes.length < 2) return 'spokes: there must be at least 3';
    return { kind: 'hub', center: pen.cut(center, 4), spokes: shownOf(spokes, 8, pen) };
  },
});

const LEAVES = 4;
/** Of all branches. */
const ALL_LEAVES = 12;

export const tree = form({
  kind: 'tree',
  remark: true,
  use: 'a whole that breaks into 2 to 5 branches, and these into parts: an organisation, a budget, a classification',
  shape: z.object({
    root: z.object({ head: text, figure: maybe }),
    branches: z.array(z.object({ head: text, figure: maybe, leaves: z.array(text).nullish() })),
    highlight: maybe,
  }),
  ask: () =>
    `root: the whole, head of 1 to 4 words, figure or empty. branches: 2 to 5, each with a head of 1 to 4 words, a figure or empty, and 0 to ${LEAVES} leaves of at most 6 words, ${ALL_LEAVES} in all. highlight: the head of the branch that the title speaks of, or empty.`,
  body({ root, branches, highlight }, pen) {
    if (branches.length < 2) return 'branches: there must be at least 2';
    const shown = branches.slice(0, 5).map(({ head, figure, leaves }) => ({
      head: pen.head(head),
      ...given('figure', figure),
      leaves: (leaves ?? []).slice(0, LEAVES).map((leaf) => ({ text: pen.cut(leaf, 8) })),
    }));
    return {
      kind: 'tree',
      root: { head: pen.head(root.head), ...given('figure', root.figure) },
      branches: shown,
      ...given('highlight', placeOf(highlight, headsOf(branches).slice(0, 5))),
    };
  },
});

/** "2024", "2024-03", "2024-03-15", and without a year "--03", "--03-15": where it begins and ends, as months since year 0. */
function monthsOf(date: string): { readonly begins: number; readonly ends: number; readonly isYearless: boolean } | undefined {
  const [whole, year, month, day] = /^(\d{4}|-)(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(date.trim()) ?? [];
  if (whole === undefined || whole === '-') return undefined;
  const begins = (year === '-' ? 0 : Number(year) * MONTHS) + (Number(month ?? 1) - 1) + (Number(day ?? 1) - 1) / DAYS;
  return { begins, ends: begins + (day !== undefined ? 1 / DAYS : month !== undefined ? 1 : MONTHS), isYearless: year === '-' };
}
const MONTHS = 12;
const DAYS = 31;
/** A month of a year as the first that is not before another. */
const onFrom = (other: number, month: number): number => month + MONTHS * Math.max(0, Math.ceil((other - month) / MONTHS));

export const spans = form({
  kind: 'spans',
  remark: true,
  use: '2 to 8 things that last from when to when: phases of a plan, terms, eras',
  evidence: true,
  shape: z.object({ spans: z.array(z.object({ label: text, from: text, to: text, when: text })), highlight: maybe }),
  ask: () =>
    'spans: 2 to 8 in order. label: 1 to 5 words. from and to: the dates as YYYY, YYYY-MM or YYYY-MM-DD, as --MM or --MM-DD where no year is told, as 0001, 0002 where weeks are only counted. when: the same as the source writes it. highlight: the label of the span that the title speaks of, or empty.',
  body({ spans: all, highlight }, pen) {
    const shown: { label: string; from: number; to: number; when: string }[] = [];
    const isYearless = monthsOf(all[0]?.from ?? '')?.isYearless;
    for (const { label, from, to, when } of all.slice(0, 8)) {
      const [first, last] = [monthsOf(from), monthsOf(to)];
      if (!first || !last || first.isYearless !== isYearless || last.isYearless !== isYearless) continue;
      // Without years, a month before that of the span above, or of the span's own beginning, is one of the next year.
      const begins = isYearless ? onFrom(shown.at(-1)?.from ?? 0, first.begins) : first.begins;
      const ends = isYearless ? onFrom(begins, last.begins) + (last.ends - last.begins) : last.ends;
      if (ends > begins) shown.push({ label: pen.head(label), from: begins, to: ends, when });
    }
    if (shown.length < 2)
      return 'spans: there must be at least 2, each with from before to, as YYYY, YYYY-MM or YYYY-MM-DD, or all as --MM or --MM-DD';
    const lead = placeOf(
      highlight,
      shown.map(({ label }) => label),
    );
    return { kind: 'spans', spans: shown, ...given('highlight', lead) };
  },
});

const PLACES = ['low', 'rather low', 'middle', 'rather high', 'high'] as const;
const place = z.enum(PLACES);
const axis = z.object({ low: text, high: text });

export const quadrant = form({
  kind: 'quadrant',
  remark: true,
  use: '3 to 10 things between two scales that cross, such as effort and benefit, where the source says where each stands',
  evidence: true,
  shape: z.object({
    axes: z.object({ x: axis, y: axis }),
    items: z.array(z.object({ name: text, x: place, y: place })),
    fields: z.array(text).nullish(),
  }),
  ask: () =>
    'axes: what the ends are called (x: left to right, y: bottom to top), 1 to 3 words each. items: 3 to 10. name: 1 to 4 words. x and y: where it stands. fields: what the four fields are called, top left, top right, bottom left, bottom right, 1 to 3 words each, or empty.',
  body({ axes, items, fields }, pen) {
    if (items.length < 2) return 'items: there must be at least 3';
    /** Those that stand in the same place stand beside each other. */
    const taken = new Map<string, number>();
    const shown = items.slice(0, 10).map(({ name, x, y }) => {
      const before = taken.get(`${x} ${y}`) ?? 0;
      taken.set(`${x} ${y}`, before + 1);
      const at = (where: (typeof PLACES)[number]) => 0.14 + 0.18 * PLACES.indexOf(where);
      return { name: pen.head(name), x: at(x), y: Math.max(0.04, at(y) - 0.07 * before) };
    });
    const [a, b, c, d] = fields ?? [];
    return {
      kind: 'quadrant',
      axes,
      items: shown,
      ...(a && b && c && d && { fields: [pen.head(a), pen.head(b), pen.head(c), pen.head(d)] as [string, string, string, string] }),
    };
  },
});
