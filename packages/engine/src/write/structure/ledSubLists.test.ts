import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { withLedSubLists } from './ledSubLists.ts';

const outline = (text: string): readonly (string | number)[] =>
  withLedSubLists(readText(text, 'text').blocks).flatMap((block): readonly (string | number)[] =>
    block.type === 'list' ? [block.items.length] : block.type === 'paragraph' ? [plainText(block.runs)] : [],
  );

const offers = '   North Heat – electric boiler, 1.45 m\n   Rock & Co – six wells, 4.9 m\n   City heat – connection, 0.9 m\n';

test('lines that are set in below the item that leads to them are a list of their own', () => {
  const text = `- the old boiler is on its last legs\n- three offers are in:\n${offers}- a grant covers a quarter\n`;
  assert.deepEqual(outline(text), [1, 'three offers are in:', 3, 1]);
});

test('items that all have their parts stay together', () => {
  const part = (name: string) => `- ${name}:\n  - one thing\n  - another thing\n  - a third thing\n`;
  assert.deepEqual(outline(`${part('Roof')}${part('Cellar')}`), [8]);
});
