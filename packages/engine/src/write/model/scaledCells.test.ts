import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesBeside } from './beside.ts';
import { groundOf } from './grounding.ts';
import { scaledCells } from './scaledCells.ts';

const ENGLISH = `The board chooses between two kilns.

 | Gas | Electric
Price (€ thousand) | 410 | 1,370
Firings a year | 120 | 135
Rejects (%) | 4.8 | 3.1`;

test('what stands in thousands is the same number written out', () => {
  const ground = groundOf(ENGLISH, 'en', { sums: true });
  for (const text of ['€1,370,000', '€410,000', 'The electric kiln costs €1.37 million', '€1,370k', '1,370,000'])
    assert.equal(ground.problemOf(text), undefined, text);
  for (const text of ['€1,375,000', '120,000 firings', '€120,000', '135,000 firings', '€1,370,000,000', '1,370,000 kilns'])
    assert.match(ground.problemOf(text) ?? '', /is not in the source/, text);
});

test('a difference of bare numbers may be told with their scale, where the source has them in it', () => {
  const ground = groundOf(ENGLISH, 'en', { sums: true });
  assert.equal(ground.problemOf('The electric kiln costs 1,370 − 410 = €960 thousand more'), undefined);
  assert.match(ground.problemOf('The electric kiln costs 1,370 − 410 = €950 thousand more') ?? '', /"950"/);
  assert.match(ground.problemOf('The electric kiln costs 1,370 − 410 = €960 million more') ?? '', /"960"/);
  const plain = groundOf('One kiln costs €1,370, the other €410.', 'en', { sums: true });
  assert.match(plain.problemOf('It costs 1,370 − 410 = €960 thousand more') ?? '', /"960"/);
  const beside = linesBeside({ stats: [{ figure: '€960,000', label: 'more for electric', note: '€1,370,000 against €410,000' }] });
  assert.equal(ground.problemOf('€960,000', beside), undefined);
});

test('in a head, a row or a caption, as languages write it', () => {
  for (const [language, caption, head, label, isScaled] of [
    ['de', 'Umsatz in Tsd. Euro', 'Jahr', 'Laden', true],
    ['de', '', 'Umsatz (in Tsd. €)', 'Laden', true],
    ['de', '', 'TEUR', 'Laden', true],
    ['fr', 'Montants en milliers d’euros', 'Total', 'Atelier', true],
    ['fr', '', 'Total (k€)', 'Atelier', true],
    ['es', '', 'Total', 'Taller (miles de euros)', true],
    ['it', '', 'Totale (migliaia di euro)', 'Negozio', false],
    ['en', '', 'Output (thousand tonnes)', 'Works', true],
    ['en', 'Who received a thousand euros', 'Grants', 'Town', false],
    ['en', 'Grants of 5 thousand', 'Grants', 'Town', false],
    ['en', 'A thousand reasons', 'Grants', 'Town', false],
  ] as const) {
    const cells = scaledCells(`${caption}\nX | ${head}\n${label} | 640`, language);
    assert.deepEqual(cells.of(640), isScaled ? [640_000] : [], `${caption} ${head} ${label}`);
  }
});
