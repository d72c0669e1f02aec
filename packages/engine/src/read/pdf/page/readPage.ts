/** One page of an open PDF as a PageContent. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfObjects } from '../guard/objects.ts';
import { actualTexts } from './actualTexts.ts';
import { withBullets } from './bullets.ts';
import { type FontEvidence, fontEvidence } from './fontEvidence.ts';
import { fontStyleOf, type NamedFont } from './fontStyle.ts';
import type { PageFont } from './graphicsState.ts';
import { interpretPage, turned } from './interpretPage.ts';
import { apply, IDENTITY, type Matrix, matrixOf } from './matrix.ts';
import type { Box, PageContent, PaintedImage, Rule, Span } from './pageContent.ts';
import type { TurnedSpan } from './spanWriter.ts';

export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

interface LinkArea extends Box {
  readonly url: string;
}

/**
 * A page whose content is damaged gives what could be read of it. `objects` are asked for where the page has marks that pdf.js does not read, `links`
 * for its annotations that are links.
 */
export async function readPage(
  page: PDFPageProxy,
  number: number,
  layers: Layers,
  objects: PdfObjects,
  links: () => Promise<readonly unknown[] | null>,
): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const base = matrixOf(viewport.transform) ?? IDENTITY;
  const fonts = new Map<string, PageFont>();
  const list = await page.getOperatorList();
  const { width, height } = viewport;
  const evidence = fontEvidence(list, (id) => loadedFont(page, id).composite === true);
  const seen = interpretPage(list, {
    width,
    height,
    base,
    actual: actualTexts(list, page.ref?.num, objects),
    font(id) {
      const known = fonts.get(id);
      if (known) return known;
      const font = pageFont(page, id, evidence);
      fonts.set(id, font);
      return font;
    },
    layerShows: (properties) => !properties || layers.isVisible(properties) !== false,
  });
  const spans = withBullets(visible(seen.spans, seen.images, width * height), seen.dots);
  linkSpans(spans, areasOf((await links().catch(() => null)) ?? [], base), { width, height });
  return { ...upright(number, width, height, spans, seen.rules, seen.images), unmapped: seen.unmapped };
}

interface LoadedFont extends NamedFont {
  readonly fontMatrix?: unknown;
  readonly vertical?: unknown;
  readonly composite?: unknown;
  readonly isType3Font?: unknown;
  readonly bbox?: unknown;
}

/** A font drawn as pictures is as high as the box around its glyphs. */
function emOf(matrix: Matrix, font: LoadedFont): number {
  if (font.isType3Font !== true || Math.abs(matrix[3]) === 0.001 || !Array.isArray(font.bbox)) return 1;
  const [, bottom = 0, , top = 0] = font.bbox.map(Number);
  const height = Math.abs((top - bottom) * matrix[3]);
  return height > 0 && Number.isFinite(height) ? height : 1;
}

function loadedFont(page: PDFPageProxy, id: string): LoadedFont {
  const objects = id.startsWith('g_') || page.commonObjs.has(id) ? page.commonObjs : page.objs;
  const font: unknown = objects.has(id) ? objects.get(id) : undefined;
  return typeof font === 'object' && font !== null ? (font as LoadedFont) : ({} as LoadedFont);
}

function pageFont(page: PDFPageProxy, id: string, { coded, fixedPitch, lettered }: FontEvidence): PageFont {
  const known = loadedFont(page, id);
  const matrix: Matrix = matrixOf(known.fontMatrix) ?? [0.001, 0, 0, 0.001, 0, 0];
  const style = fontStyleOf(known);
  return {
    style: fixedPitch.has(id) ? { ...style, mono: true } : style,
    matrix,
    vertical: known.vertical === true,
    coded: coded.has(id),
    tex: known.isType3Font === true && lettered.has(id),
    em: emOf(matrix, known),
  };
}

/**
 * Hidden text is left out. But scanners save what they recognised as text that is not painted: it is kept on a page that shows no
 * other, or hardly any beside an image over most of it.
 */
