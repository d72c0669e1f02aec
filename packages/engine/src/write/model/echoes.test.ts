import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { isTold, withoutEchoes } from './echoes.ts';
import { evenStops } from './evenStops.ts';

const made = (fields: object): Slide => slideSchema.parse({ title: 'Title', ...fields });
const chart = {
  kind: 'chart',
  title: 'Production was above consumption for the first time',
  chart: {
    type: 'line',
    categories: ['2024', '2025'],
    series: [
      { name: 'Production', values: [3450, 6300] },
      { name: 'Consumption', values: [4200, 5900] },
    ],
  },
};

test('what only reads a chart aloud goes, and what is new stays', () => {
  const slide = made({
    ...chart,
    statements: [
      { text: 'In 2025 production was 6,300 and consumption 5,900' },
      { text: 'The board expects a dry summer to lower both next year' },
    ],
  });
  const left = withoutEchoes(slide, 'en');
  assert.ok(left.kind === 'chart');
  assert.equal(left.statements, undefined);
  assert.equal(left.takeaway?.text, 'The board expects a dry summer to lower both next year');
});

test('a sentence, a note or a cause that says the title again goes; another figure, or a condition, stays', () => {
  const table = made({
    kind: 'table',
    title: 'The subsidy fell although operating cost rose',
    columns: ['', 'Year 1', 'Year 2'],
    rows: [['Subsidy', '367', '349']],
    highlightCell: { row: 0, column: 2, note: 'The subsidy fell although the operating cost rose' },
    sentence: 'A bus trip costs 3.05 dollars of subsidy.\nThe sponsor has only confirmed until March 2025.',
  });
  const left = withoutEchoes(table, 'en');
  assert.ok(left.kind === 'table' && table.kind === 'table');
  assert.deepEqual(left.highlightCell, { row: 0, column: 2 });
  assert.equal(left.sentence, table.sentence);
  const tied = made({
    ...table,
    rows: [
      ['Fares', 'by line'],
      ['Subsidy', 'by district'],
    ],
    columns: ['', 'Counted'],
    highlightCell: undefined,
    sentence: 'Fares by line and subsidy by district are counted.',
  });
  assert.ok(tied.kind === 'table');
  assert.deepEqual(withoutEchoes(tied, 'en'), tied);
  const big = made({
    kind: 'bigNumber',
    title: 'Applications are taken from 1 to 31 October',
    figure: '70%',
    statement: 'of the budget is paid',
    note: 'Applications are taken from 1 to 31 October. At most 1,200 euros are paid.',
  });
  const told = withoutEchoes(big, 'en');
  assert.ok(told.kind === 'bigNumber');
  assert.equal(told.note, 'At most 1,200 euros are paid.');
});

test('a sentence with a figure of its own, or with words that no part of the slide has, is no repetition', () => {
  const kept = (fields: object, sentence: string, language = 'en') => {
    const left = withoutEchoes(made({ ...fields, sentence }), language);
    assert.equal('sentence' in left && left.sentence, sentence);
  };
  const stats = {
    kind: 'stats',
    title: 'The 300,000 dollars of fares pay 2,500 hours of one more bus',
    stats: [
      { figure: '2,500 hours', label: 'of one more bus each year' },
      { figure: '80', label: 'dollars for an hour of a bus' },
    ],
  };
  kept(stats, '2,500 hours are one more bus for about eight hours on 300 days.');
  const tarifs = {
    kind: 'change',
    title: 'La pompe rend 12 000 kWh',
    before: { label: 'Chaleur', figure: '8' },
    after: { label: 'Courant', figure: '4' },
  };
  kept(tarifs, 'Les 8 000 kWh de chaleur viennent de l’air.', 'fr');
  const towns = {
    kind: 'table',
    title: 'Towns that made buses free gained riders',
    columns: ['Town', 'Gain'],
    rows: [
      ['Corvallis', '40%'],
      ['Missoula', '30%'],
    ],
  };
  kept(towns, 'Corvallis and Missoula have a university, which a small town may lack.');
  const butter = {
    kind: 'stats',
    title: 'Con la mantequilla a 9 euros el año cambia',
    stats: [
      { figure: '8,20 euros', label: 'es el precio de la mantequilla' },
      { figure: '9 euros', label: 'es el precio que cambia el año' },
    ],
  };
  kept(butter, 'Con la mantequilla a 9 euros, el año acabaría sin beneficio que repartir.', 'es');
  const echo = withoutEchoes(made({ ...butter, sentence: 'El precio de la mantequilla es de 8,2 euros.' }), 'es');
  assert.ok(echo.kind === 'stats');
  assert.equal(echo.sentence, undefined);
});

