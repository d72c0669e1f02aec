import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { drawLayouts } from '../arrangements/drawnLayouts.ts';
import { layouts } from '../arrangements/layouts.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';
import { heading, paragraph } from '../page/typography.ts';
import { templateById } from '../templates/templates.ts';
import { balanced } from './balance.ts';

const template = templateById('Tokyo');
const typesetter = createTypesetter(createFontSource());
const drawnLayouts = drawLayouts(layouts, template, 'Deck');
const common = {
  template,
  typesetter,
  rtl: false,
  ordinal: 0,
  again: false,
  number: 1,
  entriesBefore: 0,
  partial: false,
  exhibit: 0,
  chapters: [],
  chapter: -1,
  wide: false,
  mayContinue: true,
  deckTitle: 'Deck',
  images: {},
};
const contextIn = (language: string): LayoutContext => ({ ...common, language, layouts: drawnLayouts });
const frame = { x: 0, y: 0, w: 640, h: 100 };

function linesOf(text: string, language: string, size = 30, within = frame): string[] {
  const context = contextIn(language);
  const paragraphs = [paragraph(text, heading(template, size, template.page.text, 1.12), context)];
  const { lines } = measure(paragraphs, balanced(paragraphs, within, context).width, context);
  return lines.map(({ start }, i) => text.slice(start, lines[i + 1]?.start).trim());
}

test('no word is left alone on the last line', () => {
  const lines = linesOf('Ten years of small steps: how a test grew into products', 'en');
  assert.equal(lines.length, 2);
  assert.ok(
    lines.every((line) => line.length >= 20),
    lines.join(' / '),
  );
});

test('a text of one line keeps the width', () => {
  const context = contextIn('en');
  assert.deepEqual(balanced([paragraph('One line', heading(template, 30, template.page.text), context)], frame, context), {
    width: 640,
    faults: 0,
  });
});

test('lines end between words in a script without spaces', () => {
  const words = 'あなた自身のオープンソースプロジェクトを立ち上げるためのガイド';
  assert.deepEqual(linesOf(words, 'ja').join(''), words);
  const [first = ''] = linesOf(words, 'ja');
  assert.ok(/(の|オープン|ソース|プロジェクト|を)$/u.test(first), first);
});

test('rather one line more than a torn word in a script without spaces, where there is room for it', () => {
  const words = 'オープンソースとは「なに」であり、「なぜ」それを行うのか';
  const lines = linesOf(words, 'ja', 46, { ...frame, w: 484, h: 270 });
  assert.deepEqual(lines, ['オープンソース', 'とは「なに」で', 'あり、「なぜ」', 'それを行うのか']);
  assert.equal(linesOf(words, 'ja', 46, { ...frame, w: 484, h: 180 }).length, 3);
});
