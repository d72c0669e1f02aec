/** What an attack is. Each is a file of attacks/ whose default export is one; `npm run attack` finds it there. */
import type { Settings } from '../fixtures/server/service.ts';
import type { Target } from './target.ts';

/** What became of a try. */
export interface Verdict {
  /** Whether the service did what docs/security.md promises. */
  readonly held: boolean;
  /** What was seen, with its figures, in one line. */
  readonly saw: string;
}

export interface Try {
  /** What is tried, in a few words. */
  readonly name: string;
  /** Whether it can be tried on this machine; a string says why not. */
  possible?(): Promise<true | string>;
  /** Only ever calls the target. Whatever it waits for ends with `target.signal`. */
  run(target: Target): Promise<Verdict>;
}

export interface Attack {
  /** What is attacked. */
  readonly title: string;
  /** Settings of the service beside the usual: without limits of rate, looking nothing up. */
  readonly settings?: Settings;
  /** For each try, in milliseconds. */
  readonly withinMs: number;
  /** Run one after the other against one service; after each, the service must still make a presentation for somebody else. */
  readonly tries: readonly Try[];
}
