import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

const slidesOf = (text: string) => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
};
const TEXT =
  '# Quarter three\n\n## Numbers\n\n- Revenue 4.2m (plan 4.0m, Q2 3.6m)\n- Gross margin 31% (plan 35%, Q2 34%)\n- Boxes in circulation 96,000 (Q2 81,000)\n- Return rate 91% (plan 95%, Q2 94%)\n\n## Risks\n\nThe deposit runs on the card systems of the caterers, and two of the five caterers have not said yes. The price of plastic is up 12 percent since May, so every lost box will cost more.';

test('a list with targets is drawn whole: earlier values stand with the names, items without a target below', () => {
  const targets = slidesOf(TEXT).find(({ kind }) => kind === 'targets');
  assert.ok(targets?.kind === 'targets');
  assert.deepEqual(
    targets.rows.map(({ label, actual, target }) => [label, actual, target]),
    [
      ['Revenue (Q2 3.6m)', '4.2m', '4.0m'],
      ['Gross margin (Q2 34%)', '31%', '35%'],
      ['Return rate (Q2 94%)', '91%', '95%'],
    ],
  );
  assert.equal(targets.sentence, 'Boxes in circulation 96,000 (Q2 81,000)');
});

test('a part in words that is the subject of its clause is a figure', () => {
  const stats = slidesOf(TEXT).find(({ kind }) => kind === 'stats');
  assert.ok(stats?.kind === 'stats');
  assert.deepEqual(
    stats.stats.map(({ figure }) => figure),
    ['2/5', '12%'],
  );
});
