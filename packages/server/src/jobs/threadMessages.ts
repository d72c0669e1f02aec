/** What the process and its engine threads say to each other. A thread makes one presentation at a time. */
import type { FailureCode } from '@slidewright/engine/failure';
import type { MadeFile } from '@slidewright/engine/make';
import type { CacheLookups } from '../world/pictures/pictureCache.ts';
import type { Step } from './step.ts';

export type Stage = 'document' | 'deck' | 'illustrated';

/** JSON, as text or in UTF-8: it is stored and handed over as it is, and parsed in the thread alone. */
export interface Task {
  readonly request: string | Uint8Array;
  /** How long it may take, milliseconds: what is slow is cut short before that. */
  readonly timeMs: number;
  readonly checkpoints: Readonly<Partial<Record<Stage, string | Uint8Array>>>;
}

/** A finished presentation as it leaves the thread. */
export interface Made extends Omit<MadeFile, 'deck' | 'images'> {
  /** What is stored beside the file, to look at it and to edit it; see keptDeck.ts. */
  readonly kept: Uint8Array;
  /** Of the pictures that are kept, since the last presentation of this thread. */
  readonly cache?: CacheLookups | undefined;
}

/** `warmUp` comes at most once, and not when a task came first. */
export type ToThread = { type: 'make'; task: Task } | { type: 'abort' } | { type: 'saved' } | { type: 'warmUp' };

export type FromThread =
  /** It takes tasks. */
  | { type: 'ready' }
  /** The answer to 'warmUp'. */
  | { type: 'warm' }
  | { type: 'log'; level: 'info' | 'warn'; fields: object; message: string }
  | { type: 'step'; step: Step }
  /** Answered by 'saved'. */
  | { type: 'checkpoint'; stage: Stage; value: string }
  | { type: 'made'; file: Made }
  /** The engine says why it cannot be done, in words for the caller. */
  | { type: 'failed'; code: FailureCode; message: string }
  /** The engine threw something else. */
  | { type: 'threw'; cause: string };

/** The value of what a task brings along. */
export const valueOfJson = (json: string | Uint8Array): unknown =>
  JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json));
