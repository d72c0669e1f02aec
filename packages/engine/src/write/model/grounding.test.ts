import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groundOf } from './grounding.ts';

const source = `In 2024 revenue rose 12.5% to 1,234 million euros. Anna Smith of NASA said: “We did it.” The meeting was on 12.03.2025.
१२ people came to São Paulo. Version 1.2.3 of iPhone software costs 1 500 kr.`;

test('numbers are found however they are written', () => {
  const ground = groundOf(source, 'en');
  for (const text of [
    '12,5 %',
    '12.50%',
    '1234 million',
    '1 234',
    '1.234',
    '12 people',
    'in 2025',
    '12.3.2025',
    '1.2.3',
    '1,500 kr',
    '٢٠٢٤',
  ])
    assert.equal(ground.problemOf(text), undefined, text);
});

test('numbers that are not in the source are named', () => {
  const ground = groundOf(source, 'en');
  for (const [text, number] of [
    ['a rise of 125%', '125'],
    ['from 2024 to 2026', '2026'],
    ['0.5 of it', '0.5'],
    ['three of 7', '7'],
    ['12.4%', '12.4'],
    ['1.2.4', '1.2.4'],
    ['٣٣ people', '٣٣'],
    ['12,000 people', '12,000'],
  ] as const)
    assert.equal(ground.problemOf(text), `the number "${number}" is not in the source`, text);
});

test('a number that the source has in words, with a half or by its magnitude is the same number', () => {
  const english = groundOf('Two of the five pumps failed for one and a half days. It cost £11.6 million, half of it unplanned.', 'en');
  for (const text of ['2 of 5', '1.5 days', '1½ days', '£11.6m', '£11,600,000', '50 %'])
    assert.equal(english.problemOf(text), undefined, text);
  for (const text of ['3 of 5', '2.5 days', '2½ days', '£12,600,000', '40 %']) assert.notEqual(english.problemOf(text), undefined, text);
  for (const [source, language, said] of [
    ['Es dauerte anderthalb Tage.', 'de', '1,5 Tage'],
    ['Cela a duré un jour et demi, pour deux des cinq pompes.', 'fr', '1,5 jour, 2 sur 5'],
    ['Durò due giorni e mezzo.', 'it', '2,5 giorni'],
  ] as const)
    assert.equal(groundOf(source, language).problemOf(said), undefined, said);
});

test('numbers that a comma joins without a blank are each of them, and a number with two marks is one', () => {
  const ground = groundOf('Its interval is [-34.2,34.2], the pairs are (7.4,9.6) and U[0,1]; it cost 1,234.50 or 2.345,60.', 'en');
  for (const text of ['34.2', '-34.2', '[-34.2,34.2]', '7.4', '9.6', '0 and 1', '1234.5', '2345.6'])
    assert.equal(ground.problemOf(text), undefined, text);
  for (const text of ['34', '2.34', '50', '345', '12']) assert.notEqual(ground.problemOf(text), undefined, text);
});

test('two numbers with a blank between them may look like one of thousands', () => {
  const ground = groundOf('With γ = 2 it is 101.7, with γ = 3 it is 34.2.', 'en');
  assert.equal(ground.problemOf('noise by γ: with γ = 2 101.7'), undefined);
  assert.equal(ground.problemOf('noise by γ: with γ = 4 101.7'), 'the number "4 101.7" is not in the source');
});

test('a month or a weekday is the same by its whole name, by what is short for it and in digits', () => {
  const ground = groundOf('From Jul to Sept it was shut. Storms on 27 Oct (a Thu). Due 2025-12-12.', 'en');
  for (const text of ['from July to September', 'on 27 October', 'the last Thursday', 'by 12 December', 'until Sep'])
    assert.equal(ground.problemOf(text), undefined, text);
  for (const text of ['the storms of November', 'they were shut every Friday', 'they ran until August'])
    assert.notEqual(ground.problemOf(text), undefined, text);
});

test('names inside of a sentence must be the source’s, in whatever form', () => {
  const ground = groundOf(source, 'en');
  for (const text of [
    'said Anna Smith',
    'it was Smith’s idea',
    'two Smiths came',
    'the NASA mission',
    'people of São Paulo',
    'Revenue rose',
    'The Rise Of All Things',
  ])
    assert.equal(ground.problemOf(text), undefined, text);
  assert.equal(ground.problemOf('said Robert Jones about it'), 'the name "Robert Jones" is not in the source');
  assert.equal(ground.problemOf('a mission of the ESA'), 'the name "ESA" is not in the source');
  assert.equal(groundOf('Der Umsatz stieg.', 'de').problemOf('Hier steht ein Hauptwort mehr'), undefined, 'German nouns are no names');
});

test('a quotation is found by its words', () => {
  const ground = groundOf(source, 'en');
  assert.ok(ground.quotes('"we did it"'));
  assert.ok(!ground.quotes('We did not do it'));
});

test('the share of the words that are the source’s', () => {
  const ground = groundOf(source, 'en');
  assert.equal(ground.wording('Revenue rose'), 1);
  assert.equal(ground.wording('Revenue rose quite sharply'), 0.5);
  const japanese = groundOf('町は学校の屋根に太陽光パネルを設置した。', 'ja');
  assert.equal(japanese.wording('学校の屋根に太陽光パネル'), 1);
  assert.ok(japanese.wording('病院の庭に風力発電') < 0.5);
});

test('names of letters and digits are the source’s in any spelling', () => {
  const ground = groundOf('In Q3 FY26 the HX-4 fell by 3 units, and KS 1801 was met.', 'en');
  for (const text of ['Q3 FY26 adjusted', 'Brightness in Q3 FY26: growth', 'The HX4 fell', 'It met KS1801', 'In FY it fell'])
    assert.equal(ground.problemOf(text), undefined, text);
  assert.match(ground.problemOf('In Q3 FY27 it fell') ?? '', /FY27|27/);
});

test('a number word counts as its figure, and a figure as its word', () => {
  for (const [language, source, text] of [
    ['fr', 'Une quinzaine de bénévoles aident, et une centaine de clients viennent.', 'Environ 15 bénévoles pour environ 100 clients'],
    ['es', 'Acudió una veintena de vecinos.', 'Unos 20 vecinos'],
    ['it', 'Vennero una trentina di soci.', 'Circa 30 soci'],
    ['de', 'Zwei Dutzend Eier wurden verkauft.', '24 Eier'],
    ['en', 'A dozen members voted, a third of them against.', '12 members, 33% against'],
    ['ru', 'Пришла сотня человек.', 'Около 100 человек'],
  ] as const)
    assert.equal(groundOf(source, language).problemOf(text), undefined, text);
});

test('a quarter by its letter is the one that the source has in words', () => {
  const years = groundOf('The accounts will be ramped up in the second quarter of next year. The third van comes in May.', 'en');
  assert.equal(years.problemOf('New accounts pay off, but not before Q2'), undefined);
  assert.equal(
    years.problemOf('New accounts pay off, but not before Q3'),
    'the number "3" is not in the source',
    'a third van is no quarter',
  );
  assert.equal(groundOf('Les comptes seront prêts au deuxième trimestre.', 'fr').problemOf('Les comptes sont prêts au T2'), undefined);
});
