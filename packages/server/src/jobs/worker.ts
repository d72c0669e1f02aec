/** The loop of the workers: claim, work, again. What these are is handed in. */

export interface WorkerVerbs<Job> {
  /** The next job, or undefined when there is none. */
  claim(): Promise<Job | undefined>;
  /** One for each job that may be worked on at a time. When `signal` is aborted, it hands its job back. */
  readonly hands: readonly ((job: Job, signal: AbortSignal) => Promise<void>)[];
  /** Calls back when there may be a job; returns the way to stop that. */
  onWork(listener: () => void): () => void;
  /** `claim` or a hand threw. */
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

export function startWorker<Job>({ claim, hands, onWork, onError }: WorkerVerbs<Job>, { pollMs }: WorkerOptions): RunningWorker {
  const stopping = new AbortController();
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

  const loops = hands.map(async (work) => {
    while (!stopping.signal.aborted) {
      const before = announced;
      try {
        const job = await claim();
        if (job) await work(job, handBack.signal);
        else if (before === announced && !stopping.signal.aborted) await sleep();
      } catch (cause) {
        onError(cause);
        await sleep();
      }
    }
  });

  return {
    async stop(graceMs) {
      off();
      stopping.abort();
      wake();
      const timer = setTimeout(() => handBack.abort(), graceMs);
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}
