/** Compressed streams, unpacked no further than a limit. */
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createInflate, inflateSync } from 'node:zlib';

/** Deflate makes no more than this of a byte. */
const MAX_RATIO = 1032;

/** What the stream unpacks to, up to about `limit` bytes; a stream that is damaged or cut off gives what is there. */
export function inflatedPrefix(packed: Buffer, limit: number): Buffer {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit };
  try {
    return inflateSync(packed, options);
  } catch (error) {
    return error instanceof RangeError ? inflateSync(packed.subarray(0, Math.floor(limit / MAX_RATIO)), options) : Buffer.alloc(0);
  }
}

/** Bytes that tell how tightly a stream is packed. */
const SAMPLE = 2048;

/** Whether the first bytes are packed tighter than `ratio` to 1, in one of as many layers as there are. */
export function isTight(packed: Buffer, layers: number, ratio: number): boolean {
  let sample = packed.subarray(0, SAMPLE);
  for (let layer = 0; layer < layers; layer++) {
    try {
      sample = inflateSync(sample, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: ratio * SAMPLE });
    } catch (error) {
      return error instanceof RangeError;
    }
    if (layer + 1 < layers) sample = sample.subarray(0, SAMPLE);
  }
  return false;
}

/** Bytes that the stream unpacks to, counted up to a little more than `limit`; nothing of it is kept. */
export async function unpackedSize(packed: Buffer, layers: number, limit: number): Promise<number> {
  let size = 0;
  const enough = new AbortController();
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) enough.abort();
      done();
    },
  });
  const inflaters = Array.from({ length: layers }, () => createInflate({ chunkSize: 1 << 18 }));
  // A damaged stream is as large as what can be read of it.
  await pipeline([Readable.from([packed], { objectMode: false }), ...inflaters, counter], { signal: enough.signal }).catch(() => undefined);
  return size;
}
