/**
 * Keeps the decks that are edited: the newest is sent, one after the other, again where the service was away, and whether or not the deck
 * is still looked at.
 */
import { type Deck, deckOf, replaceDeck } from './api.ts';
import { Problem, worded } from './call.ts';
import { sessionStore } from './session.ts';
import { createStore, type Store } from './store.ts';

export interface Keeping {
  /** 'away': it is tried again by itself. 'elsewhere': somebody else changed the deck, and nothing is sent before one of both is chosen. */
  readonly status: 'kept' | 'keeping' | 'away' | 'refused' | 'elsewhere';
  readonly problem?: string;
}

export interface Keeper {
  readonly state: Store<Keeping>;
  /** What the service is known to have. */
  kept(): Deck | undefined;
  /** The deck as it is in hand, fetched if none is. */
  open(): Promise<Deck>;
  /** Has the deck kept as soon as the typing pauses. */
  want(deck: Deck): void;
  /** Has it kept at once. True when the service has what is in hand. */
  flush(): Promise<boolean>;
  /** What somebody else made of it, in the place of what is in hand. */
  takeTheirs(): Promise<Deck>;
  /** Replaces what somebody else made of it. */
  keepMine(): void;
}

/** What is typed is sent when the typing pauses, in milliseconds. */
const pauseMs = 350;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

function createKeeper(id: string): Keeper {
  const state = createStore<Keeping>({ status: 'kept' });
  let [newest, kept, unanswered]: (Deck | undefined)[] = [];
  let tag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let waitMs = firstWaitMs;
  const isKept = () => newest === kept && unanswered === undefined;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };

  /** Whether to go on with what has been typed meanwhile. */
  const failed = (sent: Deck, cause: unknown): boolean => {
    const code = statusOf(cause);
    const problem = worded(cause);
    if (code === 412) state.set({ status: 'elsewhere', problem });
    else if (isPassing(code)) {
      // It may have arrived: the same again is no conflict, but what was typed since would be one.
      unanswered = sent;
      state.set({ status: 'away', problem });
      later(waitMs);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    } else if (newest === sent) state.set({ status: 'refused', problem });
    else return true;
    return false;
  };
  const sendAll = async () => {
    while (newest && !isKept()) {
      const sent = unanswered ?? newest;
      try {
        tag = await replaceDeck(id, sent, tag);
        [kept, unanswered, waitMs] = [sent, undefined, firstWaitMs];
        state.set({ status: isKept() ? 'kept' : 'keeping' });
      } catch (cause) {
        unanswered = undefined;
        if (!failed(sent, cause)) return;
      }
    }
    if (state.value().status !== 'kept') state.set({ status: 'kept' });
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    if (state.value().status === 'elsewhere') return Promise.resolve();
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  const fetched = async (): Promise<Deck> => {
    const { deck, tag: current } = await deckOf(id);
    [newest, kept, unanswered, tag] = [deck, deck, undefined, current];
    if (state.value().status !== 'kept') state.set({ status: 'kept' });
    return deck;
  };
  return {
    state,
    kept: () => kept,
    open: async () => newest ?? (await fetched()),
    want(deck) {
      newest = deck;
      const { status } = state.value();
      if (status === 'elsewhere') return;
      if (status !== 'away') state.set({ status: isKept() && !running ? 'kept' : 'keeping' });
      later(pauseMs);
    },
    async flush() {
      await run();
      return isKept();
    },
    takeTheirs: fetched,
    keepMine() {
      tag = undefined;
      state.set({ status: 'keeping' });
      void run();
    },
  };
}

const statusOf = (cause: unknown): number => (cause instanceof Problem ? cause.status : 0);

/** Whoever waits, or signs in again, can send the same with success. */
const isPassing = (code: number): boolean => code === 0 || code === 401 || code === 429 || code >= 500;

const keepers = new Map<string, { readonly keeper: Keeper; lookers: number }>();

/** The deck's keeper, until `leave` is called. What is not kept by then is kept in hand and sent on. */
export function keeperOf(id: string): { readonly keeper: Keeper; leave(): void } {
  const entry = keepers.get(id) ?? { keeper: createKeeper(id), lookers: 0 };
  if (!keepers.has(id)) entry.keeper.state.onChange(() => tellUnsaved());
  keepers.set(id, entry);
  entry.lookers++;
  const forget = () => {
    if (entry.lookers > 0 || entry.keeper.state.value().status !== 'kept') return;
    if (keepers.get(id) === entry) keepers.delete(id);
  };
  return {
    keeper: entry.keeper,
    leave() {
      entry.lookers--;
      entry.keeper.state.onChange(forget);
      void entry.keeper.flush().then(forget);
      tellUnsaved();
    },
  };
}

export interface Unsaved {
  /** The presentation's. */
  readonly id: string;
  readonly status: Keeping['status'];
}
/** The decks that the service does not have as they are in hand. */
export const unsavedStore = createStore<readonly Unsaved[]>([]);
const unsaved = () => [...keepers].filter(([, { keeper }]) => keeper.state.value().status !== 'kept');
const tellUnsaved = () => unsavedStore.set(unsaved().map(([id, { keeper }]) => ({ id, status: keeper.state.value().status })));

/** Fields that hold what cannot be kept, such as a number that is none. */
export const unreadableStore = createStore<readonly string[]>([]);

const sendAgain = () => {
  for (const [, { keeper }] of unsaved()) if (keeper.state.value().status !== 'refused') void keeper.flush();
};
addEventListener('online', sendAgain);
sessionStore.onChange((session) => session && sendAgain());
document.addEventListener('visibilitychange', sendAgain);
addEventListener('beforeunload', (event) => {
  if (unsaved().length === 0 && unreadableStore.value().length === 0) return;
  sendAgain();
  event.preventDefault();
});
