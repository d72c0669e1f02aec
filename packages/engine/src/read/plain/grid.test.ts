import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../text.ts';
import { gridAt } from './grid.ts';

const TABLES = [
  ['Monat,Eintritte,Erlös (CHF)', 'Mai,4120,21800', 'Juni,11870,64300', 'Juli,15240,82900'],
  ['Kalem;Plan (TL);Gerçekleşen (TL)', 'Kitap;24000;26350', 'Kırtasiye;6000;4120'],
  ['項目,初年度(万円),2年目以降(万円)', '食器の買い替え,95,0', '差し引き,-25,-440'],
  ['Item,Price,Note', '"Kettle, small","1,200",new', 'Pan,340,used'],
];
for (const lines of TABLES)
  test(`rows that a program wrote: ${lines[0]}`, () => {
    const found = gridAt(lines, 0);
    assert.equal(found?.length, lines.length);
    assert.equal(found?.grid.header?.length, 3);
    assert.equal(found?.grid.rows.length, lines.length - 1);
  });

const SENTENCES = [
  ['Ann, Bob, and Cy met on Monday', 'They agreed on 3 dates, two rooms, and lunch', 'Nobody, it seems, objected'],
  ['Gutkorn 4,60 €, 30 % Bio, warm', 'Nord 4,35 €, 20 % Bio, warm', 'Haus 5,10 €, 60 % Bio, Umbau'],
];
for (const lines of SENTENCES) test(`lines with commas are no rows: ${lines[0]}`, () => assert.equal(gridAt(lines, 0), undefined));

const UNEVEN: readonly (readonly [string, readonly string[], readonly string[][]])[] = [
  [
    'several tabs keep two cells apart like one',
    ['Bereich\t2025\t\t2026', 'Personal\t17,9\t19,6', 'Kultur\t\t2,2\t2,2', 'Straßen und Brücken\t5,2\t\t5,5'],
    [
      ['Bereich', '2025', '2026'],
      ['Personal', '17,9', '19,6'],
      ['Kultur', '2,2', '2,2'],
      ['Straßen und Brücken', '5,2', '5,5'],
    ],
  ],
  [
    'the names of the rows have no name',
    ['Plan\tIst', 'Löhne\t120\t\t118', 'Miete\t\t30\t30'],
    [
      ['', 'Plan', 'Ist'],
      ['Löhne', '120', '118'],
      ['Miete', '30', '30'],
    ],
  ],
  [
    'a row may end early',
    ['Task\tOwner\tDue', 'Runbook\tBen', 'Review\tAna\t3 May'],
    [
      ['Task', 'Owner', 'Due'],
      ['Runbook', 'Ben', ''],
      ['Review', 'Ana', '3 May'],
    ],
  ],
  [
    'empty cells among equal numbers of tabs stay where they are',
    ['Region\tPlan\tActual', 'North\t\t4', 'South\t3\t'.trimEnd(), 'East\t5\t6'],
    [
      ['Region', 'Plan', 'Actual'],
      ['North', '', '4'],
      ['South', '3', ''],
      ['East', '5', '6'],
    ],
  ],
  [
    'wide blanks keep words apart too',
    ['部署　担当　場所', '総務部　　田中　7階', '経理部　佐藤　　3階東'],
    [
      ['部署', '担当', '場所'],
      ['総務部', '田中', '7階'],
      ['経理部', '佐藤', '3階東'],
    ],
  ],
];
for (const [name, lines, [header, ...rows]] of UNEVEN)
  test(`columns set by eye: ${name}`, () => {
    const found = gridAt(lines, 0);
    assert.equal(found?.length, lines.length);
    assert.deepEqual(
      [found?.grid.header ?? found?.grid.rows[0], ...(found?.grid.rows ?? []).slice(found?.grid.header ? 0 : 1)],
      [header, ...rows],
    );
  });

test('the names of columns with an empty corner are no part of the numbered heading above them', () => {
  const { blocks } = readText('4. Costs\n\tSingle-use\tReusable\nCups\t€21,700\t€14,900\nStaff\t€6,200\t€17,300\n', 'text');
  assert.deepEqual(
    blocks.map((block) => (block.type === 'table' ? block.header : block.type === 'list' ? block.items.length : block.type)),
    [1, ['', 'Single-use', 'Reusable']],
  );
});

test('labels and what belongs to them, lined up by two blanks or three, are rows', () => {
  const lines = [
    '8 Jan   feature freeze',
    '15 Jan  scale test with 50,000 simulated users',
    '5 Feb   soft launch',
    'After that we decide.',
  ];
  const found = gridAt(lines, 0);
  assert.equal(found?.length, 3);
  assert.deepEqual(found.grid, {
    rows: [
      ['8 Jan', 'feature freeze'],
      ['15 Jan', 'scale test with 50,000 simulated users'],
      ['5 Feb', 'soft launch'],
    ],
  });
});

test('wide blanks of justified lines stand at no one place and part nothing', () => {
  const lines = ['The ferry  leaves the island at dawn', 'and comes back  in the evening, if', 'the wind does  not turn against it'];
  assert.equal(gridAt(lines, 0), undefined);
});

test('columns of a written table may be called by a letter and a number', () => {
  const found = gridAt(['Region,Q1,Q2,H2', 'North,120,135,150', 'South,98,92,110'], 0);
  assert.deepEqual(found?.grid.header, ['Region', 'Q1', 'Q2', 'H2']);
});

test('a row whose cells stand in line is one of the table, although a single blank keeps two of them apart', () => {
  const lines = [
    '                  Alba          Birk          Cera',
    'Monthly           147           219           96',
    'Offline           yes, 72 h     yes, 8 h      no',
    'Support           phone daily   phone Mon-Fri chat only',
    '',
  ];
  assert.deepEqual(gridAt(lines, 0)?.grid.rows.at(-1), ['Support', 'phone daily', 'phone Mon-Fri', 'chat only']);
  assert.equal(gridAt([...lines.slice(0, 3), 'All prices are without tax and in euros.'], 0)?.length, 3);
});
