import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withCountedParagraphs } from './countedParagraphs.ts';

const read = (paragraphs: readonly string[], language: string) =>
  withCountedParagraphs(
    paragraphs.map((text, i): Block => ({ id: `b${i}`, type: 'paragraph', runs: [{ text }] })),
    language,
  ).map((block) =>
    block.type === 'list'
      ? block.items.map(({ runs }) => runs.map(({ bold, text }) => (bold ? `[${text}]` : text)).join(''))
      : block.type === 'paragraph'
        ? plainText(block.runs)
        : block.type,
  );

test('paragraphs that are counted are a list, each with the name that its first sentence says', () => {
  assert.deepEqual(
    read(
      ['It works. Two things are open.', 'The first is cost. We need more.', 'And the second one is time. May is late.', 'Thanks.'],
      'en',
    ),
    ['It works. Two things are open:', ['[Cost] We need more.', '[Time] May is late.'], 'Thanks.'],
  );
  assert.deepEqual(read(['Es gibt zwei Gründe.', 'Der erste ist das Geld. Es fehlt.', 'Der zweite ist der Platz. Er ist knapp.'], 'de'), [
    'Es gibt zwei Gründe:',
    ['[Das Geld] Es fehlt.', '[Der Platz] Er ist knapp.'],
  ]);
});

test('what says more than a name in its first sentence keeps its words, and what is not counted stays as it is', () => {
  assert.deepEqual(read(['Two things are open.', 'First, we lack money. May is late.', 'Second, nobody has a key.'], 'en'), [
    'Two things are open:',
    ['First, we lack money. May is late.', 'Second, nobody has a key.'],
  ]);
  const plain = ['We bought two boats.', 'The harbour is small. It silts up.', 'The second boat is late.'];
  assert.deepEqual(read(plain, 'en'), plain);
});
