/** A small parser for the XML that Office files hold: elements, attributes and text; no DTD, no processing instructions but the first. */

export interface XmlElement {
  /** With its prefix: "a:gridCol". */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const token = /<\?[^>]*\?>|<!--[\s\S]*?-->|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /\s+([^\s=]+)="([^"<]*)"/gy;
const forbidden = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws Error when the text is not well-formed. */
export function parseXml(source: string): XmlElement {
  const open: XmlElement[] = [{ name: '', attributes: new Map(), children: [], text: '' }];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`not well-formed at "${source.slice(at, at + 60)}"`);
    const [, closes, opens, attributes = '', alone, text] = match;
    if (closes) {
      if (parent.name !== closes) throw new Error(`</${closes}> closes <${parent.name}>`);
      open.pop();
    } else if (opens) {
      const element: XmlElement = { name: opens, attributes: parseAttributes(opens, attributes), children: [], text: '' };
      parent.children.push(element);
      if (!alone) open.push(element);
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
export function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

export const all = (element: XmlElement, name: string): XmlElement[] => [...walk(element)].filter((e) => e.name === name);
export const first = (element: XmlElement, name: string): XmlElement | undefined => all(element, name)[0];
