import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { materialOf } from '../discourse/passages.ts';
import { outlineOf } from '../structure/outline.ts';
import { findAll } from './findAll.ts';
import type { FindingKind, FindingOf } from './finding.ts';

function found<K extends FindingKind>(kind: K, language: string, text: string): FindingOf<K>[] {
  const blocks: Block[] = [{ id: 'b', type: 'paragraph', runs: [{ text }] }];
  const document: Document = { origin: 'text', language, blocks, warnings: [] };
  const { passages } = materialOf(outlineOf(document), document);
  return findAll(passages, language).filter((finding): finding is FindingOf<K> => finding.kind === kind);
}

test('values that take turns with months or years over sentences are a row, and a bare number counts what the first does', () => {
  const [en] = found('series', 'en', 'In March we had 4 vehicles parked up for want of a bay. In April it was 7. In May it was 11.');
  assert.deepEqual([en?.categories, en?.values, en?.measure.name], [['March', 'April', 'May'], [4, 7, 11], 'vehicles']);
  const [es] = found('series', 'es', 'En septiembre venían 340 personas al pabellón, en enero 520 y en abril, contra el Zamora, 910.');
  assert.deepEqual(
    [es?.categories, es?.values],
    [
      ['septiembre', 'enero', 'abril'],
      [340, 520, 910],
    ],
  );
  const [nl] = found(
    'series',
    'nl',
    'De energierekening was in 2021 nog 7.800 euro. In 2022 werd dat 13.900 euro en in 2023 zelfs 16.100 euro.',
  );
  assert.deepEqual(
    [nl?.categories, nl?.values],
    [
      ['2021', '2022', '2023'],
      [7800, 13900, 16100],
    ],
  );
});

test('a row of one sentence: months right before their values, years of which the last is "last year"', () => {
  const [en] = found('series', 'en', 'Loans by month were these: March 2,410, April 2,980, May 3,120 and June 4,050.');
  assert.deepEqual(
    [en?.categories, en?.values, en?.subject],
    [['March', 'April', 'May', 'June'], [2410, 2980, 3120, 4050], 'Loans by month were these'],
  );
  const [fr] = found('series', 'fr', "En 2021 nous avons réparé 96 vélos, en 2022 131, en 2023 150 et l'an dernier 172.");
  assert.deepEqual(
    [fr?.categories, fr?.values],
    [
      ['2021', '2022', '2023', "l'an dernier"],
      [96, 131, 150, 172],
    ],
  );
  const [ja] = found('series', 'ja', '貸出の冊数は4月が310冊、5月が360冊、6月が420冊でした。');
  assert.deepEqual([ja?.by, ja?.categories], ['time', ['4月', '5月', '6月']]);
  assert.deepEqual(found('series', 'en', 'We meet on March 12, April 9 and May 4.'), []);
});

test('a month that is told in no order, and values of two measures, are no row', () => {
  assert.deepEqual(found('series', 'en', 'In May we had 4 vehicles on the road. In March it was 7. In April it was 11.'), []);
  assert.deepEqual(found('series', 'en', 'In March we had 4 vehicles. In April we spent £700. In May it rained on 11 days.'), []);
});

test('what was and what is, in two sentences, is a change from the earlier value, whichever is told first', () => {
  const texts: Readonly<Record<string, readonly [string, number, number, string]>> = {
    fr: ["Le centre a assuré 23 480 consultations cette année. L'an dernier, il y en avait eu 20 910.", 20910, 23480, "L'an dernier"],
    nl: ['De gemeente gaf ons vorig jaar 92.000 euro subsidie. Dit jaar krijgen we 78.000 euro.', 92000, 78000, 'vorig jaar'],
    pl: ['W 2024 roku przyjęliśmy 15 640 dzieci. Rok wcześniej było ich 13 980.', 13980, 15640, 'Rok wcześniej'],
    tr: ["Geçen yıl devamsızlık oranı yüzde 9 idi. Bu yıl yüzde 6'ya düştü.", 9, 6, 'Geçen yıl'],
    zh: ['两年前，正确分类的家庭只有35%。现在这个比例是82%。', 35, 82, '两年前'],
    en: ['Margaret pays £1,650 a month. In 2015 she paid £900.', 900, 1650, '2015'],
  };
  for (const [language, [text, from, to, time]] of Object.entries(texts)) {
    const [change] = found('change', language, text);
    assert.deepEqual([change?.from.value, change?.to.value, change?.from.time], [from, to, time], text);
  }
  assert.deepEqual(found('change', 'en', 'The bakery sells bread for £4. In 2015 the butcher sold 900 sausages.'), []);
  assert.deepEqual(found('change', 'de', 'Am Umzugswochenende brauche ich acht Leute. Bisher haben sich fünf gemeldet.'), []);
});

