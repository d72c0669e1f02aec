import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slide } from '@slidewright/contract/deck';
import { type Brief, briefOf } from '../../plan/brief.ts';
import { countWords } from '../../sentence/measure.ts';
import { strictSchema } from '../strictSchema.ts';
import { Pen, withoutStop } from './form.ts';
import { formOf, forms } from './forms.ts';

const source = { origin: 'text', text: '', contentModificator: 'expand', textDensity: 'concise' } as const;
const brief: Brief = briefOf({ numSlides: 8, source }, 'en');
const pen = () => new Pen(brief);
const read = (kind: Parameters<typeof formOf>[0], value: unknown) => {
  const { body, problems } = formOf(kind)?.read(value, pen()) ?? { problems: ['no such kind'] };
  return body ?? problems.join('; ');
};

const long =
  'The harbour handled more goods than ever before, because the rail link was opened, and the cranes were replaced by electric ones that need no diesel at all';
const item = {
  head: 'Head',
  text: long,
  date: '2024',
  label: 'Label',
  left: long,
  right: long,
  figure: '54%',
  name: 'Ann Lee',
  role: 'Chair',
};
const many = <T>(value: T): T[] => Array.from({ length: 30 }, () => value);

/** More than any slide holds. */
const full: Readonly<Record<string, unknown>> = {
  bullets: { items: many(item) },
  cards: { cards: many(item) },
  twoColumns: { columns: [0, 1].map(() => ({ head: long, items: many(long) })) },
  comparison: { heads: ['This', 'That'], rows: many(item) },
  prosCons: { heads: ['For', 'Against'], pros: many(long), cons: many(long) },
  process: { steps: many(item) },
  cycle: { steps: many(item), center: long },
  timeline: { points: many(item) },
  table: { columns: ['A', 'B'], rows: many([long, 'x']) },
  matrix: { fields: [0, 1, 2, 3].map(() => ({ head: 'Head', items: many(long) })) },
  stats: { stats: many({ ...item, label: long }) },
  bigNumber: { figure: '54%', statement: long, note: long },
  chart: { chart: { type: 'column', categories: ['a', 'b', 'c'], series: [{ name: 's', values: [1, 2, 3] }] }, takeaway: long },
  quote: { quote: '“We did it.”', name: 'Ann Lee' },
  team: { people: many({ ...item, text: long }) },
  pair: {
    bars: [
      { figure: '38 minutes', label: long },
      { figure: '14 minutes', label: 'Elsewhere', note: long },
    ],
    highlight: 'elsewhere',
    gap: { figure: '24 minutes', text: long },
    sentence: long,
  },
  change: {
    before: { figure: '74%', label: long },
    after: { figure: '91%', label: long },
    change: '+17 points',
    cause: long,
    rows: many({ label: long, before: '1', after: '2' }),
  },
  shares: { parts: many({ figure: '3%', label: long, note: long }), highlight: 'Harbour', whole: long },
  targets: { rows: many({ label: long, actual: '31%', target: '35%', gap: '-4' }), highlight: 'x' },
  slope: {
    times: ['2021', '2025'],
    subjects: many({ name: long, figures: ['€1.2 million', '€900,000'], change: '−25 %' }),
    sentence: long,
  },
  funnel: { stages: many({ head: long, figure: '40', text: long }) },
  stairs: { steps: many(item), present: 'Head' },
  pyramid: { levels: many(item) },
  causes: { causes: many(item), consequence: { figure: '54%', text: long } },
  hub: { center: long, spokes: many(item) },
  tree: { root: { head: 'All', figure: '12' }, branches: many({ head: long, figure: '3', leaves: many(long) }), highlight: 'x' },
  spans: { spans: many({ label: long, from: '2024-03', to: '2025', when: 'from March 2024' }) },
  quadrant: {
    axes: { x: { low: 'Little', high: 'Much' }, y: { low: 'Little', high: 'Much' } },
    items: many({ name: 'Name', x: 'low', y: 'rather high' }),
    fields: ['A', 'B', 'C', 'D'],
  },
  waterfall: {
    start: { label: long, figure: '€3.9 million' },
    changes: [
      { label: long, figure: '−€0.7 million' },
      { label: 'More', figure: '+€0.1 million' },
    ],
    end: { label: long, figure: '€3.3 million' },
    highlight: 'more',
    unit: long,
  },
  swimLanes: { acts: many({ who: 'Control room', text: long }).map((act, i) => (i % 2 ? { ...act, who: 'Crew' } : act)), highlight: 'x' },
  overlap: { sets: [item, item, item], shared: item },
  network: {
    roles: [{ head: 'Engineer', text: long }, { head: 'Crew' }],
    ties: many({ from: 'engineer', to: 'Crew', text: long }),
    highlight: 'Crew',
  },
  definition: { term: 'Term', meaning: long, about: long, example: long, not: many(long) },
  question: { question: long, reasons: many(item) },
  decisions: { decisions: many({ text: long, detail: long, owner: 'Ann Lee', date: 'May' }) },
  options: {
    options: ['A', 'B', 'C'],
    rows: many({ label: long, cells: ['1', long, '3'] }),
    verdicts: ['Yes', 'No', 'Perhaps'],
    favoured: 'b',
  },
};

