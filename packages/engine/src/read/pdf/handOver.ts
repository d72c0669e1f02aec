/**
 * How the two halves of pdf.js, the one that parses and the one that is asked, speak where both run on this thread. By itself pdf.js copies
 * all that is said, as between threads: a tenth of what reading takes.
 */
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Listener = (event: { readonly data: unknown }) => void;

/** The half that is asked, with the other behind it: that one is larger, and loaded for the first PDF. */
export async function parserOnThisThread(): Promise<PDFWorker> {
  const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const port = new Port();
  WorkerMessageHandler.initializeFromPort(port);
  return new PDFWorker({ port: port as never, verbosity: 0 });
}

/** Both halves listen to it, each to what is addressed to it. */
class Port {
  readonly #listeners = new Set<Listener>();
  readonly #later = Promise.resolve();

  postMessage(message: unknown): void {
    const event = { data: withOwnLists(message) };
    void this.#later.then(() => {
      for (const listener of this.#listeners) listener(event);
    });
  }

  addEventListener(_: 'message', listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }
}

/** The half that parses empties its lists of operators as soon as it has sent them. Nothing else that is sent is changed afterwards. */
function withOwnLists(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('chunk' in message)) return message;
  const { chunk } = message;
  if (typeof chunk !== 'object' || chunk === null || !('fnArray' in chunk) || !('argsArray' in chunk)) return message;
  const { fnArray, argsArray } = chunk as { fnArray: unknown[]; argsArray: unknown[] };
  return { ...message, chunk: { ...chunk, fnArray: fnArray.slice(), argsArray: argsArray.slice() } };
}
