import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { materialOf } from '../discourse/passages.ts';
import { outlineOf } from '../structure/outline.ts';
import { findAll } from './findAll.ts';
import type { FindingKind, FindingOf } from './finding.ts';

function found<K extends FindingKind>(kind: K, language: string, ...texts: string[]): FindingOf<K>[] {
  const blocks = texts.map((text, i): Block => ({ id: `b${i}`, type: 'paragraph', runs: [{ text }] }));
  return foundIn(kind, language, blocks);
}

function foundIn<K extends FindingKind>(kind: K, language: string, blocks: readonly Block[]): FindingOf<K>[] {
  const document: Document = { origin: 'text', language, blocks: [...blocks], warnings: [] };
  const { passages } = materialOf(outlineOf(document), document);
  return findAll(passages, language).filter((finding): finding is FindingOf<K> => finding.kind === kind);
}

const list = (...items: string[]): Block => ({
  id: 'l',
  type: 'list',
  ordered: false,
  items: items.map((text) => ({ level: 0, runs: [{ text }] })),
});

test('what was is held against what is, in a sentence or in two', () => {
  const texts: Readonly<Record<string, readonly [string, string]>> = {
    en: ['Before, patients called and waited on the line; today they book online and get an answer in two hours.', 'Before'],
    fr: ['Auparavant les patients appelaient le matin ; aujourd’hui ils réservent en ligne le soir.', 'Auparavant'],
    it: ['Prima i pazienti telefonavano al mattino; oggi prenotano online dal telefono.', 'Prima'],
    es: ['Antes los pacientes llamaban por la mañana; hoy reservan por internet en dos minutos.', 'Antes'],
    ja: ['以前は患者が朝に電話をかけていた、現在は患者が夜に予約できる。', '以前'],
  };
  for (const [language, [text, head]] of Object.entries(texts)) {
    const [eras] = found('eras', language, text);
    assert.equal(eras?.heads[0], head, `${language}: ${text}`);
  }
  const [eras] = found('eras', 'en', 'Today a nurse waits until five for the first bus. From May the N4 would stop at the entrance.');
  assert.deepEqual(eras?.heads, ['Today', 'From May']);
  assert.deepEqual(eras?.sides, ['a nurse waits until five for the first bus', 'the N4 would stop at the entrance']);
  // Where the verb stands second, the clause keeps its opening.
  const [german] = found('eras', 'de', 'Früher riefen die Patienten morgens an, heute buchen sie abends im Netz.');
  assert.deepEqual(german?.sides, ['Früher riefen die Patienten morgens an', 'heute buchen sie abends im Netz']);
});

test('neither a change back in time nor a date alone is held against anything', () => {
  assert.deepEqual(found('eras', 'en', 'Today the bus runs at night; before it was full by ten in the evening.'), []);
  assert.deepEqual(found('eras', 'en', 'From the start the plan was clear. Today everybody knows what it says.'), []);
});

test('amounts that lead from a first to a last one are checked to add up', () => {
  const text =
    'Revenue was 365 euros in June. New customers added 38 euros. Price changes added 27 euros. Customers who left cost 18 euros.';
  const [walk] = found('walk', 'en', `${text} September closed at 412 euros.`);
  assert.deepEqual(
    walk?.changes.map(({ label, value }) => [label, value]),
    [
      ['New customers', 38],
      ['Price changes', 27],
      ['Customers who left', -18],
    ],
  );
  assert.deepEqual(found('walk', 'en', `${text} September closed at 413 euros.`), []);
  // What is spent on three things is no way from the whole to the third of them.
  assert.deepEqual(found('walk', 'ja', '総額は2,400万円である。改装に1,100万円、広報に500万円、人件費に800万円を使う。'), []);
});

test('times of day and months alone are dates in the order of their lines, and no questions by their numbers', () => {
  const clock = list('23:40 Pressure drops in the north', '00:15 The crew leaves the yard', '01:30 The break is found');
  assert.deepEqual(
    foundIn('dates', 'en', [clock])[0]?.events.map(({ date, text }) => [date, text]),
    [
      ['23:40', 'Pressure drops in the north'],
      ['00:15', 'The crew leaves the yard'],
      ['01:30', 'The break is found'],
    ],
  );
  const months = list('Oktober – Inventur des Lagers', 'November – neuer Vertrag mit dem Lieferanten', 'März – Kurs für Helfer');
  assert.deepEqual(
    foundIn('dates', 'de', [months])[0]?.events.map(({ date }) => date),
    ['Oktober', 'November', 'März'],
  );
  assert.deepEqual(foundIn('dates', 'en', [list('Q1 Individual', 'Q2 20%', 'Q3 No')]), []);
});

test('what is done first and last are steps with all that is done between', () => {
  const [steps] = found(
    'steps',
    'fr',
    'Enlevez d’abord le vieux papier peint. Lavez ensuite le mur. Rebouchez les trous. Laissez enfin sécher le mur.',
  );
  assert.equal(steps?.steps.length, 4);
});

test('dates and figures that take turns go together', () => {
  const [series] = found('series', 'nl', 'In 2021 waren er 9 ongevallen, in 2022 waren het er 13, in 2023 17 en in 2024 waren het er 22.');
  assert.deepEqual(series?.categories, ['2021', '2022', '2023', '2024']);
  assert.deepEqual(series?.values, [9, 13, 17, 22]);
});

test('the ends of a change are no part and whole, and a Japanese year is no figure', () => {
  assert.deepEqual(found('part', 'es', 'Los préstamos habían caído de 41.000 a 17.500 al año.'), []);
  const figures = found('figure', 'ja', '来客数は2015年の3,200人から2024年の1,900人に減った。').map(({ figure }) => figure.value);
  assert.deepEqual(figures, [3200, 1900]);
});

test('parts are a whole where they make the number before them', () => {
  const [series] = found('series', 'en', 'We have 9 open roles: 4 in support, 3 in engineering and 2 in sales.');
  assert.equal(series?.whole, true);
  assert.deepEqual(found('series', 'en', 'We have 9 open roles: 4 in support, 3 in engineering and 1 in sales.'), []);
});