test('who and when stand once where the title says them for all; where to ask stands on the last slide alone', () => {
  const slide = made({
    kind: 'decisions',
    title: 'The board is asked to decide by 30 June',
    decisions: [
      { text: 'Approve option B', owner: 'Board', date: '30 June' },
      { text: 'Pay for two cameras', owner: 'Board', date: '30 June' },
    ],
    sentence: 'Questions go to ann@example.org before the meeting of the board.',
  });
  const left = withoutEchoes(slide, 'en', 'ann@example.org');
  assert.ok(left.kind === 'decisions');
  assert.deepEqual(left.decisions, [{ text: 'Approve option B' }, { text: 'Pay for two cameras' }]);
  assert.equal(left.sentence, undefined);
  const other = made({ ...slide, title: 'Two things are to be decided' });
  assert.deepEqual(withoutEchoes(other, 'en'), other);
});

test('where to ask is told where each of its words, figures and addresses stands on the slide', () => {
  const slide = made({
    kind: 'decisions',
    title: 'The board decides by Monday noon',
    decisions: [{ text: 'Reply to all with yes or no', date: 'Mon 16 March, noon' }, { text: 'Take option B' }],
  });
  assert.equal(isTold('Reply to all by Monday 16 March at noon', slide, 'en'), true);
  assert.equal(isTold('Reply to all by Monday 18 March at noon', slide, 'en'), false);
  assert.equal(isTold('Reply to all, Marit Solheim', slide, 'en'), false);
  assert.equal(isTold('marit@example.org', slide, 'en'), false);
});

test('a list ends all of its statements alike', () => {
  const cards = (...texts: string[]) => made({ kind: 'cards', cards: texts.map((text, i) => ({ head: `Card ${i}`, text })) });
  assert.deepEqual(
    evenStops(cards('You clear up at once. Each time costs 45 pounds.', 'You pay for whatever is damaged', 'No tethering')),
    cards('You clear up at once. Each time costs 45 pounds.', 'You pay for whatever is damaged.', 'No tethering'),
  );
  const single = cards('They drew 1.200 euros in all', 'It was worth it in the end');
  assert.equal(evenStops(single), single);
});

test('a sentence that says whose it is says something new', () => {
  const bars = {
    kind: 'pair',
    title: 'Standstill cost us more than field returns',
    sentence: 'The field returns were with Brandt frames only',
  };
  const pair = made({
    ...bars,
    bars: [
      { figure: '65,700', label: 'Line standing still', value: 65_700, note: 'days without frames' },
      { figure: '15,540', label: 'Exchange of failed frames, field returns only', value: 15_540 },
    ],
  });
  const left = withoutEchoes(pair, 'en');
  assert.equal('sentence' in left && left.sentence, bars.sentence);
});

test('a sentence in the words of the slide that limits what it says stays: until when, unless what, not what', () => {
  const steps = made({
    kind: 'process',
    title: 'Tempo 30 applies in the old town',
    steps: [
      { head: 'Signs are set up', text: 'In the old town, for Tempo 30' },
      { head: 'The review is held', text: 'By the council of the town' },
    ],
  });
  const keeps = (sentence: string) =>
    'sentence' in withoutEchoes({ ...steps, sentence } as Slide, 'en') &&
    (withoutEchoes({ ...steps, sentence } as Slide, 'en') as { sentence?: string }).sentence === sentence;
  assert.ok(keeps('Tempo 30 applies in the old town until the review is held'));
  assert.ok(keeps('Tempo 30 does not apply in the old town without signs'));
  assert.ok(!keeps('In the old town of the council Tempo 30 applies'));
});

test('a sentence that alone names the time, and a question to those who listen, stay', () => {
  const stats = (sentence: string) =>
    withoutEchoes(
      slideSchema.parse({
        kind: 'stats',
        title: 'The 24 schools measured waste and have a target by summer',
        stats: [
          { figure: '24', label: 'schools that measured' },
          { figure: '70 g', label: 'target of the schools by summer' },
        ],
        sentence,
      }),
      'en',
    );
  const told = (sentence: string) => JSON.stringify(stats(sentence)).includes(sentence);
  assert.ok(told('The target is for summer next year, measured in the same 24 schools.'));
  assert.ok(told('Have the schools measured the waste?'));
  assert.ok(!told('The target by summer is measured in the same 24 schools.'));
});

