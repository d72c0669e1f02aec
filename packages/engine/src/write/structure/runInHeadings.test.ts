import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { withRunInHeadings } from './runInHeadings.ts';

/** Headings with their level, paragraphs without. */
const read = (text: string) =>
  withRunInHeadings(readText(text, 'text')).blocks.map((block) =>
    block.type === 'heading' ? `${block.level} ${block.text}` : block.type === 'paragraph' ? plainText(block.runs) : block.type,
  );

test('a heading that runs into its paragraph, and one before the part that it has no text for', () => {
  assert.deepEqual(read('## 3 Model\n\nSentence Encoder The encoder has four layers.\n\nExperiments Data We used two sets of data.'), [
    '2 3 Model',
    '3 Sentence Encoder',
    'The encoder has four layers.',
    '2 Experiments',
    '3 Data',
    'We used two sets of data.',
  ]);
});

test('a part of every paper may begin within a paragraph', () => {
  const text = '## Results\n\nThe error fell by half (see above). Conclusion We made a new set of tests. In Oslo The Times was read.';
  assert.deepEqual(read(text), [
    '2 Results',
    'The error fell by half (see above).',
    '2 Conclusion',
    'We made a new set of tests. In Oslo The Times was read.',
  ]);
});

test('also in other languages, where it is the name of a part', () => {
  assert.deepEqual(read('# Wald\n\nZusammenfassung Die Bäume wachsen wieder, weil der Regen kam und alle Menschen halfen.').slice(1), [
    '1 Zusammenfassung',
    'Die Bäume wachsen wieder, weil der Regen kam und alle Menschen halfen.',
  ]);
});

test('names and sentences are none', () => {
  for (const text of [
    'World War II began in 1939.',
    'Luma One follows the sun.',
    'In this study we ask why.',
    'Können Sie bitte warten, bis der Zug kommt?',
  ])
    assert.deepEqual(read(text), [text]);
});

test('a name before a letter that counts on in the next paragraphs is no heading', () => {
  const document = readText('Option A is a bigger oven. It costs 900 euros.\n\nOption B is a second shift. It costs less.', 'text');
  assert.deepEqual(withRunInHeadings(document).blocks, document.blocks);
});

test('the label of an abstract is no word of its first sentence', () => {
  const runs = [{ text: 'Abstract ', bold: true }, { text: 'Porous asphalt reduces tyre noise for some years.' }];
  const { blocks } = withRunInHeadings({ ...readText('x', 'text'), blocks: [{ id: 'b', type: 'paragraph', runs }] }, true);
  assert.deepEqual(
    blocks.map((block) => block.type === 'paragraph' && plainText(block.runs)),
    ['Porous asphalt reduces tyre noise for some years.'],
  );
});
