import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groundOf } from './grounding.ts';

const NIGHT = `The first pump stopped at 21:42. The call went out at 22:03 and was answered at 22:21. At 23:35 the valve was found. Water ran again at
00:20, and the log was closed at 9.05 pm the day after.`;
const ground = groundOf(NIGHT, 'en', { sums: true });

test('a length of time between two times of day holds, in figures and words, also over midnight', () => {
  for (const text of [
    'At 23:35, one hour and 53 minutes after the first pump stopped at 21:42, the valve was found',
    'The second answered at 22:21, 18 minutes after the call at 22:03',
    'From 21:42 to 00:20 there was no water for 2 hours 38 minutes',
    'From 23:35 to 00:20 it took 45 min',
    '113 minutes, from 21:42 to 23:35',
    'From 21:42 to 23:35: 1 h 53',
  ])
    assert.equal(ground.problemOf(text), undefined, text);
});

test('a wrong one is refused, and what is right is named', () => {
  assert.equal(
    ground.problemOf('At 23:35, one hour and 54 minutes after 21:42, the valve was found'),
    'the number "54" is not in the source; from 21:42 to 23:35 it is 1 h 53 min',
  );
  assert.match(ground.problemOf('The valve was found after 94 minutes') ?? '', /"94" is not in the source/);
  assert.match(groundOf(NIGHT, 'en').problemOf('113 minutes, from 21:42 to 23:35') ?? '', /"113" is not/);
});

test('its times may stand beside it on the slide', () => {
  assert.equal(ground.problemOf('1 h 53 min', ['Until the valve was found', '21:42 to 23:35']), undefined);
  assert.equal(ground.problemOf('18 minutes', ['22:03', 'The call', '22:21', 'The answer']), undefined);
  const all = ['21:42', '22:03', '22:21', '23:35', '00:20'];
  assert.match(ground.problemOf('19 minutes', all) ?? '', /"19" is not in the source/);
});

test('in every language, as its times and units are written', () => {
  for (const [language, source, text] of [
    [
      'de',
      'Um 21.42 Uhr fiel die Pumpe aus, um 23.35 Uhr lief sie.',
      'Nach einer Stunde und 53 Minuten lief sie wieder (21.42 bis 23.35 Uhr)',
    ],
    ['fr', 'La pompe s’est arrêtée à 21 h 42 et a repris à 23 h 35.', 'De 21 h 42 à 23 h 35, l’arrêt a duré 1 h 53'],
    ['pl', 'Pompa stanęła o 21:42, a ruszyła o 23:35.', 'Od 21:42 do 23:35 stała 1 godzinę i 53 minuty'],
    ['ru', 'Насос встал в 21:42 и пошёл в 23:35.', 'С 21:42 до 23:35 он стоял 113 минут'],
    ['ja', 'ポンプは21:42に止まり、23:35に動いた。', '21:42から23:35まで1時間53分止まった'],
  ] as const)
    assert.equal(groundOf(source, language, { sums: true }).problemOf(text), undefined, text);
});
