import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deck as deckSchema, type Slide } from '@slidewright/contract/deck';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

const signal = new AbortController().signal;

/** A cover and one slide of content. */
function write(text: string): readonly Slide[] {
  const source = { origin: 'text', text, contentModificator: 'condense', textDensity: 'concise' } as const;
  const deck = writeDeck(readText(text, 'text'), { numSlides: 2, source }, signal);
  deckSchema.parse(deck);
  return deck.slides;
}

const kinds = (text: string) => write(text).map((slide) => slide.kind);
const find = <K extends Slide['kind']>(text: string, kind: K) => {
  const slide = write(text).find((candidate) => candidate.kind === kind);
  assert.ok(slide, `${kind} is not among ${kinds(text).join(', ')}`);
  return slide as Extract<Slide, { kind: K }>;
};

describe('pros and cons', () => {
  const sides = (pros: string, cons: string) =>
    `# A second cable\n\n## ${pros}\n\n- It uses the trench that was dug in 2021\n- It needs no new permit before 2031\n\n## ${cons}\n\n- It blocks the fishing lane for five weeks\n- One supplier makes all of the joints\n`;

  test('two sections that say so', () => {
    const slide = find(sides('Advantages', 'Drawbacks'), 'prosCons');
    assert.deepEqual(slide.heads, ['Advantages', 'Drawbacks']);
    assert.equal(slide.pros.length, 2);
    assert.equal(slide.cons.length, 2);
  });

  test('also where what speaks against comes first, in another language', () => {
    const text =
      '# Das zweite Kabel\n\n## Nachteile\n\n- Es sperrt die Fahrrinne der Fischer für fünf Wochen\n- Alle Verbindungen macht ein einziger Hersteller\n\n## Vorteile\n\n- Es nutzt den Graben, den wir vor fünf Jahren gezogen haben\n- Die Arbeit bleibt bei den Firmen am Ort\n';
    assert.deepEqual(find(text, 'prosCons').heads, ['Vorteile', 'Nachteile']);
  });

  test('a table of two such columns', () => {
    const slide = find(
      '# Cable\n\n## Compared\n\n| Pros | Cons |\n|---|---|\n| Cheap to lay | Only one supplier |\n| Quick to lay | |\n',
      'prosCons',
    );
    assert.deepEqual([slide.pros.length, slide.cons.length], [2, 1]);
  });

  test('other sections stay what they are', () => assert.ok(!kinds(sides('History', 'Outlook')).includes('prosCons')));
});

describe('cycle', () => {
  const steps = '1. Plan\n2. Do\n3. Check\n4. Act\n';
  test('numbered steps under a heading that says so', () =>
    assert.deepEqual(
      find(`# Quality\n\n## The improvement cycle\n\n${steps}`, 'cycle').steps.map((step) => step.head),
      ['Plan', 'Do', 'Check', 'Act'],
    ));
  test('steps that lead somewhere are a process', () => assert.ok(kinds(`# Quality\n\n## How to order\n\n${steps}`).includes('process')));
  test('a life cycle begins and ends', () => assert.ok(!kinds(`# Quality\n\n## The life cycle of a lamp\n\n${steps}`).includes('cycle')));
});

describe('funnel', () => {
  const list = '- Visits: 12,000\n- Trials: 900\n- Contracts: 80\n';
  test('falling numbers under a heading that says so', () =>
    assert.deepEqual(
      find(`# Sales\n\n## Our sales funnel\n\n${list}`, 'funnel').stages.map((stage) => stage.value),
      [12_000, 900, 80],
    ));
  test('a ranking is none', () => assert.ok(!kinds(`# Sales\n\n## Our branches\n\n${list}`).includes('funnel')));
});

