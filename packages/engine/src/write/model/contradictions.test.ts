import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { contradictionsIn } from './contradictions.ts';

const bullets = (title: string, ...texts: string[]): Slide => ({
  kind: 'bullets',
  title,
  items: texts.map((text) => ({ text })),
  notes: '',
});
const found = (a: Slide, b: Slide, language = 'en') =>
  contradictionsIn(
    new Map([
      [2, a],
      [5, b],
    ]),
    language,
  );

test('one assumption that two slides tell with different numbers is named with both', () => {
  const [first, ...more] = found(
    bullets('Fares bring in little', 'Fares cover about 10% of the running cost in a small town'),
    bullets('Money', 'In a small town fares cover about 25% of the running cost'),
  );
  assert.deepEqual([first?.number, first?.sure, more.length], [5, true, 0]);
  assert.match(first?.problem ?? '', /slide 2 says 10%/);
  const labelled: Slide = {
    kind: 'stats',
    title: 'The town',
    notes: '',
    stats: [
      { figure: '$3 million', label: 'running cost of the buses a year' },
      { figure: '40', label: 'stops' },
    ],
  };
  assert.equal(found(bullets('Money', 'The running cost of the buses is $2 million a year'), labelled).length, 1);
  assert.equal(
    found(
      bullets('Chaleur', 'Une maison ancienne consomme environ 12 000 kWh de chauffage par an'),
      bullets('Facture', 'Une maison ancienne consomme environ 18 000 kWh de chauffage par an'),
      'fr',
    ).length,
    1,
  );
});

test('other times, cases, units and numbers that are nearly the same contradict nothing', () => {
  for (const [a, b] of [
    ['A single bus ride costs $1.50 before the trial', 'A single bus ride costs $0 during the trial'],
    ['In 2024 fares cover 10% of the running cost', 'In 2027 fares cover 12% of the running cost'],
    ['Fares cover about 10% of the running cost', 'Fares cover about 10.4% of the running cost'],
    ['Free buses bring 20–60% more rides', 'Free buses bring 30% more rides'],
    ['A model town spends $2 million on buses', 'A model town takes $200,000 in fares on buses'],
    ['Fares cover 10% of the running cost', 'Wages cover 60% of the running cost'],
    ['It rises to 40 km of bus lanes', 'It rises to 30 minutes of bus lanes'],
  ] as const)
    assert.deepEqual(found(bullets('One', a), bullets('Other', b)), [], `${a} / ${b}`);
});
