/** What the service and a reading process say to each other. A process reads one document at a time. */
import type { FailureKind } from '@slidewright/engine/read/failure';

export interface ToReader {
  /** Where the file lies. */
  path: string;
  /** Tokens that its text may have. */
  tokenLimit: number;
  /** Milliseconds of processor time that reading it may take. */
  cpuMs: number;
}

/** How a process ends itself when it has worked on a document for too long: by the signal of a timer that counts processor time. */
export const outOfWork = process.platform === 'win32' ? 'SIGTERM' : 'SIGVTALRM';

export type FromReader =
  | { type: 'ready' }
  /** The next bytes of the Document. It comes in parts, since the service answers nobody while it takes one message. */
  | { type: 'part'; bytes: Uint8Array }
  | ({
      /** Resident memory in bytes, now that it is done. */
      rss: number;
    } /** All parts have been sent. */ & (
      | { type: 'document' }
      | { type: 'tooManyTokens'; tokens: number }
      | { type: 'unreadable'; kind: FailureKind; message: string }
      /** A reader threw what it should not: the lines of code that it came from. */
      | { type: 'fault'; trace: string }
    ));
