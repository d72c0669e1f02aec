import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageAttributes } from './language.ts';

const cases: [tag: string, attributes: ReturnType<typeof languageAttributes>][] = [
  ['en', { lang: 'en-US' }],
  ['en-GB', { lang: 'en-GB' }],
  ['pt', { lang: 'pt-BR' }],
  ['no', { lang: 'nb-NO' }],
  ['sr', { lang: 'sr-Cyrl-RS' }],
  ['ja', { lang: 'ja-JP', altLang: 'en-US' }],
  ['zh-Hans', { lang: 'zh-CN', altLang: 'en-US' }],
  ['zh-Hant', { lang: 'zh-TW', altLang: 'en-US' }],
  ['zh-HK', { lang: 'zh-HK', altLang: 'en-US' }],
  ['not a tag', { lang: 'en-US' }],
];

for (const [tag, attributes] of cases) {
  test(`"${tag}" is ${attributes.lang}`, () => assert.deepEqual(languageAttributes(tag), attributes));
}
