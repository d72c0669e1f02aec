import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownTexts } from '../../../../../test/fixtures/shownTexts.ts';
import { readText } from '../../read/text.ts';
import { unitsOf } from '../plan/allot.ts';
import { groupsToTell, writeDeck } from '../writeDeck.ts';

const shown = (text: string): string => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal)
    .slides.flatMap((slide) => shownTexts(slide))
    .join('\n');
};

test('a question that asks the reader for something is what a letter is written for, and stands on a slide', () => {
  const english = shown(
    'The pilot ran in six canteens from September to October. 3,140 boxes went out, and 2,702 of them came back within a week.\n\nTwo ways are open. All canteens in January cost 15,000 euros. Twelve canteens first cost 6,100 euros.\n\nCould you tell me by Friday whether the 6,100 fit into the budget of this year, and whether the two bins can be moved inside? The works council hears of it from me on the 19th.',
  );
  assert.match(english, /Could you tell me by Friday whether the 6,100 fit/);
  const german = shown(
    'Die Pumpe im Keller ist 22 Jahre alt und läuft seit Mai jede Nacht. Der Strom kostet dadurch 340 Euro im Monat mehr als im Vorjahr.\n\nEine neue Pumpe kostet 2.800 Euro und hält 15 Jahre. Die Firma kann sie in der zweiten Novemberwoche einbauen.\n\nKönnten Sie mir bis Donnerstag sagen, ob die Rücklage dafür reicht und wer den Einbau beaufsichtigt?',
  );
  assert.match(german, /bis Donnerstag sagen, ob die Rücklage dafür reicht/);
});

test('so does one that is put to somebody by name, or that the writer needs an answer to', () => {
  const text = shown(
    'The search takes 910 ms since last week. With counts off it takes 280 ms, and support had 41 complaints in October.\n\nA larger cluster costs 3,800 dollars a month. Counting beforehand takes two people three weeks.\n\nWhat I need from you: Tom, is the 190 ms of the trial with cold or with warm caches? Lena, can you and Ravi be freed from the export work until the 19th?',
  );
  assert.match(text, /cold or with warm caches/);
  assert.match(text, /be freed from the export work/);
});

test('a question that anybody might ask stays a question', () => {
  const text =
    'Bread keeps for four days in a linen bag. It dries out in the fridge within two days.\n\nCan you freeze it for more than three months without losing its taste? No: after eight weeks it tastes of ice. Slices thaw in ten minutes.';
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { groups } = groupsToTell(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  assert.deepEqual(
    groups.flatMap((group) => unitsOf(group).flatMap(({ text: sentence, role }) => (sentence.startsWith('Can you') ? [role] : []))),
    ['question'],
  );
});
