/** A small parser for the XML that Office files hold: elements, attributes and text; no DTD, no processing instructions but the first. */

/** All elements of a file in its order, and those of each name. Rules ask for names thousands of times: no tree is walked for that. */
class Order {
  readonly all: XmlElement[] = [];
  readonly named = new Map<string, XmlElement[]>();
}

export class XmlElement {
  /** With its prefix: "a:gridCol". */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[] = [];
  text = '';
  readonly #order: Order;
  readonly #from: number;
  /** The place behind the last one below it. */
  #to = Number.POSITIVE_INFINITY;

  constructor(order: Order, name: string, attributes: ReadonlyMap<string, string>) {
    this.name = name;
    this.attributes = attributes;
    this.#order = order;
    this.#from = order.all.push(this) - 1;
    const named = order.named.get(name);
    if (named) named.push(this);
    else order.named.set(name, [this]);
  }

  /** Nothing more comes below it. */
  close(): void {
    this.#to = this.#order.all.length;
  }

  /** The element itself and all below it, in the order of the file. */
  walk(): XmlElement[] {
    return this.#order.all.slice(this.#from, this.#to);
  }

  /** Those of a name among the element itself and all below it. */
  all(name: string): XmlElement[] {
    const named = this.#order.named.get(name) ?? [];
    return named.slice(placeOf(named, this.#from), placeOf(named, this.#to));
  }

  first(name: string): XmlElement | undefined {
    const named = this.#order.named.get(name) ?? [];
    const found = named[placeOf(named, this.#from)];
    return found && found.#from < this.#to ? found : undefined;
  }

  static placeOf(named: readonly XmlElement[], wanted: number): number {
    let [low, high] = [0, named.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const element = named[middle];
      if (element && element.#from < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const { placeOf } = XmlElement;

const token = /<\?[^>]*\?>|<!--[\s\S]*?-->|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /\s+([^\s=]+)="([^"<]*)"/gy;
const forbidden = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws Error when the text is not well-formed. */
export function parseXml(source: string): XmlElement {
  const order = new Order();
  const open = [new XmlElement(new Order(), '', new Map())];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`not well-formed at "${source.slice(at, at + 60)}"`);
    const [, closes, opens, attributes = '', alone, text] = match;
    if (closes) {
      if (parent.name !== closes) throw new Error(`</${closes}> closes <${parent.name}>`);
      open.pop()?.close();
    } else if (opens) {
      const element = new XmlElement(order, opens, parseAttributes(opens, attributes));
      parent.children.push(element);
      if (alone) element.close();
      else open.push(element);
    } else if (text) parent.text += unescapeText(text);
  }
  const [root] = open[0]?.children ?? [];
  if (open.length !== 1 || !root || open[0]?.children.length !== 1)
    throw new Error('not well-formed: elements are left open, or there is not one root');
  return root;
}

function parseAttributes(element: string, source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(attribute)) {
    if (attributes.has(name)) throw new Error(`<${element}> has ${name} twice`);
    attributes.set(name, unescapeText(value));
  }
  return attributes;
}

function unescapeText(text: string): string {
  if (forbidden.test(text)) throw new Error(`a bare & in "${text.slice(0, 60)}"`);
  return text.replace(/&(#x?)?([\da-zA-Z]+);/g, (_, numeric: string | undefined, value: string) =>
    numeric ? String.fromCodePoint(Number.parseInt(value, numeric === '#x' ? 16 : 10)) : (entities[value] ?? ''),
  );
}

/** The element itself and all below it, in the order of the file. */
export const walk = (element: XmlElement): XmlElement[] => element.walk();
export const all = (element: XmlElement, name: string): XmlElement[] => element.all(name);
export const first = (element: XmlElement, name: string): XmlElement | undefined => element.first(name);
