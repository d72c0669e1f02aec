/**
 * Reads XML that a stranger made: a document type is refused, so no entity but the five of XML is ever expanded; depth, elements and
 * attributes are bounded. Subtrees can be handed over one by one, so that a long part never stands in memory as a whole.
 */
import { SaxesParser } from 'saxes';
import { decoderOf } from './encoding.ts';
import { UnreadableXml } from './failure.ts';
import type { XmlElement } from './tree.ts';

/** `held` elements of a tree that stand in memory at a time, at about 400 bytes each. */
export const XML_LIMITS = { depth: 256, elements: 2_000_000, held: 500_000, attributes: 1_000 };

export interface XmlReading {
  /** Prefix by namespace. An element of any other namespace keeps the prefix that the file gives it, led by "?". */
  readonly namespaces: ReadonlyMap<string, string>;
  /** How many elements may still be read; counted down, so that several parts can share it. */
  readonly budget: { elements: number };
  /** Called with each child of the elements of this name, which is then dropped from the tree. */
  readonly each?: { readonly parent: string; visit(element: XmlElement): void };
  /** Called with each element as soon as it is complete; gives what stands for it in its parent. */
  readonly settle?: (element: XmlElement) => readonly (XmlElement | string)[];
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Bytes that are decoded and parsed at a time. */
const CHUNK = 1 << 16;

/**
 * The root element. White space is kept in elements without children only.
 * @throws UnreadableXml
 */
export function readXml(bytes: Uint8Array, reading: XmlReading): XmlElement {
  const tree = new TreeBuilder(reading);
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    throw new UnreadableXml('corrupt', 'The XML of one of its parts is not well-formed.');
  });
  parser.on('doctype', refuseDoctype);
  // They are taken as they come: the parser's own object of them is slow to walk.
  let attributes: Attribute[] = [];
  parser.on('attribute', (attribute) => {
    if (attributes.push(attribute) > XML_LIMITS.attributes)
      throw new UnreadableXml('tooLarge', `An element of it has more than ${XML_LIMITS.attributes} attributes.`);
  });
  parser.on('opentag', ({ name }) => {
    tree.open(name, attributes);
    attributes = [];
  });
  parser.on('text', (text) => tree.text(text));
  parser.on('cdata', (text) => tree.text(text));
  parser.on('closetag', () => tree.close());

  const decoder = decoderOf(bytes);
  for (let at = 0; at < bytes.length; at += CHUNK) parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  parser.write(decoder.decode()).close();
  return tree.root();
}

/** The name that the root element would have, read from the beginning of the part; undefined when that is no XML. */
export function rootName(bytes: Uint8Array, namespaces: ReadonlyMap<string, string>): string | undefined {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let name: string | undefined;
  parser.on('error', () => {});
  parser.on('doctype', refuseDoctype);
  parser.on('opentag', (tag) => {
    if (name !== undefined) return;
    const attributes = Object.entries(tag.attributes).map(([key, value]) => ({ name: key, value }));
    name = new Names(namespaces).enter(tag.name, attributes).name;
  });
  const decoder = decoderOf(bytes);
  for (let at = 0; at < bytes.length && name === undefined && at < 4 * CHUNK; at += CHUNK) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  }
  return name;
}

function refuseDoctype(): never {
  throw new UnreadableXml('corrupt', 'One of its parts declares a document type (DTD), which no Office document may.');
}

class TreeBuilder {
  readonly #reading: XmlReading;
  readonly #names: Names;
  readonly #open: XmlElement[] = [];
  #root: XmlElement | undefined;
  #held = 0;

  constructor(reading: XmlReading) {
    this.#reading = reading;
    this.#names = new Names(reading.namespaces);
  }

  open(name: string, attributes: readonly Attribute[]): void {
    if (this.#reading.budget.elements-- <= 0 || ++this.#held > XML_LIMITS.held)
      throw new UnreadableXml('tooLarge', 'It has millions of elements.');
    if (this.#open.length >= XML_LIMITS.depth)
      throw new UnreadableXml('tooLarge', `Its elements are nested more than ${XML_LIMITS.depth} levels deep.`);
    const element: XmlElement = { ...this.#names.enter(name, attributes), children: [] };
    this.#root ??= element;
    this.#open.push(element);
  }

  text(text: string): void {
    this.#open.at(-1)?.children.push(text);
  }

  close(): void {
    this.#names.leave();
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (!element) return;
    if (element.children.length > 1 || typeof element.children[0] === 'object') dropBlanks(element);
    const { each, settle } = this.#reading;
    const nodes = settle ? settle(element) : [element];
    if (!parent) return;
    for (const node of nodes) {
      if (each?.parent === parent.name && typeof node === 'object') {
        each.visit(node);
        this.#held = this.#open.length;
      } else parent.children.push(node);
    }
  }

  root(): XmlElement {
    if (!this.#root) throw new UnreadableXml('corrupt', 'One of its parts is empty.');
    return this.#root;
  }
}

/** Indentation between elements. */
function dropBlanks(element: XmlElement): void {
  if (!element.children.some((node) => typeof node === 'object')) return;
  element.children = element.children.filter((node) => typeof node === 'object' || /\S/.test(node));
}

/** Names by the namespaces that are in scope. */
class Names {
  readonly #known: ReadonlyMap<string, string>;
  /** Prefix of the file to prefix of the reader; a level that declares nothing shares its parent's. */
  readonly #scopes: ReadonlyMap<string, string>[] = [new Map()];

  constructor(known: ReadonlyMap<string, string>) {
    this.#known = known;
  }

  enter(name: string, attributes: readonly Attribute[]): Pick<XmlElement, 'name' | 'attributes'> {
    const scope = this.#scopeWith(attributes);
    this.#scopes.push(scope);
    const own = prefixOf(name);
    const prefix = resolve(scope, own);
    const named: Record<string, string> = Object.create(null);
    for (const { name: key, value } of attributes) {
      if (declares(key)) continue;
      const colon = key.indexOf(':');
      if (colon < 0) {
        named[key] = value;
        continue;
      }
      const other = resolve(scope, key.slice(0, colon));
      const local = key.slice(colon + 1);
      named[other === prefix ? local : `${other}:${local}`] = value;
    }
    return { name: prefix === '' || prefix === own ? name : `${prefix}:${name.slice(own === '' ? 0 : own.length + 1)}`, attributes: named };
  }

  leave(): void {
    this.#scopes.pop();
  }

  #scopeWith(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
    const outer = this.#scopes.at(-1) ?? new Map<string, string>();
    let scope: Map<string, string> | undefined;
    for (const { name, value: uri } of attributes) {
      if (!declares(name)) continue;
      const prefix = name.slice('xmlns:'.length);
      scope ??= new Map(outer);
      scope.set(prefix, this.#known.get(uri) ?? (uri === '' ? '' : `?${prefix}`));
    }
    return scope ?? outer;
  }
}

const declares = (name: string): boolean => name.startsWith('xmlns') && (name.length === 5 || name[5] === ':');

const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')));

/** A prefix that nobody declared is taken for the customary one. */
const resolve = (scope: ReadonlyMap<string, string>, prefix: string): string => scope.get(prefix) ?? prefix;
