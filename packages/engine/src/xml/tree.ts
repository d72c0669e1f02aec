/** Elements of an XML part, and how to walk them. */

export interface XmlElement {
  /** "prefix:local", the prefix being the one that the reader was told for the namespace, whatever the file calls it. */
  readonly name: string;
  /** Those of the element's own namespace and of none stand under their local name, others as "prefix:local". */
  readonly attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

export function* elementsOf(parent: XmlElement | undefined): Generator<XmlElement> {
  if (parent) for (const node of parent.children) if (typeof node === 'object') yield node;
}

/** The first child of this name, its first child of the next name, and so on. */
export function child(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  let element = parent;
  for (const name of names) {
    element = element?.children.find((node): node is XmlElement => typeof node === 'object' && node.name === name);
  }
  return element;
}

export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  Array.from(elementsOf(parent)).filter((element) => element.name === name);

/** All elements of this name below `parent`, in the order of the file; what stands inside one of them is not looked at. */
export function descendants(parent: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (element: XmlElement) => {
    for (const inner of elementsOf(element)) {
      if (inner.name === name) found.push(inner);
      else walk(inner);
    }
  };
  if (parent) walk(parent);
  return found;
}

/** The first element of this name below `parent`. */
export function descendant(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const element of elementsOf(parent)) {
    const found = element.name === name ? element : descendant(element, name);
    if (found) return found;
  }
  return undefined;
}

/** All text below the element. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  let text = '';
  for (const node of element.children) text += typeof node === 'string' ? node : textOf(node);
  return text;
}
