import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck } from '@slidewright/contract/deck';
import { everyKindDeck } from '../../../../test/fixtures/everyKind.ts';
import { unheededIn } from './unheeded.ts';

const saidOf = (...slides: DeckInput['slides']) => unheededIn({ title: 'T', slides }, deck.parse({ title: 'T', slides }));
const lanes = {
  kind: 'swimLanes',
  title: 'Who',
  lanes: ['A', 'B', 'C'],
  acts: [
    { lane: 0, from: 0, to: 1, text: 'Asks' },
    { lane: 2, from: 1, to: 2, text: 'Answers' },
  ],
  handovers: [{ from: 0, to: 1 }],
  highlight: 1,
} as const satisfies DeckInput['slides'][number];
const chart = (values: (number | null)[], highlight: number): DeckInput['slides'][number] => ({
  kind: 'chart',
  title: 'C',
  chart: { type: 'column', categories: ['A', 'B', 'C'], series: [{ name: 'S', values }], highlight },
});

test('slides that are in order are passed without a word', () => {
  const { language, title, slides } = everyKindDeck('Latin');
  assert.equal(unheededIn({ language, title, slides }, deck.parse({ language, title, slides })), undefined);
  assert.equal(saidOf(lanes, chart([1, null, 3], 2)), undefined);
});

test('values that categories lack are missing; what there is none of is said with null', () => {
  assert.equal(
    saidOf(chart([1, 2], 0)),
    'Missing, so that nothing is drawn there (null says that there is no value): slides.0.chart.series.0.values.2.',
  );
  assert.equal(saidOf(chart([1, 2, 3, 4], 0)), 'Left unheeded: slides.0.chart.series.0.values.3.');
});

test('indexes beyond their lists are named by their paths', () => {
  const acts = [...lanes.acts, { lane: 5, from: 2, to: 3, text: 'Waits' }];
  assert.equal(
    saidOf({ ...lanes, acts, handovers: [{ from: 0, to: 7 }], highlight: 9 }, chart([1, 2, 3], 3)),
    'Left unheeded: slides.0.acts.2.lane, slides.0.handovers.0.to, slides.0.highlight, slides.1.chart.highlight.',
  );
  const table = { kind: 'table', title: 'T', columns: ['A', 'B'], rows: [['1', '2']], highlightCell: { row: 1, column: 1 } } as const;
  assert.equal(
    saidOf({ ...table, columns: [...table.columns], rows: [['1', '2']], highlightRows: [0, 1] }),
    'Left unheeded: slides.0.highlightRows.1, slides.0.highlightCell.row.',
  );
});
