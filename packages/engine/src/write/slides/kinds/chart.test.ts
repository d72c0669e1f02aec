import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartOf } from './chart.ts';

test('rows of measures that are far apart share no axis, as long as no unit joins them', () => {
  const header = ['Measure', '2023', '2025', 'Target'];
  const rows = [
    ['Phosphate', '0.31', '0.13', '0.12'],
    ['Suspended solids', '48', '14', '25'],
    ['Ammonia', '0.62', '0.57', '0.30'],
  ];
  assert.equal(chartOf(header, rows, 'en'), undefined);
  const alike = rows.map(([name = '', ...cells]) => [name, ...cells.map((cell) => `${10 + Number(cell)}`)]);
  assert.equal(chartOf(header, alike, 'en')?.series.length, 3);
  const priced = rows.map(([name = '', ...cells]) => [name, ...cells.map((cell) => `${cell} €`)]);
  assert.equal(chartOf(header, priced, 'en')?.series.length, 3);
});

test('takings, costs and what is left of them, at several times, are an account and no bars', () => {
  const header = ['', 'This year', 'Plan'];
  const rows = [
    ['Takings', '2,410', '2,300'],
    ['Staff', '1,105', '1,060'],
    ['Flour and fuel', '640', '610'],
    ['Rent', '480', '480'],
    ['Profit', '185', '150'],
  ];
  assert.equal(chartOf(header, rows, 'en'), undefined);
  const others = rows.map((row, i) => (i === rows.length - 1 ? ['Waste', '260', '240'] : row));
  assert.equal(chartOf(header, others, 'en')?.series.length, 2);
});

test('prices of different things are looked up, in a currency of letters too, and where they are too far apart for bars', () => {
  const hire = [
    ['3 timmar', '220 kr'],
    ['10-kort', '1 900 kr'],
    ['Lera', '140 kr'],
  ];
  assert.equal(chartOf(['Tid', 'Pris'], hire, 'sv'), undefined);
  const chairs = [
    ['Chair', '1.80 €'],
    ['Table', '14 €'],
    ['Cable', '45 €'],
  ];
  assert.equal(chartOf(['', ''], chairs, 'en'), undefined);
  assert.equal(chartOf(['', ''], [...chairs, ['Sum', '60.80 €']], 'en')?.categories.length, 3);
});
