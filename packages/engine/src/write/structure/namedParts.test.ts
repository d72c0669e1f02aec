import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { namedParts } from './namedParts.ts';

const paragraph = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
const named = (texts: readonly string[], language = 'en'): (string | undefined)[] => {
  const blocks = texts.map(paragraph);
  const parts = namedParts(blocks, language);
  return blocks.flatMap((block) => (parts.get(block) ?? []).map(({ heading }) => heading));
};
const LONG =
  'The office pays a fixed sum for each whole day and half of it for a shorter one, whoever travels and wherever to. Nobody has to hand in a receipt.';

test('paragraphs that begin with their name go by it', () => {
  assert.deepEqual(named([`Meals. ${LONG}`, `Hotels. ${LONG}`, `Own car: ${LONG}`]), ['Meals', 'Hotels', 'Own car']);
  assert.deepEqual(named([`Comidas. ${LONG}`, `Hoteles. ${LONG}`], 'es'), ['Comidas', 'Hoteles']);
});

test('the few words that answer a label are named with it', () => {
  assert.deepEqual(named([`My view: Northfield. ${LONG}`, `What speaks against it: ${LONG}`]), [
    'My view: Northfield',
    'What speaks against it',
  ]);
  assert.deepEqual(named([`Propuesta: Panadería Sol. ${LONG}`, `Coste: ${LONG}`], 'es'), ['Propuesta: Panadería Sol', 'Coste']);
  assert.deepEqual(named([`My view: is it worth it? ${LONG}`, `Own car: ${LONG}`]), ['My view', 'Own car']);
});

test('a short sentence, an abbreviation and who speaks are no names', () => {
  assert.deepEqual(named([`It failed. ${LONG}`, `Nobody knew. ${LONG}`]), []);
  assert.deepEqual(named([`Meals. ${LONG}`, LONG, LONG]), []);
});

test('what is counted goes by its name, and not by its number', () => {
  const counted = [
    'I have learned three things.',
    `First. Turn back early. ${LONG}`,
    `So the second thing: we asked. ${LONG}`,
    `Third, fines. ${LONG}`,
  ];
  assert.deepEqual(named(counted), ['Turn back early', 'We asked', 'Fines']);
});

test('items that are texts are parts with their numbers, and short ones a list', () => {
  const list = (texts: readonly string[]): Block => ({
    type: 'list',
    id: 'l',
    ordered: true,
    items: texts.map((text) => ({ level: 0, runs: [{ text }] })),
  });
  const long = list([`Repair again. ${LONG} ${LONG}`, `Replace like for like. ${LONG} ${LONG}`]);
  const headings = namedParts([long], 'en')
    .get(long)
    ?.map(({ heading }) => heading);
  assert.deepEqual(headings, ['1. Repair again', '2. Replace like for like']);
  const short = list(['Repair again. It costs 20.', 'Replace it. It costs 80.']);
  assert.equal(namedParts([short], 'en').get(short), undefined);
});
