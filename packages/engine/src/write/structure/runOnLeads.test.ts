import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const itemsOf = (text: string): string[] =>
  structured(readText(text, 'text'), false).document.blocks.flatMap((block) =>
    block.type === 'list' ? block.items.map(({ runs }) => plainText(runs)) : [],
  );

test('a line that runs on into a list begins the sentence of its first item', () => {
  const text =
    '# Drivers\n\n## Who can drive\n\nYou can drive for us if you\n\n- are between 21 and 78\n- have held a licence for three years\n\n## Cars\n\nCars older than 15 years need a letter.\n';
  assert.deepEqual(itemsOf(text), ['You can drive for us if you are between 21 and 78', 'have held a licence for three years']);
});

test('a heading above a list, a line with a stop, and items that are sentences stay apart', () => {
  for (const text of [
    '# Drivers\n\n## Who can drive for us\n\n- are between 21 and 78\n- have held a licence\n',
    '# Drivers\n\nYou can drive for us.\n\n- are between 21 and 78\n- have held a licence\n',
    '# Drivers\n\nWho can drive for us\n\n- Drivers are between 21 and 78\n- Drivers have held a licence\n',
  ])
    assert.match(itemsOf(text)[0] ?? '', /^(?:are|Drivers)/);
});
