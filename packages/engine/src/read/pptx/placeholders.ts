/** Placeholders of a slide and what they inherit from its layout and master (ISO 29500-1 clause 19.3.1.36). */
import { child, elementsOf, type XmlElement } from '../../xml/tree.ts';

export interface Placeholder {
  readonly type: string;
  readonly index: string | undefined;
}

export const shapesOf = (root: XmlElement | undefined): XmlElement[] => Array.from(elementsOf(child(root, 'p:cSld', 'p:spTree')));

/** Properties that shapes of every kind keep in an element of their kind: `p:nvSpPr`, `p:nvPicPr`, … */
const nonVisual = (shape: XmlElement): XmlElement | undefined =>
  Array.from(elementsOf(shape)).find(({ name }) => name.startsWith('p:nv') && name.endsWith('Pr'));

/** Name, alternative text and whether the shape is hidden. */
export const drawingProperties = (shape: XmlElement): XmlElement | undefined => child(nonVisual(shape), 'p:cNvPr');

/** Undefined for a shape that fills no placeholder. */
export function placeholderOf(shape: XmlElement): Placeholder | undefined {
  const found = child(nonVisual(shape), 'p:nvPr', 'p:ph');
  return found && { type: found.attributes.type ?? 'obj', index: found.attributes.idx };
}

export class Inheritance {
  readonly layout: XmlElement | undefined;
  readonly #master: XmlElement | undefined;
  readonly #inLayout: ReadonlyMap<string, XmlElement>;
  readonly #inMaster: ReadonlyMap<string, XmlElement>;

  constructor(layout: XmlElement | undefined, master: XmlElement | undefined) {
    this.layout = layout;
    this.#master = master;
    this.#inLayout = byPlaceholder(layout);
    this.#inMaster = byPlaceholder(master);
  }

  /** The shapes that a placeholder takes after, nearest first. */
  ancestors(placeholder: Placeholder | undefined): XmlElement[] {
    if (!placeholder) return [];
    const inLayout = this.#inLayout.get(placeholder.index === undefined ? keyOf(placeholder.type) : `index ${placeholder.index}`);
    const type = (inLayout && placeholderOf(inLayout)?.type) ?? placeholder.type;
    const inMaster = this.#inMaster.get(keyOf(type));
    return [inLayout, inMaster].filter((shape) => shape !== undefined);
  }

  /** The text styles of the master that apply to a placeholder, or to a shape that is none. */
  textStyle(placeholder: Placeholder | undefined): XmlElement | undefined {
    const styles = child(this.#master, 'p:txStyles');
    const kind = family(placeholder?.type);
    return child(styles, kind === 'title' ? 'p:titleStyle' : kind === 'body' ? 'p:bodyStyle' : 'p:otherStyle');
  }
}

/** The first shape for each index and for each family of placeholders. */
function byPlaceholder(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const shapes = new Map<string, XmlElement>();
  for (const shape of shapesOf(root)) {
    const placeholder = placeholderOf(shape);
    if (!placeholder) continue;
    for (const key of [`index ${placeholder.index}`, keyOf(placeholder.type)]) if (!shapes.has(key)) shapes.set(key, shape);
  }
  return shapes;
}

const keyOf = (type: string): string => `type ${family(type)}`;

/** A master knows title, body, date, footer and number only. */
function family(type: string | undefined): string | undefined {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  return type !== undefined && /^(?:body|obj|subTitle|pic|chart|tbl|dgm|media|clipArt)$/.test(type) ? 'body' : type;
}
