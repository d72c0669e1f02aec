import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import type { SceneNode } from '../../../model/scene.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { lintScene } from '../../finish/lint.ts';
import { leaves } from '../../page/behind.ts';
import { templateById } from '../../templates/templates.ts';
import { lookOf } from './../looks.ts';

const names = templatesOf('playful');
test('silhouettes fill their frames and leave room for text', () => {
  const frame = { x: 10, y: 20, w: 268, h: 290 };
  for (const name of names) {
    const { card, clear } = lookOf('playful', templateById(name));
    const ends = card(frame).flatMap((c): [number, number][] => (c[0] === 'Z' ? [] : [c[0] === 'C' ? [c[5], c[6]] : [c[1], c[2]]]));
    const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
    assert.deepEqual([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(Math.round), [10, 278, 20, 310], name);
    const { top, foot } = clear(frame);
    assert.ok(top + foot < frame.h / 2, name);
  }
});

const chart = { type: 'column', categories: ['2024', '2025'], series: [{ name: 'Schools', values: [87, 113] }] };
const cards = Array.from({ length: 6 }, (_, i) => ({ head: `Promise ${i + 1}`, text: 'A person answers' }));
const deck = deckSchema.parse({
  title: 'Swim for all',
  language: 'en',
  slides: [
    { kind: 'cover', title: 'Every child can swim by the age of ten', subtitle: 'How nine public baths teach' },
    { kind: 'agenda', title: 'Today', items: ['Warm water', 'Courage', 'Strokes'] },
    { kind: 'section', title: 'Warm water first', number: 12, subtitle: 'The first three lessons decide' },
    { kind: 'bullets', title: 'Good lessons', items: ['Show the pool empty', 'Keep groups of six'].map((text) => ({ text })) },
    { kind: 'bullets', title: 'More lessons', items: Array.from({ length: 7 }, (_, i) => ({ text: `Lesson ${i + 1}` })) },
    { kind: 'cards', title: 'Three promises', cards: cards.slice(0, 3) },
    { kind: 'cards', title: 'Six promises', cards },
    { kind: 'stats', title: 'Three years', stats: ['14,200', '92%', '+38%'].map((figure) => ({ figure, label: 'pupils taught' })) },
    { kind: 'bigNumber', title: 'One figure', figure: '5x', statement: 'as many schools as in the first year', note: 'Own count' },
    { kind: 'chart', title: 'More schools', chart, takeaway: { figure: '5x', text: 'as many schools as in the first year' } },
    { kind: 'agenda', title: 'The year', items: Array.from({ length: 9 }, (_, i) => `Chapter ${i + 1}`) },
    { kind: 'prosCons', title: 'A tenth bath', pros: ['Shorter ways', 'Warm water in winter'], cons: ['Eleven months of work'] },
    { kind: 'process', title: 'Three steps', steps: ['Hear', 'Measure', 'Repair'].map((head) => ({ head, text: 'A person answers' })) },
    { kind: 'process', title: 'Six steps', steps: cards.map(({ head }) => ({ head })) },
    { kind: 'timeline', title: 'Two years', points: ['2025', '2026'].map((date) => ({ date, text: 'A bath opens' })), highlight: 1 },
    {
      kind: 'timeline',
      title: 'Seven years',
      points: Array.from({ length: 7 }, (_, i) => ({ date: `${2020 + i}`, text: 'A bath opens' })),
    },
    { kind: 'team', title: 'Who teaches', people: [{ name: 'Zsófia Nagy', role: 'Lead' }, { name: 'Mika Arai' }] },
    { kind: 'quote', title: 'A pupil', quote: 'I was afraid of the deep end. Now I teach my mother.', name: 'Zsófi' },
    { kind: 'closing', title: 'Come and swim', facts: [{ label: 'Where', value: 'Nine baths' }] },
  ],
});

test('the layouts of the family pass the lint in each of its templates', () => {
  const typesetter = createTypesetter(createFontSource());
  for (const name of names) {
    const scene = designDeck(deck, name, typesetter, { split: true });
    assert.deepEqual(lintScene(scene), [], name);
    const callout = leaves(scene.pages[9]?.nodes ?? []).find((node) => node.name === 'Callout');
    const plot = scene.pages[9]?.nodes.find((node) => node.type === 'chart');
    assert.ok(callout && plot && plot.frame.x + plot.frame.w <= callout.frame.x && callout.frame.x + callout.frame.w === 960, name);
    // A callout lies where the number stands on other pages.
    const isNumber = (node: SceneNode) => node.type === 'shape' && node.placeholder === 'number';
    assert.deepEqual(
      [8, 9].map((page) => scene.pages[page]?.nodes.some(isNumber)),
      [true, false],
      name,
    );
  }
});

test('points in time, sides, steps and people stand on the silhouettes too', () => {
  const typesetter = createTypesetter(createFontSource());
  for (const name of names) {
    const nodes = designDeck(deck, name, typesetter, { split: true }).pages.flatMap((page) => page.nodes);
    const shapes = leaves(nodes);
    const drawnFreely = (start: string) => {
      // A card's words stand in a box of their own, "Card 1: …".
      const found = shapes.filter((node) => node.type === 'shape' && node.name.startsWith(start) && !node.name.includes(':'));
      return found.length > 0 && found.every((node) => node.type === 'shape' && node.geometry?.type === 'path');
    };
    for (const start of ['Plate ', 'Card ', 'Portrait ']) assert.ok(drawnFreely(start), `${name}: ${start}`);
    assert.equal(shapes.filter((node) => node.name.startsWith('Marker ')).length, 2, name);
  }
});