test('every kind is cut to what a slide holds, and is a slide', () => {
  for (const { kind } of forms) {
    const body = read(kind, full[kind]);
    assert.ok(typeof body === 'object', `${kind}: ${body}`);
    assert.equal(slide.safeParse({ ...body, title: 'Title' }).success, true, kind);
    assert.ok(JSON.stringify(body).length < 2400, `${kind}: ${JSON.stringify(body).length}`);
  }
});

test('a chart has its statements, or else its takeaway', () => {
  const { chart } = full.chart as { chart: unknown };
  const both = read('chart', { chart, takeaway: 'It rises.', statements: ['It rises.', ' ', 'It falls at last.'] });
  assert.ok(typeof both === 'object' && both.kind === 'chart');
  assert.deepEqual(both.statements, [{ text: 'It rises' }, { text: 'It falls at last' }]);
  assert.equal(both.takeaway, undefined);
  const one = read('chart', { chart, takeaway: 'It rises.', statements: ['It falls.'] });
  assert.ok(typeof one === 'object' && one.kind === 'chart' && one.takeaway);
});

test('a ring is drawn of the parts of a whole; of others it is columns', () => {
  const type = (categories: string[], values: number[], suffix: string) => {
    const slide = read('chart', { chart: { type: 'doughnut', suffix, categories, series: [{ name: 's', values }] } });
    return typeof slide === 'object' && slide.kind === 'chart' && slide.chart.type;
  };
  assert.equal(type(['Rent', 'Food', 'Rest'], [50, 30, 20], '%'), 'doughnut');
  assert.equal(type(['Men', 'Women', 'Children'], [50, 30, 41], '%'), 'column');
  assert.equal(type(['2021', '2022', '2023'], [50, 30, 20], 't'), 'column');
});

test('what stands beside every number of a chart is whole: a word apart from it, what is long with what is measured', () => {
  const { chart } = full.chart as { chart: object };
  const beside = (fields: object) => {
    const slide = read('chart', { chart: { ...chart, unit: 'Speed', ...fields } });
    assert.ok(typeof slide === 'object' && slide.kind === 'chart');
    const { unit, prefix, suffix } = slide.chart;
    return [unit, prefix, suffix];
  };
  assert.deepEqual(beside({ prefix: '£', suffix: 'm' }), ['Speed', '£', 'm']);
  assert.deepEqual(beside({ suffix: 'cm' }), ['Speed', undefined, '\u00a0cm']);
  assert.deepEqual(beside({ suffix: 'cm al año' }), ['Speed, cm al año', undefined, undefined]);
});

test('every kind of content slide that a deck may have is offered, and told when it serves', () => {
  // What the deck itself adds.
  const own = new Set(['cover', 'coverPicture', 'agenda', 'section', 'picture', 'sources', 'closing']);
  const kinds = slide.options.map(({ shape }) => shape.kind.value).filter((kind) => !own.has(kind));
  assert.deepEqual(forms.map(({ kind }) => kind).sort(), kinds.sort());
  assert.equal(new Set(forms.map(({ use }) => use)).size, forms.length);
});

test('bars are as long as their figures say, and the one that matters is told by its name', () => {
  const pair = read('pair', full.pair);
  assert.ok(typeof pair === 'object' && pair.kind === 'pair');
  assert.deepEqual([pair.bars.map(({ value }) => value), pair.highlight], [[38, 14], 1]);
  const slope = read('slope', full.slope);
  assert.ok(typeof slope === 'object' && slope.kind === 'slope');
  assert.deepEqual(slope.subjects[0]?.values, [1.2e6, 9e5]);
  const options = read('options', full.options);
  assert.equal(typeof options === 'object' && options.kind === 'options' && options.favoured, 1);
  const named = read('options', Object.assign({ verdictHead: 'Best where' }, full.options));
  const judged = typeof named === 'object' && named.kind === 'options' ? named : undefined;
  assert.deepEqual(judged?.rows.at(-1), { label: 'Best where', cells: ['Yes', 'No', 'Perhaps'] });
  assert.equal(judged?.verdicts, undefined);
  const nameless = typeof options === 'object' && options.kind === 'options' ? options.rows.at(-1) : undefined;
  assert.deepEqual(nameless, { label: 'Verdict', cells: ['Yes', 'No', 'Perhaps'] });
  assert.equal(
    read('pair', {
      bars: [
        { figure: 'many', label: 'a' },
        { figure: '3', label: 'b' },
      ],
    })
      .toString()
      .slice(0, 23),
    'bars: every figure must',
  );
});

