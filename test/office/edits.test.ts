/** Finished decks are edited as people do, and LibreOffice shows what comes of it: texts keep to their places, charts follow their values. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { leaves } from '../../packages/engine/src/design/behind.ts';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import type { Frame, Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../packages/engine/src/model/units.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { everyKindDeck } from '../fixtures/everyKind.ts';
import { fonts } from '../fixtures/typesetting.ts';
import {
  withLongerTexts,
  withNewSlides,
  withOneMoreBullet,
  withOneMoreCategory,
  withoutLast,
  withResetSlides,
  withValue,
} from './editing.ts';
import { canRender, type PlacedWord, renderedWords } from './libreOffice.ts';

const skip = canRender ? false : 'LibreOffice or pdftotext is not installed';
const folder = await mkdtemp(join(tmpdir(), 'slidewright-edits-'));
after(() => rm(folder, { recursive: true, force: true }));

/**
 * One round takes two templates, the next the next two, those of different families first: EDIT_ROUND=1, 2, … looks at the others, 0 to 25 at
 * all. EDIT_SCRIPT=Arabic or CJK edits a deck of every kind in that script.
 */
const first = ['Tokyo', 'Dublin', 'Geneva', 'Florence', 'Boston', 'Nairobi', 'Seoul', 'Milan', 'NewYork', 'Mumbai', 'Dubai', 'Lisbon'];
const templates = [...first, ...templateIds.filter((id) => !first.includes(id))];
const round = Number(process.env.EDIT_ROUND ?? 0);
const script = process.env.EDIT_SCRIPT;
const chosen = [0, 1].map((i) => templates[(2 * round + i) % templates.length] ?? 'Tokyo');
const typesetter = createTypesetter(fonts);
const image = (id: string): never => assert.fail(`the sample shows no picture, but "${id}" is asked for`);

const sample =
  script === 'Arabic' || script === 'CJK'
    ? everyKindDeck(script)
    : deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));

/** Shares of the words that may stand beside all boxes: of what LibreOffice itself sets a little wider, and after edits. */
const MOST_BESIDE = { bullet: 0.02, longer: 0.05, reset: 0.02 } as const;

test('one more point, longer texts and slides that are reset keep to the page and to their boxes', { skip }, async (t) => {
  const scenes = new Map(chosen.map((template) => [template, designDeck(sample, template, typesetter, { split: true })]));
  const files = new Map<string, Uint8Array>();
  for (const [template, scene] of scenes) {
    const file = writePptx(scene, { fonts, image });
    files.set(`${template}-bullet`, withOneMoreBullet(file)).set(`${template}-longer`, withLongerTexts(file));
    files.set(`${template}-reset`, withResetSlides(file)).set(`${template}-removed`, withoutLast(file, 'Card'));
  }
  const words = await renderedWords(folder, files);
  for (const [template, scene] of scenes) {
    for (const edit of ['bullet', 'longer', 'reset'] as const) {
      const { beside, off, all } = lost(words.get(`${template}-${edit}`) ?? [], scene);
      t.diagnostic(`${template}, ${edit}: ${beside.length} of ${all} words beside their boxes, ${off.length} off the page`);
      assert.deepEqual(off, [], `${template}, ${edit}: off the page`);
      assert.ok(beside.length <= all * MOST_BESIDE[edit], `${template}, ${edit}: ${beside.length} of ${all} beside their boxes: ${beside}`);
    }
    // Each page that shows cards has lost one with all that is in it, and nothing else.
    for (const [i, page] of scene.pages.entries()) {
      const cards = page.nodes.flatMap((node) => (node.type === 'group' && node.name.startsWith('Card ') ? [node] : []));
      const shown =
        words
          .get(`${template}-removed`)
          ?.[i]?.map((word) => word.text)
          .join(' ') ?? '';
      for (const card of cards)
        assert.equal(shown.includes(firstWordsOf(card.nodes)), card !== cards.at(-1), `${template}: "${card.name}"`);
    }
  }
});

test('a new slide of each layout holds what is written in its places', { skip }, async (t) => {
  const [template = 'Tokyo'] = chosen;
  const scene = designDeck(sample, template, typesetter, { split: true });
  const file = withNewSlides(writePptx(scene, { fonts, image }), 'long');
  const pages = (await renderedWords(folder, new Map([['new', file]]))).get('new') ?? [];
  assert.equal(pages.length, scene.layouts.length);
  const beside = pages.flatMap((words, i) => {
    const layout = scene.layouts[i];
    const frames = [...framesOn(layout?.nodes), ...(layout?.placeholders ?? []).map(({ frame }) => frame)];
    assert.deepEqual(words.filter(isOff), [], `${template}, ${layout?.name}: off the page`);
    return words.filter((word) => !frames.some((frame) => holds(frame, word))).map(({ text }) => `${layout?.name}: ${text}`);
  });
  const all = pages.flat().length;
  t.diagnostic(`${template}, new slides: ${beside.length} of ${all} words beside their places`);
  assert.ok(beside.length <= all * MOST_BESIDE.longer, `${template}: ${beside.length} of ${all} beside their places: ${beside}`);
});

