import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withPlainHeadings } from './plainHeadings.ts';

const headingsOf = (text: string) => {
  const document = withPlainHeadings(readText(text, 'text'));
  return { title: document.title, headings: document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])) };
};

test('lines of their own head what follows, and the first is the title', () => {
  const text = [
    'How vaccines work',
    'The two lines of defence',
    'The innate immune system reacts within minutes. It does not remember.',
    'Types of vaccine',
    '| Type | Booster |\n|---|---|\n| Live | Rarely |\n| Killed | Yes |',
  ].join('\n\n');
  assert.deepEqual(headingsOf(text), {
    title: 'How vaccines work',
    headings: ['How vaccines work', 'The two lines of defence', 'Types of vaccine'],
  });
});

test('numbers of sections head what follows', () => {
  const text = '1. Services\n1.1 The contractor cleans the premises.\n\n2. Term\n2.1 The agreement runs for two years.\n';
  assert.deepEqual(headingsOf(text).headings, ['Services', 'Term']);
});

test('headings of the source are enough', () => {
  const marked = '# One\n\nA line\n\nA sentence that follows.\n\n# Two\n\nAnother line\n\nA sentence that follows.';
  assert.deepEqual(headingsOf(marked).headings, ['One', 'Two']);
});