test('a figure that stands alone or beside one other has room for its unit in words', () => {
  const bars = (...figures: string[]) => ({ bars: figures.map((figure) => ({ label: `Loss of ${figure}`, figure })) });
  assert.notEqual(typeof read('pair', bars('6 million cubic metres', '5 million cubic metres')), 'string');
  assert.notEqual(typeof read('pair', bars('about 6 million cubic metres', '≈ 5 million cubic metres')), 'string');
  assert.equal(typeof read('pair', bars('6 million cubic metres a year', '5 million cubic metres')), 'string');
  assert.notEqual(typeof read('bigNumber', { figure: '6 million cubic metres', statement: 'are lost in a dry year' }), 'string');
  assert.equal(typeof read('bigNumber', { figure: '6 million cubic metres a year', statement: 'are lost in a dry year' }), 'string');
});

test('of a whole one part is lit, or two that the title speaks of', () => {
  const parts = ['Air', 'Water', 'Light; spare'].map((label, i) => ({ label, figure: `${3 - i} MWh` }));
  for (const [highlight, lit] of [
    ['Air; Water', [0, 1]],
    ['Water', [1]],
    ['Light; spare', [2]],
    ['Nothing', []],
  ] as const) {
    const slide = read('shares', { parts, highlight });
    assert.deepEqual(typeof slide === 'object' && slide.kind === 'shares' && slide.highlight, lit);
  }
});

test('parts lead from one total to another, or they are no waterfall', () => {
  const made = read('waterfall', full.waterfall);
  assert.ok(typeof made === 'object' && made.kind === 'waterfall');
  assert.deepEqual([made.changes.map(({ value }) => value), made.end.value, made.highlight], [[-7e5, 1e5], 3.3e6, 1]);
  const end = { label: 'End', figure: '€5 million' };
  assert.match(String(read('waterfall', { ...(full.waterfall as object), end })), /must make the end/);
});

test('work passes from lane to lane; what ties roles that are not there is left out', () => {
  const acts = ['Desk', 'Desk', 'Crew', 'Desk'].map((who, i) => ({ who, text: `Act ${i}`, to: i === 0 ? 'crew' : '' }));
  const made = read('swimLanes', { acts });
  assert.ok(typeof made === 'object' && made.kind === 'swimLanes');
  assert.deepEqual([made.lanes, made.handovers], [['Desk', 'Crew'], [{ from: 0, to: 2 }]]);
  assert.match(String(read('swimLanes', { acts: acts.slice(0, 2) })), /at least 2 who act/);
  const roles = [{ head: 'A' }, { head: 'B' }];
  assert.match(String(read('network', { roles, ties: [{ from: 'A', to: 'C' }] })), /must be heads/);
});

test('the cell, the row, the column and the series that the title speaks of are told by their names', () => {
  const rows = [
    ['Lossum', '77%'],
    ['Tresk', '70%'],
  ];
  const table = (highlight: object) => read('table', { columns: ['City', 'Returned'], rows, highlight });
  const cell = table({ rows: ['tresk'], column: 'Returned', note: 'The lowest.' });
  assert.deepEqual(typeof cell === 'object' && cell.kind === 'table' && cell.highlightCell, { row: 1, column: 1, note: 'The lowest' });
  const row = table({ rows: ['Tresk', 'Lossum'], column: null });
  assert.ok(typeof row === 'object' && row.kind === 'table');
  assert.deepEqual([row.highlightRow, row.highlightRows], [1, [0]]);
  const series = ['x', 'y', 'z'].map((name) => ({ name, values: [1, 2, 3] }));
  const chart = (fields: object, all = series, beside: object = { callout: 'It decides.' }) =>
    read('chart', { chart: { type: 'column', categories: ['a', 'b', 'c'], series: all, ...fields }, ...beside });
  const called = chart({ highlight: 'b' }, series.slice(0, 1));
  assert.ok(typeof called === 'object' && called.kind === 'chart');
  assert.deepEqual([called.chart.highlight, called.callout, called.takeaway], [1, { text: 'It decides' }, undefined]);
  const single = chart({}, series.slice(0, 1), { callout: '', statements: ['Measured in June.'] });
  assert.deepEqual(typeof single === 'object' && single.kind === 'chart' && single.takeaway, { text: 'Measured in June' });
  const several = chart({ highlight: 'b' }, series.slice(0, 1), { callout: 'It decides.', statements: ['It rose.', 'It is late.'] });
  assert.ok(typeof several === 'object' && several.kind === 'chart');
  assert.deepEqual([several.statements?.length, several.callout], [2, undefined]);
  const small = chart({ type: 'multiples', highlight: 'z' });
  assert.ok(typeof small === 'object' && small.kind === 'chart');
  assert.deepEqual([small.chart.type, small.multiples, small.chart.highlight], ['line', true, 2]);
});

