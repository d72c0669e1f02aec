import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

function slidesOf(text: string): readonly Slide[] {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
}
const only = <K extends SlideKind>(slides: readonly Slide[], kind: K): Extract<Slide, { kind: K }> => {
  const found = slides.find((slide): slide is Extract<Slide, { kind: K }> => slide.kind === kind);
  assert.ok(found, `${kind} among ${slides.map((slide) => slide.kind).join(' ')}`);
  return found;
};

const report = readFileSync(new URL('../../../../../../test/fixtures/texts/report.md', import.meta.url), 'utf8');

test('a report is shown by what its sentences carry, and no kind three times running', () => {
  const slides = slidesOf(report);
  const pair = only(slides, 'pair');
  assert.equal(pair.title, 'Each electric crossing costs 11 euros in energy, where a diesel crossing costs 41');
  assert.deepEqual(
    pair.bars.map(({ figure, label, value }) => [figure, label, value]),
    [
      ['11 euros', 'Each electric crossing', 11],
      ['41 euros', 'A diesel crossing', 41],
    ],
  );
  const text = slides.map(({ kind }) => kind === 'bullets' || kind === 'twoColumns');
  assert.ok(!text.some((_, i) => text[i] && text[i + 1] && text[i + 2]));
});

test('every figure that is shown large stands in the source', () => {
  const words = report.replace(/\s+/g, ' ');
  for (const slide of slidesOf(report)) {
    const figures = slide.kind === 'stats' ? slide.stats.map(({ figure }) => figure) : slide.kind === 'bigNumber' ? [slide.figure] : [];
    for (const figure of figures)
      for (const number of figure.match(/\d[\d.,]*/g) ?? []) {
        const inWords = new Map([
          ['8', 'eight'],
          ['90', 'ninety'],
        ]);
        assert.ok(words.includes(number) || words.includes(inWords.get(number) ?? number), `${figure} on "${slide.title}"`);
      }
  }
});

test('what changed, what was planned and which options there are', () => {
  const changed = slidesOf(
    '# Service\n\n## Results\n\nSatisfaction rose from 74 percent in 2021 to 91 percent in 2025. Complaints fell from 212 to 39.',
  );
  const { before, after, rows } = only(changed, 'change');
  assert.deepEqual([before.figure, before.label, after.figure, after.label], ['74%', '2021', '91%', 'Satisfaction, 2025']);
  assert.deepEqual(rows, [{ label: 'Complaints', before: '212', after: '39' }]);
  const chosen = slidesOf(
    '# Tools\n\n## Free, deposit or fee\n\nFree lending keeps the door open to everybody. But repairs must come out of the budget.\n\nA deposit brings tools back on time. However, it keeps out the people who need the tools most.\n\nA yearly fee pays for repairs. It feels like a club, however, and a library is not a club.\n\nWe advise libraries to begin free.',
  );
  const options = only(chosen, 'options');
  assert.deepEqual([options.options, options.favoured], [['Free lending', 'A deposit', 'A yearly fee'], 0]);
});
