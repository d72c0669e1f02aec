import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../line/line.ts';
import { joinContinued } from './continued.ts';
import { passageText } from './passage.ts';
import type { Element } from './passages.ts';

/** Lines of type of ten points, one below the other from `top` on, as wide as their letters. */
const lines = (texts: readonly string[], top: number): Line[] =>
  texts.map((text, i) => {
    const y = top + 14 * i;
    return {
      text,
      x0: 50,
      x1: 50 + 5 * text.length,
      y,
      y0: y - 8,
      y1: y + 2,
      size: 10,
      bold: false,
      mono: false,
      italic: false,
      rtl: false,
    } as Line;
  });

const passage = (page: number, ...texts: string[]): Element => ({
  kind: 'passage',
  passage: { lines: lines(texts, page === 0 ? 700 : 60), page, above: 1 },
});

const joined = (above: readonly string[], below: readonly string[]): string[] =>
  joinContinued([passage(0, ...above), { kind: 'page' }, passage(1, ...below)], 10).flatMap((element) =>
    element.kind === 'passage' ? [passageText(element.passage)] : [],
  );

test('a paragraph that a page parts before a noun goes on, where the noun had no room above', () => {
  const above = ['Neben den Regeln beschreibt ein Kodex auch, auf wen sich', 'diese Regeln beziehen, wann sie gelten und welche andere'];
  assert.equal(joined(above, ['Erwartungen daran geknüpft sind.']).length, 1);
  // There was room for it: the line was ended on purpose.
  assert.equal(joined([above[0] ?? '', 'diese Regeln beziehen'], ['Erwartungen daran geknüpft sind.']).length, 2);
});

test('items without full stops are not joined across pages', () => {
  const above = ['The name is easy to remember and gives some idea of what', 'the project does, and does not conflict with a trademark'];
  assert.equal(joined(above, ['The issue queue is up to date, and issues are labelled']).length, 2);
  assert.equal(joined(above, ['2. The issue queue is up to date.']).length, 2);
});
