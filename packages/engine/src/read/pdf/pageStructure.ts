/** From pages to one sequence of passages, tables and pictures: by the file's tags where they cover the text, else by what is seen. */
import { type Element, elementsOf, usualPitch } from './blocks/passages.ts';
import type { Line } from './line/line.ts';
import { segmentsOf } from './line/segments.ts';
import { wholeLines } from './line/wholeLines.ts';
import { withoutContents } from './order/contents.ts';
import { withoutFurniture } from './order/furniture.ts';
import { pageItems } from './order/pageItems.ts';
import type { Span } from './page/pageContent.ts';
import type { ReadPage } from './pages.ts';
import { contains } from './tags/structure.ts';
import { type TaggedPage, taggedPage } from './tags/taggedPage.ts';

export interface Structure {
  readonly elements: readonly Element[];
  /** The tags say which passages are headings. */
  readonly headingsTagged: boolean;
}

/** Tags are believed when they name at least this part of the text. */
const COVERED = 0.8;

export function structureOf(pages: readonly ReadPage[]): Structure {
  const spans = withoutArtifacts(pages);
  const lines = withoutFurniture(pages.map(({ content }, i) => ({ height: content.height, lines: segmentsOf(spans[i] ?? []) })));
  const segments = withMeaningfulMono(lines.map(withoutContents));
  const texts = segments.map((lines) => lines.flatMap((line) => line.spans));
  const tagged = pages.map(({ tags, pictures }, i) => tags && taggedPage(tags, i, texts[i] ?? [], pictures));
  const tagsHold = areBelieved(pages, tagged, texts);
  const items = pages.map(({ content, pictures }, i) => (tagsHold ? [] : pageItems(content, segments[i] ?? [], pictures)));
  const pitch = usualPitch(items);
  const perPage = pages.map((_, i) => {
    const byTags = tagsHold ? tagged[i] : undefined;
    if (byTags) return [...byTags.elements, ...untagged(byTags.rest, i)];
    return elementsOf(items[i] ?? [], i, pitch);
  });
  return {
    elements: perPage.flatMap((elements, i): Element[] => (i === 0 ? elements : [{ kind: 'page' }, ...elements])),
    headingsTagged: tagsHold && pages.some(({ tags }) => tags && contains(tags, /^(?:H[1-6]?|Title)$/)),
  };
}

/** Where nearly all of the text is set in a font of one width, as on receipts and in typescripts, that does not make it code. */
function withMeaningfulMono(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const all = pages.flat().reduce((sum, line) => sum + line.text.length, 0);
  const mono = pages.flat().reduce((sum, line) => (line.mono ? sum + line.text.length : sum), 0);
  return mono > 0.85 * all ? pages.map((lines) => lines.map((line) => ({ ...line, mono: false }))) : pages;
}

/** What the file marks as no part of its text is left out, unless that is half of it. */
function withoutArtifacts(pages: readonly ReadPage[]): readonly (readonly Span[])[] {
  const count = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + span.text.length, 0);
  const all = pages.reduce((sum, { content }) => sum + count(content.spans), 0);
  const kept = pages.map(({ content }) => content.spans.filter((span) => !span.artifact));
  const left = kept.reduce((sum, spans) => sum + count(spans), 0);
  return left > 0.5 * all ? kept : pages.map(({ content }) => content.spans);
}

function areBelieved(
  pages: readonly ReadPage[],
  tagged: readonly (TaggedPage | undefined)[],
  texts: readonly (readonly Span[])[],
): boolean {
  if (!pages.some(({ tags }) => tags && contains(tags, /^(?:H[1-6]?|Title|L|LI|Table)$/))) return false;
  let all = 0;
  let rest = 0;
  for (const [i, spans] of texts.entries()) {
    for (const span of spans) all += span.text.length;
    for (const span of tagged[i]?.rest ?? spans) rest += span.text.length;
  }
  return all > 0 && rest < (1 - COVERED) * all;
}

/** Text that the tags forgot follows what they name. */
function untagged(spans: readonly Span[], page: number): Element[] {
  const items = wholeLines(segmentsOf(spans)).map((line) => ({
    kind: 'line' as const,
    line,
    x0: line.x0,
    y0: line.y0,
    x1: line.x1,
    y1: line.y1,
  }));
  return elementsOf(items, page, usualPitch([items]));
}
