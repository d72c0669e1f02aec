import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../../test/fixtures/cpuMs.ts';
import { document } from '../model/document.ts';
import { readText } from './text.ts';

const shapes = (text: string) =>
  readText(text, 'text').blocks.map((block) => {
    switch (block.type) {
      case 'heading':
        return `h${block.level} ${block.text}`;
      case 'paragraph':
        return `p ${block.runs.map((run) => run.text).join('')}`;
      case 'list':
        return `${block.ordered ? 'ol' : 'ul'} ${block.items.map((item) => '>'.repeat(item.level) + item.runs.map((run) => run.text).join('')).join(' / ')}`;
      case 'table':
        return `table ${block.header?.join('|') ?? ''} / ${block.rows.map((row) => row.join('|')).join(' / ')}`;
      case 'quote':
        return `quote ${block.text}${block.attribution ? ` -- ${block.attribution}` : ''}`;
      case 'facts':
        return `facts ${block.entries.map(({ key, value }) => `${key}=${value}`).join(' / ')}`;
      default:
        return block.type;
    }
  });

test('Markdown: headings, nested lists, a table, a quotation with its author', () => {
  const text = [
    '# Title',
    '',
    'Some **bold** text',
    'that goes [on](https://example.org).',
    '',
    '- one',
    '  - inner',
    '- two',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '> To be.',
    '> — Hamlet',
  ].join('\n');
  assert.deepEqual(shapes(text), [
    'h1 Title',
    'p Some bold text that goes on.',
    'ul one / >inner / two',
    'table a|b / 1|2',
    'quote To be. -- Hamlet',
  ]);
  const read = readText(text, 'file');
  assert.equal(read.title, 'Title');
  assert.equal(read.origin, 'file');
  assert.deepEqual(
    read.blocks.map((block) => block.id),
    ['b1', 'b2', 'b3', 'b4', 'b5'],
  );
});

test('front matter names title, author and language', () => {
  const read = readText('---\ntitle: "A plan"\nauthor: Ann\nlang: de\n---\n\n# One\n\nText.\n', 'text');
  assert.equal(read.title, 'A plan');
  assert.equal(read.author, 'Ann');
  assert.equal(read.language, 'de');
});

test('HTML tags and pictures leave only words', () => {
  assert.deepEqual(shapes('# T\n\n<div class="x">Hello <b>there</b></div>\n\n![alt](x.png)\n\nA<br>b'), ['h1 T', 'p Hello there', 'p A b']);
});

test('plain text: underlined headings, bullets, facts, tabs; what else may be a heading is a line of its own', () => {
  const text = [
    'The plan',
    '========',
    '',
    'GOALS',
    '',
    'We want to grow, and we want to do so without losing',
    'what made us good in the first place.',
    '',
    '• first',
    '• second',
    '',
    'Owner: Ann',
    'Due: Friday',
    '',
    'Name\tSize',
    'A\t3',
    'B\t4',
    '',
    '2.1 Details',
    '',
    'They follow in a paragraph that is longer than its heading.',
  ].join('\n');
  assert.deepEqual(shapes(text), [
    'h1 The plan',
    'p GOALS',
    'p We want to grow, and we want to do so without losing what made us good in the first place.',
    'ul first / second',
    'facts Owner=Ann / Due=Friday',
    'table Name|Size / A|3 / B|4',
    'p 2.1 Details',
    'p They follow in a paragraph that is longer than its heading.',
  ]);
});

test('numbered lines are a list, and wrapped Chinese lines are joined without a space', () => {
  assert.deepEqual(shapes('Steps\n\n1. Wash it.\n2. Dry it.'), ['p Steps', 'ol Wash it. / Dry it.']);
  assert.deepEqual(shapes('我们的城市每年都在增长，越来越多的人\n搬到这里来生活和工作。'), [
    'p 我们的城市每年都在增长，越来越多的人搬到这里来生活和工作。',
  ]);
});

test('a text without words has no blocks', () => {
  assert.deepEqual(readText(' \n\n\t\n', 'text').blocks, []);
  assert.deepEqual(readText('', 'text').blocks, []);
});

test('hostile and huge inputs are read in bounded time', () => {
  const inputs: Record<string, string> = {
    emphasis: '*a_ '.repeat(100_000),
    brackets: '['.repeat(300_000),
    quotes: '> '.repeat(200_000),
    blanks: `${' '.repeat(400_000)}x`,
    deepList: Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
    long: `# Title\n\n${'A sentence of **several** words. '.repeat(40_000)}`,
    facts: 'key: value\n'.repeat(50_000),
  };
  for (const [name, input] of Object.entries(inputs)) {
    const start = cpuMs();
    const read = readText(input, 'text');
    const took = cpuMs() - start;
    assert.ok(document.safeParse(read).success, name);
    assert.ok(took < 2500, `${name} took ${Math.round(took)} ms`);
  }
});

test('a table with an empty corner has the line of its columns as its header, also where that has figures', () => {
  const { blocks } = readText('Intro line.\n\n\t\tQ2 plan\tQ2 actual\nRevenue\t5.1\t4.8\nMargin\t33%\t34%', 'text');
  const table = blocks.find(({ type }) => type === 'table');
  assert.ok(table?.type === 'table');
  assert.deepEqual(table.header, ['', 'Q2 plan', 'Q2 actual']);
  assert.equal(table.rows.length, 2);
});

test('steps numbered with the digits of another script are a list', () => {
  assert.deepEqual(shapes('مراحل کار:\n۱. مایع را با دستمال خشک فشار بدهید.\n۲. با قاشق جمع کنید.\n۳. با پنکه خشک کنید.'), [
    'p مراحل کار:',
    'ol مایع را با دستمال خشک فشار بدهید. / با قاشق جمع کنید. / با پنکه خشک کنید.',
  ]);
  assert.deepEqual(shapes('الخطوات:\n١- اغسل القماش بالماء.\n٢- اعصره جيدا.\n٣- اتركه يجف.'), [
    'p الخطوات:',
    'ol اغسل القماش بالماء. / اعصره جيدا. / اتركه يجف.',
  ]);
  assert.deepEqual(shapes('१. पानी गरम करें।\n२. पत्ती डालें।'), ['ol पानी गरम करें। / पत्ती डालें।']);
  // A range and a decimal number begin no item.
  assert.deepEqual(shapes('۲۰-۳۰ درجه کافی است.'), ['p ۲۰-۳۰ درجه کافی است.']);
  assert.deepEqual(shapes('۳.۵ لیتر آب لازم است.'), ['p ۳.۵ لیتر آب لازم است.']);
});

test('"三、" behind "（三）" is a heading of its own, and no entry', () => {
  const { blocks } = readText('二、条件\n（一）四层；\n（二）同意；\n\n三、资金\n平均五十六万元。\n', 'text');
  assert.deepEqual(
    blocks.map((block) => (block.type === 'list' ? block.items.length : block.type)),
    [1, 2, 1, 'paragraph'],
  );
});

test('measures that are called by a sentence, and counts in one line, are facts', () => {
  const keys = (text: string) =>
    readText(text, 'text').blocks.flatMap((block) =>
      block.type === 'facts' ? block.entries.map(({ key, value }) => `${key}=${value}`) : [],
    );
  assert.deepEqual(keys('Satisfied: 74%\nI know what is expected of me: 88%\nFeedback: 42%'), [
    'Satisfied=74%',
    'I know what is expected of me=88%',
    'Feedback=42%',
  ]);
  assert.deepEqual(keys('Barreras: 6 · Bombas: 2 · Mantas: 90'), ['Barreras=6', 'Bombas=2', 'Mantas=90']);
});
