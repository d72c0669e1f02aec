import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withLists } from './countedSentences.ts';

const read = (text: string, language: string): readonly (string | string[])[] =>
  withLists({ id: 'b1', type: 'paragraph', runs: [{ text }] }, language).map((block: Block) =>
    block.type === 'list'
      ? block.items.map(({ runs }) => plainText(runs))
      : block.type === 'paragraph'
        ? plainText(block.runs)
        : block.type,
  );

test('what is announced with a number and counted in sentences is a list', () => {
  assert.deepEqual(
    read(
      'Cars are slow. I propose three measures. The first is a bus lane. It costs little. The second is a tram. The third is shade. Few object.',
      'en',
    ),
    [
      'Cars are slow. I propose three measures:',
      ['The first is a bus lane. It costs little.', 'The second is a tram.', 'The third is shade.'],
      'Few object.',
    ],
  );
  assert.deepEqual(read('Propongo dos indicadores. El primero es el ruido. El segundo es la autonomía infantil.', 'es'), [
    'Propongo dos indicadores:',
    ['El primero es el ruido.', 'El segundo es la autonomía infantil.'],
  ]);
  assert.deepEqual(read('Dagegen sprechen zwei Gründe. Erstens fehlt das Geld. Zweitens fehlt der Platz.', 'de'), [
    'Dagegen sprechen zwei Gründe:',
    ['Erstens fehlt das Geld.', 'Zweitens fehlt der Platz.'],
  ]);
});

test('a row that counts itself is a list without a number in front, with what stands between its members', () => {
  assert.deepEqual(
    read(
      'The town wants to close on Mondays. We have made an offer. First, we open without staff at eight. Others do that. Second, we let two rooms. Third, the friends pay 15,000 a year. That makes seventy thousand.',
      'en',
    ),
    [
      'The town wants to close on Mondays. We have made an offer:',
      ['First, we open without staff at eight. Others do that.', 'Second, we let two rooms.', 'Third, the friends pay 15,000 a year.'],
      'That makes seventy thousand.',
    ],
  );
});

test('a fourth and fifth member count on, also with words of their own before the colon', () => {
  const text =
    'Facciamo una controproposta. Primo: il sabato resta aperto. Secondo: le sere senza personale. Terzo: diamo in gestione il bar. Quarto, e qui qualcuno si arrabbierà: niente più DVD. La somma fa 58.000 euro.';
  const [, list, rest] = read(text, 'it');
  assert.deepEqual([Array.isArray(list) && list.length, rest], [4, 'La somma fa 58.000 euro.']);
});

test('numbers that count nothing that follows leave the paragraph as it is', () => {
  for (const text of [
    'We have three buses. The first bus leaves at six. Tickets are sold on board.',
    'Two people came. It rained. Nobody stayed.',
    'First we eat. Then we talk. Finally we go.',
  ])
    assert.deepEqual(read(text, 'en'), [text]);
});
