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
];
for (const [language, text, shown] of CASES) test(`${language}: ${text}`, () => assert.equal(typeset(text, language), shown));
