import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { affixesOf } from './affixes.ts';
import { createRepetition } from './repetition.ts';

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

test('what is said in the notes of one slide is not said in those of the next', () => {
  const repetition = createRepetition('en');
  repetition.add({ ...bullets('One', 'a'), notes: 'Remember to thank the council for it. It was good.' });
  const next = { ...bullets('Two', 'b'), notes: 'The price fell a lot. Remember to thank the council for it.' };
  assert.equal(repetition.fresh(next, [])?.notes, 'The price fell a lot.');
});

test('what stands in front of every title, or behind it, goes', () => {
  const before = affixesOf(['HACKED: One', 'HACKED: Two', 'HACKED: Three', 'Four']);
  assert.deepEqual(['HACKED: One', 'Four'].map(before), ['One', 'Four']);
  const behind = affixesOf(['One (Acme Corp)', 'Two (Acme Corp)', 'Three (Acme Corp)']);
  assert.equal(behind('Two (Acme Corp)'), 'Two');
  const none = affixesOf(['Costs: what we paid', 'Time: what we needed', 'People: who came']);
  assert.equal(none('Costs: what we paid'), 'Costs: what we paid');
});
