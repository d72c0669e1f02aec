import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText, type Run } from '../model/document.ts';
import { BlockList } from './blockList.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { unwrapped } from './unwrapped.ts';

const texts = (runs: readonly Run[]): string[] => unwrapped(runs).map(({ text }) => text);

test('a break before or behind a run of another look is a space, and the space is outside of a link', () => {
  assert.deepEqual(texts([{ text: 'as the\n' }, { text: 'rules', link: 'https://example.org/' }, { text: '\nsay' }]), [
    'as the ',
    'rules',
    ' say',
  ]);
  assert.deepEqual(texts([{ text: 'one', bold: true }, { text: '\n' }, { text: 'two', italic: true }]), ['one', ' ', 'two']);
  assert.deepEqual(texts([{ text: 'one\n' }, { text: '\ntwo', bold: true }]), ['one ', 'two']);
});

test('where there is a space already none is added, and scripts without spaces get none', () => {
  assert.deepEqual(texts([{ text: 'one\n' }, { text: ' two', bold: true }]), ['one', ' two']);
  assert.deepEqual(texts([{ text: '規則は\n' }, { text: '重要', bold: true }, { text: '\nである' }]), ['規則は', '重要', 'である']);
  assert.deepEqual(texts([{ text: '\nfirst' }, { text: 'last\n' }]), ['first', 'last']);
});

test('hard-wrapped Markdown keeps its words apart at links, code and emphasis', () => {
  const out = new BlockList();
  readMarkdown(
    'Talk with respect, per the\n[code of conduct](https://example.org/) of the\n`triage` group, and\n**do not**\n*shout*.',
    out,
  );
  const [block] = out.blocks;
  assert.equal(
    block?.type === 'paragraph' && plainText(block.runs),
    'Talk with respect, per the code of conduct of the triage group, and do not shout.',
  );
});
