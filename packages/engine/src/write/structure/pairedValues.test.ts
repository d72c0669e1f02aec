import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { withPairedValues } from './pairedValues.ts';
import { structured } from './structured.ts';

const read = (language: string, ...texts: string[]) =>
  withPairedValues(
    texts.map((text, i): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] })),
    language,
  ).map((block) =>
    block.type === 'table'
      ? [block.header, ...block.rows]
      : block.type === 'paragraph'
        ? block.runs.map(({ text }) => text).join('')
        : block,
  );

test('labelled paragraphs with the same values are a table, and what else they say stands below it', () => {
  assert.deepEqual(
    read(
      'en',
      'Passengers: 18,420 between March and May.',
      'Fuel: budget £31,000, forecast £39,500. The new engine burns less.',
      'Crew: budget £64,000, forecast £62,800.',
      'Repairs: budget £12,000, forecast £21,400. The ramp hinge failed on 2 April.',
    ),
    [
      'Passengers: 18,420 between March and May.',
      [
        ['', 'Budget', 'Forecast'],
        ['Fuel', '£31,000', '£39,500'],
        ['Crew', '£64,000', '£62,800'],
        ['Repairs', '£12,000', '£21,400'],
      ],
      'Fuel: The new engine burns less.',
      'Repairs: The ramp hinge failed on 2 April.',
    ],
  );
});

test('signs of full width and other scripts', () => {
  assert.deepEqual(
    read(
      'zh',
      '收入：预算 38 万元，实际 35.2 万元。八月停电。',
      '食材：预算 19 万元，实际 20.6 万元。',
      '人工：预算 11 万元，实际 10.7 万元。',
    )[0],
    [
      ['', '预算', '实际'],
      ['收入', '38 万元', '35.2 万元'],
      ['食材', '19 万元', '20.6 万元'],
      ['人工', '11 万元', '10.7 万元'],
    ],
  );
});

test('two rows, other values and words between them are no table', () => {
  const two = ['Fuel: budget £31,000, forecast £39,500.', 'Crew: budget £64,000, forecast £62,800.'];
  assert.deepEqual(read('en', ...two), two);
  const mixed = [...two, 'Repairs: budget £12,000, spent £21,400.'];
  assert.deepEqual(read('en', ...mixed), mixed);
  const told = [
    'Fuel: we spent £31,000, and more is due.',
    'Crew: we spent £64,000, and more is due.',
    'Dues: we spent £9,200, and more is due.',
  ];
  assert.deepEqual(read('en', ...told), told);
});

test('values with what they were in one year before are a table of both years, where the title says which year it is', () => {
  const lines =
    'Satisfied with my job: 74% (2024: 68%)\nI know what is expected of me: 88% (2024: 86%)\nUseful feedback: 42% (2024: 51%)\n';
  const tables = (text: string) =>
    structured(readText(text, 'text'), false).document.blocks.flatMap((block) =>
      block.type === 'table' ? [[block.header, ...block.rows]] : [],
    );
  assert.deepEqual(tables(`Staff survey 2026\n\nWe asked all.\n\n${lines}`), [
    [
      ['', '2024', '2026'],
      ['Satisfied with my job', '68%', '74%'],
      ['I know what is expected of me', '86%', '88%'],
      ['Useful feedback', '51%', '42%'],
    ],
  ]);
  assert.deepEqual(tables(`Staff survey\n\nWe asked all.\n\n${lines}`), []);
  assert.deepEqual(tables(`Staff survey 2026\n\nWe asked all.\n\n${lines.replace('(2024: 86%)', '(2023: 86%)')}`), []);
});
