import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DeckInput, deck as deckSchema, type Slide } from '@slidewright/contract/deck';
import { type Length, lengths, type Script, scripts, specimenDeck } from '../../../../test/fixtures/specimens.ts';
import { createFontSource } from '../../../server/src/world/fonts.ts';
import { type Page, scene as sceneSchema } from '../model/scene.ts';
import { createTypesetter } from '../text/typeset.ts';
import { designDeck } from './designDeck.ts';
import { lintScene } from './finish/lint.ts';
import { leaves } from './page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const design = (deck: DeckInput, template = 'Tokyo', split = true) => designDeck(deckSchema.parse(deck), template, typesetter, { split });
const one = (slide: DeckInput['slides'][number], split = true) => design({ title: 'Deck', slides: [slide] }, 'Tokyo', split);

const allScripts = Object.keys(scripts) as Script[];
const allLengths = Object.keys(lengths) as Length[];

/** All words of a page, those of tables included, and its notes. */
function wordsOf(page: Page): string {
  const texts = leaves(page.nodes).flatMap((node) => {
    if (node.type === 'shape') return node.text ? [node.text] : [];
    return node.type === 'table' ? node.rows.flatMap((row) => row.cells.map((cell) => cell.text)) : [];
  });
  // A word that is divided at the end of a line is still the word.
  const words = texts.flatMap((text) => text.paragraphs.map((p) => p.runs.map((run) => run.text.replaceAll('\u00AD', '')).join('')));
  return [...words, page.notes].join('\n');
}

/** Every text of the slide that the audience should find on the page or in the notes. */
function textsOf(slide: Slide): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(collect);
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  return Object.entries(slide).flatMap(([key, value]) =>
    ['kind', 'favoured', 'chart', 'sources', 'picture'].includes(key) ? [] : collect(value),
  );
}

describe('every kind of slide', () => {
  // Each script meets each length, continued or kept to one page by turns; the other templates have them in test/decks/matrix.
  for (const [s, script] of allScripts.entries()) {
    for (const [l, length] of allLengths.entries()) {
      const split = (s + l) % 2 === 0;
      test(`${script}, ${length}, ${split ? 'split' : 'one page each'}: no fault, nothing lost`, () => {
        const deck = specimenDeck(script, length);
        const scene = designDeck(deck, 'Tokyo', typesetter, { split });
        assert.deepEqual(lintScene(scene), []);
        if (!split) assert.equal(scene.pages.length, deck.slides.length);
        const shown = scene.pages.map(wordsOf).join('\n');
        const lost = deck.slides.flatMap(textsOf).filter((text) => !shown.includes(text));
        assert.deepEqual(lost, []);
      });
    }
  }
});

test('the Scene is valid, and the same deck gives the same Scene', () => {
  const deck = specimenDeck('Latin', 'typical');
  const first = designDeck(deck, 'Tokyo', typesetter, { split: true });
  sceneSchema.parse(first);
  const second = designDeck(deck, 'Tokyo', createTypesetter(createFontSource()), { split: true });
  assert.equal(JSON.stringify(second), JSON.stringify(first));
});

test('placeholders of layouts lie on the slide and have distinct keys and indexes', () => {
  const { layouts } = one({ kind: 'bullets', title: 'Title', items: [{ text: 'Point' }] });
  // One of them for the point that stands alone.
  assert.equal(layouts.length, 27);
  assert.equal(new Set(layouts.map((layout) => layout.name)).size, 27);
  for (const { name, placeholders } of layouts) {
    assert.equal(new Set(placeholders.map((p) => p.key)).size, placeholders.length, name);
    assert.equal(new Set(placeholders.map((p) => p.index)).size, placeholders.length, name);
    assert.equal(placeholders.filter((p) => p.type === 'title').length, 1, name);
    for (const { frame } of placeholders)
      assert.ok(frame.x >= 0 && frame.y >= 0 && frame.x + frame.w <= 960 && frame.y + frame.h <= 540, name);
  }
});

