import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLimits } from './limits.ts';
import { statedIn } from './statedLimits.ts';

const given = (language: string, source: string, text: string, isFigure = false, shown = text) =>
  withLimits(text, [statedIn(source, language)], language, shown, isFigure);

/** Of each language a source, and texts with what they are to be. */
const PUT: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'en',
    'At least 31 tonnes were refused. No more than a third of the members vote. Towns of 30,000 residents and more may apply. Grants cover up to 60 percent. A kit costs from £45. We need at least four new volunteers. About 600 kg are lost a week.',
    {
      '31 tonnes were refused': 'At least 31 tonnes were refused',
      'A third of the members vote': 'No more than a third of the members vote',
      'Open to towns of 30,000 residents': 'Open to towns of 30,000 residents and more',
      'Grants of 60 percent': 'Grants of up to 60 percent',
      'The trust gives 60 percent': 'The trust gives 60 percent',
      'A kit costs £45': 'A kit costs from £45',
      'Wait for four new volunteers': 'Wait for at least four new volunteers',
      'We lose 600 kg a week': 'We lose about 600 kg a week',
    },
  ],
  [
    'de',
    'Der Zuschuss beträgt bis zu 60 Prozent. Gefälle: mindestens 1 Prozent. Haushalte mit vier Personen und mehr haben Vorrang.',
    {
      'Zuschuss zu 60 Prozent': 'Zuschuss bis zu 60 Prozent',
      'Das Rohr hat 1 Prozent Gefälle': 'Das Rohr hat mindestens 1 Prozent Gefälle',
      'Haushalte mit vier Personen zuerst': 'Haushalte mit vier Personen und mehr zuerst',
    },
  ],
  ['fr', 'Il faut au moins six semaines de préavis.', { 'Un préavis de six semaines': 'Un préavis d’au moins six semaines' }],
  [
    'fr',
    'Les tablettes servent 40 minutes par jour au plus.',
    { '40 minutes par jour de tablette': '40 minutes au plus par jour de tablette' },
  ],
  [
    'es',
    'La ayuda llega hasta 900 euros. El gasto de agua subió hasta un 40 por ciento.',
    {
      'Una ayuda de 900 euros': 'Una ayuda de hasta 900 euros',
      'Un 40 por ciento más de agua': 'Hasta un 40 por ciento más de agua',
      'El gasto subió 40 por ciento': 'El gasto subió hasta un 40 por ciento',
    },
  ],
  ['pl', 'Potrzeba co najmniej 15 osób.', { 'Potrzeba 15 osób': 'Potrzeba co najmniej 15 osób' }],
  ['ja', '補助は最大50万円です。参加には30人以上が必要です。', { 補助は50万円: '補助は最大50万円', '30人': '30人以上' }],
  [
    'ko',
    '회원은 약 400명이고 후원자는 100여 명이다.',
    { '회원 400명이 온다': '회원 약 400명이 온다', '후원자 100명이 온다': '후원자 100명이 온다' },
  ],
  ['ar', 'يلزم ما لا يقل عن 20 مشاركا.', { 'يلزم 20 مشاركا': 'يلزم ما لا يقل عن 20 مشاركا' }],
];

test('what limits a figure in the source is put back in its words', () => {
  for (const [language, source, texts] of PUT)
    for (const [text, wanted] of Object.entries(texts)) assert.equal(given(language, source, text).text, wanted);
});

test('a figure that stands large has its limit in words where there is room, otherwise as a sign', () => {
  const source = 'At least 31 tonnes and up to 1,250,000 litres were refused. It takes 14 to 21 days.';
  assert.equal(given('en', source, '31 tonnes', true).text, 'at least 31 tonnes');
  assert.equal(given('en', source, '1,250,000 litres', true).text, '≤ 1,250,000 litres');
  assert.equal(given('en', source, '14 days', true).text, '14 to 21 days');
});

