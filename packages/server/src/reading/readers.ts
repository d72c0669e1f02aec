/** The reading processes: files wait for one that is free, and what is being read can be waited for by whoever needs it. */
import type { Logger } from 'pino';
import { createReader, type Reader, type ReaderOptions, type Reading } from './reader.ts';

export interface ReadersConfig extends ReaderOptions {
  /** Documents read at a time. */
  count: number;
  /** Tokens that the text of a document may have. */
  tokenLimit: number;
}

export interface ReceivedFile {
  /** Names the file among all that are read. */
  id: string;
  path: string;
}

export interface Readers {
  /** Starts a process, so that the first file finds it ready. */
  warmUp(): void;
  /** Reads the file when a process is free. Joins in when the file of this id is being read. */
  read(file: ReceivedFile): Promise<Reading>;
  /**
   * As `read`, or undefined when that takes longer. A file that still waits for a process is then not read any more; one that is being
   * read goes on being so, and has to stay.
   */
  readWithin(file: ReceivedFile, ms: number): Promise<Reading | undefined>;
  /** The file of this id, if it is being read. */
  underway(id: string): Promise<Reading> | undefined;
  /** Processes that read, processes that wait for a file, and files that wait for one. */
  state(): { busy: number; idle: number; waiting: number };
  /** Ends all processes; what they were reading is rejected. */
  close(): void;
}

interface Waiting {
  readonly file: ReceivedFile;
  readonly reading: PromiseWithResolvers<Reading>;
}

export function createReaders({ count, tokenLimit, ...options }: ReadersConfig, log: Logger): Readers {
  const readers = Array.from({ length: count }, () => createReader(options, log));
  const idle = [...readers];
  const waiting: Waiting[] = [];
  const underway = new Map<string, Promise<Reading>>();

  const begin = ({ file, reading }: Waiting, reader: Reader): void => {
    underway.set(file.id, reading.promise);
    const done = reader.read({ path: file.path, tokenLimit }).finally(() => {
      underway.delete(file.id);
      const next = waiting.shift();
      if (next) begin(next, reader);
      else idle.push(reader);
    });
    done.then(reading.resolve, reading.reject);
  };

  const submit = (file: ReceivedFile): Waiting => {
    const entry: Waiting = { file, reading: Promise.withResolvers() };
    // Whoever asked may have stopped waiting.
    entry.reading.promise.catch(() => undefined);
    // The one that was used last is the warmest.
    const reader = idle.pop();
    if (reader) begin(entry, reader);
    else waiting.push(entry);
    return entry;
  };

  const withdraw = (entry: Waiting): void => {
    const place = waiting.indexOf(entry);
    if (place >= 0) waiting.splice(place, 1);
  };

  return {
    warmUp() {
      // The one that is taken first: a second document at the same time, which few services see, starts its own in half a second.
      idle.at(-1)?.warmUp();
    },

    read: (file) => underway.get(file.id) ?? submit(file).reading.promise,

    async readWithin(file, ms) {
      const entry = submit(file);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), ms);
      });
      try {
        return await Promise.race([entry.reading.promise, late]);
      } finally {
        clearTimeout(timer);
        withdraw(entry);
      }
    },

    underway: (id) => underway.get(id),
    state: () => ({ busy: count - idle.length, idle: idle.length, waiting: waiting.length }),

    close() {
      for (const { reading } of waiting.splice(0)) reading.reject(new Error('The readers are closed.'));
      for (const reader of readers) reader.close();
    },
  };
}
