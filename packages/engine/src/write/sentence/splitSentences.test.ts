import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cpuMs } from '../../../../../test/fixtures/cpuMs.ts';
import { splitSentences } from './splitSentences.ts';

const lines = readFileSync(new URL('../../../../../test/fixtures/sentences/split.txt', import.meta.url), 'utf8').split('\n');
const cases = lines
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ language: line.slice(0, line.indexOf(' ')), pieces: line.slice(line.indexOf(' ') + 1).split('‖') }));

for (const language of new Set(cases.map((one) => one.language))) {
  test(`texts are split into their sentences: ${language}`, () => {
    for (const { pieces } of cases.filter((one) => one.language === language))
      assert.deepEqual(
        splitSentences(pieces.join(''), language),
        pieces.map((piece) => piece.trim()),
      );
  });
}

test('items, empty lines and bullets in running text part sentences', () => {
  assert.deepEqual(splitSentences('First part\n\nSecond part', 'en'), ['First part', 'Second part']);
  assert.deepEqual(splitSentences('We need:\n- tools\n- wood', 'en'), ['We need:', '- tools', '- wood']);
  assert.deepEqual(splitSentences('We sell • lamps • chairs', 'en'), ['We sell', '• lamps', '• chairs']);
});

test('a text typed in small letters has sentences that end in figures, where no language counts days with a stop', () => {
  const typed = 'limit for us is 185. the 16th was two days after the storm';
  assert.deepEqual(splitSentences(typed, 'en'), ['limit for us is 185.', 'the 16th was two days after the storm']);
  assert.equal(splitSentences('wir treffen uns am 16. und am 17. mai', 'de').length, 1);
});

test('a month in short before or behind a figure ends no sentence', () => {
  const one = (text: string, language: string) => assert.equal(splitSentences(text, language).length, 1, text);
  one('Nem döntöttünk, nov. 13-án újra napirend.', 'hu');
  one('Zebranie odbędzie się 13 paź. 2026 w szkole.', 'pl');
  one('Mötet flyttades till den 4 sep. 2026 i aulan.', 'sv');
  one('Lennon and Fr. Murphy came upstairs.', 'en');
  assert.equal(splitSentences('We finished in May. 13 people came.', 'en').length, 2);
});

test('nothing but white space is lost', () => {
  for (const { language, pieces } of cases) {
    const text = pieces.join('');
    assert.equal(splitSentences(text, language).join('').replace(/\s/gu, ''), text.replace(/\s/gu, ''));
  }
});

test('a text of a hundred thousand marks is split in time', () => {
  const begin = cpuMs();
  for (const piece of ['a. ', '("', '. ', '[1', 'He said "', '。', '(a. ']) splitSentences(piece.repeat(100_000), 'en');
  assert.ok(cpuMs() - begin < 15_000);
});

test('what stands before a number in a contact line ends no sentence', () => {
  const one = (text: string, language: string) => assert.equal(splitSentences(text, language).length, 1, text);
  one('Call Maria on ext. 4410 before noon.', 'en');
  one('Tel. +44 20 7946 0000, Apt. 4, No. 12.', 'en');
  one('Fragen an Frau Berg, Tel. 0511 2240, Durchw. 17.', 'de');
  one('Llame al tel. 912 000 111, ext. 204.', 'es');
  one('Tél. 01 23 45 67 89, appt. 12.', 'fr');
  one('Dotazy na tel. 222 000 111.', 'cs');
  one('Звоните по тел. 200-30-40, доб. 17.', 'ru');
  one('Ring tlf. 22 00 11 22 før kl. 15.', 'nb');
  assert.equal(splitSentences('Nobody answered on the new ext. We wrote instead.', 'en').length, 2);
});

test('an arrow behind a question leads to its answer', () => {
  assert.deepEqual(splitSentences('Warum dann leer? -> Wertermittlung dauert bis Mai. Frau L. fragt nach.', 'de'), [
    'Warum dann leer? -> Wertermittlung dauert bis Mai.',
    'Frau L. fragt nach.',
  ]);
  assert.deepEqual(splitSentences('Why empty? → Nobody has valued it. Who asks? Ann does.', 'en'), [
    'Why empty? → Nobody has valued it.',
    'Who asks?',
    'Ann does.',
  ]);
});

test('a time goes with the day before it', () => {
  assert.deepEqual(splitSentences('nächste Sitzung: Do 3.4. 18:30', 'de'), ['nächste Sitzung: Do 3.4. 18:30']);
  assert.equal(splitSentences('The share rose to 3.4. 18 of them left.', 'en').length, 2);
});
