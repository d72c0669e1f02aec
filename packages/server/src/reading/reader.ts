/** A reading process as the service sees it: started before it is needed, replaced when it has ended. */
import type { FailureKind } from '@slidewright/engine/read/failure';
import type { Logger } from 'pino';
import { type Answer, type Child, type Ending, type ReaderLimits, startChild } from './child.ts';
import type { ToReader } from './messages.ts';

/** What became of a file. */
export type Reading =
  /** The Document: JSON in UTF-8. */
  | { type: 'document'; json: Uint8Array }
  | { type: 'tooManyTokens'; tokens: number }
  /** `message` is for the person who sent it. */
  | { type: 'unreadable'; kind: FailureKind; message: string };

export interface ReaderOptions extends ReaderLimits {
  /** The module that the process runs: it calls `serveReader`. */
  script?: URL;
}

export interface Reader {
  /** Starts the process if there is none. */
  warmUp(): void;
  /** Reads one file; the next may follow when this has resolved. Rejects when no process can be started, or the reader is closed. */
  read(request: Omit<ToReader, 'cpuMs'>): Promise<Reading>;
  /** Ends the process, whatever it does. */
  close(): void;
}

const usualScript = new URL('./readingProcess.ts', import.meta.url);
/** A process that a document has bloated to this share of its limit is replaced, so that the next one finds room. */
const bloated = 0.5;

export function createReader({ script = usualScript, ...limits }: ReaderOptions, log: Logger): Reader {
  let current: Child | undefined;
  let closed = false;

  const requireOpen = (): void => {
    if (closed) throw new Error('The readers are closed.');
  };
  const living = (): Child => {
    requireOpen();
    if (!current || current.ended()) current = startChild(script, limits);
    return current;
  };

  const attempt = async (request: Omit<ToReader, 'cpuMs'>): Promise<Answer | Ending> => {
    const child = living();
    const result = await child.read(request);
    requireOpen();
    if (!('rss' in result) || result.rss > bloated * limits.memoryMb * 2 ** 20) {
      child.kill();
      current = startChild(script, limits);
    }
    return result;
  };

  return {
    warmUp() {
      living();
    },

    async read(request) {
      let result = await attempt(request);
      // Something else than the document may have ended it, such as a system short of memory.
      if (result.type === 'died' || result.type === 'notStarted') {
        log.warn({ how: result.how }, 'a reading process ended; its document is read again');
        result = await attempt(request);
      }
      if (result.type === 'notStarted') throw new Error(`A reading process ended while it was starting (${result.how}).`);
      if (result.type === 'fault' || result.type === 'died') log.warn({ result }, 'a document could not be read');
      return readingOf(result, limits);
    },

    close() {
      closed = true;
      current?.kill();
    },
  };
}

function readingOf(result: Exclude<Answer | Ending, { type: 'notStarted' }>, { cpuMs, hangMs, memoryMb }: ReaderLimits): Reading {
  const tooLarge = (what: string): Reading => ({
    type: 'unreadable',
    kind: 'tooLarge',
    message: `The file takes more than ${what} to be read. Make it smaller or simpler: divide it, or save it anew.`,
  });
  switch (result.type) {
    case 'document':
      return { type: 'document', json: result.json };
    case 'tooManyTokens':
      return { type: 'tooManyTokens', tokens: result.tokens };
    case 'unreadable':
      return { type: 'unreadable', kind: result.kind, message: result.message };
    case 'work':
      return tooLarge(`${cpuMs / 1000} seconds of work`);
    case 'hang':
      return tooLarge(`${hangMs / 1000} seconds`);
    case 'memory':
      return tooLarge(`${memoryMb} MB of memory`);
    case 'fault':
    case 'died':
      return { type: 'unreadable', kind: 'corrupt', message: 'The file is damaged and cannot be read. Save it anew and send that.' };
  }
}
