import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedSlides } from '../../bench/titles/measure.ts';
import { readGoldTitles } from '../fixtures/titles/goldTitles.ts';

/** Shares of the slides; a few points from what the weights reach (48 and 17 %), of 75 % and 0 that could be reached. */
const FEWEST_GOOD = 0.45;
const MOST_WRONG = 0.2;

test('the titles of paragraphs without headings are sentences that readers marked as titles', () => {
  const slides = readGoldTitles().flatMap(markedSlides);
  const share = (holds: (mark: number) => boolean) => slides.filter(({ mark }) => holds(mark ?? 0)).length / slides.length;
  const good = share((mark) => mark >= 2);
  const wrong = share((mark) => mark === 0);
  const told = slides.map(({ text, mark, title }) => `${mark ?? '-'} ${text.name}: ${title}`).join('\n');
  assert.ok(good >= FEWEST_GOOD && wrong <= MOST_WRONG, `good: ${good}, wrong: ${wrong}\n${told}`);
});
