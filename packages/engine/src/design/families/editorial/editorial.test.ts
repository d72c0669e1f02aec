import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

test('a section tells the chapters around it, the foot of its pages names it, and their head the deck', () => {
  const names = ['Streets', 'Evenings', 'Ledgers', 'Leases'];
  const slides = names.flatMap((title) => [
    { kind: 'section', title },
    { kind: 'bullets', title: `On ${title}`, items: [{ text: 'One' }, { text: 'Two' }] },
  ]);
  const scene = designDeck(deckSchema.parse({ title: 'Shops', slides }), 'Paris', createTypesetter(createFontSource()), { split: true });
  const wordsOn = (title: string) =>
    (scene.pages.find((page) => page.title === title)?.nodes ?? []).map((node) =>
      node.type === 'shape' ? (node.text?.paragraphs.flatMap((p) => p.runs.map((run) => run.text)).join('') ?? '') : '',
    );
  const section = wordsOn('Ledgers');
  assert.ok(['III', 'Evenings', 'Leases'].every((word) => section.includes(word)) && !section.includes('Streets'));
  assert.ok(wordsOn('On Ledgers').includes('Ledgers'));
  const [page] = scene.pages.filter(({ title }) => title === 'On Ledgers');
  const head = scene.layouts[page?.layout ?? 0]?.nodes.find(({ name }) => name === 'Deck');
  assert.equal(head?.type === 'shape' && head.text?.paragraphs[0]?.runs[0]?.text, 'SHOPS');
});

test('more than five points in time stand in two columns, read downward', () => {
  const points = [2015, 2017, 2019, 2021, 2023, 2025, 2027].map((year) => ({ date: String(year), text: `What came in ${year}` }));
  const slides = [{ kind: 'timeline', title: 'Twelve years', points }];
  const scene = designDeck(deckSchema.parse({ title: 'Years', slides }), 'Rome', createTypesetter(createFontSource()), { split: true });
  const framesOf = (name: string) => leaves(scene.pages[0]?.nodes ?? []).flatMap((node) => (node.name === name ? [node.frame] : []));
  const dots = points.map((_, i) => framesOf(`Dot ${i + 1}`)[0]);
  assert.equal(dots[3]?.x, dots[0]?.x);
  assert.ok((dots[3]?.y ?? 0) > (dots[0]?.y ?? 0));
  assert.ok((dots[4]?.x ?? 0) > (dots[0]?.x ?? 0) && dots[4]?.y === dots[0]?.y);
  assert.equal(points.filter((_, i) => framesOf(`Axis ${i + 1}`).length > 0).length, 5, 'a line joins the points of each column');
});
