import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { lintScene } from '../../finish/lint.ts';
import { leaves } from '../../page/behind.ts';
import { ringPlaces } from './ringPlaces.ts';

const typesetter = createTypesetter(createFontSource());
const TEXTS = ['Sends form P1', 'Checks the tank before permission', 'Decides on the form', 'Answers within 15 working days'];
/** Who acts, in order. */
const lanesOf = (...order: number[]): DeckInput['slides'][number] => ({
  kind: 'swimLanes',
  title: `Who acts: ${order.join(', ')}`,
  lanes: ['Member', 'Housing Officer', 'Office', 'Committee'].slice(0, Math.max(...order) + 1),
  acts: order.map((lane, i) => ({ lane, from: i, to: i + 1, text: TEXTS[i % TEXTS.length] ?? '' })),
  handovers: order.slice(1).flatMap((lane, i) => (lane === order[i] ? [] : [{ from: i, to: i + 1 }])),
});
const network: DeckInput['slides'][number] = {
  kind: 'network',
  title: 'All of them deal with each other',
  roles: [{ head: 'Ministry' }, { head: 'Agency', text: 'Licenses and inspects' }, { head: 'Operators' }, { head: 'Public' }],
  ties: [
    { from: 0, to: 1, text: 'appoints' },
    { from: 1, to: 2, text: 'inspects' },
    { from: 2, to: 3, text: 'serve' },
    { from: 3, to: 0, text: 'elects' },
    { from: 0, to: 2, text: 'pays' },
    { from: 1, to: 3, text: 'informs' },
  ],
};

test('steps of several people are boxes in lanes with connected arrows that meet no other box; ties in all directions are drawn', () => {
  const slides = [lanesOf(0, 1, 2), lanesOf(0, 3, 0, 3, 1), lanesOf(2, 2, 0, 1, 1, 2), lanesOf(0, 1, 2, 3, 2, 1, 0), network];
  for (const template of ['Tokyo', 'Nairobi']) {
    const scene = designDeck(deckSchema.parse({ title: 'Who does what', slides }), template, typesetter, { split: false });
    assert.deepEqual(lintScene(scene), [], template);
    for (const { title, nodes } of scene.pages) {
      const all = leaves(nodes);
      const boxes = all.filter(({ name }) => /^(?:Act|Role) \d/.test(name));
      const arrows = all.flatMap((node) => (node.type === 'shape' && node.connects ? [node] : []));
      assert.ok(boxes.length >= 3 && arrows.length >= boxes.length - 1, `${template}, ${title}`);
      for (const { connects, name } of arrows)
        for (const end of [connects?.start, connects?.end])
          assert.ok(
            boxes.some((box) => box.name === end?.node),
            `${title}: ${name}`,
          );
    }
  }
});

test('acts under marks of time are as long as they last; where they cannot be, no scale is drawn and its marks are told', () => {
  const acts = [
    { lane: 0, from: 0, to: 2, text: 'Takes the call and opens a ticket' },
    { lane: 1, from: 2, to: 12, text: 'Finds the leak with the sensors' },
    { lane: 2, from: 12, to: 24, text: 'Digs, clamps and refills the pipe' },
  ];
  const ticks = [0, 6, 12, 24].map((at) => ({ at, label: `${at} h` }));
  const handovers = [0, 1].map((from) => ({ from, to: from + 1 }));
  const drawn = (slide: DeckInput['slides'][number], template: string) => {
    const scene = designDeck(deckSchema.parse({ title: 'Lanes', slides: [slide] }), template, typesetter, { split: false });
    assert.deepEqual(lintScene(scene), [], template);
    const [page] = scene.pages;
    return { all: leaves(page?.nodes ?? []), notes: page?.notes ?? '' };
  };
  const lanes = { kind: 'swimLanes', title: 'From the call to the crew', lanes: ['Desk', 'Engineer', 'Crew'] } as const;
  for (const template of ['Tokyo', 'Nairobi']) {
    const { all } = drawn({ ...lanes, lanes: [...lanes.lanes], acts, ticks, handovers }, template);
    const starts = all.filter(({ name }) => /^Act \d/.test(name)).map(({ frame }) => frame.x);
    const [first = 0, second = 0, third = 0] = starts;
    assert.ok(Math.abs((second - first) * 5 - (third - second)) < 2, `${template}: ${starts}`);
    const marks = all.filter(({ name }) => /^Mark \d/.test(name));
    assert.equal(marks.length, ticks.length, template);
  }
  const short = acts.map((act, i) => ({ ...act, from: i < 2 ? i : 400, to: i < 2 ? i + 1 : 800 }));
  const { all, notes } = drawn(
    { ...lanes, lanes: [...lanes.lanes], acts: short, ticks: [...ticks, { at: 800, label: '800 h' }], handovers },
    'Tokyo',
  );
  assert.ok(!all.some(({ name }) => /^(?:Mark|Tick) \d/.test(name)));
  assert.match(notes, /0 h – 6 h – 12 h – 24 h – 800 h/);
});

