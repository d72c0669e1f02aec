/** The text of SmartArt as a nested list (DrawingML diagrams, ISO 29500-1 clause 21.4). */
import { child, childrenOf, descendants, textOf, type XmlElement } from '../../xml/tree.ts';
import { tidyRuns } from './runs.ts';
import type { ItemPiece } from './story.ts';

/** A point below this many others begins a list of its own. */
const DEEPEST = 12;

/** `root` is a diagram's `dgm:dataModel`; `list` names the list that the items form. */
export function smartArtItems(root: XmlElement | undefined, list: string): ItemPiece[] {
  const points = new Map<string, XmlElement>();
  let top: string | undefined;
  for (const point of childrenOf(child(root, 'dgm:ptLst'), 'dgm:pt')) {
    const { modelId = '', type = 'node' } = point.attributes;
    if (type === 'doc') top ??= modelId;
    else if (type === 'node' || type === 'asst') points.set(modelId, point);
  }
  const below = childrenByParent(root);
  const items: ItemPiece[] = [];
  const walk = (id: string, level: number) => {
    const point = points.get(id);
    // Each point is taken once, so a circle of connections ends.
    points.delete(id);
    const runs = point ? tidyRuns([{ text: pointText(point) }]) : [];
    if (runs.length > 0) items.push({ type: 'item', level, ordered: false, list, runs });
    for (const inner of below.get(id) ?? []) if (level < DEEPEST && points.has(inner)) walk(inner, level + 1);
  };
  for (const id of below.get(top ?? '') ?? []) if (points.has(id)) walk(id, 0);
  for (const id of [...points.keys()]) if (points.has(id)) walk(id, 0);
  return items;
}

function pointText(point: XmlElement): string {
  const paragraphs = descendants(child(point, 'dgm:t'), 'a:p').map((paragraph) => descendants(paragraph, 'a:t').map(textOf).join(''));
  return paragraphs.join('\n');
}

/** Ids of the points that hang below each point, in their order. */
function childrenByParent(root: XmlElement | undefined): Map<string, string[]> {
  const connections = childrenOf(child(root, 'dgm:cxnLst'), 'dgm:cxn')
    .filter(({ attributes }) => (attributes.type ?? 'parOf') === 'parOf')
    .sort((a, b) => Number(a.attributes.srcOrd ?? 0) - Number(b.attributes.srcOrd ?? 0));
  const below = new Map<string, string[]>();
  for (const { attributes } of connections) {
    const { srcId = '', destId = '' } = attributes;
    const ids = below.get(srcId) ?? [];
    ids.push(destId);
    below.set(srcId, ids);
  }
  return below;
}
