import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { countOn, withCountedLabels } from './countedLabels.ts';

const shown = (text: string, language = 'en'): string[] =>
  withCountedLabels([{ type: 'paragraph', id: 'b1', runs: [{ text }] }], language).flatMap((block: Block) => {
    if (block.type === 'list') return block.items.map(({ runs }) => `• ${plainText(runs)}`);
    return block.type === 'paragraph' ? [plainText(block.runs)] : [];
  });

test('parts whose labels count on are a list; what stands before and after it stays what it was', () => {
  assert.deepEqual(
    shown('Three ways are open. Option A: sign for two years. Option B: stay on spot. Option C: split the volume. We need a yes by May.'),
    [
      'Three ways are open.',
      '• Option A: sign for two years.',
      '• Option B: stay on spot.',
      '• Option C: split the volume.',
      'We need a yes by May.',
    ],
  );
  assert.deepEqual(
    shown('Phase 1: Wir messen. Das dauert eine Woche. Phase 2: Wir bauen um. Phase 3: Wir prüfen. Danach ist Schluss.', 'de'),
    ['• Phase 1: Wir messen. Das dauert eine Woche.', '• Phase 2: Wir bauen um.', '• Phase 3: Wir prüfen. Danach ist Schluss.'],
  );
  assert.deepEqual(shown('方案A：签约两年。方案B：维持现价。', 'zh'), ['• 方案A: 签约两年。', '• 方案B: 维持现价。']);
  assert.deepEqual(shown('Вариант А: подписать договор. Вариант Б: подождать год.', 'ru'), [
    '• Вариант А: подписать договор.',
    '• Вариант Б: подождать год.',
  ]);
});

test('paragraphs whose names count on from the first are the items of one list', () => {
  const paragraphs = (...texts: readonly string[]): readonly Block[] =>
    texts.map((text, i) => ({ type: 'paragraph', id: `b${i}`, runs: [{ text }] }));
  const [, lead, list, rest] = withCountedLabels(
    paragraphs(
      'Two ways are open.',
      'Option A is a bigger oven. It costs 900 euros.',
      'Option B is a second shift.',
      'Option C is not on the table: we asked.',
      'Say which.',
    ),
    'en',
  );
  assert.deepEqual(
    [lead?.type === 'paragraph' && plainText(lead.runs), list?.type === 'list' && list.items.length, rest?.type],
    ['Option A, B, C:', 3, 'paragraph'],
  );
  const others = paragraphs('Room 4 is cold.', 'Room 5 is warm.', 'Plan A is late.', 'Stage B is next.');
  assert.deepEqual(withCountedLabels(others, 'en'), others);
  // Of paragraphs that say much each has a slide of its own.
  const long = paragraphs(
    'Option A is small.',
    `Option B is large. ${'It costs a lot and takes a year. '.repeat(9)}`,
    'Option C is to wait.',
  );
  assert.deepEqual(withCountedLabels(long, 'en'), long);
});

test('what does not count on is a sentence like others', () => {
  for (const text of [
    'Option A: we sign. Plan B: we wait.',
    'Room 4: the heating is off. Room 2: it is on.',
    'Vitamin C: eat fruit.',
    'At 9: tea.',
  ])
    assert.deepEqual(shown(text), [text]);
});

test('labels count on by numbers, letters or Roman numbers', () => {
  assert.ok(countOn(['Option A', 'option B']));
  assert.ok(countOn(['Teil I', 'Teil II', 'Teil III']));
  assert.ok(!countOn(['Option A', 'Option C']));
  assert.ok(!countOn(['Option A']));
  assert.ok(!countOn(['Marta', 'Jonas']));
});