test('four roles that all deal with each other stand so that no ties cross', () => {
  const { cost } = ringPlaces(
    4,
    deckSchema.parse({ title: 'x', slides: [network] }).slides.flatMap((slide) => (slide.kind === 'network' ? slide.ties : [])),
    0,
  );
  assert.ok(cost < 1);
});

const namesOn = (slide: DeckInput['slides'][number]) => {
  const scene = designDeck(deckSchema.parse({ title: 'A deck', slides: [slide] }), 'Tokyo', typesetter, { split: false });
  assert.deepEqual(lintScene(scene), []);
  const [page] = scene.pages;
  const all = leaves(page?.nodes ?? []);
  return { all, notes: page?.notes ?? '', texts: JSON.stringify(all.map((node) => ('text' in node ? node.text?.paragraphs : ''))) };
};

test('ties that are told in rows say what each role is where it is first named', () => {
  const roles = [
    { head: 'Cities', text: 'Six with one contract' },
    { head: 'Operator', text: 'Runs the train' },
    { head: 'Lessor', text: 'Owns the coaches' },
    { head: 'Owners of tracks', text: 'Make the timetable' },
  ];
  const ties = [
    { from: 0, to: 1, text: 'order the train and guarantee three years' },
    { from: 1, to: 0, text: 'stops in each of the cities' },
    { from: 2, to: 1, text: 'leases the coaches that it owns' },
    { from: 3, to: 1, text: 'allot the paths, charge for the track' },
  ];
  const sentence =
    'The operator keeps what passengers pay.\nNobody pays for what nobody has ordered, and what is ordered is paid for by those who did.';
  const { texts, notes } = namesOn({ kind: 'network', title: 'Who has to do with whom', roles, ties, sentence });
  for (const { text } of roles) assert.ok(texts.includes(text) && !notes.includes(text), text);
});

test('many leaves stand in columns below their branches, and the sentences below have room', () => {
  const branches = ['Grinding', 'Dust', 'Oiling', 'Protection'].map((head) => ({
    head,
    leaves: ['a sander that swings', 'paper of three grains', 'a cloth without lint'].map((text) => ({ text: `${text}` })),
  }));
  const sentence =
    'Take four or five sheets of each grain.\nHalf a litre of oil is enough for six square metres.\nThe filler has the colour of the wood.';
  const { all, notes } = namesOn({ kind: 'tree', title: 'What is needed', root: { head: 'To prepare' }, branches, sentence });
  const place = (name: string) => all.find((node) => node.name === name)?.frame;
  assert.ok((place('Leaf 1.1')?.y ?? 0) > (place('Branch 1')?.y ?? 0) + 10);
  assert.equal(place('Branch 1')?.y, place('Branch 4')?.y);
  assert.doesNotMatch(notes, /filler/);
});

test('an owner and a date that few decisions have stand at the end of their rows', () => {
  const decisions = [
    { text: 'Approve the money' },
    { text: 'Order in advance', date: 'By January' },
    { text: 'Move lunch', owner: 'Heads' },
  ];
  const { all } = namesOn({ kind: 'decisions', title: 'What is asked', decisions });
  const place = (name: string) => all.find((node) => node.name === name)?.frame;
  assert.ok((place('Date 2')?.x ?? 0) > (place('Decision 2')?.x ?? 0) + 100);
  assert.ok((place('Owner 3')?.x ?? 0) > (place('Decision 3')?.x ?? 0) + 100);
  assert.ok((place('Decision 1')?.w ?? 0) > (place('Decision 2')?.w ?? 0), 'a row that has none has the room');
});
