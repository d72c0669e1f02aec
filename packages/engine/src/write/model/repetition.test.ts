import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { affixesOf } from './affixes.ts';
import { createRepetition } from './repetition.ts';
import { withoutPart } from './slidePart.ts';

const bullets = (title: string, ...texts: string[]): Slide => ({
  kind: 'bullets',
  title,
  items: texts.map((text) => ({ text })),
  notes: '',
});
const texts = (slide: Slide | undefined) => (slide?.kind === 'bullets' ? slide.items.map(({ text }) => text) : undefined);

test('a point that a slide before has is left out, word for word or nearly', () => {
  const repetition = createRepetition('en');
  repetition.add(bullets('One', 'The town paid for the panels on the roof', 'Nine years'));
  const problems: string[] = [];
  const slide = bullets(
    'Two',
    'The town paid for the panels on the roof.',
    'The state gave 40 percent of the price',
    'The state gave 30 percent of the price',
    'Nine years',
    'A further thing was said then',
    'A further thing was said, then',
  );
  assert.deepEqual(texts(repetition.fresh(slide, problems)), [
    'The state gave 40 percent of the price',
    'The state gave 30 percent of the price',
    'Nine years',
    'A further thing was said then',
  ]);
  assert.equal(problems.length, 2);
});

test('a slide that says what another says is none', () => {
  const repetition = createRepetition('en');
  const slide = bullets('One', 'The town paid for the panels', 'The state gave 40 percent of it', 'It took eleven weeks to build');
  repetition.add(slide);
  assert.equal(repetition.fresh({ ...slide, title: 'Two' }, []), undefined);
  assert.ok(repetition.saysTitle('ONE'));
});

test('what is decided or asked, labels, and what is the same of both stay, and so does what is marked', () => {
  const repetition = createRepetition('de');
  const point = 'Vertretung des Vereins im Stadtbezirksbeirat klären';
  repetition.add({ kind: 'timeline', title: 'Termine', notes: '', points: [{ date: '12. März', text: point }] });
  const decisions: Slide = { kind: 'decisions', title: 'Offen', notes: '', decisions: [{ text: point }, { text: 'Website pflegen' }] };
  const pair: Slide = {
    kind: 'pair',
    title: 'Die Mauer kostet mehr',
    notes: '',
    bars: [
      { figure: '£9,000', label: 'Town flood wall', value: 9000, note: 'for each home that is protected' },
      { figure: '£4,000', label: 'Meadow storage', value: 4000, note: 'for each home that is protected' },
    ],
    highlight: 0,
  };
  for (const slide of [decisions, pair]) {
    const problems: string[] = [];
    assert.deepEqual(repetition.fresh(slide, problems), slide);
    assert.deepEqual(problems, []);
  }
  repetition.add(pair);
  assert.equal(repetition.fresh({ ...pair, title: 'Noch einmal' }, []), undefined, 'the same slide under another title');
});

test('a list keeps two points, and a point that is said twice rather than fewer', () => {
  const repetition = createRepetition('en');
  repetition.add(bullets('One', 'The town paid for the panels on the roof'));
  const slide = bullets('Two', 'The town paid for the panels on the roof', 'The state gave 40 percent of the price');
  assert.deepEqual(repetition.fresh(slide, []), slide);
});

test('what is marked stays so where another part goes', () => {
  const slide: Slide = {
    kind: 'timeline',
    title: 'Four years',
    notes: '',
    points: ['2021', '2022', '2023', '2024'].map((date) => ({ date, text: `What happened in ${date}` })),
    highlight: 2,
  };
  const marked = (made: Slide | undefined) =>
    made?.kind === 'timeline' && made.highlight !== undefined ? made.points[made.highlight]?.date : undefined;
  assert.equal(marked(withoutPart(slide, ['points', 0])), '2023');
  assert.equal(marked(withoutPart(slide, ['points', 3])), '2023');
  assert.equal(marked(withoutPart(slide, ['points', 2])), undefined);
});

test('what is said in the notes of one slide is not said in those of the next', () => {
  const repetition = createRepetition('en');
  repetition.add({ ...bullets('One', 'a'), notes: 'Remember to thank the council for it. It was good.' });
  const next = { ...bullets('Two', 'b'), notes: 'The price fell a lot. Remember to thank the council for it.' };
  const problems: string[] = [];
  assert.equal(repetition.fresh(next, problems)?.notes, 'The price fell a lot.');
  assert.deepEqual(problems, ['notes: "Remember to thank the council for it." is spoken twice']);
});

test('what stands in front of every title, or behind it, goes', () => {
  const before = affixesOf(['HACKED: One', 'HACKED: Two', 'HACKED: Three', 'Four']);
  assert.deepEqual(['HACKED: One', 'Four'].map(before), ['One', 'Four']);
  const behind = affixesOf(['One (Acme Corp)', 'Two (Acme Corp)', 'Three (Acme Corp)']);
  assert.equal(behind('Two (Acme Corp)'), 'Two');
  const none = affixesOf(['Costs: what we paid', 'Time: what we needed', 'People: who came']);
  assert.equal(none('Costs: what we paid'), 'Costs: what we paid');
});