test('a sum that stands nowhere else on the slide is no repetition', () => {
  const fees = made({
    kind: 'table',
    title: 'With the full fee newcomers pay 112 or 139 euros',
    columns: ['', 'Small plot', 'Large plot'],
    rows: [
      ['Full fee', '40', '60'],
      ['Water', '22', '29'],
      ['Deposit', '50', '50'],
      ['Paid by newcomers', '112', '139'],
    ],
    sentence: 'Newcomers pay full fee, water and deposit: 40 + 22 + 50 = 112 euros for the small plot.',
  });
  assert.deepEqual(withoutEchoes(fees, 'en'), fees);
  const listed = made({
    ...fees,
    rows: [
      ['Full fee, water, deposit', '40 + 22 + 50 = 112', '139'],
      ['Small and large plot', '112', '139'],
    ],
  });
  assert.ok(!JSON.stringify(withoutEchoes(listed, 'en')).includes('Newcomers pay full fee'));
  const read = made({ ...fees, sentence: 'Newcomers pay the full fee of 40, water of 22 and the deposit of 50.' });
  assert.ok(!JSON.stringify(withoutEchoes(read, 'en')).includes('Newcomers pay the full'));
});

test('who it is that another text only describes is new, however short the sentence is', () => {
  const missed = made({
    kind: 'targets',
    title: 'Late parcels exceed what our oldest customer allows',
    rows: [{ label: 'Late parcels', actual: '5.1%', target: '4%', value: 5.1, goal: 4, gap: '1.1 points', want: 'atMost' }],
    heads: { actual: 'This year', target: 'Clinic contract' },
    sentence: 'Our oldest customer is the clinic union.',
  });
  assert.deepEqual(withoutEchoes(missed, 'en'), missed);
});

test('a rate from which a row of sums comes is no repetition, but where another text tells a rate', () => {
  const late = made({
    kind: 'chart',
    title: 'Late returns add up to 12 euros',
    chart: {
      type: 'column',
      unit: 'Added for days late',
      categories: ['1 day', '2 days', '3 days'],
      series: [{ name: 'Added', values: [4, 8, 12] }],
    },
    statements: [{ text: 'Every day late adds 4 euros' }, { text: 'Nobody is asked to pay who tells the desk beforehand' }],
  });
  assert.deepEqual(withoutEchoes(late, 'en'), late);
  const told = withoutEchoes(made({ ...late, title: 'Late returns add 4 euros per day' }), 'en');
  assert.ok(!JSON.stringify(told).includes('Every day late'));
});

test('a sum in words of figures that stand in several rows stays, and one that a row has goes', () => {
  const rows = [
    ['Cuisine', '48', '520'],
    ['Jardinage', '16', '246'],
    ['Budget', '22', '198'],
  ];
  const title = 'Cuisine et jardinage réunissent 766 des participations aux ateliers';
  const table = made({ kind: 'table', title, columns: ['Thème', 'Ateliers', 'Participations'], rows, notes: '' });
  const of = (slide: Slide, sentence: string) => {
    const left = withoutEchoes({ ...slide, sentence } as Slide, 'fr');
    return 'sentence' in left ? left.sentence : undefined;
  };
  const sum = '520 participations en cuisine et 246 en jardinage font 766 participations';
  assert.equal(of(table, sum), sum);
  const known = made({
    kind: 'table',
    title,
    columns: ['Ensemble', 'Cuisine', 'Jardinage', 'Total'],
    rows: [['Participations', '520', '246', '766']],
    notes: '',
  });
  assert.equal(of(known, sum), undefined);
  assert.equal(of(table, 'Participations aux ateliers : cuisine 520, jardinage 246, budget 198'), undefined);
});

test('a division in words on which the title rests stays, and so does a number in words that stands nowhere else', () => {
  const stats = [
    { figure: '> 3,5 años', label: 'hasta recuperar los 139.400 euros gastados' },
    { figure: 'unos 39.000 €', label: 'de ahorro por curso' },
  ];
  const slide = made({ kind: 'stats', title: 'La inversión se recupera en más de 3,5 años de ahorro', stats, notes: '' });
  const of = (sentence: string) => {
    const left = withoutEchoes({ ...slide, sentence } as Slide, 'es');
    return 'sentence' in left ? left.sentence : undefined;
  };
  const division = 'Los 139.400 euros gastados entre unos 39.000 de ahorro por curso dan los años';
  assert.equal(of(division), division);
  assert.equal(of('Se recupera la inversión con 39.000 de ahorro por curso'), undefined);
  const words = 'La inversión se recupera en doce años de ahorro';
  assert.equal(of(words), words);
});
