import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from './slideWords.ts';

test('points with their leads, and whose they are', () => {
  const items = [{ head: 'Board early', text: 'Gates close.' }, { text: 'Tie once.' }];
  assert.deepEqual(wordsOf({ kind: 'bullets', title: 'Habits', notes: 'Say it.', items, source: 'Port office' }), [
    { type: 'list', items: ['Board early: Gates close.', 'Tie once.'] },
    { type: 'text', text: 'Port office' },
  ]);
});

test('a chart by the names of its values, with what stands beside it', () => {
  const chart = {
    type: 'column' as const,
    unit: 'Share of trips',
    suffix: ' %',
    categories: ['2022', '2023'],
    series: [{ name: 'Ferry', values: [12, null] }],
  };
  assert.deepEqual(wordsOf({ kind: 'chart', title: 'More', notes: '', chart, takeaway: { figure: '12 %', text: 'at first' } }), [
    { type: 'text', text: 'Share of trips' },
    { type: 'list', items: ['Ferry: 2022 12 %, 2023 –'] },
    { type: 'text', text: '12 %: at first' },
  ]);
});

test('a table as one; figures as they are written, and not what only places them', () => {
  const columns = ['Line', 'Trips'];
  const rows = [['North', '1,200']];
  assert.deepEqual(wordsOf({ kind: 'table', title: 'Lines', notes: '', columns, rows, note: 'Since May' })[0], {
    type: 'table',
    columns,
    rows,
  });
  const bars = [
    { figure: '€ 2.40', label: 'Ferry', value: 2.4 },
    { figure: '€ 4.80', label: 'Bridge', value: 4.8 },
  ];
  assert.deepEqual(wordsOf({ kind: 'pair', title: 'Half', notes: '', bars }), [
    { type: 'list', items: ['€ 2.40: Ferry', '€ 4.80: Bridge'] },
  ]);
});
