import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withoutBylines } from './byline.ts';
import { readingOf } from './reading.ts';

const heading = (text: string, level = 1): Block => ({ type: 'heading', id: text, level, text });
const paragraph = (text: string): Block => ({ type: 'paragraph', id: text, runs: [{ text }] });
const front = (...lines: string[]): string[] =>
  withoutBylines(
    [heading('Harbour ferries'), ...lines.map(paragraph), heading('Summary', 2), paragraph('Fuel use fell.')],
    readingOf('en'),
    true,
  )
    .flatMap((block) => (block.type === 'paragraph' ? plainText(block.runs) : []))
    .slice(0, -1);

test('a line that goes on with the title stays above a summary; authors and where they work do not', () => {
  const subtitle = 'A report to the board on three years of electric service, spring 2026';
  assert.deepEqual(front(subtitle, 'Ada Quist and Bo Lindqvist', 'Harbour Institute, 12 Quay Street'), [subtitle]);
  assert.deepEqual(front('Ada Quist, Bo Lindqvist, Chen Wei', 'Department of Marine Engineering, University of Aalborg'), []);
  assert.deepEqual(front('ada.quist@example.org and others of the same department'), []);
});
