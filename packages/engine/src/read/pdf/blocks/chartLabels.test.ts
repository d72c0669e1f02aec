import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from '../line/line.ts';
import type { Span } from '../page/pageContent.ts';
import { withoutChartLabels } from './chartLabels.ts';
import { type Passage, passageText } from './passage.ts';
import type { Element } from './passages.ts';

const PROSE = 'Every count is taken at the end of the month in which it was asked for';

let y = 0;
function passage(font: string, ...texts: readonly string[]): Element {
  const style = { name: font, bold: false, italic: false, mono: false };
  const lines = texts.map((text, i) => {
    y += 14;
    const span: Span = { text, x0: 72, x1: 72 + 5 * text.length, y, size: 10, font: style, spaced: false };
    return lineOf([span], i, false);
  });
  const made: Passage = { lines, page: 0, above: 1 };
  return { kind: 'passage', passage: made };
}

const kept = (...elements: readonly Element[]): string[] =>
  withoutChartLabels(elements).flatMap((element) => (element.kind === 'passage' ? [passageText(element.passage).slice(0, 20)] : []));

const prose = () => passage('Times', PROSE, PROSE, PROSE);

test('what a drawing says in a font of its own goes with the drawing', () => {
  assert.deepEqual(kept(prose(), passage('Helvetica', '0 5'), passage('Helvetica', '10 15'), passage('Helvetica', 'Years'), prose()), [
    PROSE.slice(0, 20),
    PROSE.slice(0, 20),
  ]);
  const boxes = ['Alive', 'Dead', 'Health'].map((name) => passage('Helvetica', name));
  assert.equal(kept(prose(), ...boxes, passage('Times', 'Figure 1: Two models'), prose()).length, 3);
});

test('headings in another font stay, and so do names without a drawing', () => {
  assert.equal(kept(passage('Helvetica-Bold', 'Results'), prose(), passage('Helvetica-Bold', 'Method'), prose()).length, 4);
  const names = ['Ann Lee', 'Bo Fox', 'Cy Dale'].map((name) => passage('Helvetica', name));
  assert.equal(kept(...names, prose()).length, 4);
});