describe('what does not fit', () => {
  const items = Array.from({ length: 40 }, (_, i) => ({ text: `Point number ${i + 1} of a list that is too long for one page` }));

  test('continues on pages that are numbered in the title and filled alike', () => {
    const { pages } = one({ kind: 'bullets', title: 'Long list', items });
    assert.deepEqual(
      pages.map((page) => page.title),
      pages.map((_, i) => `Long list (${i + 1}/${pages.length})`),
    );
    assert.ok(pages.length >= 2 && pages.length <= 4, String(pages.length));
    assert.deepEqual(
      pages.map((page) => page.notes),
      pages.map(() => ''),
    );
  });

  test('goes to the notes whole where the slide may not be split', () => {
    const { pages } = one({ kind: 'bullets', title: 'Long list', items, notes: 'Said by the speaker.' }, false);
    assert.equal(pages.length, 1);
    assert.match(
      pages[0]?.notes ?? '',
      /^Said by the speaker\.\n(Point number \d+ .*\n)*Point number 40 of a list that is too long for one page$/,
    );
  });

  test('numbering goes on where a list continues', () => {
    const { pages } = one({ kind: 'agenda', title: 'Agenda', items: items.map((item) => item.text).slice(0, 30) });
    const bullets = pages.map((page) =>
      leaves(page.nodes)
        .flatMap((n) => (n.type === 'shape' ? (n.text?.paragraphs ?? []) : []))
        .flatMap((p) => p.bullet?.number ?? []),
    );
    assert.deepEqual(
      bullets.flat(),
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
  });

  test('a highlighted row keeps its mark on the page that it comes to', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [`Row ${i + 1}`, String(i)]);
    const { pages } = one({ kind: 'table', title: 'Table', columns: ['Name', 'Value'], rows, highlightRow: 39 });
    const filled = pages.map((page) =>
      leaves(page.nodes).some((n) => n.type === 'table' && n.rows.some((row) => row.cells.some((cell) => cell.fill))),
    );
    assert.deepEqual(
      filled,
      pages.map((_, i) => i === pages.length - 1),
    );
  });

  for (const split of [true, false]) {
    test(`not even a title of 15,000 characters or a word of 400 overflows (${split ? 'split' : 'one page'})`, () => {
      const long = 'Lorem ipsum '.repeat(1250);
      const word = 'x'.repeat(400);
      const slides: DeckInput['slides'] = [
        { kind: 'bullets', title: long, items: [{ text: long }, { head: word, text: '' }] },
        { kind: 'cover', title: word, subtitle: long, label: long, meta: word },
        { kind: 'bigNumber', title: word, figure: word, statement: long },
        { kind: 'cards', title: 'Cards', cards: [{ head: word, text: long }, { head: '' }, { head: 'Short', text: word }] },
        {
          kind: 'table',
          title: 'Table',
          columns: Array.from({ length: 20 }, (_, i) => `Column ${i}`),
          rows: [Array.from({ length: 20 }, () => word.slice(0, 30))],
        },
      ];
      assert.deepEqual(lintScene(design({ title: long, slides }, 'Tokyo', split)), []);
    });
  }
});

describe('right-to-left decks', () => {
  const slides: DeckInput['slides'] = [
    { kind: 'cover', title: 'עברית' },
    { kind: 'table', title: 'טבלה', columns: ['שם', 'ערך'], rows: [['א', '12']] },
  ];
  const rtl = design({ title: 'מצגת', language: 'he', slides });

  test('mirror frames, layouts and table columns', () => {
    assert.equal(rtl.rtl, true);
    const title = rtl.layouts[0]?.placeholders.find((p) => p.key === 'title');
    assert.equal(title?.frame.x, 960 - 64 - 484);
    const table = leaves(rtl.pages[1]?.nodes ?? []).find((node) => node.type === 'table');
    assert.equal(table?.rows[1]?.cells[1]?.text.paragraphs[0]?.runs[0]?.text, 'א');
  });

  test('figures keep their own direction', () => {
    const { pages } = design({
      title: 'מצגת',
      language: 'he',
      slides: [{ kind: 'bigNumber', title: 'מספר', figure: '+38 %', statement: 'משפט' }],
    });
    const figure = leaves(pages[0]?.nodes ?? []).find((node) => node.type === 'shape' && node.placeholder === 'figure');
    const paragraph = figure?.type === 'shape' ? figure.text?.paragraphs[0] : undefined;
    assert.deepEqual([paragraph?.rtl, paragraph?.align], [false, 'end']);
  });
});

