import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { BlockList } from '../blockList.ts';
import { addArticle } from './article.ts';

function read(text: string, wanted: readonly string[] = []): string[] {
  const out = new BlockList();
  addArticle(text, { language: 'en', isWanted: (heading) => wanted.includes(heading) }, out);
  return out.blocks.map(tell);
}

function tell(block: Block): string {
  if (block.type === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  if (block.type === 'paragraph') return block.runs[0]?.text ?? '';
  return block.type === 'list' ? block.items.map(({ runs }) => `* ${runs[0]?.text}`).join(' ') : block.type;
}

test('headings, paragraphs and lists; nothing of references, links and empty sections', () => {
  const text =
    'A lead.\nAnother paragraph.\n\n\n== Kinds ==\nThere are two:\nThe first kind\nThe second kind\n\n\n== Table ==\n\n\n== Parts ==\n\n\n=== Inner ===\nIt is small.\n\n\n== See also ==\nOther things\nMore things\n\n\n=== Books ===\nSmith: Things.\n\n\n== Legacy ==\nIt is remembered.\n\n\n== References ==\n';
  assert.deepEqual(read(text), [
    'A lead.',
    'Another paragraph.',
    '## Kinds',
    'There are two:',
    '* The first kind * The second kind',
    '## Parts',
    '### Inner',
    'It is small.',
    '## Legacy',
    'It is remembered.',
  ]);
});

test('brackets that only tell how a name is said go, dates of a life stay', () => {
  const leads: Readonly<Record<string, string>> = {
    'Coffee ( KOF-ee; from Ottoman Turkish: قهوه) is a drink.': 'Coffee is a drink.',
    'Berlin (German: [bɛʁˈliːn] ) is a city (and a state).': 'Berlin is a city (and a state).',
    'Tokyo (; Japanese: 東京) is a city.': 'Tokyo is a city.',
    'Ada Lovelace (1815–1852) wrote programs.': 'Ada Lovelace (1815–1852) wrote programs.',
    'The Nile (the longest river of Africa) flows north.': 'The Nile (the longest river of Africa) flows north.',
    'It rose () by 3 % (see below).': 'It rose by 3 % (see below).',
  };
  for (const [lead, told] of Object.entries(leads)) assert.deepEqual(read(lead), [told]);
});

test('a sentence with a formula is left out, the others of its paragraph stay', () => {
  const formula = '\n  \n    \n      \n        E\n      \n    \n    {\\displaystyle E=mc^{2}}\n  \n';
  assert.deepEqual(read(`Mass is energy. By ${formula} they are related. It was found in 1905.\nThe law is:\n${formula}\nIt is famous.`), [
    'Mass is energy. It was found in 1905.',
    'It is famous.',
  ]);
});

test('what was asked about stands alone where it is enough', () => {
  const long = 'It was grown in many places, and people wrote about that. '.repeat(30).trim();
  const text = `A lead.\n\n\n== History ==\n${long}\n\n\n=== Spread ===\nIt spread.\n\n\n== Health ==\nIt is healthy.\n`;
  assert.deepEqual(read(text, ['History']), ['A lead.', '## History', long, '### Spread', 'It spread.']);
  assert.equal(read(text, ['Health']).length, 7);
  assert.equal(read(text).length, 7);
});

test('whatever is sent in its stead is read in a moment', () => {
  const start = process.cpuUsage();
  for (const odd of ['\n', ' \n', '  x\n', '(', '( ', '{\\displaystyle ', '= ', '==\n', 'ə(', 'a.']) read(odd.repeat(500_000 / odd.length));
  const { user } = process.cpuUsage(start);
  assert.ok(user < 20_000_000, `${user / 1000} ms`);
});
