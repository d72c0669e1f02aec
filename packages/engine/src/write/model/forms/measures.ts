/** Exhibits of figures: two values, before and after, parts of a whole, plans and results, two times, stages that lose. */
import { z } from 'zod';
import { capitalize } from '../../sentence/tidying.ts';
import { form, given } from './form.ts';
import { isShort, LONGEST_ALONE, LONGEST_SHOWN, numberIn, numbersIn, placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();
const measured = z.object({ label: text, figure: text });
const figureOf = (longest: number) => `a number with its unit, at most ${longest} characters without "about"`;
const FIGURE = figureOf(LONGEST_SHOWN);
/** Of two that have the slide for themselves. */
const LARGE = figureOf(LONGEST_ALONE);
const MUST = `every figure must be ${FIGURE}, and all of one unit`;
const LABEL = 12;

export const pair = form({
  kind: 'pair',
  remark: true,
  use: 'exactly two stated values of one measure and unit, of two subjects that are compared (ours and theirs, with and without), or a whole and one part of it; where a third value belongs to it (last year, the average, the plan) it is a chart',
  evidence: true,
  shape: z.object({
    bars: z.array(z.object({ ...measured.shape, note: maybe })),
    highlight: maybe,
    relation: z.enum(['compared', 'part']).nullish(),
    gap: z.object({ figure: maybe, text: maybe }).nullish(),
  }),
  ask: () =>
    `bars: exactly 2, of a whole and its part the whole first. figure: ${LARGE}; both in one unit. label: whose it is, at most ${LABEL} words. note: a detail or empty. highlight: the label of the bar that the title speaks of, or empty. relation: part where the second is contained in the first ("of which"), and is drawn within it; compared where it is not. gap: the difference, only where the source states it and no part is meant, otherwise empty; figure: how much, text: what it is, at most 8 words.`,
  body({ bars, highlight, relation, gap }, pen) {
    const values = numbersIn(
      bars.map(({ figure }) => figure),
      pen.brief.language,
    );
    if (bars.length !== 2) return 'bars: there must be exactly 2';
    if (!values || !bars.every(({ figure }) => isShort(figure, pen.brief.language, LONGEST_ALONE)))
      return `bars: every figure must be ${LARGE}, and both of one unit`;
    const labels = bars.map(({ label }) => label);
    return {
      kind: 'pair',
      bars: bars.map(({ figure, label, note }, i) => ({
        figure,
        label: pen.cut(label, LABEL),
        value: values[i] ?? 0,
        ...given('note', note && pen.cut(note, 14)),
      })),
      ...given('highlight', placeOf(highlight, labels)),
      ...(relation === 'part' && values[0] !== values[1] && { part: true }),
      ...(gap?.figure && { gap: { figure: gap.figure, ...given('text', gap.text && pen.cut(gap.text, LABEL)) } }),
    };
  },
});

export const change = form({
  kind: 'change',
  remark: true,
  use: 'one subject before and after: one measure, or up to five, with the figures of both times, ranges too (an outlook that was changed), and what changed it',
  evidence: true,
  shape: z.object({
    before: measured,
    after: measured,
    change: maybe,
    cause: maybe,
    rows: z.array(z.object({ label: text, before: text, after: text })).nullish(),
    times: z.array(text).nullish(),
    reference: z.object({ label: maybe, figure: maybe }).nullish(),
  }),
  ask: () =>
    `before and after: figure: ${FIGURE}; label: what it measures and when (the period may stand in a heading), at most ${LABEL} words; where the source names no time the measure and "before" or "now". change: by how much, only where the source states it, otherwise empty. cause: what changed it, at most 14 words, or empty. The measure that the title speaks of comes first: it is drawn large. rows: up to 4 further measures with both figures, label of at most 8 words, or empty. times: what the two times are called above the rows, such as "Year 1" and "Year 2", or empty. reference: what the two are held against (another's figure, an average, a target), label of at most 10 words, or both empty. What it was that did not change it belongs in the sentence, not in cause.`,
  body({ before, after, change: by, cause, rows, times, reference }, pen) {
    // A result may turn into a loss: nothing is drawn to its scale.
    const sizes = [before.figure, after.figure].map((figure) => figure.replace(/^(\s*\p{Sc}?\s?)[-−–]\s?(?=[\p{Sc}\p{Nd}])/u, '$1'));
    if (!numbersIn(sizes, pen.brief.language)) return `before and after: ${MUST}`;
    if (before.figure === after.figure) return 'before and after: the figures must differ';
    const said = ({ figure, label }: typeof before) => ({ figure, label: pen.cut(label, LABEL) });
    const [earlier, later] = times ?? [];
    const further = (rows ?? []).slice(0, 4).map((row) => ({ ...row, label: pen.cut(row.label, 8) }));
    return {
      kind: 'change',
      before: said(before),
      after: said(after),
      ...given('change', by),
      ...given('cause', cause && pen.cut(cause, 14)),
      ...(further.length > 0 && { rows: further }),
      ...(further.length > 0 && earlier && later && { times: [pen.head(earlier), pen.head(later)] as [string, string] }),
      ...(reference?.label && reference.figure && { reference: { label: pen.cut(reference.label, 10), figure: reference.figure } }),
    };
  },
});

const PARTS = 7;
/** Parts that have room for a note each. */
const NOTED = 4;

export const shares = form({
  kind: 'shares',
  remark: true,
  use: 'all the 2 to 7 parts of one whole, each with its figure',
  evidence: true,
  shape: z.object({ parts: z.array(z.object({ ...measured.shape, note: maybe })), highlight: maybe, whole: maybe }),
  ask: () =>
    `parts: 2 to ${PARTS}, which together are the whole. figure: ${FIGURE}; all in one unit, of which thousands and millions of one currency are one. label: 1 to 6 words. note: a detail of at most 6 words or empty; empty where there are more than 4 parts. highlight: the label of the part that the title speaks of, of two both with ";" between, or empty. whole: heads them: what all of it is, such as "1,312 leaks in 2025", or empty.`,
  body({ parts, highlight, whole }, pen) {
    const shown = parts.slice(0, PARTS);
    const values = numbersIn(
      shown.map(({ figure }) => figure),
      pen.brief.language,
    );
    if (shown.length < 2) return 'parts: there must be at least 2';
    if (!values) return `parts: ${MUST}`;
    if (parts.every(({ figure }) => /[%٪]/.test(figure)) && values.reduce((sum, value) => sum + value, 0) > MOST_PERCENT)
      return 'parts: they must be parts of one whole: together they are more than 100 %';
    const labels = shown.map(({ label }) => label);
    const single = placeOf(highlight, labels);
    const lit = single === undefined ? (highlight ?? '').split(';').flatMap((name) => placeOf(name, labels) ?? []) : [single];
    return {
      kind: 'shares',
      parts: shown.map(({ figure, label, note }, i) => ({
        figure,
        label: pen.head(label),
        value: values[i] ?? 0,
        ...(shown.length <= NOTED && given('note', note && pen.cut(note, 6))),
      })),
      // Without any the largest would stand out, of which the title need not speak.
      highlight: lit,
      ...given('whole', whole && capitalize(pen.cut(whole, 10), pen.brief.language)),
    };
  },
});
/** Shares are rounded. */
const MOST_PERCENT = 102;

const ROWS = 8;
const WANTED = ['atLeast', 'atMost'] as const;

export const targets = form({
  kind: 'targets',
  remark: true,
  use: 'what was planned and what came of it, or what is and how far it may or must go (a limit, a condition), both as figures, a row for each of 1 to 8 measures',
  evidence: true,
  shape: z.object({
    rows: z.array(z.object({ label: text, actual: text, target: text, gap: maybe, want: z.enum(WANTED).nullish() })),
    heads: z.object({ actual: maybe, target: maybe }).nullish(),
    highlight: maybe,
  }),
  ask: () =>
    `rows: 1 to ${ROWS}. label: the measure, 1 to 6 words. actual: what came or is; target: what was planned, or the limit; each ${FIGURE}. heads: what the two columns of figures are called, 1 to 3 words each, such as "Last week" and "Needed". gap: the difference with its sign (actual less target), only where the source states it, otherwise empty. want: atMost where less is better or the target is a ceiling (cost, delay, debt), atLeast where more is better or it is a floor. highlight: the label of the row that the title speaks of, or empty.`,
  body({ rows, heads, highlight }, pen) {
    const shown = rows.slice(0, ROWS).flatMap((row) => {
      const [value, goal] = numbersIn([row.actual, row.target], pen.brief.language) ?? [];
      return value === undefined || !goal
        ? []
        : [
            {
              label: pen.head(row.label),
              actual: row.actual,
              target: row.target,
              value,
              goal,
              ...given('gap', row.gap),
              ...given('want', row.want),
            },
          ];
    });
    if (shown.length === 0) return `rows: actual and target: ${MUST}`;
    const lead = placeOf(
      highlight,
      shown.map(({ label }) => label),
    );
    const named = heads?.actual && heads.target ? { actual: pen.cut(heads.actual, 4), target: pen.cut(heads.target, 4) } : undefined;
    return { kind: 'targets', rows: shown, ...given('heads', named), ...given('highlight', lead) };
  },
});

export const slope = form({
  kind: 'slope',
  remark: true,
  use: 'two to eight subjects, one measure, a figure of each at the same two times: who rose, who fell',
  evidence: true,
  shape: z.object({
    times: z.array(text),
    subjects: z.array(z.object({ name: text, figures: z.array(text), change: maybe })),
    highlight: maybe,
  }),
  ask: () =>
    `times: the 2 times, such as "2021". subjects: 2 to 8, each with a name of 1 to 4 words and its 2 figures, ${FIGURE}; all in one unit. change: by how much, such as "+18%", only where the source states it, otherwise empty. highlight: the name that the title speaks of, or empty.`,
  body({ times, subjects, highlight }, pen) {
    const [first, second, ...more] = times;
    if (first === undefined || second === undefined || more.length > 0) return 'times: there must be exactly 2';
    const shown = subjects.slice(0, ROWS).flatMap(({ name, figures, change: by }) => {
      const [from, to] = figures;
      const [low, high] = numbersIn(figures, pen.brief.language) ?? [];
      if (from === undefined || to === undefined || low === undefined || high === undefined || figures.length !== 2) return [];
      const pair = { figures: [from, to] as [string, string], values: [low, high] as [number, number] };
      return [{ name: pen.head(name), ...pair, ...given('change', by || undefined) }];
    });
    if (shown.length < 2) return `subjects: there must be at least 2 with 2 figures each, and ${MUST}`;
    const lead = placeOf(
      highlight,
      shown.map(({ name }) => name),
    );
    return {
      kind: 'slope',
      times: [first, second],
      subjects: shown,
      ...given('highlight', lead),
    };
  },
});

const STAGES = 6;

export const funnel = form({
  kind: 'funnel',
  remark: true,
  use: '3 to 6 stages of which each keeps a part of the one before: applicants, interviews, offers',
  evidence: true,
  shape: z.object({ stages: z.array(z.object({ head: text, figure: maybe, text: maybe })) }),
  ask: () =>
    `stages: 3 to ${STAGES} from the widest to the narrowest. head: 1 to 5 words. figure: ${FIGURE}, or empty. text: at most 12 words, or empty.`,
  body({ stages }, pen) {
    if (stages.length < 2) return 'stages: there must be at least 3';
    const shown = stages.slice(0, STAGES).map(({ head, figure, text: said }) => ({
      head: pen.head(head),
      ...given('text', said && pen.cut(said, 12)),
      ...given('figure', figure),
      ...given('value', figure ? numberIn(figure, pen.brief.language) : undefined),
    }));
    const values = shown.flatMap(({ value }) => value ?? []);
    if (values.some((value, i) => value > (values[i - 1] ?? value))) return 'stages: no stage may be wider than the one before';
    return { kind: 'funnel', stages: shown };
  },
});