/** Up to three words of the heading. */
function firstWordsOf(nodes: readonly SceneNode[]): string {
  const said = leaves(nodes).flatMap((node) =>
    node.type === 'shape' && node.text ? (node.text.paragraphs[0]?.runs.map(({ text }) => text) ?? []) : [],
  );
  return (
    said
      .find((text) => /\p{L}/u.test(text))
      ?.split(' ')
      .slice(0, 3)
      .join(' ') ?? ''
  );
}

function lost(pages: readonly PlacedWord[][], scene: Scene) {
  const beside: string[] = [];
  const off: string[] = [];
  pages.forEach((words, i) => {
    const layout = scene.layouts[scene.pages[i]?.layout ?? -1];
    const frames = [...framesOn(scene.pages[i]?.nodes), ...framesOn(layout?.nodes)];
    for (const word of words) {
      const tell = `${i + 1} ${word.text}`;
      if (isOff(word)) off.push(tell);
      else if (!frames.some((frame) => holds(frame, word))) beside.push(tell);
    }
  });
  return { beside, off, all: pages.flat().length };
}

/** A line is higher than its letters: those of a numeral as high as the page end inside it where its line does not. */
const isOff = ({ left, right, top, bottom }: PlacedWord): boolean => {
  const air = (bottom - top) * LINE_AIR;
  return bottom - air > SLIDE_HEIGHT + 2 || right > SLIDE_WIDTH + 2 || top + air < -2 || left < -2;
};
const LINE_AIR = 0.2;

const framesOn = (nodes: readonly SceneNode[] = []): Frame[] =>
  leaves(nodes).flatMap((node) => (node.type === 'shape' && !node.text ? [] : [node.frame]));

/** The middle of the word, and most of its height. */
const holds = ({ x, y, w, h }: Frame, { left, right, top, bottom }: PlacedWord): boolean => {
  const middle = (left + right) / 2;
  return middle >= x && middle <= x + w && (top + 3 * bottom) / 4 <= y + h + 4 && bottom >= y;
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const chart = (type: string, categories: string[], values: number[]) => ({
  kind: 'chart',
  title: `As a ${type}`,
  chart: { type, categories, series: [{ name: 'Sales', values }] },
  notes: '',
});
const charts = deck.parse({
  title: 'Charts',
  language: 'en',
  slides: [
    chart('column', months, [42, 55, 61, 70, 88, 79]),
    chart('bar', months.slice(0, 5), [42, 55, 61, 70, 88]),
    chart('doughnut', months.slice(0, 3), [30, 20, 88]),
  ],
});

test('charts follow a value that is typed over another, up and down, and a category that is added', { skip }, async () => {
  const [template = 'Tokyo'] = chosen;
  const scene = designDeck(charts, template, typesetter, { split: true });
  const file = writePptx(scene, { fonts, image });
  const edits = { same: file, up: withValue(file, 88, 220), down: withValue(file, 88, 8), more: withOneMoreCategory(file, 'Later', 64) };
  const words = await renderedWords(folder, new Map(Object.entries(edits)));
  const at = (edit: keyof typeof edits, page: number, text: string): PlacedWord => {
    const word = words.get(edit)?.[page]?.find((each) => each.text === text);
    assert.ok(word, `${edit}, chart ${page + 1}: "${text}" is not shown`);
    const frame = scene.pages[page]?.nodes.find((node) => node.type === 'chart')?.frame;
    assert.ok(frame && holds(frame, word), `${edit}, chart ${page + 1}: "${text}" left the chart`);
    return word;
  };
  // The highest column is as high as before, and the others are lower or higher beside it.
  const [column, bar] = [0, 1];
  assert.ok(Math.abs(at('up', column, '220').top - at('same', column, '88').top) < 40);
  assert.ok(at('up', column, '79').top > at('same', column, '79').top + 40);
  assert.ok(at('down', column, '79').top <= at('same', column, '79').top + 2);
  assert.ok(at('down', column, '8').top > at('same', column, '88').top + 100);
  assert.ok(at('up', bar, '70').left < at('same', bar, '70').left - 40);
  for (const page of [0, 1, 2]) for (const text of ['Later', '64']) at('more', page, text);
});
