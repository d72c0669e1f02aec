/** What pdf.js asks of a browser, as far as reading needs it. */
import { inflateSync } from 'node:zlib';

/** What pdf.js makes of a font for a document's `fonts`. Node has none. */
class ForgottenFont {
  readonly loaded = Promise.resolve();
}

/**
 * Node unpacks a DecompressionStream on other threads, piece by piece: for a page's content, a few kilobytes, most of that is handing it over.
 * One that unpacks all at once takes a third of the time. What is damaged or cut off fails, as it does in Node's.
 */
function inflation(): Pick<DecompressionStream, 'readable' | 'writable'> {
  const packed: Uint8Array[] = [];
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
    },
  });
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      packed.push(chunk);
    },
    close() {
      try {
        const { buffer, byteOffset, byteLength } = inflateSync(packed.length === 1 ? (packed[0] ?? '') : Buffer.concat(packed));
        // A Buffer is not taken everywhere.
        out?.enqueue(new Uint8Array(buffer, byteOffset, byteLength));
        out?.close();
      } catch (error) {
        out?.error(error);
      }
    },
  });
  return { readable, writable };
}

const DecompressionStream = new Proxy(globalThis.DecompressionStream, {
  construct: (Native, [format]) => (format === 'deflate' ? inflation() : new Native(format)),
});

Object.assign(globalThis, { FontFace: ForgottenFont, DecompressionStream });
