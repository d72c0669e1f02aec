/** What models put around the words: Markdown, bullets, nulls, texts of nothing. */

/** Fields that hold numbers; anywhere else a number was meant as a text. */
const NUMBERS = new Set(['values', 'passages']);

/** Lists of texts whose places mean something: an empty one is the corner of a table, or a cell with nothing in it. */
const ALIGNED = new Set(['columns', 'cells', 'categories', 'options', 'figures', 'verdicts']);
/** Fields in which an empty text is an answer, and no field that was forgotten. */
const ANSWERED = new Set(['notes', 'assumed']);
/** Fields that stand behind a number: a space in front belongs to them, as French sets its "%". */
const BEHIND = new Set(['suffix']);
const spaced = (text: string): string | undefined => {
  const tidy = tidyText(text);
  return tidy === '' ? undefined : /^\s/u.test(text) ? `\u00a0${tidy}` : tidy;
};
const isCell = (value: unknown): boolean => value === null || typeof value !== 'object';

/** The value with its texts in one line and without markup; null and empty texts are absent, but for those of rows and columns, notes, and what is supposed. */
export function tidyAnswer(value: unknown, field = ''): unknown {
  if (typeof value === 'string' && BEHIND.has(field)) return spaced(value);
  if (typeof value === 'string') return tidyText(value) || (ANSWERED.has(field) ? '' : undefined);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    if (ALIGNED.has(field) && value.every(isCell)) return value.map((cell) => tidyAnswer(cell) ?? '');
    return value
      .map((item) => (Array.isArray(item) ? item.map((cell) => tidyAnswer(cell) ?? '') : tidyAnswer(item)))
      .filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== 'object') return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, NUMBERS.has(key) ? inner : tidyAnswer(inner, key)])
      .filter(([, inner]) => inner !== undefined),
  );
}

/** A hyphen in front of a figure is its sign. */
const MINUS = /(?<=^|[\s(])-(?=[$€£¥₹]?\p{Nd})/gu;

function tidyText(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-*•–▪●]|#{1,6})\s+/u, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\(https?:[^)\s]+\)/g, '$1')
    .replace(MINUS, '−')
    .trim();
}
