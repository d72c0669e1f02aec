import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTHING_SAID } from './memory.ts';
import { distinctTitle, fitTitle, headingTitle, joinTitles, Titles } from './titles.ts';

const HEADINGS: readonly (readonly [string, string])[] = [
  ['Why we changed:', 'Why we changed'],
  [
    'What you can cram into a single vector: probing sentence embeddings for linguistic properties',
    'What you can cram into a single vector',
  ],
  ['Writing the README file (the one in which everything is explained that a user needs) well', 'Writing the README file well'],
  [
    'How a small line of ferries between the old town and its islands cut the use of fuel by half',
    'How a small line of ferries between the old town and its islands cut the use of fuel by half',
  ],
];
for (const [heading, title] of HEADINGS) test(`"${heading.slice(0, 40)}…" as a title`, () => assert.equal(fitTitle(heading), title));

test('two headings are joined as their language joins words', () => {
  const join = (first: string, second: string, text: string, language: string) => joinTitles([first, second], text, language);
  assert.equal(join('Setting goals', 'Contributing to others', '', 'en'), 'Setting goals and contributing to others');
  assert.equal(join('Setting goals', 'Oslo and its islands', 'The boats of Oslo are full.', 'en'), 'Setting goals · Oslo and its islands');
  assert.equal(join('Ziele setzen', 'Beiträge leisten', '', 'de'), 'Ziele setzen · Beiträge leisten');
  assert.equal(join('设置目标', '加入其他项目', '', 'zh-Hans'), '设置目标和加入其他项目');
  assert.equal(join('Why open source?', 'Is it free?', '', 'en'), undefined);
  assert.equal(joinTitles(['Cost', 'Speed', 'Safety'], '', 'en'), 'Cost, speed, and safety');
  assert.equal(joinTitles(['Article 1 – Objet', 'Article 2 – Bénéficiaires'], '', 'fr'), 'Objet et bénéficiaires');
  assert.equal(joinTitles(['Cost', 'cost'], '', 'en'), 'Cost');
  assert.equal(joinTitles(['Cost', 'Speed and noise', 'Safety'], '', 'en'), 'Cost · Speed and noise · Safety');
});

test('no title is given twice', () => {
  const titles = new Titles();
  assert.deepEqual([titles.take('Costs'), titles.take('costs.'), titles.take('Gains')], ['Costs', 'costs (2)', 'Gains']);
});

test('slides of one name are told apart by what they are about', () => {
  const memory = { ...NOTHING_SAID, titles: new Set(['river salmon', 'river salmon alta neiden']) };
  assert.equal(distinctTitle('River · Salmon', memory, ['Alta – Neiden', 'Tana']), 'River · Salmon – Tana');
  assert.equal(distinctTitle('Catches', memory, ['Tana']), 'Catches');
});

test('headings that were typed in small letters begin with a capital, and not with what takes up the line before', () => {
  assert.equal(headingTitle('ok and the other side: sediment', 'en'), 'The other side: sediment');
  assert.equal(headingTitle('решили', 'ru'), 'Решили');
  assert.equal(headingTitle('water quality', 'en'), 'Water quality');
  assert.equal(headingTitle('iPhone', 'en'), 'iPhone');
  assert.equal(headingTitle('So you want to start', 'en'), 'So you want to start');
});
