import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const read = (lines: readonly string[]) => structured(readText(lines.join('\n'), 'text'), false).document;

const ANSWERED = [
  '',
  'On Mon, 9 March 2026 at 09:12 Tom Wei wrote:',
  '> Hi all,',
  '> I am not sure that we make it. Seven of the twelve people in the first group cannot book a return by themselves.',
  '> Tom',
];

test('what a mail says was decided goes by the first of its decisions, and "me" by who writes; a question in its subject is answered', () => {
  const { title, subtitle, blocks } = read([
    'From: Claire Ward',
    'To: Tom Wei; Ada Moor',
    'Date: Thu, 12 March 2026 17:42',
    'Subject: RE: Warehouse software - do we keep 24 March?',
    '',
    'Hi all,',
    '',
    'After talking to the board this morning we decided:',
    '',
    '- The switch moves from 24 March to 14 April.',
    '- The old software can be read until 30 June.',
    '- The budget for courses grows from £6,000 to £9,500.',
    '',
    'Who does what:',
    'Tom: mend the link to the carrier before 21 March.',
    'Ada: send the plan of the courses by Wednesday.',
    'Me: tell the customers who get parcels on 14 April.',
    '',
    'Best,',
    'Claire',
    ...ANSWERED,
  ]);
  assert.equal(title, 'Warehouse software');
  assert.equal(subtitle, 'The switch moves from 24 March to 14 April');
  const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.entries.map(({ key }) => key) : []));
  assert.deepEqual(facts, ['Tom', 'Ada', 'Claire']);
});

test('the sentence that chooses among the offers of an earlier mail states what is chosen', () => {
  const { subtitle, blocks } = read([
    'From: Claire Ward',
    'To: Tom Wei',
    'Date: Thu, 12 March 2026 17:42',
    'Subject: RE: New office',
    '',
    'Hi Tom,',
    '',
    'I saw Ben this morning and he agrees: we take the office at Gore Street for six years from 1 July. Mill Lane was cheaper by £9,000, but it has no car park and would have to be rebuilt at our cost.',
    '',
    'Best,',
    'Claire',
    '',
    'On Mon, 9 March 2026 at 09:12 Tom Wei wrote:',
    '> Hi all,',
    '> we have two offers:',
    '> - Gore Street: £118,000 a year, 640 m², 24 places to park',
    '> - Mill Lane: £109,000 a year, 610 m², no car park',
    '> Tom',
  ]);
  assert.equal(subtitle, 'We take the office at Gore Street for six years from 1 July');
  const texts = blocks.flatMap((block) => (block.type === 'paragraph' ? plainText(block.runs) : []));
  assert.ok(texts[0]?.startsWith('We take the office at Gore Street'), texts.join('\n'));
});
