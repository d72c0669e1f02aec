/** Opens a PDF with a cross-reference stream and object streams, and follows its references. */
import { inflateSync } from 'node:zlib';
import { type PdfDict, type PdfValue, parseValues } from './values.ts';

export interface PdfDocument {
  readonly trailer: PdfDict;
  readonly catalog: PdfDict;
  readonly pages: readonly PdfDict[];
  /** The value, or what it refers to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined;
  dict(value: PdfValue | undefined): PdfDict;
  list(value: PdfValue | undefined): readonly PdfValue[];
  /** Unpacked bytes of a stream. */
  stream(value: PdfValue | undefined): Buffer;
}

export function openPdf(bytes: Uint8Array): PdfDocument {
  const source = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
  const table = objectAt(source, start);
  const size = Number(table.dict.Size);
  const cache = new Map<number, PdfValue>();

  const rawStream = (number: number): { dict: PdfDict; data: Buffer } => {
    if (table.data.readUInt8(number * 7) !== 1) throw new Error(`object ${number} is no stream`);
    return objectAt(source, table.data.readUInt32BE(number * 7 + 1), number);
  };
  const load = (number: number): PdfValue => {
    if (!(number > 0 && number < size)) throw new Error(`a reference to object ${number}, which is not there`);
    const [kind, where, index] = [table.data[number * 7], table.data.readUInt32BE(number * 7 + 1), table.data.readUInt16BE(number * 7 + 5)];
    if (kind === 1) return rawStream(number).dict;
    const container = rawStream(where);
    const body = container.data.toString('latin1');
    const positions = parseValues(body.slice(0, Number(container.dict.First)));
    if (positions[index * 2] !== number) throw new Error(`object ${number} is not where the cross-reference says`);
    const [value] = parseValues(body, Number(container.dict.First) + Number(positions[index * 2 + 1]), 1);
    if (value === undefined) throw new Error(`object ${number} is empty`);
    return value;
  };
  const resolve = (value: PdfValue | undefined): PdfValue | undefined => {
    const number = refOf(value);
    if (number === undefined) return value;
    const known = cache.get(number) ?? load(number);
    cache.set(number, known);
    return known;
  };
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = resolve(value);
    if (typeof found !== 'object' || found instanceof Uint8Array || Array.isArray(found))
      throw new Error(`no dictionary: ${JSON.stringify(found)}`);
    return found as PdfDict;
  };
  const list = (value: PdfValue | undefined): readonly PdfValue[] => {
    const found = resolve(value);
    if (value === undefined || Array.isArray(found)) return found === undefined ? [] : (found as PdfValue[]);
    return [value];
  };
  const catalog = dict(table.dict.Root);
  return {
    trailer: table.dict,
    catalog,
    pages: list(dict(catalog.Pages).Kids).map(dict),
    resolve,
    dict,
    list,
    stream: (value) => rawStream(refOf(value) ?? -1).data,
  };
}

export const refOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'object' && 'ref' in value ? Number(value.ref) : undefined;

function objectAt(source: string, offset: number, number?: number): { dict: PdfDict; data: Buffer } {
  const head = /^(\d+) 0 obj\n/.exec(source.slice(offset, offset + 20));
  if (!head || (number !== undefined && Number(head[1]) !== number)) throw new Error(`no object ${number ?? ''} at ${offset}`);
  const [dict] = parseValues(source, offset + head[0].length, 1) as [PdfDict];
  const begin = source.indexOf('stream\n', offset) + 'stream\n'.length;
  const raw = Buffer.from(source.slice(begin, begin + Number(dict.Length)), 'latin1');
  return { dict, data: dict.Filter === '/FlateDecode' && !dict.DecodeParms ? inflateSync(raw) : raw };
}