describe('pictures of the source', () => {
  const images = {
    photo: { mime: 'image/jpeg', width: 1200, height: 800 },
    tall: { mime: 'image/png', width: 700, height: 1000 },
    unused: { mime: 'image/png', width: 700, height: 1000 },
  } as const;
  const designed = (slides: DeckInput['slides']) =>
    designDeck(deckSchema.parse({ title: 'Deck', slides }), 'Tokyo', typesetter, { split: true, images });
  const items = [{ text: 'The quay was rebuilt in spring' }, { text: 'Two cranes lift eighty tons each' }];
  const picture = { query: 'quay', alt: 'The new quay', image: 'photo', caption: 'The quay in May' };

  test('stand beside the points with alternative text and caption, and only shown ones are listed', () => {
    const scene = designed([
      { kind: 'bullets', title: 'Quay', items, picture },
      { kind: 'bullets', title: 'Crane', items, picture: { ...picture, image: 'tall' } },
    ]);
    assert.deepEqual(lintScene(scene), []);
    assert.deepEqual(Object.keys(scene.images), ['photo', 'tall']);
    for (const page of scene.pages) {
      const shown = page.nodes.find((node) => node.type === 'picture');
      assert.equal(shown?.alt, 'The new quay');
      assert.ok(shown.frame.x + shown.frame.w <= 896.01);
      assert.match(wordsOf(page), /The quay in May/);
    }
  });

  test('are shown on the first page of a slide that continues', () => {
    const many = Array.from({ length: 24 }, (_, i) => ({ text: `Point ${i + 1}, which says what happened at the quay that day` }));
    const scene = designed([{ kind: 'bullets', title: 'Quay', items: many, picture }]);
    assert.ok(scene.pages.length > 1);
    const pictures = scene.pages.map((page) => page.nodes.filter((node) => node.type === 'picture').length);
    assert.deepEqual(pictures, [1, ...pictures.slice(1).fill(0)]);
  });

  test('are left out when they are not there or the slide has no place for them', () => {
    const scene = designed([
      { kind: 'bullets', title: 'Quay', items, picture: { ...picture, image: 'lost' } },
      { kind: 'table', title: 'Table', columns: ['A'], rows: [['1']], picture },
    ]);
    assert.deepEqual(scene.images, {});
    assert.ok(scene.pages.every((page) => page.nodes.every((node) => node.type !== 'picture')));
  });
});

test('sections open at section slides and cover all pages', () => {
  const scene = design({
    title: 'Deck',
    slides: [
      { kind: 'cover', title: 'Cover' },
      { kind: 'section', title: 'First' },
      { kind: 'bullets', title: 'Points', items: [{ text: 'One' }] },
      { kind: 'section', title: 'Second' },
    ],
  });
  assert.deepEqual(scene.sections, [
    { name: 'Deck', pages: [0] },
    { name: 'First', pages: [1, 2] },
    { name: 'Second', pages: [3] },
  ]);
});

test('the third list in a row is arranged unlike the two before it', () => {
  const items = [1, 2, 3].map((i) => ({ text: `A point of some length, which says one thing about matter number ${i}` }));
  const slides = Array.from({ length: 7 }, (_, i) => ({ kind: 'bullets' as const, title: `List ${i + 1}`, items }));
  for (const template of ['Tokyo', 'Boston', 'Marrakesh', 'London', 'Budapest', 'Beijing']) {
    const { pages, layouts } = designDeck(deckSchema.parse({ title: 'Lists', slides }), template, typesetter, { split: true });
    const names = pages.map((page) => layouts[page.layout]?.name);
    names.forEach((name, i) => {
      assert.ok(i < 2 || name !== names[i - 1] || name !== names[i - 2], `${template}: ${names.join(', ')}`);
    });
  }
});

