import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withoutBackMatterBlocks } from './backMatter.ts';
import { readingOf } from './reading.ts';

let id = 0;
const heading = (text: string): Block => ({ type: 'heading', id: `b${++id}`, level: 2, text });
/** Runs in bold between asterisks. */
const paragraph = (text: string): Block => ({
  type: 'paragraph',
  id: `b${++id}`,
  runs: text
    .split(/\*/u)
    .map((part, i) => (i % 2 === 1 ? { text: part, bold: true } : { text: part }))
    .filter((run) => run.text !== ''),
});
const left = (...blocks: readonly Block[]): readonly string[] =>
  withoutBackMatterBlocks(blocks, readingOf('en')).map((block) =>
    block.type === 'heading' ? block.text : block.type === 'paragraph' ? plainText(block.runs).trim() : block.type,
  );

const FINDING = 'Low-cost sensors detected 92% of dangerously hot stacks.';
const THANKS = '*Acknowledgements. *We thank the farmers. *Funding. *Rural Safety Fund grant 118. *Data. *doi:10.0000/hay.co';

test('acknowledgements, funding and data that run into a paragraph of a paper are back matter', () => {
  const paper = [heading('Abstract'), paragraph('Hay heats itself.'), heading('Conclusions'), paragraph(FINDING)];
  const kept = ['Abstract', 'Hay heats itself.', 'Conclusions', FINDING];
  assert.deepEqual(left(...paper, paragraph(THANKS)), kept);
  assert.deepEqual(
    left(...paper, paragraph('Funding: Rural Safety Fund grant 118.'), paragraph('Data: https://doi.org/10.5281/zenodo.1')),
    kept,
  );
  assert.deepEqual(left(...paper.slice(0, 3), paragraph(`${FINDING} ${THANKS}`)), kept);
});

test('within an abstract its other labelled parts stay', () => {
  const abstract = paragraph('*Aim. *To test a sensor. *Funding. *Rural Safety Fund. *Results. *Eleven of twelve warned.');
  const body = [heading('Methods'), paragraph('Barns were drawn by lot.'), heading('Results'), paragraph(FINDING)];
  assert.equal(left(heading('Abstract'), abstract, ...body)[1], 'Aim. To test a sensor. Results. Eleven of twelve warned.');
});

test('what a report says of its funding is its text', () => {
  const report = [heading('The new bridge'), paragraph('It opens in May.'), paragraph('*Funding. *The town pays 30,000 euros.')];
  assert.equal(left(...report).at(-1), 'Funding. The town pays 30,000 euros.');
});
