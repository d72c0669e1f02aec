/** A deck that is being edited: what it was before, what was undone, and how it is kept. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deck, Slide } from './api.ts';
import { worded } from './call.ts';
import { type Keeping, keeperOf } from './keeping.ts';

export interface Editing {
  readonly deck: Deck | undefined;
  readonly problem: string | undefined;
  /** How far the service has what is shown here. */
  readonly status: Keeping['status'];
  /** Undefined when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The slide that the service does not have yet, where it is the only one. */
  readonly changed: ChangedSlide | undefined;
  /** Edits of the same `subject`, such as letters typed in one field, are undone together. */
  change(next: Deck, subject?: string): void;
  /** True when the service has what is shown here; what it lacks is sent first. */
  flush(): Promise<boolean>;
  /** Where somebody else changed the deck: theirs instead of what is shown here, which undoing brings back. */
  takeTheirs(): void;
  /** And this one instead of theirs. */
  keepMine(): void;
}

interface ChangedSlide {
  readonly slide: Slide;
  /** Its index in the Deck. */
  readonly at: number;
}

interface History {
  readonly past: readonly Deck[];
  readonly present: Deck;
  readonly future: readonly Deck[];
  readonly subject: string | undefined;
}

/** `wanted` says whether the deck is to be fetched yet; `onKept` is called when the service has what is shown here. */
export function useEditing(id: string, wanted: boolean, onKept: () => void): Editing {
  const [history, setHistory] = useState<History>();
  const [problem, setProblem] = useState<string>();
  const [keeping, setKeeping] = useState<Keeping>({ status: 'kept' });
  const held = useRef<ReturnType<typeof keeperOf>>(undefined);
  const heard = useRef(onKept);
  heard.current = onKept;
  // Whoever closes the editor finds it as it was.
  const opened = useRef(false);
  opened.current ||= wanted;
  useEffect(() => {
    if (!opened.current) return;
    const using = keeperOf(id);
    const { keeper } = using;
    held.current = using;
    setKeeping(keeper.state.value());
    const stop = keeper.state.onChange((next) => {
      // Whoever goes on typing waits for no pictures of what is old by then.
      if (next.status === 'kept') heard.current();
      setKeeping(next);
    });
    keeper.open().then(
      (present) => setHistory((before) => before ?? { past: [], present, future: [], subject: undefined }),
      (cause: unknown) => setProblem(worded(cause)),
    );
    return () => {
      stop();
      held.current = undefined;
      // What was typed last is kept, although nobody looks at it any more.
      using.leave();
    };
  }, [id, opened.current]);
  const keeper = held.current?.keeper;
  const present = history?.present;
  // Told at once and not with the next drawing: by then one may have left.
  const goTo = (next: History) => {
    setHistory(next);
    keeper?.want(next.present);
  };

  const step = (from: 'past' | 'future') => {
    if (!history) return undefined;
    const { past, present: now, future } = history;
    const [back, forth] = [past.at(-1), future[0]];
    if (from === 'past' && back) {
      return () => goTo({ past: past.slice(0, -1), present: back, future: [now, ...future], subject: undefined });
    }
    if (from === 'future' && forth) {
      return () => goTo({ past: [...past, now], present: forth, future: future.slice(1), subject: undefined });
    }
    return undefined;
  };
  const kept = keeper?.kept();
  return {
    deck: present,
    problem: keeping.problem ?? problem,
    status: keeping.status,
    undo: step('past'),
    redo: step('future'),
    changed: present && kept ? onlyChange(kept, present) : undefined,
    change(next, subject) {
      if (!history) return;
      const together = subject !== undefined && subject === history.subject;
      goTo({ past: together ? history.past : [...history.past, history.present], present: next, future: [], subject });
    },
    flush: async () => (await keeper?.flush()) ?? true,
    takeTheirs() {
      keeper?.takeTheirs().then(
        (theirs) => setHistory((mine) => mine && { past: [...mine.past, mine.present], present: theirs, future: [], subject: undefined }),
        (cause: unknown) => setProblem(worded(cause)),
      );
    },
    keepMine: () => keeper?.keepMine(),
  };
}

function onlyChange({ slides: before }: Deck, { slides: now }: Deck): ChangedSlide | undefined {
  const [first, ...more] = now.flatMap((slide, at) => (slide === before[at] ? [] : [{ slide, at }]));
  return before.length === now.length && more.length === 0 ? first : undefined;
}
