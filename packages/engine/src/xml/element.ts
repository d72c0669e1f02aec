/** Elements as strings of markup: `element('a:off', { x: 0, y: 12700 })` is `<a:off x="0" y="12700"/>`. */
import { escapeAttribute } from './escape.ts';

/** A number is written as an integer or refused; a boolean is written as 1 or 0; undefined leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Markup, already escaped; what is undefined or false is left out. */
export type Markup = string | undefined | false;

/**
 * One element. Children are markup: text goes through `escapeText` first.
 * @throws RangeError when a number is not an integer: readers of Office formats drop such an element without a word.
 */
export function element(name: string, attributes?: Attributes, ...children: readonly Markup[]): string {
  let open = `<${name}`;
  if (attributes) for (const key in attributes) open += attribute(name, key, attributes[key]);
  let content = '';
  for (const child of children) if (child) content += child;
  return content ? `${open}>${content}</${name}>` : `${open}/>`;
}

function attribute(name: string, key: string, value: Attributes[string]): string {
  switch (typeof value) {
    case 'string':
      return ` ${key}="${escapeAttribute(value)}"`;
    case 'number':
      if (!Number.isInteger(value)) throw new RangeError(`<${name} ${key}> takes an integer, got ${value}`);
      return ` ${key}="${value}"`;
    case 'boolean':
      return ` ${key}="${value ? 1 : 0}"`;
    default:
      return '';
  }
}

/** A whole XML file: the declaration that Office writes, then the root element. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
