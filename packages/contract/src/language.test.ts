import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLanguage } from './language.ts';

const cases: [what: string, tags: Record<string, string | undefined>][] = [
  [
    'tags, in any case, become canonical',
    { en: 'en', EN: 'en', 'pt-br': 'pt-BR', 'zh-hant-tw': 'zh-Hant-TW', 'es-419': 'es-419', iw: 'he' },
  ],
  ['extensions are not part of a language', { 'de-u-co-phonebk': 'de' }],
  ['English names', { German: 'de', 'brazilian portuguese': 'pt-BR', 'Portuguese (Brazil)': 'pt-BR', Cantonese: 'yue', ENGLISH: 'en' }],
  ['own names', { Deutsch: 'de', 日本語: 'ja', 'Tiếng Việt': 'vi', العربية: 'ar', हिन्दी: 'hi', 한국어: 'ko', русский: 'ru', ไทย: 'th' }],
  ['accents may be missing', { espanol: 'es', francais: 'fr', turkce: 'tr', portugues: 'pt' }],
  [
    'both Chinese scripts',
    { 'Simplified Chinese': 'zh-Hans', 'Chinese (Traditional)': 'zh-Hant', 简体中文: 'zh-Hans', 繁體中文: 'zh-Hant' },
  ],
  ['names that people use', { Mandarin: 'zh', Farsi: 'fa', 'Bahasa Indonesia': 'id', Castilian: 'es', Flemish: 'nl-BE', Filipino: 'fil' }],
  ['space around', { ' German ': 'de', '\ten\n': 'en' }],
  [
    'what is no language',
    { '': undefined, ' ': undefined, xx: undefined, Elvish: undefined, und: undefined, zxx: undefined, en_US: undefined },
  ],
  [
    'what is no tag',
    { 'en-': undefined, 'x-private': undefined, 'en us': undefined, 'en-US-x': undefined, ['a'.repeat(100_000)]: undefined },
  ],
];
for (const [what, tags] of cases) {
  test(what, () => {
    for (const [value, tag] of Object.entries(tags)) assert.equal(parseLanguage(value), tag, value.slice(0, 40));
  });
}
