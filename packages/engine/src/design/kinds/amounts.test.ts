import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { fonts } from '../../../../../test/fixtures/typesetting.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';
import { fillsBesideArt, largestOf } from './amounts.ts';

const listOf = (...texts: string[]) => ({ items: texts.map((text) => ({ text })) });
const SHORT = ['Booking works again at all sites', 'Front desks wrote 37 patients down on paper'];
const LONG = [
  'A study that transport people like to quote found that passengers at stops with countdown signs believe they waited less than they did',
  'Nobody who has sat on a platform under the word “delayed” would go back to it, and I am not asking anybody to',
];

test('two or three short sentences are set large, and what stands under heads is not', () => {
  assert.equal(largestOf(listOf(...SHORT)), 36);
  assert.equal(largestOf(listOf(...LONG)), 32);
  assert.equal(largestOf({ items: SHORT.map((text) => ({ head: 'Today', text })) }), 20);
  assert.equal(largestOf(listOf('A', 'B', 'C', 'D')), 20);
  assert.equal(fillsBesideArt(listOf(...SHORT)), false);
  assert.equal(fillsBesideArt(listOf(...LONG)), true);
  // A sign of full width says as much as two others.
  assert.equal(
    fillsBesideArt(
      listOf('巡回のほか通院や買い物の送迎も週に二回、予約を受けて無料で行う'.repeat(2), '来年度は台数を増やす予定'.repeat(4)),
    ),
    true,
  );
});

/** The page of a list: its largest type, and the layout that it stands on. */
function pageOf(template: string, texts: readonly string[]) {
  const deck: Deck = {
    title: 'A deck',
    language: 'en',
    slides: [
      { kind: 'cover', title: 'A deck', notes: '' },
      { kind: 'bullets', title: 'What is known', items: texts.map((text) => ({ text })), notes: '' },
    ],
  };
  const scene = designDeck(deck, template, createTypesetter(fonts), { split: false, images: {} });
  const page = scene.pages[1];
  assert.ok(page);
  const lists = leaves(page.nodes).flatMap((node) =>
    node.type === 'shape' && (node.role === 'list' || node.name.startsWith('Point ')) && node.text ? [node] : [],
  );
  const size = Math.max(...lists.flatMap(({ text }) => text?.lines.flatMap(({ runs }) => runs.map((run) => run.size)) ?? []));
  return { size, layout: scene.layouts[page.layout]?.name ?? '' };
}

test('a few short sentences stand large over the whole width in every family', () => {
  for (const template of ['Tokyo', 'Paris', 'Seoul', 'Boston', 'Barcelona', 'Dubai', 'Beijing', 'Amsterdam', 'Budapest']) {
    const { size, layout } = pageOf(template, SHORT);
    assert.ok(size >= 28, `${template}: ${size}`);
    assert.doesNotMatch(layout, /art/, template);
  }
});
