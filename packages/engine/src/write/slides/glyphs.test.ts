import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { typeset, typesetWritten } from './glyphs.ts';

const CASES: readonly (readonly [string, string, string])[] = [
  ['en', `The "Tern" isn't late - it sails`, 'The “Tern” isn’t late – it sails'],
  ['de', 'Die "Möwe" fährt', 'Die „Möwe“ fährt'],
  ['fr', `L'open source signifie "libre"`, 'L’open source signifie «\u202flibre\u202f»'],
  ['zh-Hant', '"免費"', '「免費」'],
  ['zh-Hans', '"免费"', '“免费”'],
  ['en', `A 12" record, an "odd one`, `A 12" record, an "odd one`],
  ['en', 'well-known, 3-4', 'well-known, 3-4'],
  [
    'fr',
    '610 kWh au lieu de 1 450, puis 1 250 000 € à 55 °C',
    '610\u00a0kWh au lieu de 1\u00a0450, puis 1\u00a0250\u00a0000\u00a0€ à 55\u00a0°C',
  ],
  ['nl', '€ 412.000 in 2025 100 keer', '€\u00a0412.000 in 2025 100 keer'],
  ['en', 'The 5 members met 3 times', 'The 5 members met 3 times'],
];
for (const [language, text, shown] of CASES) test(`${language}: ${text}`, () => assert.equal(typeset(text, language), shown));

test('titles that somebody wrote keep lengths of time on one line, and notes have the marks of their language', () => {
  const made = (language: string, title: string, notes = '') => {
    const slides = [{ kind: 'bullets' as const, title, items: [{ text: 'x' }], notes }];
    return typesetWritten(deckSchema.parse({ title: 'x', language, slides }), true).slides[0];
  };
  assert.equal(made('pl', 'Kropla po 10 minutach stoi')?.title, 'Kropla po 10\u00a0minutach stoi');
  assert.equal(made('fr', 'Mme Lebrun a 78 ans', "L'auteur le dit")?.notes, 'L’auteur le dit');
  assert.equal(made('fr', 'Mme Lebrun a 78 ans')?.title, 'Mme Lebrun a 78\u00a0ans');
  assert.equal(made('en', 'The 5 members met')?.title, 'The 5 members met');
});
