import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePages } from './choosePages.ts';
import { Subject } from './subject.ts';

function choose(language: string, topic: string, ...titles: readonly string[]) {
  const subject = new Subject(topic, language);
  return choosePages(
    subject,
    titles.map((title) => ({ title, exact: false, ambiguous: false })),
  );
}

/** Language, topic, the titles that a search finds, and the one that is tried first. */
const FIRST: readonly (readonly [string, string, readonly string[], string])[] = [
  [
    'en',
    'Introduction to machine learning for beginners',
    ['Outline of machine learning', 'Learning', 'Machine learning'],
    'Machine learning',
  ],
  ['en', 'The benefits of remote work for small companies', ['Small business', 'Work', 'Remote work'], 'Remote work'],
  [
    'en',
    'Climate change and its impact on agriculture',
    ['Agriculture', 'Effects of climate change on agriculture'],
    'Effects of climate change on agriculture',
  ],
  ['de', 'Wie funktioniert die Wärmepumpe?', ['Pumpe', 'Wärmepumpe'], 'Wärmepumpe'],
  ['fr', 'L’histoire du café', ['Café', 'Histoire du café'], 'Histoire du café'],
  ['ru', 'История кофе', ['Чай', 'История кофе'], 'История кофе'],
  ['tr', 'Yapay zekanın geleceği', ['Yapay zekâ', 'Robot'], 'Yapay zekâ'],
  ['ar', 'تاريخ القهوة', ['قهوة', 'تاريخ القهوة'], 'تاريخ القهوة'],
  ['ko', '커피의 역사', ['차', '커피'], '커피'],
  ['ja', '光合成の仕組み', ['光', '光合成'], '光合成'],
  ['zh-Hans', '咖啡的历史', ['茶', '咖啡'], '咖啡'],
];

for (const [language, topic, titles, first] of FIRST) {
  test(`${topic}: ${first}`, () => assert.equal(choose(language, topic, ...titles).pages[0], first));
}

test('no page whose title says more than the topic, or next to nothing of it', () => {
  assert.deepEqual(choose('en', 'Our onboarding of accountants', 'Accountant of Auschwitz', 'Onboarding in the armed forces').pages, []);
  assert.deepEqual(choose('en', 'A plan for the new warehouse of our branch in Graz', 'Graz Airport', 'History of Graz', 'Plan').pages, []);
});

test('things side by side have a page each, in the order of the topic', () => {
  const sides: readonly (readonly [string, string, string, string])[] = [
    ['en', 'Coffee and tea', 'Coffee', 'Tea'],
    ['en', 'Bitcoin vs. Ethereum', 'Bitcoin', 'Ethereum'],
    ['de', 'Kaffee und Tee', 'Kaffee', 'Tee'],
    ['ar', 'القهوة والشاي', 'قهوة', 'شاي'],
    ['ja', 'コーヒーと紅茶', 'コーヒー', '紅茶'],
    ['zh-Hans', '咖啡和茶', '咖啡', '茶'],
  ];
  for (const [language, topic, a, b] of sides) {
    assert.deepEqual(choose(language, topic, b, a), { pages: [a], companions: [b], ambiguous: false }, topic);
  }
});

test('what a topic says of a thing is no thing beside it', () => {
  assert.deepEqual(choose('en', 'Apple’s marketing strategy', 'Marketing strategy', 'Apple').companions, []);
  assert.deepEqual(choose('zh-Hans', '咖啡的历史', '咖啡', '历史').companions, []);
  assert.deepEqual(choose('en', 'Supply and demand', 'Supply and demand', 'Supply').companions, []);
});

test('a page about something else does not treat the topic, however well its title fits', () => {
  const subject = new Subject('Apple’s marketing strategy', 'en');
  assert.ok(subject.treatedBy(['Marketing strategy', 'History', 'Types'], 'A marketing strategy says how an organisation sells.') < 0.8);
  assert.ok(subject.treatedBy(['Apple Inc.', 'Marketing', 'Strategy'], 'Apple sells telephones.') >= 0.8);
});
