import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { TextLook } from '../page/typography.ts';
import { headedText } from './headedText.ts';

const lookOf = (size: number): TextLook => ({ style: { family: 'Lora', weight: 400, size, color: { ref: 'text' } }, leading: 1.2 });
const look = { head: lookOf(30), text: lookOf(20), alone: lookOf(26), space: 6 };
const context = { language: 'en', rtl: false } as LayoutContext;
const bullet = { text: '–', style: lookOf(30).style };
const worded = (item: { head?: string; text?: string }) =>
  headedText(item, look, context, { indent: 40, bullet }).map((p) => ({
    text: p.runs.map((run) => run.text).join(''),
    size: p.runs[0]?.style.size,
    before: p.spaceBefore,
    indent: p.indent,
    sign: p.bullet?.text,
  }));

test('a head has its text below it; the sign stands before the first alone, and both have the indent', () => {
  assert.deepEqual(worded({ head: 'Tides', text: 'They turn twice a day' }), [
    { text: 'Tides', size: 30, before: 0, indent: 40, sign: '–' },
    { text: 'They turn twice a day', size: 20, before: 6, indent: 40, sign: undefined },
  ]);
});

test('a head or a text alone begins the entry, the text in a look of its own; nothing is no paragraph', () => {
  assert.deepEqual(worded({ head: 'Tides', text: ' ' }), [{ text: 'Tides', size: 30, before: 0, indent: 40, sign: '–' }]);
  assert.deepEqual(worded({ head: '', text: 'They turn' }), [{ text: 'They turn', size: 26, before: 0, indent: 40, sign: '–' }]);
  assert.deepEqual(worded({}), []);
});
