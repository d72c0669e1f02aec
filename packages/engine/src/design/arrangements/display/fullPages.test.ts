import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { typesetter } from '../../../../../../test/fixtures/typesetting.ts';
import type { Page, ShapeNode } from '../../../model/scene.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

const pageOf = (slide: Slide, template: string): Page => {
  const { pages } = designDeck({ title: 'Tides', language: 'en', slides: [slide] }, template, typesetter, { split: true });
  const [page] = pages;
  assert.ok(page);
  return page;
};

const shapes = ({ nodes }: Page): ShapeNode[] => leaves(nodes).filter((node) => node.type === 'shape');
const textIn = (page: Page, placeholder: string): string | undefined =>
  shapes(page)
    .find((node) => node.placeholder === placeholder)
    ?.text?.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n');

const said = { kind: 'quote', title: 'Said', quote: 'The sea gives and takes.', notes: '' } as const;

/** Templates of families whose quotes are set in steps, and in slots that follow their ground. */
const templates = ['Paris', 'Berlin', 'Nairobi', 'Kyoto', 'Athens'];

test('who said a quote stands in one placeholder, the name above the role; nobody leaves it out', () => {
  for (const id of templates) {
    assert.equal(textIn(pageOf({ ...said, name: 'Ada', role: 'Pilot' }, id), 'name'), 'Ada\nPilot', id);
    assert.equal(textIn(pageOf({ ...said, role: 'Pilot' }, id), 'name'), 'Pilot', id);
    assert.equal(textIn(pageOf(said, id), 'name'), undefined, id);
  }
});

test('a mark that stands by itself leaves the words without their pair', () => {
  const page = pageOf({ ...said, name: 'Ada' }, 'Paris');
  assert.equal(textIn(page, 'body'), 'The sea gives and takes.');
  assert.equal(shapes(page).find(({ name }) => name === 'Mark')?.text?.paragraphs[0]?.runs[0]?.text, '“');
  assert.equal(textIn(pageOf({ ...said, name: 'Ada' }, 'Kyoto'), 'body'), '“The sea gives and takes.”');
});

test('a note that has no room below a big number is said in the notes, and the figure keeps its size', () => {
  const counted = { kind: 'bigNumber', title: 'Ships', figure: '12', statement: 'came in safely.', notes: '' } as const;
  const long = 'As the harbour office wrote down, night after night, in a book that nobody had asked it to keep. '.repeat(8).trim();
  const sizeOf = (page: Page) => shapes(page).find((node) => node.placeholder === 'figure')?.text?.paragraphs[0]?.runs[0]?.style.size;
  for (const id of ['Paris', 'Berlin', 'Nairobi']) {
    const page = pageOf({ ...counted, note: long }, id);
    assert.equal(textIn(page, 'note'), undefined, id);
    assert.ok(page.notes.includes(long), id);
    assert.equal(sizeOf(page), sizeOf(pageOf(counted, id)), id);
  }
});

test('decoration lies below the words of a full page', () => {
  for (const id of ['Paris', 'Nairobi', 'Kyoto', 'Athens']) {
    const nodes = pageOf({ ...said, name: 'Ada' }, id).nodes;
    const firstWords = nodes.findIndex((node) => node.type === 'shape' && node.placeholder === 'title');
    const motif = nodes
      .slice(firstWords)
      .filter((node) => node.type === 'group' || (node.type === 'shape' && /^(Shape|Lines) /.test(node.name)));
    assert.deepEqual(motif, [], id);
  }
});

const cover = { kind: 'cover', title: 'Tides', subtitle: 'What the coast lives by', label: 'Report', meta: 'Ada', notes: '' } as const;

test('a cover has a placeholder for each of its texts, and the deck says who speaks where the slide does not', () => {
  for (const id of [...templates, 'NewYork', 'Athens', 'Stockholm']) {
    const page = pageOf(cover, id);
    assert.equal(textIn(page, 'subtitle'), cover.subtitle, id);
    assert.equal(textIn(page, 'label')?.toLowerCase(), 'report', id);
    const { meta: _, ...unsigned } = cover;
    const deck = { title: 'Tides', author: 'Grace', language: 'en', slides: [unsigned] };
    const { pages } = designDeck(deck, id, typesetter, { split: true });
    assert.equal(pages[0] && textIn(pages[0], 'meta')?.toLowerCase(), 'grace', id);
  }
});

test('the last page says its facts, and where it has none, rather what the chapters were than nothing', () => {
  const closing = { kind: 'closing', title: 'Go on', notes: '' } as const;
  const chapter = (title: string) => ({ kind: 'section', title, notes: '' }) as const;
  const wordsOf = (page: Page | undefined) =>
    (page && shapes(page).flatMap(({ text }) => text?.paragraphs.flatMap(({ runs }) => runs))) || [];
  const says = (page: Page | undefined, words: string) => wordsOf(page).some((run) => run?.text.includes(words));
  for (const id of ['Berlin', 'Nairobi', 'Kyoto', 'NewYork', 'Paris'])
    assert.ok(says(pageOf({ ...closing, facts: [{ label: 'Start', value: 'Ada' }] }, id), 'Ada'), id);
  for (const id of ['Nairobi', 'Beijing']) {
    const slides = [chapter('Ebb'), chapter('Flood'), closing];
    const { pages } = designDeck({ title: 'Tides', language: 'en', slides }, id, typesetter, { split: true });
    assert.ok(says(pages.at(-1), 'Ebb'), id);
  }
});

test('the box of a last page’s title ends above its subtitle, which follows the words: a title that grows has no room there', () => {
  for (const id of ['Boston', 'Montreal', 'Dublin', 'Chicago', 'Brussels'])
    for (const title of ['Thank you', 'What the tide brings is ours to carry home before the evening comes']) {
      const page = pageOf({ kind: 'closing', title, subtitle: 'Ask us at the quay', notes: '' }, id);
      const [above, below] = ['title', 'subtitle'].map((key) => shapes(page).find(({ placeholder }) => placeholder === key));
      assert.ok(above?.text && below, id);
      assert.ok(above.frame.y + above.frame.h <= below.frame.y, id);
      assert.ok(above.text.height <= above.frame.h, id);
    }
});
