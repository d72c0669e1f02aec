/** The objects of a PDF, found by looking through the file: its cross-reference table may say anything. */
import { type Dictionary, isDictionary, isReference, parseValue, type Value } from './syntax.ts';
import { inflatedPrefix } from './unpack.ts';

export interface PdfStream {
  readonly dictionary: Dictionary;
  /** As it lies in the file. */
  readonly packed: Buffer;
}

/** Characters of an object that are parsed; what describes a stream is far shorter. */
const MAX_HEAD = 100_000;
/** Bytes of an object stream that are unpacked. */
const MAX_OBJECT_STREAM = 8_000_000;

/** Objects of a file whose streams' dictionaries are kept: they are asked for several times. Those of a file with more would fill the memory. */
const MOST_KEPT = 20_000;

export class PdfObjects {
  readonly #file: Buffer;
  /** Where objects begin, in the order of the file. Of several with one number, the last one holds. */
  readonly #places: { readonly number: number; readonly start: number; readonly end: number }[];
  readonly #last: ReadonlyMap<number, number>;
  readonly #values = new Map<number, Value>();
  readonly #streams = new Map<number, PdfStream | undefined>();
  #packedObjects: ReadonlyMap<number, string> | undefined;

  constructor(file: Buffer) {
    this.#file = file;
    this.#places = placesOf(file);
    this.#last = new Map(this.#places.map(({ number }, at) => [number, at]));
  }

  /** Every stream of the file, also those that have been replaced. */
  *streams(): Generator<PdfStream> {
    for (const place of this.#places) {
      const stream = this.#streamAt(place);
      if (stream) yield stream;
    }
  }

  stream(number: number): PdfStream | undefined {
    const place = this.#places[this.#last.get(number) ?? -1];
    return place && this.#streamAt(place);
  }

  /** The value itself, or what it refers to. */
  resolve(value: Value | undefined): Value | undefined {
    return isReference(value) ? this.#value(value.ref) : value;
  }

  dictionary(value: Value | undefined): Dictionary | undefined {
    const found = this.resolve(value);
    return isDictionary(found) ? found : undefined;
  }

  /** Dictionaries of all objects that are no streams. */
  *dictionaries(): Generator<Dictionary> {
    for (const number of [...this.#last.keys(), ...this.#unpacked().keys()]) {
      const value = this.#value(number);
      if (isDictionary(value)) yield value;
    }
  }

  #value(number: number): Value {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    const place = this.#places[this.#last.get(number) ?? -1];
    const text = place
      ? this.#file.toString('latin1', place.start, Math.min(place.end, place.start + MAX_HEAD))
      : this.#unpacked().get(number);
    const value = text === undefined ? null : parseValue(text);
    this.#values.set(number, value);
    return value;
  }

  #streamAt({ start, end }: { readonly start: number; readonly end: number }): PdfStream | undefined {
    if (this.#places.length > MOST_KEPT) return this.#readStream(start, end);
    if (!this.#streams.has(start)) this.#streams.set(start, this.#readStream(start, end));
    return this.#streams.get(start);
  }

  #readStream(start: number, end: number): PdfStream | undefined {
    const file = this.#file;
    const keyword = file.subarray(0, Math.min(end, start + MAX_HEAD)).indexOf('stream', start);
    if (keyword < 0) return undefined;
    const dictionary = parseValue(file.toString('latin1', start, keyword));
    if (!isDictionary(dictionary)) return undefined;
    let from = keyword + 'stream'.length;
    if (file[from] === 13) from++;
    if (file[from] === 10) from++;
    const last = file.subarray(0, end).lastIndexOf('endstream');
    return { dictionary, packed: file.subarray(from, last > from ? last : end) };
  }

  /** Objects that lie in streams of objects, as text by their number. */
  #unpacked(): ReadonlyMap<number, string> {
    if (this.#packedObjects) return this.#packedObjects;
    const found = new Map<number, string>();
    for (const { dictionary, packed } of this.streams()) {
      if (dictionary.get('Type') !== '/ObjStm') continue;
      const first = this.resolve(dictionary.get('First'));
      const isPlain = dictionary.get('Filter') === undefined;
      const text = (isPlain ? packed : inflatedPrefix(packed, MAX_OBJECT_STREAM)).toString('latin1');
      if (typeof first !== 'number') continue;
      const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const start = first + (numbers[i + 1] ?? 0);
        const next = numbers[i + 3];
        found.set(numbers[i] ?? 0, text.slice(start, next === undefined ? start + MAX_HEAD : first + next));
      }
    }
    this.#packedObjects = found;
    return found;
  }
}

/** "12 0 obj" … up to the next one. */
function placesOf(file: Buffer): { number: number; start: number; end: number }[] {
  const places: { number: number; start: number; end: number }[] = [];
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    // Most others end one: "endobj".
    if (file[at - 1] === 0x64) continue;
    const head = /(\d{1,10})\s+\d{1,5}\s*$/.exec(file.toString('latin1', Math.max(0, at - 24), at));
    if (!head) continue;
    const previous = places.at(-1);
    if (previous) previous.end = at - head[0].length;
    places.push({ number: Number(head[1]), start: at + 3, end: file.length });
  }
  return places;
}
