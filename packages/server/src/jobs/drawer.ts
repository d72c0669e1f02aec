/** Draws the slides of presentations for whoever looks at them, in a thread of its own that lives while somebody does. */
import type { Worker } from 'node:worker_threads';
import type { Deck } from '@slidewright/contract/deck';
import type { Rewriting } from '@slidewright/engine/write/model/rewrite/rewriteSlide';
import type {
  Cancelled,
  DeckChange,
  Drafts,
  DrawAnswer,
  DrawnFile,
  DrawRequest,
  DrawThreadData,
  Outline,
  RewriteOf,
} from './drawMessages.ts';
import { longestRewriteMs } from './longestRewrite.ts';
import { startThread } from './startThread.ts';

/** Reads the deck as it is stored: it is asked for only when it is not at hand. */
export type LoadDeck = () => Promise<Uint8Array>;

export interface Drawer {
  /** Starts the thread, so that the first picture does not wait for it. */
  warmUp(): void;
  /** The pages of the deck. `key` names the deck, for ever. */
  outline(key: string, load: LoadDeck): Promise<Outline>;
  deck(key: string, load: LoadDeck): Promise<Deck>;
  /** The deck as it is to be stored, with what is given in the place of its own. */
  change(key: string, change: DeckChange, load: LoadDeck): Promise<Uint8Array>;
  /** The presentation as a file. */
  file(key: string, format: 'pptx' | 'pdf', load: LoadDeck): Promise<DrawnFile>;
  /** The page, counted from 0, in SVG compressed with gzip; undefined when there is no such page. */
  picture(key: string, page: number, load: LoadDeck): Promise<Uint8Array | undefined>;
  /** `{"pictures": [{"svg", "pages"}]}` in JSON, compressed with gzip: each slide as it would be shown; undefined when the deck has no slide `at`. */
  drafts(key: string, drafts: Drafts, load: LoadDeck): Promise<Uint8Array | undefined>;
  /** A slide as the language model would have it; undefined when the deck has no such slide. When `signal` is aborted the model is stopped. */
  rewrite(key: string, wanted: RewriteOf, load: LoadDeck, signal: AbortSignal): Promise<Rewriting | undefined>;
  close(): Promise<void>;
}

/** The template of a kept deck has been removed from the service since. */
export class LackingTemplate extends Error {
  override name = 'LackingTemplate';
  readonly template: string;

  constructor(template: string) {
    super(`there is no template "${template}" any more`);
    this.template = template;
  }
}

const script = new URL('./drawThread.ts', import.meta.url);
/** Laying out the largest deck takes a second, and on a busy machine many. */
const timeLimitMs = 120_000;
/** After this long without a request the thread ends, and its memory is free. */
const idleMs = 5 * 60_000;

interface Waiting {
  resolve(answer: DrawAnswer): void;
  reject(cause: Error): void;
}

interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

export function createDrawer(thread: DrawThreadData): Drawer {
  let running: Running | undefined;
  let requests = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = (run: Running, cause: string): Promise<number> => {
    if (running === run) running = undefined;
    for (const { reject } of run.waiting.values()) reject(new Error(cause));
    run.waiting.clear();
    return run.worker.terminate();
  };
  const started = (): Running => {
    clearTimeout(idle);
    idle = setTimeout(() => running && end(running, 'nobody looked'), idleMs).unref();
    if (running) return running;
    const worker = startThread(script, { workerData: thread, resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    const run: Running = { worker, waiting: new Map() };
    worker.on('message', (answer: DrawAnswer) => {
      run.waiting.get(answer.id)?.resolve(answer);
      run.waiting.delete(answer.id);
    });
    worker.on('error', (cause) => end(run, `the drawing thread failed: ${cause}`));
    worker.on('exit', () => end(run, 'the drawing thread ended'));
    running = run;
    return run;
  };
  const ask = async (request: Omit<DrawRequest, 'id'>, signal?: AbortSignal): Promise<DrawAnswer> => {
    const run = started();
    const id = ++requests;
    const limitMs = request.rewrite ? longestRewriteMs + timeLimitMs : timeLimitMs;
    const { promise, resolve, reject } = Promise.withResolvers<DrawAnswer>();
    run.waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => end(run, `drawing took more than ${limitMs} ms`), limitMs);
    run.worker.postMessage({ ...request, id });
    const cancel = () => run.worker.postMessage({ cancelled: id } satisfies Cancelled);
    signal?.addEventListener('abort', cancel, { once: true });
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
  };
  const draw = async <T extends DrawAnswer['type']>(
    type: T,
    request: Omit<DrawRequest, 'id' | 'kept'>,
    load: LoadDeck,
    signal?: AbortSignal,
  ): Promise<Extract<DrawAnswer, { type: T }>> => {
    const first = await ask(request, signal);
    const answer = first.type === 'wanted' ? await ask({ ...request, kept: await load() }, signal) : first;
    if (answer.type === 'lacksTemplate') throw new LackingTemplate(answer.template);
    if (answer.type === 'failed') throw new Error(`the deck ${request.key} cannot be drawn: ${answer.cause}`);
    if (!isOf(type, answer)) throw new Error(`the drawing thread answered ${answer.type}`);
    return answer;
  };

  return {
    warmUp: () => void started(),
    outline: async (key, load) => (await draw('outline', { key }, load)).outline,
    deck: async (key, load) => (await draw('deck', { key, wantsDeck: true }, load)).deck,
    change: async (key, change, load) => (await draw('changed', { key, change }, load)).packed,
    file: (key, format, load) => draw('file', { key, format }, load),
    picture: async (key, page, load) => (await draw('picture', { key, page }, load)).svg ?? undefined,
    drafts: async (key, drafts, load) => (await draw('drafts', { key, drafts }, load)).pictures ?? undefined,
    rewrite: async (key, rewrite, load, signal) => (await draw('rewritten', { key, rewrite }, load, signal)).rewriting ?? undefined,
    async close() {
      clearTimeout(idle);
      if (running) await end(running, 'the service is stopping');
    },
  };
}

const isOf = <T extends DrawAnswer['type']>(type: T, answer: DrawAnswer): answer is Extract<DrawAnswer, { type: T }> =>
  answer.type === type;
