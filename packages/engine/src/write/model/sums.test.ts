import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesBeside } from './beside.ts';
import { wrongEquation } from './equations.ts';
import { groundOf } from './grounding.ts';

const SOURCE = `The depot runs 2,500 hours of night shifts a year, at €31 an hour. Option A costs 38,500 and lasts five years; option B costs 96k plus 14k
for moving. Contract bottling is 0.19 per bottle, about 410,000 bottles a year. Cash is 121,000, of which 40k must stay for the excise.
The penalty is 8 % of the order value of 61,000. The truck costs 2,300 a day and comes on four days. In 2023 there were 412 offences, later 371.
Riders of N4 cost €12.70 each, of N1 €3.60. The rent is €650 a month.`;
const ground = groundOf(SOURCE, 'en', { sums: true });

test('what follows from figures that stand beside it holds: sums, differences, products, ratios, shares', () => {
  for (const text of [
    '2,500 hours at €31 are €77,500',
    'B costs 110,000: 96k for the line, 14k for moving',
    '38,500 over five years are 7,700 a year',
    'C costs 77,900 a year: 410,000 bottles at 0.19',
    'Of 121,000 in cash 81,000 are left without the 40k',
    'The penalty would be 4,880, 8 % of 61,000',
    'Four days at 2,300 cost 9,200',
    'Offences fell by 10 %, from 412 to 371',
    'At €12.70 a rider of N4 costs 3.5 times one of N1 (€3.60)',
    'A rent of €650 a month is €7,800 a year',
    'At €650 a month the rent is about €8,000 a year',
  ])
    assert.equal(ground.problemOf(text), undefined, text);
});

test('wrong arithmetic is refused, and what is right is named', () => {
  assert.equal(ground.problemOf('2,500 hours at €31 are €78,500'), 'the number "78,500" is not in the source; 2,500 × 31 is 77,500');
  for (const text of [
    'B costs 115,000: 96k for the line, 14k for moving',
    'Offences fell by 12 %, from 412 to 371',
    'At €12.70 a rider of N4 costs 4.5 times one of N1 (€3.60)',
    'That is 77,500 a year',
    'Offences fell by 10 %',
    'Of 121,000 in cash 80,000 are left without the 40k',
    'It will be settled in 2031',
  ])
    assert.match(ground.problemOf(text) ?? '', /is not in the source/, text);
});

test('a figure may follow from others of its slide, where that is no chance', () => {
  assert.equal(ground.problemOf('81,000 are free', ['121,000', 'Cash today', '40k', 'Must stay']), undefined);
  assert.equal(ground.problemOf('−10 %', ['412', 'Before', '371', 'In the pilot']), undefined);
  assert.match(ground.problemOf('B takes 11,000 a year', ['96k plus 14k are 110,000']) ?? '', /is not in the source/);
  const crowded = ['412', '371', '2,500', '€31', '38,500', '96k', '14k', '121,000', '40k', '61,000'];
  assert.match(ground.problemOf('It rises by 37 %', crowded) ?? '', /"37" is not in the source/);
});

test('what follows from what follows holds, and a title may say what its slide has worked out', () => {
  const beside = ['121,000', 'Cash today', '40k', 'Must stay for the excise'];
  const sentence = '81,000 are free, 29,000 less than the 110,000 of B (96k plus 14k)';
  assert.equal(ground.problemOf(sentence, [...beside, sentence]), undefined);
  assert.equal(ground.problemOf('B costs 29,000 more than is free', [...beside, sentence, 'B costs 29,000 more than is free']), undefined);
  const wrong = '81,000 are free, 31,000 less than the 110,000 of B (96k plus 14k)';
  assert.match(ground.problemOf(wrong, [...beside, wrong]) ?? '', /"31,000" is not/);
  assert.match(ground.problemOf('B costs 31,000 more than is free', [...beside, wrong]) ?? '', /"31,000" is not/);
});

test('points of per cent are the difference of two shares, also of one that the slide works out', () => {
  const prices = groundOf('Rents rose by 38 %, while a wash went from 4 to 4.80 euros.', 'en', { sums: true });
  const shown = (gap: string) => ({
    bars: [
      { label: 'Rents', figure: '38 %' },
      { label: 'A wash', figure: '20 %' },
    ],
    gap: { figure: gap, text: 'between the two' },
    sentence: 'A wash went from 4 to 4.80 euros, 0.80 on 4, or 20 %.',
  });
  assert.equal(prices.problemOf('18 points', linesBeside(shown('18 points'))), undefined);
  assert.match(prices.problemOf('28 points', linesBeside(shown('28 points'))) ?? '', /"28" is not/);
});

test('without leave nothing is calculated', () => {
  assert.match(groundOf(SOURCE, 'en').problemOf('2,500 hours at €31 are €77,500') ?? '', /"77,500" is not in the source/);
});

