import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from './words.ts';
import { wordTable } from './wordTable.ts';

const agendas: [tag: string, agenda: string][] = [
  ['en', 'Agenda'],
  ['en-GB', 'Agenda'],
  ['pt-BR', 'Agenda'],
  ['fr-CA', 'Ordre du jour'],
  ['zh', '目录'],
  ['zh-Hans-SG', '目录'],
  ['zh-Hant', '議程'],
  ['zh-TW', '議程'],
  ['zh-HK', '議程'],
  ['sr-Latn-RS', 'Dnevni red'],
  ['sr', 'Дневни ред'],
  ['tl', 'Adyenda'],
  ['xx', 'Agenda'],
  ['not a tag', 'Agenda'],
];
for (const [tag, agenda] of agendas) test(`${tag}: ${agenda}`, () => assert.equal(words(tag).agenda, agenda));

test('every language has every word, and those that title slides of one deck differ', () => {
  assert.ok(Object.keys(wordTable).length >= 40);
  for (const [language, { presentation, ...titles }] of Object.entries(wordTable)) {
    assert.ok(
      Object.values({ presentation, ...titles }).every((word) => word.trim() === word && word.length > 1),
      language,
    );
    assert.equal(new Set(Object.values(titles)).size, Object.keys(titles).length, language);
  }
});

test('a language without an entry is served by the closest', () => assert.equal(words('no').thankYou, 'Takk'));
