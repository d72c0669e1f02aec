import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { outlineOf } from './outline.ts';
import { structured } from './structured.ts';

test('dated lines below a sentence are neither amounts of anything nor lines above the text', () => {
  const text = [
    'Library opening hours change this autumn',
    '',
    'The library changes its hours in three steps.',
    '',
    '1 Sep 2026 New hours begin',
    '15 Sep 2026 Evening desk opens on Tuesdays',
    '1 Oct 2026 Self-service on Sundays',
    '23 Oct 2026 Review with the council',
    '',
    'What this means for you',
    'Books can be returned at any time in the box at the door. Staff are at the desk until 18:00.',
  ].join('\n');
  const outline = outlineOf(structured(readText(text, 'text'), false).document);
  assert.equal(outline.title, 'Library opening hours change this autumn');
  const blocks = outline.sections.flatMap((section) => section.blocks);
  assert.ok(blocks.every(({ type }) => type !== 'table'));
  for (const date of ['1 Sep', '15 Sep', '1 Oct', '23 Oct']) assert.ok(JSON.stringify(blocks).includes(`${date} 2026`), date);
});
