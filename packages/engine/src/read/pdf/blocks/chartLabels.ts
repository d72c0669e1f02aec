/** Labels of drawn charts: figures along an axis say nothing without their chart. */
import { isCaption } from './caption.ts';
import { type Passage, passageText } from './passage.ts';
import type { Element } from './passages.ts';

/** A run of this many short passages of figures, on a page whose figure is captioned, belongs to the drawing. */
const FEWEST = 6;
const LABEL = /^[\p{Nd}\s.,·:%()+\-−–×^/]{1,24}$/u;

export function withoutChartLabels(elements: readonly Element[]): Element[] {
  const captioned = new Set<number>();
  for (const element of elements) {
    if (element.kind === 'passage' && isCaption(passageText(element.passage))) captioned.add(element.passage.page);
  }
  if (captioned.size === 0) return [...elements];
  const gone = new Set<Passage>();
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
