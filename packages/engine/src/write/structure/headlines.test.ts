import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const REST =
  'Q: Why give land back to the sea?\nA: Because the sums changed. Raising the dike would have cost 92 million euros.\n\nQ: And nature?\nA: The first avocets bred in the second spring. We count 31 kinds of birds.\n';

test('two lines by themselves at the top are the headline and what stands below it', () => {
  const { document } = structured(
    readText(`"We started inviting the sea in"\nInterview with Dr. Hanne Vos, coastal engineer\n\n${REST}`, 'text'),
    false,
  );
  assert.deepEqual(
    [document.title, document.subtitle],
    ['"We started inviting the sea in"', 'Interview with Dr. Hanne Vos, coastal engineer'],
  );
});

test('a line above a sentence of the text is a section’s', () => {
  const { document } = structured(
    readText(
      `The dike\nWe raised it twice and it did not help against the last storm.\n\nThe marsh\nIt grows four centimetres a year, faster than the sea.\n`,
      'text',
    ),
    false,
  );
  assert.equal(document.title, undefined);
});

test('a word for the kind of text, a place and a day stand above a text that has no headline, and name nothing', () => {
  const text =
    'PRESS RELEASE\n\nLeeds, 4 October 2025\n\nThe city library will open on Sundays from January, after a trial in which visits rose by 31 per cent over six months.\n\nThe trial cost £40,000. It was paid for by the friends of the library, who raised the money with two sales of old books.\n';
  const { document } = structured(readText(text, 'text'), false);
  assert.equal(document.title, undefined);
  assert.equal(JSON.stringify(document.blocks).includes('PRESS'), false);
});
