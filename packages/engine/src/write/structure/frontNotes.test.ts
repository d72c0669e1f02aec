import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withoutFrontNotes } from './frontNotes.ts';
import { readingOf } from './reading.ts';
import { withTypedNumbers } from './typedNumbers.ts';
import { withWrappedLines } from './wrappedLines.ts';

const heading = (text: string, level = 1): Block => ({ type: 'heading', id: text, level, text });
const paragraph = (text: string): Block => ({ type: 'paragraph', id: text, runs: [{ text }] });
const said = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => (block.type === 'heading' ? `# ${block.text}` : block.type === 'paragraph' ? plainText(block.runs) : block.type));
const body = [heading('Scope', 2), paragraph('We clear 43 sites.'), heading('Price', 2), paragraph('A visit costs £38.')];
const without = (...front: Block[]) => said(withoutFrontNotes([heading('Plan'), ...front, ...body], readingOf('en'), 'en')).slice(1, -4);

test('who keeps a text and what is to be done with it is no part of it; what it says of its subject is', () => {
  const note =
    "Owner: Denise Achterberg (branch manager). Last edited 11 February. Please don't forward older versions, the dates in v4 are WRONG.";
  assert.deepEqual(without(paragraph(note)), []);
  assert.deepEqual(without(paragraph('Contract ref. WG-25/118 Draft 3 for comment, tracked changes accepted 2 Sept')), []);
  assert.deepEqual(
    without(heading('Exchange programme, year 2025', 3), paragraph('Riverside Trust · June edition · If anything here is wrong, ask.')),
    ['Exchange programme, year 2025'],
  );
  for (const text of [
    'The lease ends on 30 June and will not be extended.',
    'Sales rose to 4,100 in March. Prices stay as they are.',
    'We lost two weeks in April. The plan below shows how we win them back.',
  ])
    assert.deepEqual(without(paragraph(text)), [text]);
});

test('lines that columns have parted are one paragraph; what ends, or begins with a capital, is its own', () => {
  const lines = [
    'Operators of cargo bikes usually charge at',
    'the highest rate the charger allows, up to 100',
    '% of what it holds.',
    'Then they ride.',
  ];
  assert.deepEqual(said(withWrappedLines(lines.map(paragraph))), [lines.slice(0, 3).join(' '), lines[3]]);
});

test('numbers that were typed behind bullets number the list', () => {
  const list = (...items: string[]): Block => ({
    type: 'list',
    id: 'l',
    ordered: false,
    items: items.map((text) => ({ level: 0, runs: [{ text }] })),
  });
  const texts = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.type === 'list' ? [block.ordered, ...block.items.map(({ runs }) => plainText(runs))] : []));
  assert.deepEqual(texts(withTypedNumbers([list('1. Name an owner', '2. Release the money')])), [
    true,
    'Name an owner',
    'Release the money',
  ]);
  assert.deepEqual(texts(withTypedNumbers([list('1. Name an owner', '3 sites remain')])), [false, '1. Name an owner', '3 sites remain']);
});

test('numbers in front of names that run into their text are no part of them', () => {
  const named = (number: string, name: string, rest: string): Block => ({
    type: 'paragraph',
    id: `p${number}`,
    runs: [{ text: number }, { text: name, bold: true }, { text: rest }],
  });
  const texts = (blocks: readonly Block[]) => blocks.map((block) => (block.type === 'paragraph' ? plainText(block.runs) : block.type));
  const agents = named('1 ', 'Agents. ', 'An agent uses tools.');
  const programs = named('2. ', 'Programs:', ' A program is a talk.');
  assert.deepEqual(texts(withTypedNumbers([agents, programs])), ['Agents. An agent uses tools.', 'Programs: A program is a talk.']);
  assert.deepEqual(texts(withTypedNumbers([agents])), ['1 Agents. An agent uses tools.']);
  assert.deepEqual(texts(withTypedNumbers([named('4 ', 'weeks', ' remain')])), ['4 weeks remain']);
});
