/** Slides of what follows one another or stands around one thing: timelines, processes, cycles, fields, people. */
import { z } from 'zod';
import type { Pen } from './form.ts';
import { form, given } from './form.ts';
import { placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();

const TIMELINE = { most: 7, words: 16, date: 24 };

export const timeline = form({
  kind: 'timeline',
  remark: true,
  use: '3 to 7 things that happened, or are to happen, each with its own date',
  shape: z.object({ points: z.array(z.object({ date: text, text })), highlight: maybe }),
  ask: () =>
    `points: 3 to ${TIMELINE.most} in order of time. date: short, such as "2024" or "May". text: at most ${TIMELINE.words} words. highlight: the date of the one on which the others hang, as it is written there, or empty.`,
  body({ points, highlight }, pen) {
    if (points.length < 2) return 'points: there must be at least 3';
    if (points.some(({ date }) => date.length > TIMELINE.date)) return `date: at most ${TIMELINE.date} characters`;
    const shown = points.slice(0, TIMELINE.most);
    const lead = placeOf(
      highlight,
      shown.map(({ date }) => date),
    );
    return {
      kind: 'timeline',
      points: shown.map((point) => ({ date: point.date, text: pen.cut(point.text, TIMELINE.words) })),
      ...given('highlight', lead),
    };
  },
});

const STEPS = { most: 6, words: 18, fewer: 12, few: 4 };
const steps = z.array(z.object({ head: text, text: maybe }));
const stepsOf = (all: z.infer<typeof steps>, pen: Pen) =>
  all.slice(0, STEPS.most).map((step) => ({
    head: pen.head(step.head),
    ...given('text', step.text && pen.cut(step.text, all.length > STEPS.few ? STEPS.fewer : STEPS.words)),
  }));

export const process = form({
  kind: 'process',
  remark: true,
  use: '2 to 6 steps of one hand that follow one another, each in a dozen words, a date or two among them',
  shape: z.object({ steps }),
  ask: () =>
    `steps: 2 to ${STEPS.most} in order. head: the step in 1 to 5 words, without a number. text: at most ${STEPS.words} words, of more than ${STEPS.few} at most ${STEPS.fewer}, or empty.`,
  body: ({ steps: all }, pen) => (all.length < 2 ? 'steps: there must be at least 2' : { kind: 'process', steps: stepsOf(all, pen) }),
});

export const cycle = form({
  kind: 'cycle',
  remark: true,
  use: '3 to 6 steps of which the last leads back to the first',
  shape: z.object({ steps, center: maybe }),
  ask: () =>
    `steps: 3 to ${STEPS.most} in order. head: the step in 1 to 4 words. text: at most ${STEPS.words} words, of more than ${STEPS.few} at most ${STEPS.fewer}, or empty. center: what goes round, 1 to 3 words, or empty.`,
  body({ steps: all, center }, pen) {
    if (all.length < 3) return 'steps: there must be at least 3';
    return { kind: 'cycle', steps: stepsOf(all, pen), ...given('center', center && pen.cut(center, 4)) };
  },
});

const FIELD = { items: 3, words: 9 };
const axis = z.object({ low: maybe, high: maybe });
const named = ({ low, high }: z.infer<typeof axis>) => (low && high ? { low, high } : undefined);

export const matrix = form({
  kind: 'matrix',
  remark: true,
  use: 'four groups that two crossing questions make, such as strengths, weaknesses, opportunities and threats',
  shape: z.object({ fields: z.array(z.object({ head: text, items: z.array(text) })), axes: z.object({ x: axis, y: axis }).nullish() }),
  ask: () =>
    `fields: exactly 4 in reading order, each with a head of 1 to 3 words and 1 to ${FIELD.items} items of at most ${FIELD.words} words. axes: what the ends of the axes (x: left to right, y: bottom to top) are called, or empty.`,
  body({ fields, axes }, pen) {
    if (fields.length !== 4) return 'fields: there must be exactly 4';
    const shown = fields.map(({ head, items }) => ({
      head: pen.head(head),
      items: items.slice(0, FIELD.items).map((item) => pen.cut(item, FIELD.words)),
    }));
    const x = axes && named(axes.x);
    const y = axes && named(axes.y);
    return { kind: 'matrix', fields: shown, ...(x && y && { axes: { x, y } }) };
  },
});

const PEOPLE = 6;

export const team = form({
  kind: 'team',
  remark: true,
  use: '2 to 6 people who are named with what they do',
  evidence: true,
  shape: z.object({ people: z.array(z.object({ name: text, role: maybe, text: maybe })) }),
  ask: () => `people: 2 to ${PEOPLE}. name; role: at most 5 words; text: what to know of them, at most 14 words, or empty.`,
  body({ people }, pen) {
    if (people.length < 1) return 'people: there must be at least 2';
    const shown = people.slice(0, PEOPLE).map((person) => ({
      name: person.name,
      ...given('role', person.role && pen.head(person.role)),
      ...given('text', person.text && pen.cut(person.text, 14)),
    }));
    return { kind: 'team', people: shown };
  },
});
