import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marked, tellsOfTable } from './marks.ts';

const chart = {
  kind: 'chart',
  chart: { type: 'column', categories: ['North', 'South', 'East'], series: [{ name: 'Loss', values: [18, 7, 15] }], suffix: '%' },
  takeaway: { text: 'The pipes there are the oldest' },
} as const;

test('the column whose figure the title tells is marked, with what else is said as its callout', () => {
  const body = marked(structuredClone(chart) as never, 'The east loses 15 % of its water');
  assert.equal(body.kind, 'chart');
  if (body.kind !== 'chart') return;
  assert.equal(body.chart.highlight, 2);
  assert.deepEqual(body.callout, { figure: '15%', text: 'The pipes there are the oldest' });
  assert.equal(body.takeaway, undefined);
});

test('a name in the title marks only the greatest or the least', () => {
  const at = (title: string) => {
    const body = marked(structuredClone(chart) as never, title);
    return body.kind === 'chart' ? body.chart.highlight : undefined;
  };
  assert.equal(at('The north loses most'), 0);
  assert.equal(at('East is worth a look'), undefined);
});

test('one cell that the title tells is marked, else the row that it opens with', () => {
  const table = {
    kind: 'table',
    columns: ['Region', 'Customers', 'Churn'],
    rows: [
      ['Nordics', '310', '1.6%'],
      ['Poland', '204', '4.7%'],
    ],
  };
  const body = (title: string) => marked(structuredClone(table) as never, title);
  assert.deepEqual('highlightCell' in body('Churn is 4.7% in one country') ? body('Churn is 4.7% in one country') : {}, {
    ...table,
    highlightCell: { row: 1, column: 2 },
  });
  assert.deepEqual(body('Poland loses three times as many as the Nordics'), { ...table, highlightRow: 1 });
  assert.deepEqual(body('What the regions bring in'), table);
  assert.ok(tellsOfTable('Poland loses three times as many', table.rows));
  assert.ok(!tellsOfTable('We compare the regions', table.rows));
});
