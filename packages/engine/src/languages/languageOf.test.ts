import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './languageOf.ts';

const served: [tag: string, by: string][] = [
  ['en', 'en'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['fr-CA', 'fr'],
  ['zh', 'zh'],
  ['zh-Hans-SG', 'zh'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['sr-Latn-RS', 'sr-Latn'],
  ['sr', 'sr'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['tl', 'fil'],
  ['bs', 'hr'],
];
for (const [tag, by] of served) test(`${tag} is served by ${by}`, () => assert.equal(languageOf(tag).tag, by));

test('a language without a file, another script and what is no tag have no word of any language', () => {
  for (const tag of ['xx', 'be', 'de-Cyrl', 'not a tag', '']) {
    const { reading, grammar, discourse, findings, texts } = languageOf(tag);
    assert.deepEqual([reading, grammar, discourse, findings, texts], [{}, {}, {}, {}, {}], tag);
  }
});

test('a script says whether words are set apart, also of a language without a file', () => {
  assert.deepEqual(
    ['ja', 'zh-TW', 'th', 'km', 'lo', 'my', 'ko', 'de', 'vi', 'be'].filter((tag) => languageOf(tag).spaceless),
    ['ja', 'zh-TW', 'th', 'km', 'lo', 'my'],
  );
});

test('what is remembered of tags is bounded, and the same tag is answered by the same value', () => {
  assert.equal(languageOf('de'), languageOf('de'));
  for (let i = 0; i < 1000; i++) languageOf(`en-x-a${i}`);
  assert.equal(languageOf('en-x-a5').tag, 'en');
});