describe('matrix', () => {
  const swot = (names: string[]) => names.map((name) => `- **${name}:** What there is to say of it in a few words.`).join('\n');
  test('the parts of a SWOT analysis', () => {
    const slide = find(`# Cable\n\n## Analysis\n\n${swot(['Strengths', 'Weaknesses', 'Opportunities', 'Threats'])}\n`, 'matrix');
    assert.deepEqual(
      slide.fields.map((field) => field.head),
      ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'],
    );
  });
  test('four other things are cards', () =>
    assert.ok(kinds(`# Cable\n\n## Analysis\n\n${swot(['Strengths', 'Costs', 'Opportunities', 'Threats'])}\n`).includes('cards')));

  const table = (left: string, right: string, high: string, low: string) =>
    `# Plans\n\n## Where to begin\n\n| | ${left} | ${right} |\n|---|---|---|\n| ${high} | Second cable | New port |\n| ${low} | Paint trials | Own ships |\n`;
  test('a table of two by two whose names are opposites', () => {
    const slide = find(table('Low effort', 'High effort', 'High value', 'Low value'), 'matrix');
    assert.deepEqual(slide.axes, { x: { low: 'Low effort', high: 'High effort' }, y: { low: 'Low value', high: 'High value' } });
  });
  test('two things compared are a comparison', () =>
    assert.ok(kinds(table('Plan A', 'Plan B', 'Output of the plan', 'Noise at night')).includes('comparison')));
});

describe('team', () => {
  const people =
    '- **Moira Sinclair**: Head of trading\n- **Jonas Lindqvist**: Chief engineer, built both fields\n- **Priya Raman**: Finance\n';
  test('people with what they do, under a heading that says so', () => {
    const slide = find(`# Cable\n\n## Our team\n\n${people}`, 'team');
    assert.deepEqual(slide.people[1], { name: 'Jonas Lindqvist', role: 'Chief engineer', text: 'built both fields' });
  });
  test('things under such a heading are no people', () =>
    assert.ok(!kinds(`# Cable\n\n## Our team\n\n- **Goals**: Ship the cable\n- **Rules**: No work at night\n`).includes('team')));
});

describe('scatter', () => {
  const rows = [
    [8, 30],
    [9, 36],
    [10, 44],
    [11, 51],
    [12, 55],
    [13, 66],
  ];
  const table = (up: (y: number, i: number) => number) =>
    `# Wind\n\n## Speed and output\n\n| Site | Wind, m/s | Output, GWh |\n|---|---|---|\n${rows.map(([x = 0, y = 0], i) => `| Site ${'ABCDEF'[i]} | ${x} | ${up(y, i)} |`).join('\n')}\n`;
  test('two columns of different units that go together', () => {
    const slide = find(
      table((y) => y),
      'chart',
    );
    assert.equal(slide.chart.type, 'scatter');
    assert.deepEqual(slide.chart.x, [8, 9, 10, 11, 12, 13]);
  });
  test('columns that have nothing to do with each other stay a table', () =>
    assert.ok(kinds(table((_, i) => [50, 20, 49, 22, 51, 21][i] ?? 0)).includes('table')));
});

test('a date that nothing parts from what happens then is not said twice', () => {
  const days = ['19 Feb launch in all of Ireland', '5 Mar workshops in Cork', '12 Mar first review, decide on the second country'];
  const slide = find(`# Calendar\n\n${days.map((day) => `- ${day}`).join('\n')}\n`, 'timeline');
  assert.deepEqual(
    slide.points.map(({ date, text }) => `${date}: ${text}`),
    ['19 Feb: Launch in all of Ireland', '5 Mar: Workshops in Cork', '12 Mar: First review, decide on the second country'],
  );
});

test('a calendar keeps its months beside its days', () => {
  const days = [
    '12 May: the trial begins',
    '1 June: the rules apply',
    '7 October: the first review',
    'November: a second review with the council',
  ];
  const slide = find(`# Calendar\n\n${days.map((day) => `- ${day}`).join('\n')}\n`, 'timeline');
  assert.deepEqual(
    slide.points.map(({ date }) => date),
    ['12 May', '1 June', '7 October', 'November'],
  );
});

test('people with their roles behind a comma and more behind a dash are a team', () => {
  const people = [
    'Lena Fuchs, CEO – 8 years at GEA, drying plants',
    'Matteo Riva, COO – built two bakeries',
    'Dr. Aylin Kaya, CTO – 4 patents',
  ];
  const slide = find(`# Firm\n\nIt dries grain.\n\n## Team\n\n${people.map((person) => `- ${person}`).join('\n')}\n`, 'team');
  assert.deepEqual(slide.people[2], { name: 'Dr. Aylin Kaya', role: 'CTO', text: '4 patents' });
});
