/** What the service and a reading process say to each other, as JSON. A process reads one document at a time. */
import type { FailureKind } from '@slidewright/engine/read/failure';

export interface ToReader {
  /** Where the file lies. It is read at once, so it need not stay. */
  path: string;
  /** Tokens that its text may have. */
  tokenLimit: number;
}

export type FromReader =
  | { type: 'ready' }
  | ({
      /** Resident memory in bytes, now that it is done. */
      rss: number;
    } & (
      | { type: 'document'; json: string }
      | { type: 'tooManyTokens'; tokens: number }
      | { type: 'unreadable'; kind: FailureKind; message: string }
      /** A reader threw what it should not: the lines of code that it came from. */
      | { type: 'fault'; trace: string }
    ));