test('a cycle that goes on over several pages is no ring on any of them', () => {
  const text = 'What happens in this step, told at such a length that twelve of them need more than a page of their own';
  const steps = Array.from({ length: 12 }, (_, i) => ({ head: `Step ${i + 1}`, text }));
  const { pages } = one({ kind: 'cycle', title: 'Cycle', steps, center: 'Again and again' });
  assert.ok(pages.length > 1);
  for (const page of pages) assert.ok(!page.nodes.some((node) => node.type === 'group' && node.name === 'Cycle'));
  assert.deepEqual(
    pages.map((page) => page.notes),
    pages.map((_, i) => (i === 0 ? 'Again and again' : '')),
  );
});

describe('pictures that fill a page or a half of it', () => {
  const picture = { query: 'sea', alt: 'The sea', image: 'sea' };
  const show = (slide: DeckInput['slides'][number], width: number, height: number) => {
    const images = { sea: { mime: 'image/png', width, height } } as const;
    const scene = designDeck(deckSchema.parse({ title: 'Deck', slides: [slide] }), 'Tokyo', typesetter, { split: true, images });
    assert.deepEqual(lintScene(scene), []);
    const { pages, layouts } = scene;
    const node = leaves(pages[0]?.nodes ?? []).find((candidate) => candidate.type === 'picture');
    const read = (pages[0]?.nodes ?? []).filter((candidate) => !candidate.decorative).map(({ name, alt }) => alt ?? name);
    return { node, layout: layouts[pages[0]?.layout ?? 0]?.name, read };
  };

  test('a cover has a place for its picture, if it is large enough', () => {
    const cover = { kind: 'cover', title: 'The sea', picture } as const;
    assert.equal(show(cover, 1600, 900).layout, 'Cover with picture');
    assert.deepEqual(show(cover, 1600, 900).node?.frame, { x: 420, y: 0, w: 540, h: 540 });
    assert.equal(show(cover, 600, 400).layout, 'Cover');
  });

  test('a picture that fills the page is told of after its title', () => {
    const { read } = show({ kind: 'picture', title: 'At the coast', caption: 'In May', picture }, 1600, 900);
    assert.deepEqual(read, ['Title', 'Caption', 'The sea']);
  });

  test('a picture that would blur stands whole above its title', () => {
    const slide = { kind: 'picture', title: 'The sea', picture } as const;
    assert.deepEqual(show(slide, 1600, 900).node?.frame, { x: 0, y: 0, w: 960, h: 540 });
    const small = show(slide, 400, 300).node?.frame;
    assert.deepEqual([small?.w, small?.h], [300, 225]);
    assert.ok((small?.y ?? 0) + 225 < 430);
  });
});

test('numbered points that go on from another slide begin with their number, in every family', () => {
  const items = ['Join the pipe', 'Lay the gravel', 'Lead the overflow away'].map((text) => ({ text }));
  for (const template of [
    'Tokyo',
    'Lisbon',
    'Chicago',
    'Helsinki',
    'Kyoto',
    'Nairobi',
    'Berlin',
    'Paris',
    'Barcelona',
    'Delhi',
    'Rome',
    'Oslo',
  ]) {
    const { pages } = design(
      { title: 'Tank', slides: [{ kind: 'bullets', title: 'Steps', ordered: true, firstNumber: 4, items }] },
      template,
    );
    const shown = JSON.stringify(pages[0]?.nodes);
    const numbers = [...shown.matchAll(/"number":(\d)|"text":"0?(\d)\.?"/gu)].map(([, listed, drawn]) => listed ?? drawn);
    for (const number of ['4', '5', '6']) assert.ok(numbers.includes(number), `${template}: ${numbers.join(' ')}`);
    // The page itself is the first.
    assert.ok(!numbers.includes('2'), template);
  }
});
