/** Reads PDF syntax into plain values, as far as our own writer uses it. */

interface PdfRef {
  readonly ref: number;
}
export type PdfDict = { readonly [key: string]: PdfValue };
/** Names are strings with their slash, strings are Uint8Arrays, operators (in content) are { operator }. */
export type PdfValue = number | boolean | string | Uint8Array | PdfRef | { readonly operator: string } | readonly PdfValue[] | PdfDict;

const token =
  /\s*(?:(<<|>>|\[|\])|<([0-9A-Fa-f]*)>|\(((?:\\.|[^\\()])*)\)|\/([^\s<>[\]()/]*)|(\d+) 0 R\b|([+-]?\d*\.?\d+)|(true|false)\b|([A-Za-z'"*]+[0-9]?\*?))/y;

/** All values that stand one after the other in the source, from the position on; stops at what is no PDF syntax. */
export function parseValues(source: string, from = 0, most = Number.POSITIVE_INFINITY): PdfValue[] {
  const out: PdfValue[] = [];
  const stack: { kind: string; items: PdfValue[] }[] = [];
  const push = (value: PdfValue) => (stack.at(-1)?.items ?? out).push(value);
  token.lastIndex = from;
  while (out.length < most) {
    const match = token.exec(source);
    if (!match) break;
    const [, bracket, hex, literal, name, ref, number, truth, operator] = match;
    if (bracket === '<<' || bracket === '[') stack.push({ kind: bracket, items: [] });
    else if (bracket) {
      const { kind, items } = stack.pop() ?? { kind: '', items: [] };
      push(kind === '<<' ? toDict(items) : items);
    } else if (hex !== undefined) push(new Uint8Array(Buffer.from(hex, 'hex')));
    else if (literal !== undefined) push(new Uint8Array(Buffer.from(literal.replace(/\\(.)/g, '$1'), 'latin1')));
    else if (name !== undefined) push(`/${name.replace(/#([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))}`);
    else if (ref !== undefined) push({ ref: Number(ref) });
    else if (number !== undefined) push(Number(number));
    else if (truth) push(truth === 'true');
    else if (operator) push({ operator });
  }
  return out;
}

function toDict(items: readonly PdfValue[]): PdfDict {
  const entries: [string, PdfValue][] = [];
  for (let i = 0; i + 1 < items.length; i += 2) {
    const [key, value] = [items[i], items[i + 1]];
    if (typeof key !== 'string' || value === undefined) throw new Error(`no key of a dictionary: ${JSON.stringify(key)}`);
    entries.push([key.slice(1), value]);
  }
  return Object.fromEntries(entries);
}

/** A text string: UTF-16 with a byte order mark, or Latin-1. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof Uint8Array)) return undefined;
  if (value[0] !== 0xfe || value[1] !== 0xff) return Buffer.from(value).toString('latin1');
  return Buffer.from(value.subarray(2)).swap16().toString('utf16le');
}
