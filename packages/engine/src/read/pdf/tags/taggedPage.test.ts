import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passageText } from '../blocks/passage.ts';
import type { Span } from '../page/pageContent.ts';
import type { TagNode } from './structure.ts';
import { taggedPage } from './taggedPage.ts';

const font = { name: 'Sans', bold: false, italic: false, mono: false };
const textAt = (mark: number, text: string): Span => ({
  text,
  x0: 72,
  x1: 72 + 5 * text.length,
  y: 100 + 30 * mark,
  size: 10,
  font,
  spaced: false,
  mark,
});
const tag = (role: string, ...children: readonly (TagNode | number)[]): TagNode => ({
  role,
  children: children.map((child) => (typeof child === 'number' ? { role: '', children: [], mark: child } : child)),
});

function read(figure: TagNode, ...texts: readonly string[]): readonly (readonly [string | undefined, string])[] {
  const { elements, rest } = taggedPage(
    tag('Root', figure),
    0,
    texts.map((text, i) => textAt(i, text)),
    [],
  );
  assert.deepEqual(rest, []);
  return elements.flatMap((element) =>
    element.kind === 'passage' ? [[element.passage.role?.kind, passageText(element.passage)] as const] : [],
  );
}

const CAPTION = 'Figure 1. Use of four hours a day by age group, %';

test('values, axis and legend of a drawn chart are no text, and the paragraph below them is its caption', () => {
  const letters = ['69', '54', '50–74', '75–84', 'Call', 'Usual care'];
  const drawn = letters.map((_, i) => tag('NonStruct', i));
  assert.deepEqual(read(tag('Figure', ...drawn, tag('P', 6)), ...letters, CAPTION), [['caption', CAPTION]]);
  assert.deepEqual(read(tag('Figure', ...drawn, tag('Caption', 6)), ...letters, CAPTION), [['caption', CAPTION]]);
});

test('sentences in a figure stay, and so do the letters of one without a caption', () => {
  const sentence = 'The call is made three to seven days before the fitting, by an assistant of the clinic.';
  assert.deepEqual(read(tag('Figure', 0, 1, 2, tag('P', 3)), 'Before', sentence, 'After', CAPTION), [
    ['paragraph', `Before ${sentence} After`],
    ['caption', CAPTION],
  ]);
  assert.deepEqual(read(tag('Figure', 0, 1, 2), 'Plan', 'Do', 'Check'), [['paragraph', 'Plan Do Check']]);
});
