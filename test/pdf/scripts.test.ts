import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page, Scene } from '../../packages/engine/src/model/scene.ts';
import type { Paragraph } from '../../packages/engine/src/model/text.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { openPdf } from './reader/document.ts';
import { readTags } from './reader/tags.ts';
import { assertValidPdf } from './validate.ts';

const fonts = createFontSource();
const typesetter = createTypesetter(fonts);
const folder = new URL('../fixtures/texts/', import.meta.url);
/** Put where right-to-left text goes on after other text. */
const directionMark = '\u200F';
const rightToLeft = new Set(['ar', 'fa', 'he']);

/** Plain lines of the text: no headings, lists or markup. */
function linesOf(file: string): string[] {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return lines.filter((line) => line.length > 30 && /^\p{L}/u.test(line) && !/[[\]<>*`_\\]/.test(line)).slice(0, 12);
}

function sceneOf(lines: readonly string[], language: string): Scene {
  const style = { family: 'Inter', weight: 400, size: 14, color: { ref: 'text' as const } };
  const paragraphs = lines.map(
    (text): Paragraph => ({
      runs: [{ text, style }],
      align: 'start',
      rtl: rightToLeft.has(language),
      language,
      lineHeight: 20,
      spaceBefore: 6,
      indent: 0,
    }),
  );
  const page: Page = {
    layout: 2,
    title: language,
    notes: '',
    nodes: [
      {
        type: 'shape',
        name: 'Text',
        frame: { x: 48, y: 20, w: 500, h: 500 },
        geometry: { type: 'rect' },
        role: 'body',
        text: typesetter.set(paragraphs, { width: 500, height: 500 }),
      },
    ],
  };
  return { ...allNodesScene, language, pages: [page], sections: [] };
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const language = file.replace('.md', '').replace('hans', 'Hans').replace('hant', 'Hant');
  test(`text in ${language} is read back as it was, over the ends of lines`, async () => {
    const lines = linesOf(file);
    assert.ok(lines.length > 3);
    const bytes = writePdf(sceneOf(lines, language), { fonts, image: fixtureImage });
    await assertValidPdf(bytes);
    const { root } = readTags(openPdf(bytes));
    assert.deepEqual(
      root.kids[0]?.kids.map((paragraph) => paragraph.text.replaceAll(directionMark, '').trimEnd()),
      lines.map((line) => line.replaceAll(directionMark, '').trimEnd()),
    );
  });
}
