import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withWrappedLines } from './wrappedLines.ts';

const paragraph = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
const joined = (blocks: readonly Block[]): string[] =>
  withWrappedLines(blocks).flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : []));

test('a line that goes on with a small letter belongs to the one above', () => {
  assert.deepEqual(joined(['All of our bikes charge at', 'the highest rate the charger allows.', 'They stop at 80 %.'].map(paragraph)), [
    'All of our bikes charge at the highest rate the charger allows.',
    'They stop at 80 %.',
  ]);
});

test('in notes written without capitals, and in lines that an author set, every line is one of its own', () => {
  const notes = ['the landlord agreed to a shorter lease', 'keys back on 9 December', 'chance of a second visit small'];
  assert.deepEqual(joined(notes.map(paragraph)), notes);
  const [lead, next] = ['Ravi sends the list of sites today', 'decision at their board in December'];
  assert.deepEqual(joined([paragraph(lead, 0), { type: 'paragraph', id: 'p1', tight: true, runs: [{ text: next }] }]), [lead, next]);
});
