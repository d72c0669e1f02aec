import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeset } from './glyphs.ts';

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
