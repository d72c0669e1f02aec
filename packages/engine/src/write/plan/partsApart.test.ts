import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

const titlesOf = (text: string): string[] =>
  deckOf({ name: 'own.md', text, document: readText(text, 'text') }).slides.map(({ title }) => title ?? '');

test('what stands under headings of its own is a slide of its own, however short its neighbours are', () => {
  const titles = titlesOf(
    [
      '# The recycling shop',
      '## Team',
      'Two people are paid for half of the week and twelve volunteers help them. Nine volunteers are certain by now, and Karim looks for three more.',
      '## Main risk',
      'The lease is not signed yet. The owner wants a guarantee of three years and we offer one. If nothing is signed by 31 January, the opening moves to September.',
      '## Stock',
      'About fifteen washing machines are repaired each month, and as many are refused for lack of room. They will stand at the back, each with its own socket.',
    ].join('\n\n'),
  );
  for (const heading of ['Team', 'Main risk', 'Stock']) assert.ok(titles.includes(heading), `${heading}: ${titles.join(' | ')}`);
});
