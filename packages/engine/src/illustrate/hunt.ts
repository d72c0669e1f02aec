/** The search for a deck's pictures: source after source, candidate after candidate, until one can be shown and none is shown twice. */
import {
  type FetchedPicture,
  type Log,
  type PictureCandidate,
  PictureFailure,
  type PictureSearch,
  type PictureSource,
  type PictureWant,
} from '../world.ts';
import { ranked } from './rank.ts';

export interface Caught {
  readonly picture: FetchedPicture;
  readonly candidate: PictureCandidate;
}

export interface HuntOptions {
  readonly sources: readonly PictureSource[];
  readonly log: Log;
  /** Aborted when the job is. */
  readonly signal: AbortSignal;
  /** Milliseconds for all pictures. Each source has its share, so that a silent one leaves time for the next. */
  readonly timeLimit: number;
}

/** Candidates of one source that are tried for one slide. */
const MOST_TRIES = 3;
/** Bits of 64 in which the fingerprints of two pictures differ that look alike. */
const ALIKE = 6;

export class Hunt {
  readonly #options: HuntOptions;
  readonly #deadlines: readonly AbortSignal[];
  readonly #taken = new Set<string>();
  readonly #fingerprints: bigint[] = [];
  readonly #givenUp = new Set<PictureSource>();
  readonly #warnings = new Set<string>();

  constructor(options: HuntOptions) {
    this.#options = options;
    const share = options.timeLimit / Math.max(1, options.sources.length);
    this.#deadlines = options.sources.map((_, i) => AbortSignal.timeout(Math.max(1, Math.ceil(share * (i + 1)))));
  }

  /** What went wrong, each once, in a person's words. */
  get warnings(): string[] {
    return [...this.#warnings];
  }

  /** Undefined when no source has a picture. Never rejects. */
  async catch(search: PictureSearch, want: PictureWant): Promise<Caught | undefined> {
    for (const [i, source] of this.#options.sources.entries()) {
      const signal = AbortSignal.any([this.#options.signal, this.#deadlines[i] ?? this.#options.signal]);
      if (this.#givenUp.has(source) || signal.aborted) continue;
      const caught = await this.#from(source, search, want, signal);
      if (caught) return caught;
    }
    return undefined;
  }

  async #from(source: PictureSource, search: PictureSearch, want: PictureWant, signal: AbortSignal): Promise<Caught | undefined> {
    const keyOf = ({ id }: PictureCandidate) => `${source.name} ${id}`;
    try {
      const candidates = ranked(await source.find(search, signal), search);
      for (let tries = 0; tries < MOST_TRIES && !signal.aborted && !this.#givenUp.has(source); tries++) {
        const candidate = candidates.find((offered) => !this.#taken.has(keyOf(offered)));
        if (!candidate) return undefined;
        // Taken before it is here: others search at the same time.
        this.#taken.add(keyOf(candidate));
        const picture = await this.#fetch(source, candidate, want, signal);
        if (picture) return { picture, candidate };
      }
    } catch (cause) {
      this.#note(source, cause, signal);
    }
    return undefined;
  }

  async #fetch(source: PictureSource, candidate: PictureCandidate, want: PictureWant, signal: AbortSignal) {
    try {
      const picture = await source.fetch(candidate, want, signal);
      const fingerprint = BigInt(`0x${picture.fingerprint}`);
      if (this.#fingerprints.some((other) => bits(other ^ fingerprint) <= ALIKE)) return undefined;
      this.#fingerprints.push(fingerprint);
      return picture;
    } catch (cause) {
      this.#note(source, cause, signal);
      return undefined;
    }
  }

  #note(source: PictureSource, cause: unknown, signal: AbortSignal): void {
    if (this.#options.signal.aborted) return;
    const reason = signal.aborted ? 'time is up' : cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof PictureFailure && cause.final) this.#givenUp.add(source);
    this.#options.log.warn({ source: source.name, reason }, 'no picture');
    this.#warnings.add(`A picture could not be had from ${source.name}: ${reason}.`);
  }
}

function bits(value: bigint): number {
  let count = 0;
  for (let rest = value; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
