import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';

const typesetter = createTypesetter(createFontSource());

test('beside art, a title without spaces is set smaller rather than torn inside a word', () => {
  const title = '他のプロジェクトにコントリビュートする';
  const items = Array.from({ length: 3 }, () => ({
    text: 'あなたが既に使っていて気に入っているプロジェクトから、小さな修正を一つ送って始めましょう',
  }));
  const input = { title: '手引き', language: 'ja', slides: [{ kind: 'bullets', title, items }] };
  const [page] = designDeck(deck.parse(input), 'Tokyo', typesetter, { split: true }).pages;
  const set = page?.nodes.flatMap((node) => (node.type === 'shape' && node.role === 'title' && node.text ? [node.text] : []))[0];
  assert.ok(set);
  const starts = set.lines.slice(1).map((line) => line.runs[0]?.start ?? 0);
  assert.deepEqual(
    starts.filter((start) => /^[\p{Script=Katakana}ー]{2}$/u.test(title.slice(start - 1, start + 1))),
    [],
  );
});