test('in every language, as its figures are written', () => {
  const german = groundOf('Die Reparatur kostet 38.500 €, der Umbau 1,4 Mio. €. Gefördert werden 495.000 €.', 'de', { sums: true });
  assert.equal(german.problemOf('Von 1,4 Mio. € bleiben nach 495.000 € Förderung 905.000 €'), undefined);
  assert.match(german.problemOf('Von 1,4 Mio. € bleiben nach 495.000 € Förderung 950.000 €') ?? '', /"950\.000".*905,000/);
  const french = groundOf('Le bail coûte 1 250 € par mois, les travaux 8 400 €.', 'fr', { sums: true });
  assert.equal(french.problemOf('À 1 250 € par mois, le bail coûte 15 000 € par an'), undefined);
});

test('a sum that is written out has to be right, with or without a source', () => {
  for (const text of [
    '4 × 2,300 = 9,200',
    'COP of 4, since 10 ÷ 2.5 = 4',
    '96k + 14k = 110k',
    '8 % × 61,000 = 4,880',
    'x = 3 and y = 4',
    'about 100 ÷ 3 = 33.3',
  ])
    assert.equal(wrongEquation(text, 'en'), undefined, text);
  assert.equal(wrongEquation('It is 4 × 2,300 = 9,600', 'en'), '"4 × 2,300 = 9,600" is wrong: it is 9,200');
  assert.match(wrongEquation('car 10 ÷ 2,5 = 5', 'fr') ?? '', /it is 4/);
});

test('the first letter of a word behind a sum is no magnitude, and a colon of punctuation no division', () => {
  for (const [text, language] of [
    ['Se prestan 41.000 − 29.000 = 12.000 menos', 'es'],
    ['De 64.000 a 97.000: 97.000 − 64.000 = 33.000 más', 'es'],
    ['De 64 000 à 97 000 : 97 000 − 64 000 = 33 000 de plus', 'fr'],
    ['500 kg x3 = 1.500 kg', 'de'],
    ['20 : 5 = 4', 'de'],
    ['20:5 = 4', 'de'],
  ] as const)
    assert.equal(wrongEquation(text, language), undefined, text);
  for (const [text, language] of [
    ['Se prestan 41.000 − 29.000 = 13.000 menos', 'es'],
    ['De 64.000 a 97.000: 97.000 − 64.000 = 32.000 más', 'es'],
    ['De 64 000 à 97 000 : 97 000 − 64 000 = 32 000 de plus', 'fr'],
    ['500 kg x3 = 1.600 kg', 'de'],
    ['20 : 5 = 6', 'de'],
    ['20:5 = 6', 'de'],
    ['41k − 29k = 13k', 'en'],
  ] as const)
    assert.match(wrongEquation(text, language) ?? '', /is wrong/, text);
});

test('figures of the same row, column or list prove a sum, a share and a difference, and no ratio of any two', () => {
  const german = groundOf(
    'Lüftung 1.230 MWh, Becken 830 MWh, Duschen 315 MWh, Pumpen 285 MWh, Licht 200 MWh. Einsparung 240, 520, 95, zusammen 855.',
    'de',
    {
      sums: true,
    },
  );
  const parts = linesBeside({ parts: ['1.230 MWh', '830 MWh', '315 MWh', '285 MWh', '200 MWh'].map((figure) => ({ figure })) });
  assert.equal(german.problemOf('Lüftung und Becken machen zusammen 72 Prozent aus', parts), undefined);
  assert.match(german.problemOf('Lüftung und Becken machen zusammen 79 Prozent aus', parts) ?? '', /"79"/);
  const rows = linesBeside({
    rows: [
      ['Abdeckung', '240'],
      ['Gerät', '520'],
      ['Pumpen', '95'],
      ['Zusammen', '855'],
    ],
  });
  assert.equal(german.problemOf('Auf das Gerät entfallen 61 Prozent der Einsparung', rows), undefined);
  assert.match(german.problemOf('Auf das Gerät entfallen 63 Prozent der Einsparung', rows) ?? '', /"63"/);
});

test('a figure that opens its field is one, and a guess at what was meant is not named', () => {
  const prices = groundOf('Brandt asks 61.40 euros a frame, up from 56.80. We build 9,600 a year, 4,000 of them small.', 'en', {
    sums: true,
  });
  const beside = linesBeside({ before: { figure: '56.80 euros' }, after: { figure: '61.40 euros' } });
  assert.equal(prices.problemOf('4.60 euros', beside), undefined);
  assert.equal(prices.problemOf('Frames for a year, 9,600, cost 589,000 euros'), 'the number "589,000" is not in the source');
});

