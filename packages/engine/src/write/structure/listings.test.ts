import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { withoutListings } from './listings.ts';

const code = (id: string, text: string): Block => ({ type: 'code', id, text }) as Block;
const heading = (id: string, text: string): Block => ({ type: 'heading', id, level: 2, text });
const prose: Block = { type: 'paragraph', id: 'p', runs: [{ text: 'A queue keeps jobs in a file and runs them in turn. '.repeat(7) }] };
const LISTING = 'const a = 1;\nconst b = 2;\nrun(a, b);\n';

test('code of several lines goes with a heading that stands above nothing else; a command stays', () => {
  const command = code('c', 'npm install queue');
  const blocks = [prose, heading('h1', 'Install'), command, heading('h2', 'Usage'), code('l', LISTING), heading('h3', 'Limits'), prose];
  assert.deepEqual(withoutListings(blocks), [prose, blocks[1], command, blocks[5], prose]);
});

test('what is mostly code is left as it is', () => {
  const blocks = [heading('h', 'Usage'), code('l', LISTING)];
  assert.equal(withoutListings(blocks), blocks);
});
