import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { BlockList } from '../blockList.ts';
import { readMarkdown } from './readMarkdown.ts';
import { stretchesOf } from './stretches.ts';

const many = (count: number, piece: (i: number) => string): string => Array.from({ length: count }, (_, i) => piece(i)).join('');

function blocksOf(text: string) {
  const out = new BlockList();
  readMarkdown(text, out);
  return out.blocks;
}

test('a short text is one stretch, a long one is cut and nothing of it is lost', () => {
  assert.equal(stretchesOf('# A\n\nText.').length, 1);
  const long = many(400, (i) => `## Part ${i}\n\nThe river carries water.\n\n- one\n- two\n\n`);
  const stretches = stretchesOf(long);
  assert.ok(stretches.length > 4);
  assert.equal(stretches.map(({ text }) => text).join('\n'), long);
  const blocks = blocksOf(long);
  assert.equal(blocks.length, 1200);
  assert.ok(blocks.every(({ type }, i) => type === ['heading', 'paragraph', 'list'][i % 3]));
});

test('a list that is cut is one list, with its levels', () => {
  const [list, ...others] = blocksOf(many(600, (i) => `- Point ${i}\n  - Reason ${i}\n`));
  assert.deepEqual(others, []);
  assert.ok(list?.type === 'list');
  assert.equal(list.items.length, 1200);
  assert.ok(
    list.items.every(({ level, runs }, i) => level === i % 2 && plainText(runs) === `${['Point', 'Reason'][i % 2]} ${Math.floor(i / 2)}`),
  );
});

test('lists of other marks, and what stands between lists, keep them apart', () => {
  const lists = (text: string) => blocksOf(text).filter(({ type }) => type === 'list').length;
  assert.equal(lists(many(3, (k) => many(100, (i) => `${'-*+'[k]} The point number ${i}\n`))), 3);
  assert.equal(lists(many(3, () => `${many(100, (i) => `- The point number ${i}\n`)}\nA paragraph.\n\n`)), 3);
});

test('code is not cut at its blank lines', () => {
  const code = many(300, (i) => `line ${i}\n\n`);
  const [block, after] = blocksOf(`\`\`\`js\n${code}\`\`\`\n\nAfter.`);
  assert.ok(block?.type === 'code' && block.text.startsWith('line 0') && block.text.includes('line 299'));
  assert.equal(after?.type, 'paragraph');
});

test('a link or footnote that another stretch defines is one', () => {
  const text = many(200, (i) => `See [the page ${i}][Home\nPage] and [home page][] and a note[^1].\n\n`);
  const blocks = blocksOf(`${text}[home page]: https://example.com\n\n[^1]: The note.\n`);
  assert.equal(blocks.length, 201);
  for (const [i, block] of blocks.slice(0, 200).entries()) {
    assert.equal(block.type === 'paragraph' && plainText(block.runs), `See the page ${i} and home page and a note.`);
  }
});

test('what has no good place to be cut at is cut all the same', () => {
  for (const line of ['word word word\n', '> word\n', '  - word\n', '> > - word\n']) {
    const longest = Math.max(...stretchesOf(line.repeat(20_000)).map(({ text }) => text.length));
    assert.ok(longest < 17_000, `${JSON.stringify(line)}: ${longest}`);
  }
});
