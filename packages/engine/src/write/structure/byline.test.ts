import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withoutBylines } from './byline.ts';
import { readingOf } from './reading.ts';

const heading = (text: string, level = 1): Block => ({ type: 'heading', id: text, level, text });
const paragraph = (text: string): Block => ({ type: 'paragraph', id: text, runs: [{ text }] });
const front = (...lines: string[]): string[] =>
  withoutBylines(
    [heading('Harbour ferries'), ...lines.map(paragraph), heading('Summary', 2), paragraph('Fuel use fell.')],
    readingOf('en'),
    true,
  )
    .flatMap((block) => (block.type === 'paragraph' ? plainText(block.runs) : []))
    .slice(0, -1);

test('a line that goes on with the title stays above a summary; authors and where they work do not', () => {
  const subtitle = 'A report to the board on three years of electric service, spring 2026';
  assert.deepEqual(front(subtitle, 'Ada Quist and Bo Lindqvist', 'Harbour Institute, 12 Quay Street'), [subtitle]);
  assert.deepEqual(front('Ada Quist, Bo Lindqvist, Chen Wei', 'Department of Marine Engineering, University of Aalborg'), []);
  assert.deepEqual(front('ada.quist@example.org and others of the same department'), []);
});

const list = (...items: string[]): Block => ({
  type: 'list',
  id: items[0] ?? '',
  ordered: false,
  items: items.map((text) => ({ level: 0, runs: [{ text }] })),
});

for (const [language, title, first, points, second, line, objective] of [
  [
    'de',
    'Fuhrpark 2027',
    'Was heute fährt',
    ['14 Diesel', '3 Elektro'],
    'Ausgangslage',
    'Zwei Höfe, ein Werkstattplatz',
    'Ziel bis Ende 2027',
  ],
  ['en', 'Fleet 2027', 'What drives today', ['14 diesel vans', '3 electric vans'], 'Background', 'Two yards, one bay', 'Objective by 2027'],
  ['fr', 'Parc 2027', 'Ce qui roule', ['14 diesels', '3 électriques'], 'Contexte', 'Deux dépôts, un atelier', 'Objectif 2027'],
] as const)
  test(`sections above an objective are no authors: ${language}`, () => {
    const blocks = [
      heading(title),
      heading(first, 2),
      list(...points),
      heading(second, 2),
      paragraph(line),
      heading(objective, 2),
      list('17', '20'),
    ];
    assert.deepEqual(withoutBylines(blocks, readingOf(language), true), blocks);
    const slides = blocks.flatMap((block): Block[] =>
      block.type === 'heading' && block.text !== title ? [{ type: 'break', id: `break ${block.id}`, kind: 'slide' }, block] : [block],
    );
    assert.deepEqual(withoutBylines(slides, readingOf(language), true), slides);
  });

test('a contents list above an introduction leaves the authors what they are', () => {
  const blocks = [
    heading('Harbour ferries'),
    paragraph('Ada Quist, Bo Lindqvist'),
    heading('Contents', 2),
    list('Introduction', 'Fuel', 'Noise'),
    ...['Introduction', 'Fuel', 'Noise'].map((text) => heading(text, 2)),
  ];
  assert.ok(!withoutBylines(blocks, readingOf('en'), true).some(({ id }) => id === 'Ada Quist, Bo Lindqvist'));
});