test('what cannot be put in is asked for', () => {
  assert.match(given('en', 'The answer takes 14 to 21 days.', 'The answer comes in 14 days').missing.join(), /the source says "14 to 21"/);
  assert.deepEqual(
    given('en', 'The answer takes 14 to 21 days.', 'The answer comes in 14 days', false, '14 days, at times 21 days').missing,
    [],
  );
  // "More than 150 kilos" would be the opposite.
  const denied = given('es', 'Dos azoteas no admiten más de 150 kilos por metro cuadrado.', 'Poca carga: 150 kilos por metro cuadrado');
  assert.match(denied.missing.join(), /the source says "no admiten más de 150 kilos"/);
  assert.deepEqual(denied.put, []);
  assert.equal(
    given('en', 'Logs must have no gap of more than two hours.', 'Logs without a gap of two hours').text,
    'Logs without a gap of more than two hours',
  );
  // The noun behind it would have another case.
  assert.match(given('ru', 'Субсидия составляет не более 120 тысяч рублей.', 'Субсидия 120 тысяч рублей').missing.join(), /не более 120/);
  assert.match(given('de', 'Ab 45 Euro im Monat ist man dabei.', 'Für 45 Euro im Monat ist man dabei').missing.join(), /ab 45 Euro/);
});

test('what is limited already, is another figure, or is known from before stays as it is', () => {
  const source =
    'At least 31 tonnes were refused. The grant has a ceiling of up to £90,000. The queue fell from 27 to 14 minutes over two years. Fees rose to 40 pounds, at most 50 pounds in one case, and 50 pounds in another. Up to 9 growers and 9 shops came.';
  for (const text of [
    'Over 31 tonnes were refused',
    'The 31 tonnes were refused',
    'The grant ends at a ceiling of £90,000',
    'The queue fell to 14 minutes in two years',
    'Fees of 50 pounds',
    '9 shops came',
    '31 pallets',
    '31 tonnes at £3 = £93',
    '−£90,000',
    '-£90,000 a year',
  ])
    assert.deepEqual(given('en', source, text), { text, put: [], missing: [] });
});

test('what is worked out from a limited figure stays a sum', () => {
  const source = 'The trust pays up to 60 percent. A cold room costs from £46,000.';
  const sum = '60 percent of £46,000 are £27,600';
  assert.equal(given('en', source, sum).text, sum);
});

test('what another figure is held against, and the limit of another fact, is none', () => {
  const source =
    'Electricity cost €4.1m, up from €3.2m a year ago. On-time delivery was 96.3%, below 97.5% and below the 96.9% of last quarter. The insurer pays all above the €50k deductible. The surcharge would bring €0.5m a month at most. The new accounts bring up to €2.3m when fully ramped.';
  for (const text of [
    'Electricity: €4.1m, last year €3.2m',
    'The target of 97.5% was missed, and so was last quarter: 96.9%',
    'The deductible is €50k',
    'Agency drivers cost €0.5m more than last year',
    'New accounts: up to a year until they bring €2.3m',
  ])
    assert.deepEqual(given('en', source, text), { text, put: [], missing: [] });
  assert.deepEqual(withLimits('€0.5m', [statedIn(source, 'en')], 'en', '', true, 'More for agency drivers than last year').put, []);
  assert.equal(withLimits('€0.5m', [statedIn(source, 'en')], 'en', '', true, 'What the surcharge brings in a month').text, '€0.5m at most');
  assert.deepEqual(withLimits('€2.3m', [statedIn(source, 'en')], 'en', '', true, 'At most, from accounts that are fully ramped').put, []);
});

test('what is a basis of something, or one step of a row that is worked out, takes no limit', () => {
  const italian =
    "Ogni socio presta almeno 14 ore l'anno. Dopo la scadenza si aggiungono 6 € per ogni settimana, fino a un massimo di 24 €. Valgono 12 a chi non ha auto. Il prestito dura 18 giorni.";
  for (const text of [
    'per chi non fa nessuna delle 14 ore',
    'Il costo sale con la settimana: una settimana 6 €, due settimane 12 €, tre settimane 18 €, quattro settimane 24 €',
  ])
    assert.deepEqual(given('it', italian, text), { text, put: [], missing: [] });
  assert.match(given('it', italian, 'Ogni socio presta 14 ore').text, /presta almeno 14 ore/);
  assert.match(given('it', italian, 'Dopo la scadenza si aggiungono 24 €').text, /massimo di 24 €/);
  for (const [language, source, text] of [
    ['fr', 'Il faut au moins 14 heures de travail.', 'Il refuse toute part aux 14 heures'],
    ['pt', 'Cada sócio dá pelo menos 14 horas.', 'Quem não faz nenhuma das 14 horas'],
    ['es', 'Cada socio da al menos 14 horas.', 'Una parte de las 14 horas'],
  ] as const)
    assert.equal(given(language, source, text).text, text);
  // The article belongs to the limit.
  assert.equal(
    given('it', 'La quota arriva fino al 60 per cento.', 'La quota arriva al 60 per cento').text,
    'La quota arriva fino al 60 per cento',
  );
});

