/**
 * `node bench/census.ts [FOLDER] [TEMPLATE]`: what the decks of all texts in a folder show. How much is seen and not read, how long text goes
 * on, how much of their room slides use, how often a layout or a plate comes back. Without a folder, the texts of the tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck, Slide, SlideKind } from '@slidewright/contract/deck';
import { designDeck } from '../packages/engine/src/design/designDeck.ts';
import { templateById } from '../packages/engine/src/design/templates/templates.ts';
import { HALF, roomUsed } from '../packages/engine/src/model/roomUsed.ts';
import type { Frame, Layout, Page, Scene } from '../packages/engine/src/model/scene.ts';
import { readText } from '../packages/engine/src/read/text.ts';
import { createTypesetter } from '../packages/engine/src/text/typeset.ts';
import { writeDeck } from '../packages/engine/src/write/writeDeck.ts';
import { createFontSource } from '../packages/server/src/world/fonts.ts';

const FRAME: ReadonlySet<SlideKind> = new Set<SlideKind>(['cover', 'coverPicture', 'agenda', 'section', 'closing', 'sources']);
const TEXT: ReadonlySet<SlideKind> = new Set<SlideKind>(['bullets', 'twoColumns']);
/** Text beside text, in boxes: neither an exhibit nor a slide of points. */
const BOXED: ReadonlySet<SlideKind> = new Set<SlideKind>(['cards', 'quote']);

interface Count {
  readonly name: string;
  readonly slides: number;
  readonly content: number;
  readonly exhibits: number;
  readonly boxed: number;
  readonly longestText: number;
  readonly longestLayout: number;
  readonly half: number;
  readonly plates: number;
  readonly kinds: readonly SlideKind[];
}

/** The longest run of neighbours that are alike. */
function longestRun<T>(items: readonly T[], alike: (a: T, b: T) => boolean): number {
  let longest = 0;
  let run = 0;
  items.forEach((item, i) => {
    run = i > 0 && alike(items[i - 1] as T, item) ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Decorative pictures and paths as large as a third of the body: how often the commonest of them comes back. */
function mostPlates(pages: readonly Page[], body: Frame): number {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const plates = new Set(
      page.nodes
        .filter((node) => node.decorative && node.frame.w * node.frame.h >= 0.2 * body.w * body.h)
        // Of one size may be many: what is drawn tells them apart, wherever it stands.
        .map(
          ({ frame: { w, h }, ...drawn }) =>
            `${Math.round(w)} x ${Math.round(h)} ${JSON.stringify(drawn, (key, value) => (key === 'id' || key === 'name' || key === 'x' || key === 'y' ? undefined : value))}`,
        ),
    );
    for (const plate of plates) seen.set(plate, (seen.get(plate) ?? 0) + 1);
  }
  return Math.max(0, ...seen.values());
}

/**
 * What a slide looks like: text by the layout that its first page stands on, wherever its points begin, under a title above them or beside
 * it; anything else by its kind.
 */
function lookOf({ kind }: Slide, page: Page | undefined, layouts: readonly Layout[]): string {
  const name = TEXT.has(kind) && page ? layouts[page.layout]?.name : undefined;
  return name === undefined ? kind : `${name.split(',')[0]}${/, wide\b/.test(name) ? ', wide' : ''}`;
}

function countOf(name: string, deck: Deck, { pages: all, layouts }: Scene, body: Frame, wideBody: Frame): Count {
  const bodyOn = ({ layout }: Page): Frame => (/, wide\b/.test(layouts[layout]?.name ?? '') ? wideBody : body);
  const pages = deck.slides.map((_, i) => all.find(({ slide }) => slide === i));
  const inner = deck.slides.map(({ kind }, i) => ({ kind, page: pages[i] })).filter(({ kind }) => !FRAME.has(kind));
  const kinds = inner.map(({ kind }) => kind);
  // One sentence set large is a pause, and no text to be read point by point.
  const isText = (slide: Slide): boolean => TEXT.has(slide.kind) && !(slide.kind === 'bullets' && slide.items.length === 1);
  return {
    name,
    slides: deck.slides.length,
    content: inner.length,
    exhibits: kinds.filter((kind) => !TEXT.has(kind) && !BOXED.has(kind)).length,
    boxed: kinds.filter((kind) => BOXED.has(kind)).length,
    longestText: longestRun(deck.slides.map(isText), (a, b) => a && b) * (deck.slides.some(isText) ? 1 : 0),
    longestLayout: longestRun(
      deck.slides.map((slide, i) => (isText(slide) || !TEXT.has(slide.kind) ? lookOf(slide, pages[i], layouts) : 'statement')),
      (a, b) => a === b,
    ),
    half: inner.filter(({ page, kind }) => page && kind !== 'quote' && kind !== 'picture' && roomUsed(page.nodes, bodyOn(page)) < HALF)
      .length,
    plates: mostPlates(
      inner.flatMap(({ page }) => page ?? []),
      body,
    ),
    kinds,
  };
}

const [folder = new URL('../test/fixtures/texts', import.meta.url).pathname, template = 'Tokyo'] = process.argv.slice(2);
const fonts = createFontSource();
const { grid, wide } = templateById(template);
const counts: Count[] = [];
for (const name of readdirSync(folder)
  .filter((file) => /\.(?:md|txt)$/.test(file))
  .sort()) {
  const document = readText(readFileSync(join(folder, name), 'utf8'), 'text');
  const source = { origin: 'text', text: '', contentModificator: 'expand', textDensity: 'concise' } as const;
  const deck = writeDeck(document, { numSlides: -1, source }, new AbortController().signal);
  const scene = designDeck(deck, template, createTypesetter(fonts), { split: false, images: {} });
  counts.push(countOf(name, deck, scene, grid.body, wide?.grid.body ?? grid.body));
}
const share = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`.padStart(5);
for (const { name, slides, content, exhibits, boxed, longestText, longestLayout, half, plates, kinds } of counts)
  console.log(
    `${name.padEnd(28)} ${String(slides).padStart(3)} slides  exhibits ${share(exhibits, content)}  boxed ${share(boxed, content)}  text in a row ${longestText}  layout in a row ${longestLayout}  under half ${share(half, content)}  plate ${plates}  ${kinds.join(' ')}`,
  );
const sum = (of: (count: Count) => number): number => counts.reduce((total, count) => total + of(count), 0);
const content = sum((count) => count.content);
console.log(
  `\n${counts.length} decks, ${sum(({ slides }) => slides)} slides, ${content} of content: exhibits ${share(
    sum(({ exhibits }) => exhibits),
    content,
  )}, boxed text ${share(
    sum(({ boxed }) => boxed),
    content,
  )}, longest run of text ${Math.max(...counts.map(({ longestText }) => longestText))} (more than 2 in ${counts.filter(({ longestText }) => longestText > 2).length} decks), of one layout ${Math.max(
    ...counts.map(({ longestLayout }) => longestLayout),
  )}, under half of the room ${share(
    sum(({ half }) => half),
    content,
  )}, a plate at most ${Math.max(...counts.map(({ plates }) => plates))} times`,
);
