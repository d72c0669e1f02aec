import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withFormFields } from './forms.ts';
import { readingOf } from './reading.ts';
import { textLine } from './textLine.ts';

const FORM = `SMALL GRANTS APPLICATION FORM
Please complete all sections in block capitals. Incomplete forms will be returned.

Section A. About your group
A1. Name of group: Tern Street Kitchen
A2. Is your group a charity? [ ] Yes [x] No
A3. How many members do you have? 41

Section B. About the project
B1. Project title (max. 10 words): Thursday lunch for people who eat alone
B2. What do you want to do? (max. 150 words)
We cook a lunch every Thursday in the hall of the old school for up to 60 people. Half of the places go to people over 70 who live alone.

Declaration
I confirm that the information given in this form is true and complete.
Signed: O. Adeyemi
Date: 4/3/24`;

const read = (text: string) => {
  const document = readText(text, 'text');
  return withFormFields(document, readingOf(document.language));
};

test('a form that was filled in is what was answered: no limits, codes, boxes, instructions and signatures', () => {
  const { title, subtitle, blocks } = read(FORM);
  assert.equal(title, 'Thursday lunch for people who eat alone');
  assert.equal(subtitle, 'SMALL GRANTS APPLICATION FORM');
  const lines = blocks.flatMap((block) =>
    block.type === 'heading'
      ? `${block.level} ${block.text}`
      : block.type === 'facts'
        ? block.entries.map(({ key, value }) => `${key}: ${value}`)
        : (textLine(block) ?? block.type),
  );
  assert.deepEqual(lines, [
    '1 Thursday lunch for people who eat alone',
    '2 About your group',
    'Name of group: Tern Street Kitchen',
    'How many members do you have?: 41',
    '2 About the project',
    '3 What do you want to do?',
    'We cook a lunch every Thursday in the hall of the old school for up to 60 people. Half of the places go to people over 70 who live alone.',
  ]);
});

test('one limit in brackets makes no form', () => {
  const text = `Call for essays (max. 900 words)\n\nSection 1. Who may write\nEverybody who lives in the valley may send one essay, in any language, by the end of May.`;
  const document = readText(text, 'text');
  assert.equal(withFormFields(document, readingOf('en')), document);
});

test('limits are known in other languages too', () => {
  for (const [language, heading] of [
    ['de', 'Was haben Sie vor? (max. 1.500 Zeichen)'],
    ['fr', 'Votre projet (150 mots maximum)'],
    ['ja', '事業の概要（400字以内）'],
    ['pl', 'Opis projektu (maks. 200 słów)'],
  ] as const)
    assert.match(heading, readingOf(language).lengthLimit);
});
