/** The bytes of an answer as they come, as long as they keep within their bounds. */
import type { Bounds } from './bounds.ts';

/** The answer has more than may be taken of it. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

const LINE_FEED = 0x0a;

/**
 * Hands on the chunks of a body. With a longest line it hands on whole lines only: who looks for their ends in what is still open looks
 * through all of it again with every chunk.
 *
 * @throws TooMuch
 */
export async function* boundedBody(
  chunks: AsyncIterable<Uint8Array>,
  { mostBytes, longestLine }: Pick<Bounds, 'mostBytes' | 'longestLine'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  let bytes = 0;
  /** What has come of the line that is open; it doubles when it is full. */
  let open = Buffer.alloc(0);
  let openBytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new TooMuch(`sent more than ${mostBytes} bytes`);
    if (longestLine === undefined) {
      yield Uint8Array.from(chunk);
      continue;
    }
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield Buffer.concat([open.subarray(0, openBytes), chunk.subarray(0, end)]);
      openBytes = 0;
    }
    const rest = chunk.subarray(end);
    if (openBytes + rest.byteLength > open.byteLength) {
      const larger = Buffer.alloc(2 * (openBytes + rest.byteLength));
      open.copy(larger, 0, 0, openBytes);
      open = larger;
    }
    open.set(rest, openBytes);
    openBytes += rest.byteLength;
    if (openBytes > longestLine) throw new TooMuch(`sent a line of more than ${longestLine} bytes`);
  }
  if (openBytes > 0) yield open.subarray(0, openBytes);
}