test('what is missing or of the wrong shape is said', () => {
  for (const { kind } of forms) {
    const problem = read(kind, {});
    assert.ok(typeof problem === 'string' && problem !== '', kind);
  }
  assert.equal(read('cards', { cards: [item] }), 'cards: there must be at least 3');
  const parts = [
    { figure: '60%', label: 'A' },
    { figure: '70%', label: 'B' },
  ];
  assert.match(String(read('shares', { parts })), /more than 100 %/);
  assert.match(String(read('stats', { stats: [item, { figure: 'many', label: 'x' }] })), /every figure must be a number/);
  assert.match(
    String(read('chart', { chart: { type: 'column', categories: ['a', 'b', 'c'], series: [{ name: 's', values: [1] }] } })),
    /one value for every/,
  );
});

test('a text that is too long is cut at a clause, and what was far too long is remembered', () => {
  const strict = pen();
  const cut = strict.cut(long, 12);
  assert.ok(countWords(cut) <= 12 && long.startsWith(cut.replace(/…$/, '')), cut);
  assert.equal(strict.tooLong.length, 1);
  assert.equal(strict.cut('Short enough.', 12), 'Short enough');
  assert.equal(strict.tooLong.length, 1);
});

test('a full stop stays where it is not that of a single statement', () => {
  assert.equal(withoutStop('It rose.'), 'It rose');
  assert.equal(withoutStop('上昇した。'), '上昇した');
  for (const text of ['It rose. Then it fell.', 'Nuts, figs etc.', 'The U.S.', 'And so on...', 'Why?'])
    assert.equal(withoutStop(text), text);
});

test('the schema of every kind is strict', () => {
  for (const { kind, shape } of forms) {
    const schema = JSON.stringify(strictSchema(shape));
    assert.doesNotMatch(schema, /minimum|maximum|minItems|maxItems|minLength|\$schema|anyOf|null/, kind);
    const objects = schema.match(/"type":"object"/g)?.length;
    assert.equal(schema.match(/"additionalProperties":false/g)?.length, objects, kind);
    assert.equal(schema.match(/"required":/g)?.length, objects, kind);
  }
});

test('of a waterfall one part may be what is left between the others, and is marked; two parts are not', () => {
  const stated = new Set(['186.000', '45.000', '48.000']);
  const problemOf = (text: string) =>
    /^\D*([\d.]{4,})/.test(text) && !stated.has(/[\d.]{4,}/.exec(text)?.[0] ?? '') ? 'not in the source' : undefined;
  const read = (...figures: string[]) =>
    formOf('waterfall')?.read(
      {
        start: { label: 'Kosten', figure: '186.000' },
        changes: figures.map((figure, i) => ({ label: `Zuschuss ${i}`, figure })),
        end: { label: 'Lücke', figure: '48.000' },
      },
      new Pen(briefOf({ numSlides: 8, source: { origin: 'text', text: '', contentModificator: 'expand', textDensity: 'concise' } }, 'de')),
      problemOf,
    );
  const made = read('−93.000', '−45.000');
  assert.deepEqual(made?.problems, []);
  assert.ok(made?.body?.kind === 'waterfall' && made.body.source === 'Ein Teil aus den übrigen Zahlen berechnet', JSON.stringify(made));
  assert.equal(read('−90.000', '−45.000')?.body, undefined, 'it does not add up');
  assert.equal(read('−91.000', '−47.000')?.body, undefined, 'two that nobody states');
});

