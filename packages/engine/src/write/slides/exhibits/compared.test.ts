import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedIn } from './compared.ts';

const barsOf = (language: string, text: string) => {
  const { body } = comparedIn(text, language) ?? {};
  return body?.kind === 'pair' ? body.bars.map(({ figure, label }) => `${figure}: ${label}`) : body?.kind;
};

test('two values that a word or a stop holds against each other stand with the words of their clauses', () => {
  assert.deepEqual(barsOf('en', 'Orders reached $2.1 million in the spring, against $1.7 million a year before'), [
    '$2.1 million: Orders reached $2.1 million in the spring',
    '$1.7 million: $1.7 million a year before',
  ]);
  assert.deepEqual(barsOf('de', 'Mit Netz gingen 4 Prozent der Reben ein, von denen ohne Netz 19 Prozent'), [
    '4\u00a0%: Mit Netz gingen 4 Prozent der Reben ein',
    '19\u00a0%: Von denen ohne Netz 19 Prozent',
  ]);
  assert.deepEqual(barsOf('fr', 'Les recettes sont de 890 000 euros et les dépenses de 1 240 000 euros'), [
    '890 000 euros: Les recettes sont de 890 000 euros',
    '1 240 000 euros: Les dépenses de 1 240 000 euros',
  ]);
  assert.deepEqual(barsOf('ja', '一冊の費用は、窓口が310円、ロッカーが190円だ'), [
    '310円: 一冊の費用は、窓口が310円',
    '190円: ロッカーが190円だ',
  ]);
  assert.deepEqual(barsOf('de', 'Gepflanzt wurden 142 Bäume, gefällt wurden 203'), [
    '142: Gepflanzt wurden 142 Bäume',
    '203: Gefällt wurden 203',
  ]);
});

test('a part is drawn within its whole, in whichever order they are told, and both values have the unit that is said once', () => {
  const bars = (text: string, language: string) => {
    const body = comparedIn(text, language)?.body;
    return body?.kind === 'pair' && body.part ? body.bars.map(({ figure, label }) => `${figure}: ${label}`) : undefined;
  };
  assert.deepEqual(bars('La mutua abonó 6.300 euros de los 9.800 que reclamamos', 'es'), [
    '9.800 euros: De los 9.800 que reclamamos',
    '6.300 euros: La mutua abonó 6.300 euros',
  ]);
  assert.deepEqual(bars('Das Dach hat 52.000 Euro gekostet, davon hat der Kreis 20.000 Euro bezahlt', 'de'), [
    '52.000 Euro: Das Dach hat 52.000 Euro gekostet',
    '20.000 Euro: Davon hat der Kreis 20.000 Euro bezahlt',
  ]);
  assert.equal(comparedIn('Il divario, 20.000 euro, viene dalla tassa, che è scesa di 31.000 euro', 'it'), undefined);
});

test('a change is before and after', () => {
  const compared = comparedIn('The heating bill fell from €212,000 to €149,000', 'en');
  assert.ok(compared?.body.kind === 'change');
  assert.deepEqual([compared.body.before.figure, compared.body.after.figure], ['€212,000', '€149,000']);
  assert.equal(compared.isWhole, false);
});

test('by how much a value is more or less than another one is held against no value', () => {
  for (const [language, text] of [
    ['en', 'The choir has 64 members, 14 more than in its first year'],
    ['en', 'The shop sold 92 bicycles, 23 fewer than in the spring'],
    ['de', 'Der Verein zählt 64 Mitglieder, 14 mehr als im Gründungsjahr'],
    ['de', 'Im Lager liegen 120 Reifen, 30 weniger Reifen als im Juni'],
    ['fr', 'La chorale compte 64 membres, 14 de plus que la première année'],
    ['es', 'El coro tiene 64 miembros, 14 más que el primer año'],
    ['it', 'Il coro conta 64 membri, 14 in più rispetto al primo anno'],
    ['nl', 'Het koor telt 64 leden, 14 meer dan in het eerste jaar'],
  ] as const)
    assert.equal(barsOf(language, text), undefined, text);
  assert.equal(barsOf('en', 'The choir has 64 members, where that of the next town has 50')?.[0], '64: The choir has 64 members');
});

test('bounds, ranges, votes, conditions, two things side by side and values that look the same are not held against each other', () => {
  for (const text of [
    'Repairs cost at least €500, repainting €900',
    'The works take between 10 and 14 weeks',
    'The board decided by seven votes to two',
    'If rents rise to €900, 40 households leave and €700 is lost',
    'We sold flats for €3 million and the city is paying us €2 million for the road',
    'It was 342 ms in one group and 344 ms in the other',
    'Half of them came on foot',
    'Maths lost most with 11 percent, music 9; sport with 8 and English with 4 percent',
  ])
    assert.equal(comparedIn(text, 'en'), undefined, text);
});

test('both ends of a range are no pair; clauses that end in their values are one without a known verb', () => {
  assert.equal(barsOf('en', 'A new battery costs between £35 and £80'), undefined);
  assert.deepEqual(barsOf('en', 'Accessories earn 52 %, complete bikes only 24 %'), [
    '52 %: Accessories earn 52 %',
    '24 %: Complete bikes only 24 %',
  ]);
});

test('days of the month are no values, and how far a value is from another is none', () => {
  assert.equal(barsOf('ko', '접수는 3월 20일부터 도서관 2층에서 선착순으로 합니다'), undefined);
  assert.equal(barsOf('zh', '平均交货时间为24天，比计划多5天'), undefined);
  assert.equal(barsOf('zh', '平均交货时间为24天，比去年同期慢了5天'), undefined);
});
