import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { assumedIn, FIGURED, markAssumed, markOf } from './assumed.ts';
import { forms } from './forms/forms.ts';

const MARK = 'Assumption, to be checked';
const slides: readonly object[] = [
  { kind: 'chart', chart: { type: 'column', categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] } },
  { kind: 'table', columns: ['Item', 'Cost'], rows: [['Seeds', '20 euros']] },
  { kind: 'stats', stats: ['20%', '30%'].map((figure) => ({ figure, label: 'of all' })) },
  { kind: 'bigNumber', figure: '20%', statement: 'of all' },
  { kind: 'pair', bars: ['1', '2'].map((figure, value) => ({ figure, label: 'x', value })), sentence: 'It is half.' },
  { kind: 'slope', times: ['2021', '2025'], subjects: [{ name: 'A', figures: ['1', '2'], values: [1, 2] }] },
  {
    kind: 'waterfall',
    start: { label: 'Now', figure: '1', value: 1 },
    changes: [{ label: 'More', figure: '+1', value: 1 }],
    end: { label: 'Then', figure: '2', value: 2 },
  },
  { kind: 'change', before: { label: 'Then', figure: '1' }, after: { label: 'Now', figure: '2' } },
  {
    kind: 'shares',
    parts: [
      { label: 'A', figure: '1', value: 1 },
      { label: 'B', figure: '2', value: 2 },
    ],
  },
  { kind: 'targets', rows: [{ label: 'A', actual: '1', target: '2', value: 1, goal: 2 }] },
];

test('every kind of figures that a topic may have says that they are assumed, and nothing else does', () => {
  const kinds = new Set<string>();
  for (const fields of slides) {
    const slide: Slide = slideSchema.parse({ ...fields, title: 'Title' });
    kinds.add(slide.kind);
    const marked = markAssumed(slide, MARK, 'en');
    assert.ok(JSON.stringify(marked).includes(MARK), slide.kind);
    assert.equal(slideSchema.safeParse(marked).success, true);
  }
  assert.deepEqual(kinds, FIGURED);
  for (const kind of FIGURED) assert.ok(forms.some((form) => form.kind === kind));
  const words = slideSchema.parse({ kind: 'table', title: 'Title', columns: ['Tree', 'Fruit'], rows: [['Oak', 'Acorn']] });
  assert.equal(markAssumed(words, MARK, 'en'), words, 'a table without figures assumes nothing');
});

test('what is supposed stands on its slide by name; a slide that supposes nothing has no mark', () => {
  const points = slideSchema.parse({ kind: 'bullets', title: 'Title', items: [{ text: 'About 900 districts have four days' }] });
  const decided = slideSchema.parse({ kind: 'decisions', title: 'Title', decisions: [{ text: 'Approve $60,000' }] });
  const marked = markAssumed(points, MARK, 'en', '2,700 pupils at about $16,000 each');
  assert.equal('source' in marked && marked.source, 'Assumption, to be checked: 2,700 pupils at about $16,000 each');
  assert.deepEqual(assumedIn(marked, 'en'), { mark: MARK, said: '2,700 pupils at about $16,000 each' });
  const imagined = markAssumed(points, markOf('en', true) ?? '', 'en', 'Valton, a village of 900');
  assert.equal('source' in imagined && imagined.source, 'Imagined example: Valton, a village of 900');
  assert.deepEqual(assumedIn(imagined, 'en'), { mark: 'Imagined example', said: 'Valton, a village of 900' });
  assert.equal(markOf('mr', true), markOf('mr'), 'a language that has no words for it says that it is to be checked');
  assert.equal(slideSchema.safeParse(marked).success, true);
  for (const slide of [points, decided]) assert.equal(markAssumed(slide, MARK, 'en'), slide, 'nobody says that it claims anything');
  for (const slide of [points, decided]) assert.equal(markAssumed(slide, MARK, 'en', ''), slide, 'it is said that nothing is supposed');
  const chart: Slide = slideSchema.parse({ ...slides[0], title: 'Title' });
  assert.equal(markAssumed(chart, MARK, 'en', ''), chart, 'published figures need no mark');
  const japanese = markAssumed(points, '仮定（要確認）', 'ja', '生徒2700人');
  assert.equal('source' in japanese && japanese.source, '仮定（要確認）：生徒2700人');
  for (const { kind } of forms) assert.ok('source' in (schemaOf(kind) ?? {}), `${kind} has a place for it`);
});

test('what costs about so much is estimated, whatever it is said to be; a limit and a constant of nature are not', () => {
  const cards = (text: string): Slide => slideSchema.parse({ kind: 'bullets', title: 'Title', items: [{ text }] });
  const marks = (text: string, language: string) => 'source' in markAssumed(cards(text), MARK, language, '');
  const marked = markAssumed(cards('A free fare costs about $250,000 a year'), MARK, 'en', '');
  assert.equal('source' in marked && marked.source, `${MARK}: about $250,000`, 'what is supposed is named');
  assert.ok(marks('A free fare costs about $250,000 a year', 'en'));
  assert.ok(marks('Das kostet rund 250.000 € im Jahr', 'de'));
  assert.ok(marks('Le prix est d’environ 0,20 € le kWh', 'fr'));
  assert.ok(marks('費用は年間250万円程度', 'ja'));
  assert.ok(marks('Each trip usually costs 30 to 50 euros', 'en'));
  const asked = slideSchema.parse({ kind: 'decisions', title: 'Title', decisions: [{ text: 'Start at about $20,000' }] });
  assert.equal(markAssumed(asked, MARK, 'en', ''), asked);
  assert.ok(!marks('The council pays at most $250,000 a year', 'en'));
  assert.ok(!marks('Le propane bout à environ −42 °C', 'fr'));
  assert.ok(!marks('Approve $250,000 a year', 'en'));
});

const schemaOf = (kind: string) => slideSchema.options.find(({ shape }) => shape.kind.value === kind)?.shape;

test('what stands behind the colon has no capital but for a name', () => {
  const slide = slideSchema.parse({
    kind: 'bigNumber',
    title: 'Title',
    figure: '20%',
    statement: 'of all that a clock saves in Lyon',
    notes: '',
  });
  const of = (said: string, language = 'en') => assumedIn(markAssumed(slide, MARK, language, said), 'en')?.said;
  assert.equal(of('Clock of 300 euros'), 'clock of 300 euros');
  assert.equal(of('The price of a clock'), 'the price of a clock');
  assert.equal(of('Lyon has 300 clocks'), 'Lyon has 300 clocks');
  assert.equal(of('LED lamps'), 'LED lamps');
});