test('one thing said of two subjects in a row is a pair; two things said are none', () => {
  const [pair] = found('versus', 'en', 'The Lund Family costs €5,490. The Porto Box costs €4,150.');
  assert.deepEqual(
    pair?.sides.map(({ subject, value }) => [subject, value]),
    [
      ['The Lund Family', 5490],
      ['The Porto Box', 4150],
    ],
  );
  assert.deepEqual(found('versus', 'en', 'The Lund Family costs €5,490. The Porto Box saves €4,150.'), []);
});

test('numbers of things are parts of a whole where the sentence before or behind has their sum', () => {
  const items = 'In our first year we saw 412 items. 168 were electrical things, 121 were clothes, 74 were bikes and 49 were toys.';
  assert.deepEqual(found('series', 'en', items)[0]?.whole, true);
  assert.deepEqual(found('series', 'en', items.replace('412', '500')), []);
  const costs =
    'New books are £3,600, training is £450, test papers are £280 and a part-time library assistant is £5,900. The total is £10,230.';
  assert.deepEqual(found('series', 'en', costs)[0]?.whole, true);
});

test('a bare value takes no unit from another sentence, none from a product, and no name that its noun still follows', () => {
  const [rating] = found('change', 'zh', '客服处理不完，平均要9天才退。平台因此把我们的评分从4.8降到4.5。');
  assert.deepEqual([rating?.from.value, rating?.to.value, rating?.to.measure.name, rating?.subject], [4.8, 4.5, '', undefined]);
  const [month, times] = found('figure', 'en', 'The monthly pass is 24 € x 12.');
  assert.deepEqual([month?.figure.measure.kind, times?.figure.measure.kind ?? 'count'], ['money', 'count']);
});

test('the subject of the clause that "since" opens is not what the rest of the sentence measures', () => {
  const text = 'Since the sewage works was upgraded in 2021 mean winter nitrate has fallen from 3.1 to 1.4 mg per litre.';
  const [nitrate] = found('change', 'en', text);
  assert.deepEqual([nitrate?.subject, nitrate?.to.subject, nitrate?.to.per], [undefined, undefined, 'per litre']);
  const [prices] = found('change', 'en', 'Bread prices have risen from £3 to £4.');
  assert.equal(prices?.subject, 'Bread prices');
});

test('an item of a list that goes down from one value to another is a change; one that goes up may be a range', () => {
  const block: Block = {
    id: 'b',
    type: 'list',
    ordered: false,
    items: ['Failed sessions from 9.4 % to 2.1 %', 'Ages from 8 to 12 years', 'The test ran for a year.'].map((text) => ({
      level: 0,
      runs: [{ text }],
    })),
  };
  const document: Document = { origin: 'text', language: 'en', blocks: [block], warnings: [] };
  const { passages } = materialOf(outlineOf(document), document);
  const changes = findAll(passages, 'en').flatMap((finding) => (finding.kind === 'change' ? [finding] : []));
  assert.deepEqual(
    changes.map(({ subject, from, to }) => [subject, from.value, to.value]),
    [['Failed sessions', 9.4, 2.1]],
  );
});

test('a name in a row of amounts may have an "and" of its own', () => {
  for (const [language, text, names] of [
    [
      'en',
      'Sealing 38,000 euros, railing 21,500 euros, soil and beds 16,200 euros and water 5,800 euros.',
      ['Sealing', 'railing', 'soil and beds', 'water'],
    ],
    ['de', 'Geländer 21.500 €, Substrat und Beete 16.200 €, Umzug und Reinigung und 140.000 € Reserve.', undefined],
    ['de', 'Abdichtung 38.000 €, Substrat und Beete 16.200 €, Wasser 5.800 €.', ['Abdichtung', 'Substrat und Beete', 'Wasser']],
  ] as const)
    assert.deepEqual(found('series', language, text)[0]?.categories, names, text);
});

