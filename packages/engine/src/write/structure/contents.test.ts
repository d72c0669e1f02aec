import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withoutContents } from './contents.ts';

const headingsOf = (markdown: string): string[] =>
  withoutContents(readText(markdown, 'text').blocks).flatMap((block) => (block.type === 'heading' ? [block.text] : []));

const body = '\n\n## Why\n\nBecause.\n\n## How it works\n\nLike this.\n\n## What it costs\n\nNothing.\n';

test('an agenda and a table of contents are left out, a list of other things is not', () => {
  assert.deepEqual(headingsOf(`# Agenda\n\n- Why\n- How it works\n- What it costs${body}`), ['Why', 'How it works', 'What it costs']);
  assert.deepEqual(headingsOf(`# Contents\n\n1. Why … 3\n2. How it works … 5\n3. What it costs … 9${body}`), [
    'Why',
    'How it works',
    'What it costs',
  ]);
  assert.deepEqual(headingsOf(`# Fruit\n\n- Apples\n- Pears\n- Plums${body}`), ['Fruit', 'Why', 'How it works', 'What it costs']);
});
