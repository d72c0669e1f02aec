import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const speech = (about: string): string =>
  `Good evening, and thank you for coming out in this weather.\n\n${about}\n\nThe trust says that a new one would cost too much. It has money in the bank that was put aside for a marina.\n\nThe trust meets on Monday. We will bring two hundred names.\n`;

const told = (about: string): string => JSON.stringify(structured(readText(speech(about), 'text'), false).document.blocks);

test('what a speaker says that it is about names the deck, and is not said again', () => {
  const about = 'I want to talk about the ice plant. Boats land elsewhere when no ice is made.';
  assert.equal(structured(readText(speech(about), 'text'), false).document.title, 'The ice plant');
  assert.ok(!told(about).includes('talk about'));
});

test('it stays where the next sentence leans on it', () => {
  assert.ok(told('I want to talk about the ice plant. It was built in 1964 and breaks down once a fortnight.').includes('talk about'));
});
