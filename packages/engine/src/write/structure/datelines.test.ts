import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withoutDateline } from './datelines.ts';
import { readingOf } from './reading.ts';
import { textLine } from './textLine.ts';

const left = (text: string): (string | undefined)[] => {
  const { blocks, language } = readText(text, 'text');
  return withoutDateline(blocks, readingOf(language), language).map(textLine);
};

const NEWS = {
  de: [
    'Haldensleben, 5. Juni 2024. ',
    'Die Stadtbücherei öffnet am 1. Juli eine Bibliothek der Dinge, aus der man 140 Gegenstände leihen kann.',
  ],
  fr: [
    'Nantes, le 12 mars 2025 – ',
    'La ville ouvre en septembre une cuisine commune pour les quatre écoles du quartier, à 1,9 million d’euros.',
  ],
  es: [
    'Teruel, 3 de mayo de 2024 – ',
    'El ayuntamiento abre en junio una biblioteca de herramientas con 140 objetos para quien tenga carné.',
  ],
} as const;

test('where and when news was written goes from before its first sentence', () => {
  for (const [opening, news] of Object.values(NEWS)) assert.deepEqual(left(`A headline\n\n${opening}${news}`), ['A headline', news]);
});

test('a place that the line above names goes, and a sentence with a date stays', () => {
  const news = 'नगर परिषद ने मंगलवार को बताया कि पुराने शहर की रानी की बावड़ी का जीर्णोद्धार पूरा हो गया है।';
  assert.deepEqual(left(`नगर परिषद, सुहानगढ़ — जनसंपर्क प्रकोष्ठ\n\nसुहानगढ़। ${news}`)[1], news);
  for (const text of [
    'The bakery opened on 3 May 2021. It has had forty customers on each morning since then, and more on Sundays.',
    'Prepared by Ilse, 9 Oct. Numbers are management accounts, unaudited, in thousands unless it says otherwise.',
    'Ask first. Everybody who lives in the house has a key to the cellar and knows where the lamp is.',
  ])
    assert.deepEqual(left(`A headline\n\n${text}`), ['A headline', text]);
});
