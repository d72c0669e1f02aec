/** Labels of drawn charts and diagrams: figures along an axis and names in boxes say nothing without their drawing. */
import { isCaption } from './caption.ts';
import { type Passage, passageText } from './passage.ts';
import type { Element } from './passages.ts';

/** A run of this many short passages of figures, on a page whose figure is captioned, belongs to the drawing. */
const FEWEST = 6;
const LABEL = /^[\p{Nd}\s.,·:%()+\-−–×^/]{1,24}$/u;

/** Of passages in a font that no sentence of the document has, this many are a drawing's. */
const FEWEST_FOREIGN = 3;
const MOST_WORDS = 8;
/** Part of the letters of paragraphs that makes a font one of theirs. */
const LEAST_SHARE = 0.02;

export function withoutChartLabels(elements: readonly Element[]): Element[] {
  const captioned = new Set<number>();
  for (const element of elements) {
    if (element.kind === 'passage' && isCaption(passageText(element.passage))) captioned.add(element.passage.page);
  }
  const gone = foreignLabels(elements, captioned);
  if (captioned.size === 0 && gone.size === 0) return [...elements];
  let run: Passage[] = [];
  const flush = () => {
    if (run.length >= FEWEST) for (const passage of run) gone.add(passage);
    run = [];
  };
  for (const element of elements) {
    const label = element.kind === 'passage' && captioned.has(element.passage.page) && LABEL.test(passageText(element.passage));
    if (label) run.push(element.passage);
    else flush();
  }
  flush();
  return elements.filter((element) => element.kind !== 'passage' || !gone.has(element.passage));
}

/** Drawings keep the font of the program that made them. */
function foreignLabels(elements: readonly Element[], captioned: ReadonlySet<number>): Set<Passage> {
  const gone = new Set<Passage>();
  const prose = proseFonts(elements);
  if (prose.size === 0) return gone;
  let run: Passage[] = [];
  const flush = () => {
    const figures = run.filter((passage) => LABEL.test(passageText(passage))).length;
    const drawn = run[0] !== undefined && (captioned.has(run[0].page) || 3 * figures >= run.length);
    if (run.length >= FEWEST_FOREIGN && drawn) for (const passage of run) gone.add(passage);
    run = [];
  };
  for (const element of elements) {
    if (element.kind === 'passage' && isForeign(element.passage, prose)) run.push(element.passage);
    else flush();
  }
  flush();
  return gone;
}

function isForeign(passage: Passage, prose: ReadonlySet<string>): boolean {
  const text = passageText(passage);
  if (passage.role || text.split(' ').length > MOST_WORDS || /[.!?:;,]$/.test(text) || passage.lines.some((line) => line.mono))
    return false;
  return passage.lines.every((line) => line.spans.every((span) => !prose.has(span.font.name)));
}

/** Names of the fonts that paragraphs are set in. */
function proseFonts(elements: readonly Element[]): Set<string> {
  const letters = new Map<string, number>();
  let all = 0;
  for (const element of elements) {
    if (element.kind !== 'passage' || element.passage.lines.length < 3) continue;
    for (const line of element.passage.lines) {
      for (const span of line.spans) {
        letters.set(span.font.name, (letters.get(span.font.name) ?? 0) + span.text.length);
        all += span.text.length;
      }
    }
  }
  return new Set([...letters].filter(([, count]) => count > LEAST_SHARE * all).map(([name]) => name));
}
