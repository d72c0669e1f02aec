/** Refuses a PDF that is made to outgrow whoever reads it, before any of it is interpreted. */
import { UnreadableDocument } from '../../failure.ts';
import { MAX_IMAGE_PIXELS } from '../open.ts';
import { nestedPaintings } from './forms.ts';
import type { PdfObjects, PdfStream } from './objects.ts';
import type { Value } from './syntax.ts';
import { isTight, unpackedSize } from './unpack.ts';

/** Drawings and texts are packed 20 to 1, what repeats itself endlessly up to 1,000 to 1. */
const TIGHT = 200;
/** Bytes that such streams unpack to, in all: what a page can show is a tenth of it. */
const MAX_TIGHT = 4_000_000;
/** Bytes of an image, which is decoded alone and may well be blank. */
const MAX_IMAGE = 60_000_000;
/** Packed once, not even this much makes more than `MAX_TIGHT`. */
const SMALL = 4_000;
/** Forms in forms that a page paints. A drawing of a machine has a few thousand. */
const MAX_PAINTINGS = 50_000;

/** Bytes of a row of samples, for which memory is taken before anything is unpacked. */
const MAX_ROW = 16_000_000;

/**
 * `objects` are those of a file that is not encrypted: else they cannot be looked into.
 * @throws UnreadableDocument 'tooLarge', or 'corrupt' for a size that makes no sense
 */
export async function refuseBombs(objects: PdfObjects): Promise<void> {
  let unpacked = 0;
  for (const stream of objects.streams()) {
    if (rowOf(stream, objects) > MAX_ROW) {
      throw new UnreadableDocument('corrupt', 'The PDF is damaged: a part of it claims rows of many megabytes. Save it anew.');
    }
    const layers = layersOf(stream, objects);
    if (layers === 0 || (layers === 1 && stream.packed.length < SMALL) || isLeftAlone(stream, objects)) continue;
    if (!isTight(stream.packed, layers, TIGHT)) continue;
    const isImage = stream.dictionary.get('Subtype') === '/Image';
    const limit = isImage ? MAX_IMAGE : MAX_TIGHT;
    const size = await unpackedSize(stream.packed, layers, limit);
    if (!isImage) unpacked += size;
    if (Math.max(size, unpacked) > limit) {
      throw new UnreadableDocument(
        'tooLarge',
        'The PDF is small, but unpacks to many megabytes of the same: no document does. Save it anew from the program that made it.',
      );
    }
  }
  if (nestedPaintings(objects, MAX_PAINTINGS) > MAX_PAINTINGS) {
    throw new UnreadableDocument(
      'tooLarge',
      `A page of the PDF repeats parts of its drawing more than ${MAX_PAINTINGS.toLocaleString('en')} times. Print it to a new PDF and send that.`,
    );
  }
}

/** How many times the stream is packed with Flate, when that is all that is done to it. */
function layersOf({ dictionary }: PdfStream, objects: PdfObjects): number {
  const filter = objects.resolve(dictionary.get('Filter') ?? dictionary.get('F'));
  const filters: readonly (Value | undefined)[] = Array.isArray(filter) ? filter.map((name) => objects.resolve(name)) : [filter];
  return filters.every((name) => name === '/FlateDecode' || name === '/Fl') ? filters.length : 0;
}

/** The widest row, in bytes, that the parameters of the stream's filters speak of. */
function rowOf({ dictionary }: PdfStream, objects: PdfObjects): number {
  const found = objects.resolve(dictionary.get('DecodeParms') ?? dictionary.get('DP'));
  const rows = (Array.isArray(found) ? found : [found]).map((value) => {
    const parameters = objects.dictionary(value);
    const entry = (name: string, usual: number) => Number(objects.resolve(parameters?.get(name)) ?? usual);
    return parameters?.has('Predictor') ? (entry('Colors', 1) * entry('BitsPerComponent', 8) * entry('Columns', 1)) / 8 : 0;
  });
  return Math.max(0, ...rows);
}

/** Attached files, and images that are too large, are not unpacked by any reader. */
function isLeftAlone({ dictionary }: PdfStream, objects: PdfObjects): boolean {
  if (dictionary.get('Type') === '/EmbeddedFile') return true;
  if (dictionary.get('Subtype') !== '/Image') return false;
  return Number(objects.resolve(dictionary.get('Width'))) * Number(objects.resolve(dictionary.get('Height'))) > MAX_IMAGE_PIXELS;
}