function visible(spans: readonly TurnedSpan[], images: readonly PaintedImage[], area: number): TurnedSpan[] {
  const shown = spans.filter((span) => !span.hidden);
  if (shown.length === spans.length) return shown;
  const scanned = images.some((image) => (image.x1 - image.x0) * (image.y1 - image.y0) > 0.5 * area);
  const recognised = shown.length === 0 || (scanned && shown.length < 0.1 * spans.length);
  return recognised ? spans.filter((span) => !span.hidden || !span.painted) : shown;
}

/** Flags of annotations (ISO 32000-2, 12.5.3): invisible, or not to be seen on a screen. */
const UNSEEN = 0x01 | 0x20;

function areasOf(annotations: readonly unknown[], base: Matrix): LinkArea[] {
  const links: LinkArea[] = [];
  for (const annotation of annotations.slice(0, 5000)) {
    const { annotationFlags, quadPoints, url, rect } = annotation as Readonly<Record<string, unknown>>;
    if (Number(annotationFlags) & UNSEEN || quadPoints === null) continue;
    if (typeof url !== 'string' || !/^(?:https?|mailto):/i.test(url) || !Array.isArray(rect)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
    const [ax, ay] = apply(base, left, bottom);
    const [bx, by] = apply(base, right, top);
    links.push({ url, x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) });
  }
  return links;
}

function linkSpans(spans: readonly TurnedSpan[], links: readonly LinkArea[], page: { width: number; height: number }): void {
  if (links.length === 0) return;
  for (const span of spans) {
    if (span.turns !== 0) continue;
    const x = (span.x0 + span.x1) / 2;
    const y = span.y - 0.3 * span.size;
    if (x < 0 || x > page.width) continue;
    const link = links.find((area) => x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1);
    if (link) span.link = link.url;
  }
}

/** Text in other directions than most of the page's, kept when there is this much of it: axis labels and stamps are less. */
const ASIDE_CHARACTERS = 150;

/** Turns the page so that most of its text is upright. */
function upright(
  number: number,
  width: number,
  height: number,
  spans: readonly TurnedSpan[],
  rules: readonly Rule[],
  images: readonly PaintedImage[],
): Omit<PageContent, 'unmapped'> {
  const counts = [0, 0, 0, 0];
  for (const span of spans) counts[span.turns] = (counts[span.turns] ?? 0) + span.text.length;
  const turns = counts.indexOf(Math.max(...counts));
  const main: Span[] = spans.filter((span) => span.turns === turns);
  const across = turns % 2 === 1;
  const size = { width: across ? height : width, height: across ? width : height };
  const asides = [0, 1, 2, 3].filter((other) => other !== turns && (counts[other] ?? 0) >= ASIDE_CHARACTERS);
  // Text in another direction follows the rest, each direction below the one before.
  let below = size.height;
  for (const other of asides) {
    const group = spans.filter((span) => span.turns === other);
    for (const span of group) main.push({ ...span, y: span.y + below });
    below += other % 2 === 1 ? width : height;
  }
  if (turns === 0) return { number, ...size, height: size.height, spans: main, rules, images };
  const page = { width, height };
  return {
    number,
    ...size,
    spans: main,
    rules: rules.map((rule) => turnedRule(rule, turns, page)),
    images: images.map((image) => ({ ...image, ...turnedBox(image, turns, page) })),
  };
}

function turnedBox(box: Box, turns: number, page: { width: number; height: number }): Box {
  const [ax, ay] = turned(turns, [box.x0, box.y0], page);
  const [bx, by] = turned(turns, [box.x1, box.y1], page);
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}

function turnedRule(rule: Rule, turns: number, page: { width: number; height: number }): Rule {
  const box = rule.horizontal
    ? { x0: rule.from, x1: rule.to, y0: rule.at, y1: rule.at }
    : { x0: rule.at, x1: rule.at, y0: rule.from, y1: rule.to };
  const { x0, y0, x1, y1 } = turnedBox(box, turns, page);
  const horizontal = rule.horizontal === (turns % 2 === 0);
  return horizontal ? { ...rule, horizontal, at: y0, from: x0, to: x1 } : { ...rule, horizontal, at: x0, from: y0, to: y1 };
}
