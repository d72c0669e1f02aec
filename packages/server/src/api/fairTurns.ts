/** Turns at something of which there is not enough for all: whoever has the fewest gets the next, and of those who waited longest for one. */

export interface FairTurns {
  /** Resolves when it is the holder's turn, to a function that ends it. */
  take(holder: number): Promise<() => void>;
  /** How many wait. */
  waiting(): number;
}

export interface FairTurnsOptions {
  readonly atOnce: number;
  /** Of them, those of one holder. */
  readonly perHolder: number;
}

interface Waiting {
  readonly holder: number;
  readonly begin: () => void;
}

export function createFairTurns({ atOnce, perHolder }: FairTurnsOptions): FairTurns {
  const queue: Waiting[] = [];
  const running = new Map<number, number>();
  /** When each holder's last turn began, by a count of turns; only of those who wait or have one. */
  const served = new Map<number, number>();
  let turns = 0;
  let busy = 0;

  const of = (holder: number): number => running.get(holder) ?? 0;

  const next = (): number => {
    let best = -1;
    for (const [at, { holder }] of queue.entries()) {
      if (of(holder) >= perHolder) continue;
      const than = queue[best]?.holder;
      if (than === undefined || of(holder) < of(than) || (of(holder) === of(than) && (served.get(holder) ?? 0) < (served.get(than) ?? 0)))
        best = at;
    }
    return best;
  };

  const beginNext = (): void => {
    while (busy < atOnce) {
      const at = next();
      const [chosen] = at < 0 ? [] : queue.splice(at, 1);
      if (!chosen) return;
      busy++;
      running.set(chosen.holder, of(chosen.holder) + 1);
      served.set(chosen.holder, ++turns);
      chosen.begin();
    }
  };

  const end = (holder: number): void => {
    busy--;
    if (of(holder) > 1) running.set(holder, of(holder) - 1);
    else running.delete(holder);
    beginNext();
    if (!running.has(holder) && !queue.some((waiting) => waiting.holder === holder)) served.delete(holder);
  };

  return {
    take(holder) {
      const turn = Promise.withResolvers<() => void>();
      let ended = false;
      const release = () => {
        if (!ended) end(holder);
        ended = true;
      };
      queue.push({ holder, begin: () => turn.resolve(release) });
      beginNext();
      return turn.promise;
    },
    waiting: () => queue.length,
  };
}
