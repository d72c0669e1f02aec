import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/templateIds';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { lintScene } from '../finish/lint.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const sentence = 'The first bite leads straight to stage 3.';
const slides: DeckInput['slides'] = [
  { kind: 'change', title: 'It fell', sentence, before: { label: 'Before', figure: '9 h' }, after: { label: 'Now', figure: '3 h' } },
  {
    kind: 'stats',
    title: 'Two figures',
    sentence,
    stats: [
      { figure: 'SEK 1,290m', label: 'net sales' },
      { figure: '31 %', label: 'of riders are women' },
    ],
  },
  { kind: 'process', title: 'Three stages', sentence, steps: [{ head: 'Talk' }, { head: 'Warning' }, { head: 'Withdrawal' }] },
  {
    kind: 'pair',
    title: 'Ours is less',
    sentence,
    bars: [
      { label: 'Ours', figure: '3', value: 3 },
      { label: 'Theirs', figure: '9', value: 9 },
    ],
  },
];

test('what follows from an exhibit stands below it once, or is said where the page has no room for it', () => {
  for (const template of ['Tokyo', 'NewYork', 'Berlin', 'Paris', 'Delhi', 'Nairobi', 'Mumbai']) {
    const scene = designDeck(deckSchema.parse({ title: 'Pets', slides }), template, typesetter, { split: false });
    for (const { title, nodes, notes } of scene.pages) {
      const shown = leaves(nodes).filter((node) => node.type === 'shape' && JSON.stringify(node.text ?? '').includes('The first'));
      assert.equal(shown.length + Number(notes.includes(sentence)), 1, `${template}, ${title}`);
      if (title === 'It fell') assert.equal(shown.length, 1, template);
    }
    assert.deepEqual(lintScene(scene), [], template);
  }
});

test('sentences are set in smaller type rather than left to the notes, and a question stays larger than its reasons', () => {
  const lines = [
    'The answer depends on processing.',
    'A gown that is torn, worn or past its validated washes no longer has its rating, whatever its label says.',
  ];
  const slide: DeckInput['slides'][number] = {
    kind: 'question',
    title: 'A validated reusable gown can protect patients as well as a disposable',
    sentence: lines.join('\n'),
    question: 'Will infections rise if we give up disposable gowns?',
    reasons: [
      { head: 'Same standard', text: 'ANSI/AAMI PB70 rates reusable and disposable gowns alike, from level 1 to level 4' },
      {
        head: 'WHO accepts both',
        text: 'Its guidelines on surgical site infection allow sterile disposable or sterile reusable woven gowns',
      },
      { head: 'Counted washes', text: 'A barrier is validated for a set number of washes, so each cycle is counted' },
      { head: 'Level 4 stays', text: 'Long operations with much fluid keep disposable gowns during the trial' },
    ],
  };
  const { pages } = designDeck(deckSchema.parse({ title: 'Gowns', slides: [slide] }), 'Tokyo', typesetter, { split: false });
  const page = pages.at(-1);
  assert.ok(page);
  const shown = JSON.stringify(page.nodes);
  for (const line of lines) assert.ok(shown.includes(line.slice(0, 20)) && !page.notes.includes(line), line);
  const sizes = new Map(
    leaves(page.nodes).flatMap((node) =>
      node.type === 'shape' && node.text ? [[node.name, Number(/"size":(\d+)/.exec(JSON.stringify(node.text))?.[1])]] : [],
    ),
  );
  const [asked = 0, reason = 0] = [sizes.get('Question'), sizes.get('Reason 1')];
  assert.ok(asked >= 1.5 * reason && asked <= 2 * reason, `${asked} and ${reason}`);
});

test('points say where their figures are from in every template, above the footer and beside its art', () => {
  const source = 'Assumption, to be checked';
  const items = ['It leaves at about 80 to 130 °C', 'It returns at about 50 to 60 °C'].map((text) => ({ text }));
  const deck = deckSchema.parse({ title: 'Heat', slides: [{ kind: 'bullets', title: 'Water leaves hot', items, source }] });
  for (const template of ['Tokyo', 'Bangkok', 'Budapest', 'BuenosAires', 'Mumbai', 'NewYork']) {
    const scene = designDeck(deck, template, typesetter, { split: false });
    const [page] = scene.pages;
    const shown = leaves(page?.nodes ?? []).filter((node) => node.type === 'shape' && node.name === 'Source');
    assert.deepEqual([shown.length, page?.notes], [1, ''], template);
    assert.deepEqual(lintScene(scene), [], template);
  }
});

