/**
 * Pictures that were looked at and accepted: one slide in all our scripts, and a deck that is mirrored. They are drawn with the shipped
 * fonts alone, glyph by glyph, so they are the same on every machine; `npm run golden` accepts what is drawn now.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { isRightToLeft } from '../../packages/engine/src/model/direction.ts';
import type { Page, Scene } from '../../packages/engine/src/model/scene.ts';
import { writeSvg } from '../../packages/engine/src/output/svg/writeSvg.ts';
import { loadGlyphOutlines } from '../../packages/engine/src/text/glyphOutlines.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { sayings } from '../fixtures/sayings.ts';
import { fonts, paragraph, style, typesetter } from '../fixtures/typesetting.ts';

const folder = new URL('pictures/', import.meta.url);
const outline = await loadGlyphOutlines();
const draw = (scene: Scene, page: Page): string =>
  // A line for each shape, so that a difference can be read.
  writeSvg(scene, page, { fonts, outline, image: fixtureImage }).replaceAll('><', '>\n<');

function assertAccepted(name: string, picture: string): void {
  const path = new URL(`${name}.svg`, folder);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, picture);
  }
  // Not assert.equal, whose report of where two long pictures differ takes minutes to make.
  assert.ok(readFileSync(path, 'utf8') === picture, `${name}.svg differs: look at it, then accept it with "npm run golden"`);
}

const column = (from: number, to: number, x: number): Page['nodes'][number] => ({
  type: 'shape',
  name: `Lines from ${from + 1}`,
  frame: { x, y: 30, w: 420, h: 480 },
  geometry: { type: 'rect' },
  role: 'body',
  text: typesetter.set(
    sayings.slice(from, to).map(([language, text], i) =>
      paragraph([{ text, style: style({ size: 18, weight: i % 2 ? 700 : 400 }) }], {
        language,
        rtl: isRightToLeft(language),
        lineHeight: 34,
        spaceBefore: 12,
      }),
    ),
    { width: 420, height: 480 },
  ),
});

test('a slide in every script', () => {
  const page: Page = { layout: 3, title: 'Scripts', notes: '', nodes: [column(0, 10, 40), column(10, sayings.length, 500)] };
  assertAccepted('scripts', draw(allNodesScene, page));
});

test('a mirrored deck', () => {
  const deck = deckSchema.parse({
    title: 'طاقة الرياح البحرية',
    language: 'ar',
    slides: [
      { kind: 'agenda', title: 'جدول الأعمال', items: ['الميناء والسفن', 'الشبكة حتى 2030', 'التكاليف'] },
      {
        kind: 'timeline',
        title: 'من الفكرة إلى الكهرباء',
        points: ['2021', '2023', '2026', '2030'].map((date) => ({ date, text: 'توسيع الميناء' })),
        highlight: 2,
      },
      {
        kind: 'process',
        title: 'أربع خطوات نحو الربط',
        steps: ['تخطيط', 'ترخيص', 'بناء', 'تشغيل'].map((head) => ({ head, text: 'قبل الشتاء' })),
      },
      {
        kind: 'table',
        title: 'ثلاث مناطق بالأرقام',
        columns: ['المنطقة', 'القدرة (MW)', 'السنة'],
        rows: [
          ['الشمال', '1,250', '2026'],
          ['الغرب', '840', '2028'],
        ],
      },
      {
        kind: 'chart',
        title: 'الإنتاج يتضاعف في ثلاث سنوات',
        chart: { type: 'column', categories: ['2023', '2024', '2025'], series: [{ name: 'تيراواط ساعة', values: [12, 17, 25] }] },
      },
    ],
  });
  const scene = designDeck(deck, 'Tokyo', typesetter, { split: true });
  for (const [i, page] of scene.pages.entries()) assertAccepted(`mirrored-${deck.slides[i]?.kind}`, draw(scene, page));
});
