import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withAskedParagraphs } from './askedParagraphs.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', id, runs: [{ text }] });
const heading = (id: string, text: string): Block => ({ type: 'heading', id, level: 2, text });

test('paragraphs that ask and answer below a heading are items that bear their questions', () => {
  const [, list, ...rest] = withAskedParagraphs([
    heading('a', 'Common questions'),
    paragraph('b', 'Can we keep our payroll? Yes, if it is one of three.'),
    paragraph('c', 'What does somebody without a phone do? The plan comes by text message.'),
  ]);
  assert.ok(list?.type === 'list' && rest.length === 0);
  assert.deepEqual(
    list.items.map(({ runs }) => [runs[0]?.bold, plainText(runs)]),
    [
      [true, 'Can we keep our payroll? Yes, if it is one of three.'],
      [true, 'What does somebody without a phone do? The plan comes by text message.'],
    ],
  );
  const one = [heading('a', 'Why now'), paragraph('b', 'Who would pay for it? Nobody in this town would.')];
  assert.deepEqual(withAskedParagraphs(one), one);
});

test('the last question of a text of questions is no answer to the one before', () => {
  const blocks = ['How much is it?', 'Can I share it?', 'Will I get my fee back?'].flatMap((question, i) => [
    heading(`q${i}`, question),
    paragraph(`a${i}`, 'That depends on the station, and on how long you stay.'),
  ]);
  const made = withAskedParagraphs([...blocks, paragraph('z', 'Still have a question? Write to the desk at the station.')]);
  assert.deepEqual(
    made.slice(-2).map((block) => (block.type === 'heading' ? block.text : block.type === 'paragraph' && plainText(block.runs))),
    ['Still have a question?', 'Write to the desk at the station.'],
  );
});
