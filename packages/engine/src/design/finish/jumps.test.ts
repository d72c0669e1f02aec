import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { linkedPage } from '../../model/pageLink.ts';
import type { ShapeNode } from '../../model/scene.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const deck = deckSchema.parse({
  title: 'Harbours',
  language: 'en',
  slides: [
    { kind: 'cover', title: 'Harbours', notes: '' },
    { kind: 'agenda', title: 'Agenda', items: ['Ships', 'Cranes', 'Not a slide'], notes: '' },
    { kind: 'section', title: 'Ships', number: 1, notes: '' },
    { kind: 'bullets', title: 'Cranes lift', items: [{ text: 'A crane lifts what a ship brings' }], notes: '' },
    { kind: 'section', title: 'Cranes', number: 2, notes: '' },
  ],
});

const targetsOn = (template: string, page: number): Map<string, number> => {
  const shapes = leaves(designDeck(deck, template, typesetter, { split: true }).pages[page]?.nodes ?? []).filter(
    (node): node is ShapeNode => node.type === 'shape',
  );
  return new Map(
    shapes.flatMap(({ text, goTo }) =>
      (text?.paragraphs ?? []).flatMap(({ runs }): [string, number][] => {
        const target = goTo ?? linkedPage(runs[0]?.link ?? '');
        return target === undefined ? [] : [[runs.map((run) => run.text).join(''), target]];
      }),
    ),
  );
};

test('the entries of the agenda lead to the slides that they name, in one list', () => {
  assert.deepEqual(
    [...targetsOn('Tokyo', 1)],
    [
      ['Ships', 2],
      ['Cranes', 4],
    ],
  );
});

test('and in rows of their own, with the numerals beside them', () => {
  assert.deepEqual([...targetsOn('Geneva', 1)].sort(), [
    ['1', 2],
    ['2', 4],
    ['Cranes', 4],
    ['Ships', 2],
  ]);
});

test('the number of a section leads back to the agenda', () => {
  for (const template of ['Tokyo', 'Geneva']) assert.deepEqual([...targetsOn(template, 4)], [['2', 1]]);
});