test('what a value came to has no limit, although the word for it is one elsewhere', () => {
  const polish = 'Ceny prądu mogą spaść. Przy 0,90 zł za kWh oszczędność na zakupie zmaleje ze 132 000 do 108 000 zł.';
  const said = 'Przy 0,90 zł za kWh oszczędność 108 000 zł zamiast 132 000 zł';
  assert.deepEqual(given('pl', polish, said), { text: said, put: [], missing: [] });
  assert.match(given('pl', 'Koszt remontu wyniesie do 108 000 zł.', 'Koszt remontu: 108 000 zł').missing.join(), /do 108 000 zł/);
  const russian = 'Расходы выросли с 132 000 до 180 000 рублей.';
  assert.equal(given('ru', russian, 'Расходы: 180 000 рублей').text, 'Расходы: 180 000 рублей');
});

test('a share that is worked out beside its figures is no other one that the source limits', () => {
  const source = 'Der Versuch hat 118.000 Euro gekostet, die Poller 71.000. Das Land erstattet bis zu 60 Prozent.';
  const worked = 'Die Poller sind 60 Prozent der Kosten (71.000 von 118.000)';
  assert.equal(given('de', source, worked).text, worked);
  assert.equal(given('de', source, 'Das Land erstattet 60 Prozent').text, 'Das Land erstattet bis zu 60 Prozent');
  const beside = 'Das Land erstattet 60 Prozent; die Kosten waren 118.000 Euro';
  assert.match(given('de', source, beside).text, /bis zu 60 Prozent/);
});

test('a small number in words that the source has without a limit too takes none, and a sign stands with digits alone', () => {
  const source =
    'Rechnen Sie mit acht bis zehn Ehrenamtlichen: fünf, die reparieren, zwei am Empfang. Kommen weniger als fünf Reparierende zusammen, warten die Gäste länger.';
  assert.equal(given('de', source, 'Fünf reparieren').text, 'Fünf reparieren');
  const once = 'Kommen weniger als fünf Reparierende zusammen, warten die Gäste länger.';
  assert.doesNotMatch(given('de', once, 'Fünf Reparierende').text, /[<≤]/);
  assert.match(given('de', once, 'Fünf Reparierende').text, /weniger als fünf/i);
});

test('what limits the same number in another statement, and what is held against it already, takes none', () => {
  const source =
    'Internal meetings of less than half a day are held by video. Private cars may be used for up to 150 miles a day. For longer distances, take a hire car.';
  for (const text of [
    'Half of the £1.72 million for travel went on flights',
    'Flights are half of the total',
    'Hire car: for distances longer than 150 miles a day',
    'Private cars may not be used for trips longer than 150 miles a day',
    'Hire car from 150 miles a day',
  ])
    assert.deepEqual(given('en', source, text), { text, put: [], missing: [] });
  assert.equal(given('en', source, 'Private cars: 150 miles a day').text, 'Private cars: up to 150 miles a day');
  assert.equal(given('en', source, 'Meetings of half a day by video').put.length, 0, 'whose half it is is not the same words');
  const elsewhere = withLimits('Private cars: 150 miles a day', [statedIn('Cars are paid.', 'en'), statedIn(source, 'en')], 'en', '');
  assert.match(elsewhere.text, /up to 150/, 'another place says it in the same words');
  const bare = withLimits('150 miles', [statedIn('Cars are paid.', 'en'), statedIn(source, 'en')], 'en', '');
  assert.deepEqual(bare.put, [], 'what it is of is not told');
});
