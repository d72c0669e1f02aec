import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { asksOnly, withAnswersSpoken } from './quiz.ts';

const CARDS = [
  { head: 'Comment prendre de la chaleur à un air à 0 °C ?', text: 'Le fluide bout à −8 °C' },
  { head: '10 kWh pour 2,5 kWh : quel COP ?', text: 'COP de 4' },
];

test('the answers of a quiz are spoken and not shown beside their questions', () => {
  const quiz: Slide = { kind: 'cards', title: 'Trois questions', cards: CARDS, notes: 'Chacun répond par écrit.', source: 'Hypothèse' };
  const shown = withAnswersSpoken(quiz);
  assert.deepEqual(shown.kind === 'bullets' && shown.items, [{ text: CARDS[0]?.head }, { text: CARDS[1]?.head }]);
  assert.equal(shown.notes, `Chacun répond par écrit.\n${CARDS[0]?.head} Le fluide bout à −8 °C\n${CARDS[1]?.head} COP de 4`);
  assert.equal('source' in shown && shown.source, 'Hypothèse');
  assert.ok(slideSchema.safeParse(shown).success);
});

test('cards that ask nothing stay as they are', () => {
  const [first] = CARDS;
  const cards: Slide = {
    kind: 'cards',
    title: 'Parts',
    cards: [...(first ? [first] : []), { head: 'Valve', text: 'It opens' }],
    notes: '',
  };
  assert.equal(withAnswersSpoken(cards), cards);
});

test('a list of nothing but questions supposes nothing', () => {
  const items = [
    { head: 'Bilan', text: 'Une nappe reçoit 8 millions de m³ et en perd 9 : monte-t-elle ou baisse-t-elle ?' },
    { text: 'De combien ?' },
  ];
  const slide: Slide = { kind: 'bullets', title: 'Qui sait faire le bilan peut répondre', items, notes: '' };
  assert.ok(asksOnly(slide));
  assert.ok(!asksOnly({ ...slide, items: [...items, { text: 'Elle baisse de 1 million de m³' }] }));
});
