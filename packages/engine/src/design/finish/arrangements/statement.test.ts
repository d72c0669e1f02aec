import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Layout, Page, ShapeNode } from '../../../model/scene.ts';
import type { Paragraph, TextStyle } from '../../../model/text.ts';
import { withStatement } from './statement.ts';

const frame = { x: 0, y: 0, w: 400, h: 300 };
const usual: TextStyle = { family: 'Inter', weight: 400, size: 20, color: { ref: 'text' } };
const line = { align: 'start', lineHeight: 26, indent: 0 } as const;
const list = { key: 'body', type: 'body', index: 1, frame, anchor: 'top', style: usual, prompt: 'Items', bullet: '–', ...line } as const;
const layout: Layout = { name: 'Title and bullets', nodes: [], placeholders: [list, { ...list, key: 'remark', bullet: undefined }] };

const point = (style: TextStyle, bullet?: string): Paragraph => ({
  ...line,
  runs: [{ text: 'Two boats are free.', style }],
  rtl: false,
  language: 'en',
  spaceBefore: 0,
  ...(bullet ? { bullet: { text: bullet, style } } : {}),
});

function keyOf(paragraphs: Paragraph[], placeholder = 'body'): string | undefined {
  const text = { insets: [0, 0, 0, 0] as [number, number, number, number], anchor: 'top' as const, paragraphs, lines: [], height: 26 };
  const node: ShapeNode = { type: 'shape', name: 'Points', frame, geometry: { type: 'rect' }, role: 'body', placeholder, text };
  const page: Page = { title: 'Ferries', notes: '', layout: 0, nodes: [node] };
  const [written] = withStatement(page, layout).nodes;
  return written?.type === 'group' ? undefined : written?.placeholder;
}

test('a sentence alone in the place of a list, in another look than it has there, has a place of its own', () => {
  assert.equal(keyOf([point(usual)]), 'statement');
  assert.equal(keyOf([point({ ...usual, weight: 700 }, '–')]), 'statement');
  assert.equal(keyOf([point({ ...usual, color: { ref: 'bg' } }, '–')]), 'statement');
});

test('a list stays in its place, and so does a point that looks as it does in one, in any size, and what no list would stand in', () => {
  assert.equal(keyOf([point(usual), point(usual)]), 'body');
  assert.equal(keyOf([point({ ...usual, size: 40 }, '–')]), 'body');
  assert.equal(keyOf([point(usual)], 'remark'), 'remark');
});
