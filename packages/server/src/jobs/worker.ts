/** The loop of the workers: claim, work, again. What these are is handed in. */
import { setTimeout as delay } from 'node:timers/promises';

export interface Hand<Job> {
  /** Resolves when it can begin a job at once; nothing is claimed for it before that. */
  ready(): Promise<void>;
  /** There is no job at the moment. */
  rest?(): void;
  /** When `signal` is aborted, it hands the job back. Resolves to false when it turned out that the job was not its own to work on. */
  work(job: Job, signal: AbortSignal): Promise<boolean>;
}

export interface WorkerVerbs<Job> {
  /** The next job, or undefined when there is none. */
  claim(): Promise<Job | undefined>;
  /** One for each job that may be worked on at a time. */
  readonly hands: readonly Hand<Job>[];
  /** Calls back when there may be a job; returns the way to stop that. */
  onWork(listener: () => void): () => void;
  /** `claim` or a hand threw; it is tried again. */
  onError(cause: unknown): void;
}

export interface WorkerOptions {
  /** How often to look for jobs that nobody announced: those that other processes accepted, milliseconds. */
  readonly pollMs: number;
}

export interface RunningWorker {
  /** Claims nothing more, gives running jobs `graceMs` milliseconds to end, has the others handed back, and resolves when all is quiet. */
  stop(graceMs: number): Promise<void>;
}

/** A store that fails, such as one on a full disk, is asked less and less often, down to this. */
const longestPauseMs = 10_000;

export function startWorker<Job>({ claim, hands, onWork, onError }: WorkerVerbs<Job>, { pollMs }: WorkerOptions): RunningWorker {
  const stopping = Promise.withResolvers<void>();
  let stopped = false;
  const handBack = new AbortController();
  const sleepers = new Set<() => void>();
  /** Raised by each announcement: one that comes while a claim is under way must not be slept through. */
  let announced = 0;
  const wake = () => {
    announced++;
    for (const sleeper of [...sleepers]) sleeper();
  };
  const off = onWork(wake);

  const sleep = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, pollMs);
      sleepers.add(done);
    });
  /** Announcements do not end it, for they may be many, and each would fail again; stopping does. */
  const pause = async (ms: number): Promise<void> => {
    const wait = new AbortController();
    await Promise.race([delay(ms, undefined, wait), stopping.promise]).catch(() => undefined);
    wait.abort();
  };

  /** False when what was claimed was no claim. */
  const round = async (hand: Hand<Job>): Promise<boolean> => {
    await Promise.race([hand.ready(), stopping.promise]);
    if (stopped) return true;
    const before = announced;
    const job = await claim();
    if (job) return hand.work(job, handBack.signal);
    hand.rest?.();
    if (before === announced) await sleep();
    return true;
  };
  const loops = hands.map(async (hand) => {
    let failures = 0;
    while (!stopped) {
      const held = await round(hand).catch((cause) => {
        onError(cause);
        return false;
      });
      failures = held ? 0 : failures + 1;
      if (stopped || held) continue;
      if (failures === 1) await sleep();
      else await pause(Math.min(longestPauseMs, pollMs * 2 ** Math.min(failures - 2, 20)));
    }
  });

  return {
    async stop(graceMs) {
      off();
      stopped = true;
      stopping.resolve();
      wake();
      const timer = setTimeout(() => handBack.abort(), graceMs);
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}
