import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { openingOf } from './opening.ts';

const opening = (text: string) => {
  const { subtitle, meta } = openingOf(readText(text, 'text'));
  return { subtitle, meta };
};
const BODY = '\n\n## Goals\n\nWe want shade in every street, and soon.\n\n## Means\n\nTrees.';

const CASES: readonly (readonly [string, ReturnType<typeof opening>])[] = [
  ['# Trees\n\nA report to the council, spring 2026', { subtitle: 'A report to the council, spring 2026', meta: [] }],
  ['# Trees\n\nBy Ann Lee\n\n12 March 2026', { subtitle: undefined, meta: ['Ann Lee', '12 March 2026'] }],
  [
    '# Trees\n\nAuthor: Ann Lee\nDate: 2026-03-12\n\nHow shade comes to town.',
    { subtitle: 'How shade comes to town', meta: ['Ann Lee', '2026-03-12'] },
  ],
  ['# Bäume\n\nVon Anna Lehr | 12.03.2026', { subtitle: undefined, meta: ['Anna Lehr', '12.03.2026'] }],
  ['# Trees\n\nBy noon the street is hot. By night it is not.', { subtitle: undefined, meta: [] }],
  ['# Trees\n\nOne paragraph.\n\nAnd another.', { subtitle: undefined, meta: [] }],
];
for (const [head, expected] of CASES) test(head.replace(/\s+/g, ' '), () => assert.deepEqual(opening(head + BODY), expected));

test('a text of one paragraph under its title keeps it as its content', () => {
  assert.deepEqual(opening('# Trees\n\nA report to the council'), { subtitle: undefined, meta: [] });
});
