/** Whether a slide still says all that another says: the proof that a change of layout lost nothing. */
import type { Slide } from '../deck.ts';
import { readFigure, sameFigure, writeNumber } from './figures.ts';

/** Not there to be read. */
const UNREAD = new Set(['kind', 'type', 'sources', 'prefix', 'suffix', 'favoured', 'want']);
const SPENT = '\u0000';

interface Said {
  /** The lines of all texts. */
  readonly texts: string[];
  /** Numbers that are drawn and written nowhere, as figures. */
  readonly drawn: string[];
}

function saidOf(slide: Slide, language: string): Said {
  const texts: string[] = [];
  const drawn: string[] = [];
  const look = (value: unknown, name: string): void => {
    if (UNREAD.has(name)) return;
    if (typeof value === 'string') texts.push(...value.split('\n').filter((line) => line.trim() !== ''));
    else if (Array.isArray(value)) for (const member of value) look(member, name);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) look(member, key);
      // A bar that no figure stands at says its value by its length alone.
      if ('value' in value && typeof value.value === 'number' && !('figure' in value || 'actual' in value)) drawn.push(bare(value.value));
    }
  };
  look(slide, '');
  if (slide.kind === 'chart') {
    const { prefix = '', suffix = '', series, x = [] } = slide.chart;
    for (const value of series.flatMap(({ values }) => values)) if (value !== null) drawn.push(sameFigure({ prefix, value, suffix }));
    for (const value of x) if (value !== null) drawn.push(bare(value));
  }
  return { texts, drawn };

  function bare(value: number): string {
    return readFigureOf(writeNumber(value, language), language) ?? String(value);
  }
}

function readFigureOf(text: string, language: string): string | undefined {
  const figure = readFigure(text, language);
  return figure && sameFigure(figure);
}

/** Where the text stands by itself, not within a longer number. */
function placeOf(text: string, within: string): number {
  for (let at = within.indexOf(text); at >= 0; at = within.indexOf(text, at + 1)) {
    const [before, after] = [within.slice(0, at), within.slice(at + text.length)];
    const cut = (/\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(text)) || (/\p{Nd}$/u.test(text) && /^\p{Nd}/u.test(after));
    if (!cut) return at;
  }
  return -1;
}

/** Takes the text out of the shortest text that it stands in; false when it stands in none. */
function take(text: string, from: string[]): boolean {
  const found = from
    .map((within, index) => ({ index, at: placeOf(text, within), length: within.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.length - b.length)[0];
  if (!found) return false;
  const within = from[found.index] ?? '';
  from[found.index] = within.slice(0, found.at) + SPENT + within.slice(found.at + text.length);
  return true;
}

/**
 * Every line of text of `before` stands in `after`, each as often as before, and every figure: as it was written, or as the same number
 * of the same unit that is drawn there or written in the language's way. Which of several things is marked may be lost.
 */
export function keepsAll(before: Slide, after: Slide, language: string): boolean {
  const was = saidOf(before, language);
  const is = saidOf(after, language);
  // A single series is called what the slide is called where it has no name; that name is nobody's loss.
  const ownName = before.kind === 'chart' && before.chart.series.length === 1 ? before.chart.series[0]?.name.trim() : undefined;
  if (ownName === before.title.trim()) was.texts.splice(was.texts.indexOf(ownName), 1);
  const drawn = [...is.drawn];
  for (const text of [...was.texts].map((line) => line.trim()).sort((a, b) => b.length - a.length)) {
    if (take(text, is.texts)) continue;
    const figure = readFigureOf(text, language);
    const at = figure === undefined ? -1 : drawn.indexOf(figure);
    if (at < 0) return false;
    drawn.splice(at, 1);
  }
  const left = [...drawn, ...is.texts.flatMap((text) => numbersIn(text, language))];
  return was.drawn.every((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The figures of a text in so far as they are not spoken for: each is a piece of its own. */
function numbersIn(text: string, language: string): string[] {
  return text.split(/[;:]\s|;$/).flatMap((part) => readFigureOf(part.replaceAll(SPENT, ''), language) ?? []);
}
