import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeLabelledTitle } from './labelledTitle.ts';

const titleOf = (text: string, language: string): string | undefined => takeLabelledTitle(text, language).title;

test('a first line that calls itself the title is the title, in the language of the text and in English', () => {
  assert.deepEqual(takeLabelledTitle('Title: Wrong VAT for Swiss customers\nSeverity: High', 'en'), {
    body: 'Severity: High',
    title: 'Wrong VAT for Swiss customers',
  });
  assert.equal(titleOf('**Titel:** Falsche Steuer auf Rechnungen\nText', 'de'), 'Falsche Steuer auf Rechnungen');
  assert.equal(titleOf('Title: churn is down but support is drowning\nText', 'en'), 'Churn is down but support is drowning');
  assert.equal(titleOf('Title: iPhone sales in the second year\nText', 'en'), 'iPhone sales in the second year');
  assert.equal(titleOf('タイトル：駐輪場の有料化について\n本文です。', 'ja'), '駐輪場の有料化について');
});

test('a line of another kind, a mere word, and a text that is nothing else stay', () => {
  assert.equal(titleOf('Title: Senior engineer\nMaria lives in Gdańsk.', 'en'), undefined);
  assert.equal(titleOf('Summary: Wrong VAT for Swiss customers\nText', 'en'), undefined);
  assert.equal(titleOf('Title: Wrong VAT for Swiss customers', 'en'), undefined);
});
