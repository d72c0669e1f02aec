import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from './find.ts';

const rowOf = (text: string, language: string): readonly unknown[] | undefined => {
  const found = findingsOfText(text, language).find(({ kind }) => kind === 'series');
  return found?.kind === 'series' ? [found.categories, found.values, found.certainty > 0.7] : undefined;
};

test('names with nothing but their numbers go on counting what the first counts', () => {
  assert.deepEqual(rowOf('Leeds sold 1,120 bikes, York 640 and Hull 285', 'en'), [['Leeds', 'York', 'Hull'], [1120, 640, 285], true]);
  assert.deepEqual(rowOf('Bei Bussen waren es 12 Ausfälle, bei Bahnen 31, bei Fähren 45', 'de'), [
    ['bei Bussen', 'bei Bahnen', 'bei Fähren'],
    [12, 31, 45],
    true,
  ]);
  assert.deepEqual(
    rowOf('Na kurs tańca chodzi 205 uczniów, na języki obce 96, na muzykę 74, a na szachy 58', 'pl')?.[1],
    [205, 96, 74, 58],
  );
  assert.equal(rowOf('We meet in Building 12, Room 640 and Room 285', 'en'), undefined);
  assert.equal(rowOf('Wir trafen 12 Vertreter, am Freitag in Raum 31', 'de'), undefined);
});

test('the sum of a row is no part of it, and parts are of what their sentence names first', () => {
  const costs = 'Costs: rent £96,000, wages £388,000, marketing £41,000, freight £74,000, so £599,000 in total';
  assert.deepEqual(rowOf(costs, 'en')?.[1], [96000, 388000, 41000, 74000]);
  assert.deepEqual(rowOf('其中小麦3,900吨，玉米3,150吨，大豆980吨', 'zh')?.[0], ['小麦', '玉米', '大豆']);
});
