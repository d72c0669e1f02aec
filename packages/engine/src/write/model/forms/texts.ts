/** Slides of words: points, columns, comparisons, cards, quotations. */
import { z } from 'zod';
import { form, given } from './form.ts';

const text = z.string();
const maybe = z.string().nullish();

export const bullets = form({
  kind: 'bullets',
  use: '2 or more points that belong together, where nothing else shows them better or its figures are not all known',
  shape: z.object({ items: z.array(z.object({ head: maybe, text })) }),
  ask: ({ pointWords, longestPoint, mostPoints }) =>
    `items: 2 to ${mostPoints} points. text: about ${pointWords} words, up to ${longestPoint} where a condition, a comparison or a reason belongs to it: a whole statement. head: a bold lead of 1 to 4 words for every point, or empty for every point.`,
  body({ items }, pen) {
    if (items.length < 1) return 'items: there must be at least 2 points';
    const led = items.every(({ head }) => typeof head === 'string');
    const shown = items.slice(0, pen.brief.mostPoints);
    return {
      kind: 'bullets',
      items: shown.map((item) => ({ ...(led && given('head', item.head && pen.head(item.head))), text: pen.point(item.text) })),
    };
  },
});

const COLUMN_ITEMS = 4;

export const twoColumns = form({
  kind: 'twoColumns',
  remark: true,
  use: 'at least 2 points on each of two subjects that belong together and are no alternatives',
  shape: z.object({ columns: z.array(z.object({ head: text, items: z.array(text) })) }),
  ask: ({ pointWords }) =>
    `columns: exactly 2, each with a head of 1 to 5 words and 2 to ${COLUMN_ITEMS} items of at most ${Math.max(8, pointWords)} words.`,
  body({ columns }, pen) {
    if (columns.length !== 2 || columns.some(({ items }) => items.length === 0)) return 'columns: there must be exactly 2, each with items';
    const words = Math.max(8, pen.brief.pointWords);
    const shown = columns.map(({ head, items }) => ({
      head: pen.head(head),
      items: items.slice(0, COLUMN_ITEMS).map((item) => pen.cut(item, words)),
    }));
    return { kind: 'twoColumns', columns: shown };
  },
});

/** What stands in a field with nothing in it. */
const NOTHING = '–';
const COMPARED = { rows: 5, words: 16 };

export const comparison = form({
  kind: 'comparison',
  remark: true,
  use: 'exactly two alternatives, answered by 2 to 5 questions',
  shape: z.object({ heads: z.array(text), rows: z.array(z.object({ label: maybe, left: maybe, right: maybe })) }),
  ask: () =>
    `heads: the names of the 2 alternatives. rows: 2 to ${COMPARED.rows}, each another question; label: what is compared, 1 to 3 words; left and right: at most ${COMPARED.words} words each.`,
  body({ heads, rows }, pen) {
    const [left, right, ...more] = heads;
    if (left === undefined || right === undefined || more.length > 0) return 'heads: there must be exactly 2';
    if (rows.length < 2) return 'rows: there must be at least 2';
    const shown = rows.slice(0, COMPARED.rows).map((row) => ({
      ...given('label', row.label && pen.head(row.label)),
      left: pen.cut(row.left || NOTHING, COMPARED.words),
      right: pen.cut(row.right || NOTHING, COMPARED.words),
    }));
    return { kind: 'comparison', heads: [pen.head(left), pen.head(right)], rows: shown };
  },
});

const ARGUMENTS = { most: 5, words: 16 };

export const prosCons = form({
  kind: 'prosCons',
  remark: true,
  use: '2 to 5 arguments for something and 2 to 5 against it',
  shape: z.object({ heads: z.array(text).nullish(), pros: z.array(text), cons: z.array(text) }),
  ask: () =>
    `pros and cons: 2 to ${ARGUMENTS.most} each, of at most ${ARGUMENTS.words} words. heads: what the two sides are called, in the language of the presentation, or empty.`,
  body({ heads, pros, cons }, pen) {
    if (pros.length === 0 || cons.length === 0) return 'pros and cons: there must be some of each';
    const [left, right] = heads ?? [];
    const shown = (side: readonly string[]) => side.slice(0, ARGUMENTS.most).map((item) => pen.cut(item, ARGUMENTS.words));
    return {
      kind: 'prosCons',
      ...(left !== undefined && right !== undefined && { heads: [pen.head(left), pen.head(right)] as [string, string] }),
      pros: shown(pros),
      cons: shown(cons),
    };
  },
});

const CARDS = 6;

export const cards = form({
  kind: 'cards',
  remark: true,
  use: '3, 4 or 6 parallel things or reasons, each with a name and a short explanation',
  shape: z.object({ cards: z.array(z.object({ head: text, text: maybe })) }),
  ask: ({ longestPoint }) =>
    `cards: 3, 4 or ${CARDS}. head: the name of the thing, 1 to 4 words, or a question of up to 9 that its text answers. text: a whole statement, at most ${Math.min(22, longestPoint)} words, of six cards 16.`,
  body({ cards: all }, pen) {
    if (all.length < 2) return 'cards: there must be at least 3';
    const shown = all.slice(0, CARDS);
    const words = Math.min(shown.length > 4 ? 16 : 22, pen.brief.longestPoint);
    return {
      kind: 'cards',
      cards: shown.map((card) => ({ head: pen.head(card.head), ...given('text', card.text && pen.cut(card.text, words)) })),
    };
  },
});

const QUOTE_LENGTH = 260;

export const quote = form({
  kind: 'quote',
  remark: true,
  use: 'what somebody whom the source names says, where their own words count; no rule or slogan of nobody',
  evidence: true,
  shape: z.object({ quote: text, name: maybe, role: maybe }),
  ask: () =>
    'quote: word for word from the source, at most 35 words, without quotation marks. name: who said it. role: their office, no opinion, or empty.',
  body({ quote: quoted, name, role }) {
    const words = quoted.replace(/^["'“”„«»「『]+|["'“”„«»」』]+$/gu, '').trim();
    if (words === '' || words.length > QUOTE_LENGTH) return `quote: it must have 1 to ${QUOTE_LENGTH} characters`;
    return { kind: 'quote', quote: words, ...given('name', name), ...given('role', role) };
  },
});
