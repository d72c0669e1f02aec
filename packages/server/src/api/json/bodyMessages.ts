/** What the API and the thread for large bodies say to each other. The thread may answer in another order. */
import type { ErrorStatus } from '@slidewright/contract/errors';
import type { ApiError } from '../errors.ts';
import type { JsonSource } from './prepare.ts';

export interface ToBodyThread {
  readonly id: number;
  readonly source: JsonSource;
  /** Where the body lies. */
  readonly path: string;
  /** Ids of those that it may name. */
  readonly templates: readonly string[];
  readonly tokenLimit: number;
}

export type FromBodyThread = { readonly id: number } & (
  | {
      readonly type: 'prepared';
      /** JSON: the request, or, if `kept`, the request with an empty text: the whole now lies where the body was. */
      readonly request: string;
      readonly kept: boolean;
      readonly warning: string | undefined;
      readonly webhookUrl: string | undefined;
      readonly digest: string;
    }
  | { readonly type: 'refused'; readonly status: ErrorStatus; readonly message: string; readonly details: ApiError['details'] }
  /** It threw what it should not. */
  | { readonly type: 'failed'; readonly cause: string }
);