test('a part of a whole, stated changes and what a figure is held against have fields', () => {
  const bars = [
    { figure: '$58m', label: 'Backlog' },
    { figure: 'about $12m', label: 'HX-4 orders' },
  ];
  const pair = read('pair', { bars, relation: 'part' });
  assert.ok(typeof pair !== 'string' && pair.kind === 'pair' && pair.part);
  const compared = read('pair', { bars, relation: 'compared' });
  assert.ok(typeof compared !== 'string' && !('part' in compared));
  const slope = read('slope', {
    times: ['2024', '2025'],
    subjects: [
      { name: 'Radar', figures: ['$11.1m', '$9.4m'], change: '−15%' },
      { name: 'Autopilots', figures: ['$7.3m', '$8.1m'], change: '' },
    ],
  });
  assert.ok(typeof slope !== 'string' && slope.kind === 'slope');
  assert.deepEqual(
    slope.subjects.map(({ change }) => change),
    ['−15%', undefined],
  );
  const ends = { before: { figure: '2.46 dollars', label: 'Year 1' }, after: { figure: '1.12 dollars', label: 'Year 2' } };
  const change = read('change', { ...ends, reference: { label: 'A bus trip', figure: '3.05 dollars' } });
  assert.ok(typeof change !== 'string' && change.kind === 'change' && change.reference?.figure === '3.05 dollars');
  const half = read('change', { ...ends, reference: { label: 'A bus trip', figure: '' } });
  assert.ok(typeof half !== 'string' && !('reference' in half));
  const steps = {
    start: { label: 'In', figure: '1,530' },
    changes: [{ label: 'Costs', figure: '−680' }],
    end: { label: 'Left', figure: '850' },
  };
  const waterfall = read('waterfall', { ...steps, reference: { label: 'Letting', figure: '750' } });
  assert.ok(typeof waterfall !== 'string' && waterfall.kind === 'waterfall');
  assert.equal(waterfall.reference?.value, 750);
});

test('the last sentence below an exhibit keeps its stop where one before it ends in a letter that could be an abbreviation', () => {
  const said = pen().remark('So far customers have cancelled $0.6m. Order intake was $46.0m, a book-to-bill of 1.11.');
  assert.equal(said, 'So far customers have cancelled $0.6m.\nOrder intake was $46.0m, a book-to-bill of 1.11.');
});

test('a result may turn into a loss', () => {
  const of = (figure: string) =>
    read('change', { before: { label: 'Result 2023', figure: '€2,900' }, after: { label: 'Result 2024', figure } });
  for (const figure of ['-€4,400', '−€4,400', '€-4,400']) assert.ok(typeof of(figure) === 'object', figure);
  assert.match(String(of('a loss')), /every figure must be a number/);
});

test('a question below an exhibit stands on one line with its answer', () => {
  assert.equal(pen().remark('In doubt? Ask before you open it. It costs nothing.'), 'In doubt? Ask before you open it.\nIt costs nothing.');
  assert.equal(pen().remark('In doubt? Ask before you open it.'), 'In doubt? Ask before you open it.');
});

test('no part of a whole stands out where the answer marks none', () => {
  const parts = [
    { label: 'Ward', figure: '£1.3m' },
    { label: 'Team', figure: '£0.7m' },
  ];
  const of = (highlight: string) => {
    const made = read('shares', { parts, highlight, whole: 'of £2.0m' });
    return typeof made !== 'string' && made.kind === 'shares' ? made.highlight : made;
  };
  assert.deepEqual(of(''), []);
  assert.deepEqual(of('Team'), [1]);
});

test('months without a year are a scale too, and go on into the next year', () => {
  const of = (...ends: (readonly [string, string])[]) => {
    const made = read('spans', { spans: ends.map(([from, to], i) => ({ label: `Stage ${i}`, from, to, when: '' })), highlight: '' });
    return typeof made !== 'string' && made.kind === 'spans' ? made.spans.map(({ from, to }) => [from, to]) : made;
  };
  const stages = [
    [3, 5],
    [6, 9],
  ];
  assert.deepEqual(of(['--04', '--05'], ['--07', '--09']), stages);
  assert.deepEqual(of(['--11', '--02'], ['--03', '--03']), [
    [10, 14],
    [14, 15],
  ]);
  assert.deepEqual(of(['2024', '2024'], ['2025-01', '2025-01']), [
    [24288, 24300],
    [24300, 24301],
  ]);
  assert.match(String(of(['--04', '--05'], ['2024-01', '2024-02'])), /at least 2/);
});

test('what all parts are of heads them, with a capital', () => {
  const parts = ['Air', 'Water'].map((label) => ({ label, figure: '3 MWh' }));
  const slide = read('shares', { parts, whole: 'of 6 MWh in 2025' });
  assert.deepEqual(typeof slide === 'object' && slide.kind === 'shares' && slide.whole, 'Of 6 MWh in 2025');
});
