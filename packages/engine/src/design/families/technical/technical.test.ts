import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyKindIn } from '../../../../../../test/fixtures/templateDecks.ts';
import { shareOf } from './shareField.ts';

test('only plain percentages of a whole are shown as a field of cells', () => {
  const ofTeams = (figure: string) => shareOf(figure, 'of all teams', 'en');
  assert.equal(ofTeams('61%'), 0.61);
  assert.equal(ofTeams('12,5 %'), 0.125);
  assert.equal(ofTeams('%38'), 0.38);
  assert.equal(ofTeams('۶۱٪'), 0.61);
  for (const figure of ['120%', '+18%', '3 in 5', '11 min', '']) assert.equal(ofTeams(figure), undefined);
  for (const [words, language] of [
    ['der Betriebe', 'de-AT'],
    ['de l’énergie', 'fr'],
    ['dell’energia', 'it'],
    ['das receitas', 'pt-BR'],
  ] as const)
    assert.equal(shareOf('17%', words, language), 0.17, words);
  for (const [words, language] of [
    ['more moves per crane hour', 'en'],
    ['de plus qu’en 2024', 'fr'],
    ['do que antes', 'pt'],
    ['Of the text of a language without such words', 'hi'],
  ] as const)
    assert.equal(shareOf('17%', words, language), undefined, words);
});

test('numbers have three digits, and the bar on the ruler moves with them', () => {
  const bars = everyKindIn('Seoul').pages.flatMap((page, i) => {
    const bar = page.nodes.find(({ name }) => name === 'Place in the deck');
    return bar ? [{ page: i, x: bar.frame.x }] : [];
  });
  assert.ok(bars.length > 10);
  for (const { page, x } of bars) assert.equal(x, 48 + 36 * (page % 24));
});