test('ranges come to together what their lower and their upper ends do', () => {
  const parts = groundOf(
    'A tank is 480 to 620 euros, a filter from 45 euros, a pump 130 to 210 euros, sand about 60 euros. A drill is 35 euros a day.',
    'en',
    {
      sums: true,
    },
  );
  const points = [
    'A tank is 480 to 620 euros',
    'A filter is from 45 euros',
    'A pump is 130 to 210 euros',
    'Sand is about 60 euros',
    'A drill is 35 euros a day',
  ];
  assert.equal(parts.problemOf('All of it costs at least 715 euros', points), undefined);
  assert.equal(parts.problemOf('All of it costs 715 to 935 euros', points), undefined);
  assert.match(parts.problemOf('All of it costs at least 735 euros', points) ?? '', /"735"/);
  const table = linesBeside({
    rows: [
      ['Tank', '480–620'],
      ['Filter', '45'],
      ['Pump', '130–210'],
      ['Sand', '60'],
    ],
  });
  assert.equal(parts.problemOf('All of it costs at least 715 euros', table), undefined);
  assert.match(parts.problemOf('All of it costs at least 716 euros', table) ?? '', /"716"/);
});

test('what was before and what came of it differ by what they do', () => {
  const ground = groundOf(
    'In the year to October we moved 214 tonnes, against 176 the year before. 31 tonnes more cannot stay longer than 24 hours.',
    'en',
    {
      sums: true,
    },
  );
  const beside = linesBeside({
    sentence: 'At least 31 tonnes more cannot stay longer than 24 hours',
    before: { figure: '176 tonnes', label: 'moved in the year before' },
    after: { figure: '214 tonnes', label: 'moved in the year to October' },
  });
  assert.equal(ground.problemOf('+38 tonnes', beside), undefined);
  assert.match(ground.problemOf('+39 tonnes', beside) ?? '', /"39"/);
});

test('by how much the two figures of a row differ holds however small it is', () => {
  const purity = groundOf('Purity was 99.71% against the 99.7% that were wanted, and 96.3% were in time.', 'en', { sums: true });
  const row = (gap: string) => ({ rows: [{ label: 'Purity', actual: '99.71%', target: '99.7%', gap }] });
  assert.equal(purity.problemOf('+0.01 points', linesBeside(row('+0.01 points'))), undefined);
  assert.match(purity.problemOf('+0.02 points', linesBeside(row('+0.02 points'))) ?? '', /"0.02" is not/);
});

test('a difference that is right to its last round digit holds as "about" too, beside many figures', () => {
  const counted =
    'Kraftfahrzeuge am Werktag: Lindenstraße rund 7.400 und etwa 1.900, Gartenstraße 2.100 und 3.600, Ringstraße 11.800 und 13.900.';
  const streets = groundOf(counted, 'de', { sums: true });
  const of = (title: string) => streets.problemOf(title, [title, counted]);
  assert.equal(of('Durch die Lindenstraße fahren etwa 5.500 Autos weniger'), undefined);
  assert.match(String(of('Durch die Lindenstraße fahren etwa 5.400 Autos weniger')), /5\.400/);
});

test('by how much two percentages of a change or a pair differ holds, however small it is', () => {
  const shrink = groundOf('En la prueba la merma pasó del 4,0 al 4,9 %. Participaron cinco tiendas y 12 rutas.', 'es', { sums: true });
  const fields = (change: string) => ({
    before: { label: 'antes', figure: '4,0 %' },
    after: { label: 'después', figure: '4,9 %' },
    change,
  });
  const bars = (figure: string) => ({
    bars: [
      { label: 'antes', figure: '4,0 %' },
      { label: 'después', figure: '4,9 %' },
    ],
    gap: { figure, text: '' },
  });
  const of = (text: string, slide: object) => shrink.problemOf(text, linesBeside(slide));
  assert.equal(of('+0,9 puntos', fields('+0,9 puntos')), undefined);
  assert.equal(of('0,9 puntos', bars('0,9 puntos')), undefined);
  assert.match(String(of('+0,8 puntos', fields('+0,8 puntos'))), /0,8/);
});

test('points that few percentages of a chart differ by hold, whatever is said with them', () => {
  const shortages = groundOf('Las roturas subieron del 2,1 al 3,4 % y volvieron al 2,2 %. Participaron cinco tiendas.', 'es', {
    sums: true,
  });
  const series = [{ name: 'Roturas', values: [2.1, 3.4, 2.2] }];
  const of = (callout: string) =>
    shortages.problemOf(callout, linesBeside({ chart: { categories: ['Antes', 'Durante', 'Después'], series, suffix: ' %' }, callout }));
  assert.equal(of('Solo 0,1 puntos más que antes de la prueba'), undefined);
  assert.match(String(of('Solo 0,2 puntos más que antes de la prueba')), /0,2/);
});
