import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoted } from './quotationMarks.ts';

test('words stand between the marks of their language', () => {
  const expected = {
    en: '“Yes.”',
    de: '„Yes.“',
    'de-CH': '«Yes.»',
    fr: '«\u00A0Yes.\u00A0»',
    pl: '„Yes.”',
    sv: '”Yes.”',
    ja: '「Yes.」',
    zh: '“Yes.”',
    'zh-TW': '「Yes.」',
    pt: '“Yes.”',
    'pt-PT': '«Yes.»',
    ko: '“Yes.”',
    'not a tag': '“Yes.”',
  };
  for (const [language, text] of Object.entries(expected)) assert.equal(quoted('Yes.', language), text, language);
});

test('marks that are already there are replaced, those inside are kept', () => {
  assert.equal(quoted('"Yes."', 'de'), '„Yes.“');
  assert.equal(quoted('“Yes”.', 'en'), '“Yes.”');
  assert.equal(quoted('« Oui. »', 'en'), '“Oui.”');
  assert.equal(quoted('"Yes" is not "no"', 'en'), '“"Yes" is not "no"”');
  assert.equal(quoted("It's 'fine'", 'en'), "“It's 'fine'”");
});
