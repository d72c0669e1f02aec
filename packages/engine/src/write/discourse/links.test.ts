import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { outlineOf } from '../structure/outline.ts';
import { groupsOf } from './groups.ts';
import { materialOf, type Passage, type Unit } from './passages.ts';

function passagesOf(...blocks: ({ text: string } | { items: string[] })[]): readonly Passage[] {
  const made = blocks.map(
    (block, i): Block =>
      'text' in block
        ? { id: `b${i}`, type: 'paragraph', runs: [{ text: block.text }] }
        : { id: `b${i}`, type: 'list', ordered: false, items: block.items.map((text) => ({ level: 0, runs: [{ text }] })) },
  );
  const document = { origin: 'text' as const, language: 'en', blocks: made, warnings: [] };
  return materialOf(outlineOf(document), document).passages;
}

const unitsOf = (passages: readonly Passage[]): Unit[] => passages.flatMap(({ units }) => units);

test('an announcement goes with the list below it', () => {
  const units = unitsOf(
    passagesOf({ text: 'The pilot is over. We saw three risks:' }, { items: ['The permit is late', 'Steel is dear', 'One welder'] }),
  );
  const [, announcement, ...items] = units;
  assert.equal(announcement?.role, 'announcement');
  assert.deepEqual(announcement?.needs, [2, 3, 4]);
  assert.ok(items.every(({ links }) => links.some(({ kind, to }) => kind === 'item' && to === 1)));
});

test('what is announced and does not follow is never shown', () => {
  const [announcement, next] = unitsOf(passagesOf({ text: 'There are two issues to consider. The market is changing quickly.' }));
  assert.equal(announcement?.unusable, true);
  assert.equal(next?.unusable, undefined);
});

test('both sides of a thing are one group, and so is a pronoun with what it stands for', () => {
  const [passage] = passagesOf({
    text: 'The bridge carries 14,000 cars a day. They have ruined its joints. On the one hand, a new bridge is dear. On the other hand, the old one will close. Boats are not affected.',
  });
  assert.ok(passage);
  assert.deepEqual(
    groupsOf(passage).map((group) => group.map(({ index }) => index)),
    [[0, 1], [2, 3], [4]],
  );
});

test('a question goes with its answer, and is never shown without one', () => {
  const [asked, answer] = unitsOf(passagesOf({ text: 'Who pays for the repair? The owner pays for the repair.' }));
  assert.deepEqual(asked?.needs, [1]);
  assert.deepEqual(answer?.needs, []);
  const [alone] = unitsOf(passagesOf({ text: 'Have you ever baked your own bread?' }));
  assert.equal(alone?.unusable, true);
});
