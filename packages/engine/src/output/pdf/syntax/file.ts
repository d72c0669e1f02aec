/** A PDF 1.7 file as numbered objects: streams stand alone, everything else is packed into compressed object streams (ISO 32000-1, 7.5.7). */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { byteString, type Dict, name, Ref, serialize, type Value } from './value.ts';

interface Stream {
  readonly dict: Dict;
  readonly data: Uint8Array;
}

const OBJECTS_PER_STREAM = 200;
/** Where an object is: its offset in the file, or its place in an object stream. */
type Location = { readonly offset: number } | { readonly container: number; readonly index: number };

export class PdfFile {
  readonly #objects: (Value | undefined)[] = [];
  readonly #streams = new Map<number, Stream>();

  /** A reference whose object is put later. */
  allocate(): Ref {
    this.#objects.push(undefined);
    return new Ref(this.#objects.length);
  }

  put(ref: Ref, value: Value): Ref {
    this.#objects[ref.number - 1] = value;
    return ref;
  }

  add(value: Value): Ref {
    return this.put(this.allocate(), value);
  }

  putStream(ref: Ref, dict: Dict, data: Uint8Array | string): Ref {
    const raw = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    return this.putRawStream(ref, { ...dict, Filter: name('FlateDecode') }, deflateSync(raw));
  }

  addStream(dict: Dict, data: Uint8Array | string): Ref {
    return this.putStream(this.allocate(), dict, data);
  }

  /** A stream whose bytes are already as its dictionary says. */
  putRawStream(ref: Ref, dict: Dict, data: Uint8Array): Ref {
    this.#streams.set(ref.number, { dict: { ...dict, Length: data.length }, data });
    return ref;
  }

  addRawStream(dict: Dict, data: Uint8Array): Ref {
    return this.putRawStream(this.allocate(), dict, data);
  }

  /**
   * The whole file. Its identifier is a hash of its content, so that the same objects give the same bytes.
   * @throws when an allocated reference has no object
   */
  bytes(root: Ref, info: Ref): Uint8Array {
    const chunks: Uint8Array[] = [];
    const locations: Location[] = [];
    let length = 0;
    const write = (chunk: Uint8Array) => {
      chunks.push(chunk);
      length += chunk.length;
    };
    const writeStream = (number: number, { dict, data }: Stream) => {
      locations[number] = { offset: length };
      write(Buffer.from(`${number} 0 obj\n${serialize(dict)}stream\n`, 'latin1'));
      write(data);
      write(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    };

    // The comment of bytes above 127 tells programs that transfer files that this one is binary.
    write(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
    for (const [number, stream] of this.#streams) writeStream(number, stream);
    this.#packObjects(locations, writeStream);

    const hash = createHash('md5');
    for (const chunk of chunks) hash.update(chunk);
    const id = byteString(hash.digest());
    const start = length;
    const number = this.#objects.length + 1;
    writeStream(number, crossReference(locations, start, number, { Root: root, Info: info, ID: [id, id] }));
    write(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
    return Buffer.concat(chunks, length);
  }

  #packObjects(locations: Location[], writeStream: (number: number, stream: Stream) => void): void {
    const numbers = this.#objects.map((_, i) => i + 1).filter((number) => !this.#streams.has(number));
    for (let from = 0; from < numbers.length; from += OBJECTS_PER_STREAM) {
      const container = this.allocate().number;
      let index = '';
      let body = '';
      for (const [i, number] of numbers.slice(from, from + OBJECTS_PER_STREAM).entries()) {
        const value = this.#objects[number - 1];
        if (value === undefined) throw new Error(`Object ${number} of the PDF was allocated and never put.`);
        locations[number] = { container, index: i };
        index += `${number} ${body.length} `;
        body += `${serialize(value)}\n`;
      }
      const count = Math.min(OBJECTS_PER_STREAM, numbers.length - from);
      const data = deflateSync(Buffer.from(index + body, 'latin1'));
      const dict = { Type: name('ObjStm'), N: count, First: index.length, Filter: name('FlateDecode'), Length: data.length };
      writeStream(container, { dict, data });
    }
  }
}

/** The cross-reference stream: a type, a position and an index for every object (ISO 32000-1, 7.5.8). */
function crossReference(locations: readonly Location[], own: number, size: number, trailer: Dict): Stream {
  const table = Buffer.alloc((size + 1) * 7);
  table.writeUInt16BE(0xffff, 5);
  for (let number = 1; number <= size; number++) {
    const location = number === size ? { offset: own } : locations[number];
    if (!location) throw new Error(`Object ${number} of the PDF has no place in it.`);
    const at = number * 7;
    if ('offset' in location) {
      table.writeUInt8(1, at);
      table.writeUInt32BE(location.offset, at + 1);
    } else {
      table.writeUInt8(2, at);
      table.writeUInt32BE(location.container, at + 1);
      table.writeUInt16BE(location.index, at + 5);
    }
  }
  const data = deflateSync(table);
  const dict = { Type: name('XRef'), Size: size + 1, W: [1, 4, 2], ...trailer, Filter: name('FlateDecode'), Length: data.length };
  return { dict, data };
}
