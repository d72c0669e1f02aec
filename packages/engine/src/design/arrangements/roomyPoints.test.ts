import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck, Slide } from '@slidewright/contract/deck';
import { common, points } from '../../../../../test/fixtures/pointsSlide.ts';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { HALF, roomUsed } from '../../model/roomUsed.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { lintScene } from '../finish/lint.ts';
import { leaves } from '../page/behind.ts';
import { templateById } from '../templates/templates.ts';

const typesetter = createTypesetter(createFontSource());

const SHORT: readonly Slide[] = [
  points('The ferry keeps its evening crossing', 'The council pays for two more winters'),
  points('What the captains asked for', 'A heated room at each pier', 'A second radio on board, since the first one fails in fog'),
  points('What changes', 'The night boat', 'Tickets are sold on board', 'Bicycles travel free of charge outside the rush hour'),
];
/** One template of each family. */
const TEMPLATES = [
  'Tokyo',
  'Paris',
  'Berlin',
  'Singapore',
  'Nairobi',
  'NewYork',
  'Boston',
  'Lisbon',
  'Dubai',
  'Cairo',
  'Amsterdam',
  'Mumbai',
];

function pagesOf(template: string, slides: readonly Slide[]) {
  const deck: Deck = { title: 'Ferries', language: 'en', slides: [{ kind: 'cover', ...common, title: 'Ferries' }, ...slides] };
  const { pages, layouts } = designDeck(deck, template, typesetter, { split: true });
  return pages.slice(1).map((page) => ({ ...page, name: layouts[page.layout]?.name ?? '' }));
}

test('a few short points fill their page in every family', () => {
  for (const template of TEMPLATES) {
    const { grid, wide } = templateById(template);
    for (const { nodes, title, name } of pagesOf(template, SHORT)) {
      const body = /, wide\b/.test(name) ? (wide ?? { grid }).grid.body : grid.body;
      assert.ok(roomUsed(nodes, body) >= HALF, `${template}: ${title} uses ${Math.round(100 * roomUsed(nodes, body))} %`);
    }
  }
});

const NORTH = 'The north pier has a crane, deep water and a shed for the freight';
const SOUTH = 'The south pier has a road, a new hall and room for three buses';

test('points alike in length stand side by side, others below one another', () => {
  const placesOf = (template: string, ...said: readonly string[]) =>
    leaves(pagesOf(template, [points('Two berths', ...said)])[0]?.nodes ?? []).flatMap((node) =>
      node.type === 'shape' && node.name.startsWith('Point') ? [node.frame] : [],
    );
  const [left, right] = placesOf(
    'Paris',
    `${NORTH}, and lamps`,
    `${SOUTH}, and lamps`,
    'The old pier by the harbour office is open to boats from March to October',
  );
  assert.ok(left && right && right.x > left.x && Math.abs(right.y - left.y) < 1);
  const [upper, lower] = placesOf('Boston', `${NORTH}, so that the boats keep it in winter`, 'Not the south pier');
  assert.ok(upper && lower && lower.y > upper.y && lower.x === upper.x);
});

/** Each has points whose page is bare in the family's own look. */
const ALIKE = ['What was', 'What is', 'What comes'].map((title) =>
  points(title, 'The pier is closed', 'The last boat leaves at nine and is full'),
);

test('of three slides with few points in a row, none has the look of both before it', () => {
  const pages = pagesOf('Amsterdam', ALIKE);
  const looks = pages.map(({ nodes }) => leaves(nodes).some((node) => node.name.startsWith('Field') && node.name.endsWith('edge')));
  assert.ok(!looks.every((plates) => plates === looks[0]), looks.join(' '));
});

test('a title has its ground under it where the points of the third slide in a row stand on plates', () => {
  const long = 'The boats to the outer islands keep the north pier in winter, and the town pays for whatever breaks there in a storm';
  const slides = ['What was', 'What is', 'What comes', 'What stays'].map((title, i) =>
    points(title, `${i + 1} boats`, 'The last one leaves at nine', long),
  );
  for (const template of TEMPLATES) {
    const deck: Deck = { title: 'Ferries', language: 'en', slides: [{ kind: 'cover', ...common, title: 'Ferries' }, ...slides] };
    assert.deepEqual(lintScene(designDeck(deck, template, typesetter, { split: true })), [], template);
  }
});