test('a quotation with a sentence has its message as a title, and the sentence below it in every template', () => {
  const quotation: DeckInput['slides'][number] = {
    kind: 'quote',
    title: 'The members of the shop are against contract bottling',
    quote: 'then why are we a co-op',
    name: 'Per-Olav',
    role: 'Shop',
    sentence: 'The first to speak was Per-Olav; no vote was taken.\nWith a contract the brewery is a brand, said the head of production.',
  };
  const deck = deckSchema.parse({ title: 'Bottling', slides: [quotation] });
  for (const template of templateIds) {
    const scene = designDeck(deck, template, typesetter, { split: false });
    const [page] = scene.pages;
    assert.equal(page?.notes, '', template);
    const texts = leaves(page?.nodes ?? []).flatMap((node) => (node.type === 'shape' && node.text ? node.text.paragraphs : []));
    const runs = texts.flatMap((paragraph) => paragraph.runs);
    const sizeOf = (words: string) => runs.find(({ text }) => text.toLowerCase().includes(words))?.style.size ?? 0;
    assert.ok(sizeOf('the members of the shop') >= 18, `${template}: the title is set in ${sizeOf('the members of the shop')}`);
    assert.ok(sizeOf('no vote was taken') >= 14 && sizeOf('a brand') >= 14, template);
    assert.deepEqual(lintScene(scene), [], template);
  }
});

test('a list of any length, cards and steps have their sentence below them in every family, also where lists take turns with art', () => {
  const points = ['Check that the hall is free', 'Hand in the form with your insurance', 'Pay the deposit of 30 %', 'Sign the agreement'];
  const listOf = (count: number, ordered: boolean): DeckInput['slides'][number] => ({
    kind: 'bullets',
    title: `${count} points`,
    ordered,
    items: Array.from({ length: count }, (_, i) => ({ text: points[i % points.length] ?? '' })),
    sentence,
  });
  const cards = [
    { head: 'Diesel', text: '€48,000, in two months' },
    { head: 'Hybrid', text: '€150,000, in nine months' },
    { head: 'Electric' },
  ];
  const lists = deckSchema.parse({
    title: 'Hall',
    slides: [
      listOf(4, true),
      listOf(3, false),
      listOf(2, false),
      listOf(7, true),
      { kind: 'cards', title: 'Three buses', cards, sentence },
      { kind: 'process', title: 'A new stop', steps: cards.map(({ head }) => ({ head, text: 'Six months' })), sentence },
    ],
  });
  for (const template of [
    'Boston',
    'Edinburgh',
    'Auckland',
    'Beijing',
    'Kyoto',
    'Bogota',
    'Bangkok',
    'London',
    'Amsterdam',
    'Berlin',
    'HongKong',
    'Athens',
  ]) {
    const scene = designDeck(lists, template, typesetter, { split: true });
    const shown = scene.pages.filter(({ nodes }) => JSON.stringify(nodes).includes(sentence));
    assert.equal(shown.length, lists.slides.length, template);
    assert.deepEqual(lintScene(scene), [], template);
  }
});

test('a line that only says what letters stand for is no conclusion: it is not strong', () => {
  const weightOf = (line: string) => {
    const slide = { ...slides[3], sentence: line } as DeckInput['slides'][number];
    const [page] = designDeck(deckSchema.parse({ title: 'Law', slides: [slide] }), 'Tokyo', typesetter, { split: false }).pages;
    const node = leaves(page?.nodes ?? []).find((each) => each.type === 'shape' && JSON.stringify(each.text ?? '').includes('Code'));
    return /"weight":(\d+)/.exec(JSON.stringify(node))?.[1];
  };
  assert.notEqual(weightOf('CGCT: Code of communes'), undefined);
  assert.notEqual(weightOf('CGCT: Code of communes'), weightOf('Communes have a Code'));
});