test('an arrow between two values says in every language what comes from what; small numbers beside it may be names', () => {
  for (const [language, text, subject, values] of [
    ['en', 'Online share 38% → 44%', 'Online share', [38, 44]],
    ['de', 'NPS 31 -> 22', 'NPS', [31, 22]],
    ['ko', '재고 회전일 41일 → 57일로 악화', '재고 회전일', [41, 57]],
  ] as const) {
    const [change] = found('change', language, text);
    assert.deepEqual([change?.subject, [change?.from.value, change?.to.value]], [subject, values], text);
  }
  assert.deepEqual(found('change', 'en', 'Level 1 → 2 takes an hour'), []);
});

test('a name in a row of amounts may be a list of its own', () => {
  const text =
    'Vegetables and salad make up 34% of plate waste by weight, potatoes, rice and pasta 27%, bread 14%, fish 11%, meat and mains 9%, and puddings 5%.';
  const [series] = found('series', 'en', text);
  assert.deepEqual(series?.categories.slice(1), ['potatoes, rice and pasta', 'bread', 'fish', 'meat and mains', 'puddings']);
});

test('days that share their month are no figures, and have no measure of a neighbour', () => {
  for (const [language, text] of [
    ['nl', 'Daarna kost het 35 euro, en de avonden zijn op 20 en 27 januari.'],
    ['en', 'It costs 35 euros, and we meet on 20 and 27 January.'],
    ['de', 'Es kostet 35 Euro, und wir treffen uns am 20. und 27. Januar.'],
  ] as const)
    assert.deepEqual(
      found('figure', language, text).map(({ figure }) => figure.value),
      [35],
      text,
    );
  assert.deepEqual(
    found('figure', 'en', 'We sold 20 boats and kept 27 boats.').map(({ figure }) => figure.value),
    [20, 27],
  );
});

test('a date behind what is now may be yet to come, and is no earlier value', () => {
  assert.deepEqual(found('change', 'it', 'Oggi usano il treno 3.400 persone al giorno. Nel 2028 saranno 6.000 persone al giorno.'), []);
  assert.equal(found('change', 'en', 'In 2015 we had 900 members. Today we have 1,650 members.').length, 1);
});

test('what was planned, in a sentence or clause behind what came, is its target; what is still to come has none', () => {
  const planned = (language: string, text: string): readonly unknown[] =>
    found('target', language, text).map(({ subject, actual, target }) => [subject, actual.value, target.value]);
  assert.deepEqual(planned('de', 'Die Anlage hat im ersten Jahr 11.200 kWh erzeugt. Geplant waren 10.500 kWh.'), [
    ['Die Anlage', 11200, 10500],
  ]);
  assert.deepEqual(planned('pt', 'Realizámos 5.310 cirurgias; o objetivo era chegar às 5.600.'), [['cirurgias', 5310, 5600]]);
  assert.deepEqual(planned('es', 'La asistencia media fue de 340 personas; el objetivo era 400.'), [['La asistencia media', 340, 400]]);
  assert.deepEqual(planned('en', 'The library lent 51,200 books. The target for 2026 is 55,000 books.'), []);
});

test('what somebody had expected or promised is a target as well, before or behind what came; what is expected to come is none', () => {
  const planned = (language: string, text: string): readonly unknown[] =>
    found('target', language, text).map(({ subject, actual, target }) => [subject, actual.value, target.value, target.measure.name]);
  assert.deepEqual(planned('de', 'Das Netz versorgt inzwischen 63 Häuser. Bei Baubeginn hatten wir mit 45 gerechnet.'), [
    ['Häuser', 63, 45, 'Häuser'],
  ]);
  assert.deepEqual(planned('en', 'We had expected 250 visitors. In the end 412 came.'), [['visitors', 412, 250, 'visitors']]);
  assert.deepEqual(planned('fr', 'Une réparation prend en moyenne 9 jours, nous en avions promis 4.'), [['Une réparation', 9, 4, 'jours']]);
  assert.deepEqual(planned('nl', 'Er doen 236 huishoudens mee. We hadden op 120 gerekend.'), [['huishoudens', 236, 120, 'huishoudens']]);
  assert.deepEqual(planned('de', 'Im Vorjahr kamen 4.000 Besucher. Für heuer wird mit 5.000 gerechnet.'), []);
});

test('parts whose sum an earlier sentence tells to the unit are parts of a whole', () => {
  const text = 'In all we paid 41.300 Euro. The winter was cold. The costs are: heating 24.800 Euro, water 9.100 Euro, light 7.400 Euro.';
  assert.deepEqual(
    found('series', 'de', text).map(({ whole, values }) => [whole, values]),
    [[true, [24800, 9100, 7400]]],
  );
});
