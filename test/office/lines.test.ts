/** LibreOffice breaks the lines of our files where the Scene does: it is given the same fonts, and its lines are counted. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import type { Frame, Page } from '../../packages/engine/src/model/scene.ts';
import type { TextBody } from '../../packages/engine/src/model/text.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { canRender, renderedWords } from './libreOffice.ts';
import type { PlacedWord } from './placedWords.ts';

const folder = await mkdtemp(join(tmpdir(), 'slidewright-lines-'));
after(() => rm(folder, { recursive: true, force: true }));

/** One of each of six families. */
const templates = ['Tokyo', 'Florence', 'Berlin', 'Marrakesh', 'Boston', 'Milan'];
const LEAST_AGREEMENT = 0.98;

test('at least 98 % of the texts have as many lines in LibreOffice', { skip: !canRender }, async () => {
  const sample = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
  const typesetter = createTypesetter(fonts);
  const drawn = new Map<string, Page[]>();
  const files = new Map<string, Uint8Array>();
  for (const template of templates) {
    const scene = designDeck(sample, template, typesetter, { split: true });
    const image = (id: string): never => assert.fail(`the sample shows no picture, but "${id}" is asked for`);
    files.set(template, writePptx(scene, { fonts, image }));
    drawn.set(template, scene.pages);
  }
  const rendered = await renderedWords(folder, files);

  let texts = 0;
  const different: string[] = [];
  for (const [template, pages] of drawn) {
    const words = (rendered.get(template) ?? []).map((page) => page.map(middleOf));
    for (const [i, page] of pages.entries()) {
      const boxes = textsOf(page);
      for (const { name, frame, text } of boxes) {
        texts++;
        const expected = text.lines.filter((line) => line.runs.some((glyphs) => glyphs.texts.join('').trim())).length;
        const found = lineCount(ownWords(words[i] ?? [], frame, boxes));
        if (found !== expected) different.push(`${template}, page ${i + 1}, ${name}: ${found} lines, not ${expected}`);
      }
    }
  }
  assert.ok(different.length <= texts * (1 - LEAST_AGREEMENT), `${different.length} of ${texts}:\n${different.join('\n')}`);
});

interface Box {
  readonly name: string;
  readonly frame: Frame;
  readonly text: TextBody;
}

const textsOf = (page: Page): Box[] =>
  leaves(page.nodes).flatMap((node) =>
    node.type === 'shape' && node.text && node.text.lines.length > 0 ? [{ name: node.name, frame: node.frame, text: node.text }] : [],
  );

/** The middle of a word, in points. */
interface Word {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, right, bottom }: PlacedWord): Word => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const contains = ({ x, y, w, h }: Frame, word: Word): boolean => word.x >= x && word.x <= x + w && word.y >= y - 2 && word.y <= y + h + 2;

/** Where frames lie over each other, as that of a short title and what moved up below it, a word belongs to the smallest. */
function ownWords(words: readonly Word[], frame: Frame, boxes: readonly Box[]): Word[] {
  const smaller = boxes.filter((box) => box.frame.w * box.frame.h < frame.w * frame.h);
  return words.filter((word) => contains(frame, word) && !smaller.some((box) => contains(box.frame, word)));
}

/** Words of one line have their middle at about one height. */
function lineCount(words: readonly Word[]): number {
  const heights = words.map((word) => word.y).sort((a, b) => a - b);
  return heights.filter((height, i) => i === 0 || height - (heights[i - 1] ?? 0) > 4).length;
}
