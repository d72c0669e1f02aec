/** A deck that is being edited: what it was before, what was undone, and how it is kept. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Deck, deckOf, replaceDeck, type Slide } from './api.ts';
import { Problem } from './call.ts';

export interface Editing {
  readonly deck: Deck | undefined;
  readonly problem: string | undefined;
  /** Something is shown here that the service does not have yet. */
  readonly saving: boolean;
  /** Undefined when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The slide that the service does not have yet, where it is the only one. */
  readonly changed: ChangedSlide | undefined;
  /** Edits of the same `subject`, such as letters typed in one field, are undone together. */
  change(next: Deck, subject?: string): void;
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

/** What is typed is sent when the typing pauses, in milliseconds. */
const pauseMs = 350;

/** `wanted` says whether the deck is to be fetched yet; `onKept` is called when the service has what is shown here. */
export function useEditing(id: string, wanted: boolean, onKept: () => void): Editing {
  const [history, setHistory] = useState<History>();
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** What the service has, or is being sent. */
  const kept = useRef<Deck>(undefined);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    if (!wanted || history) return;
    deckOf(id).then(
      (present) => {
        kept.current = present;
        setHistory({ past: [], present, future: [], subject: undefined });
      },
      (cause: unknown) => setProblem(worded(cause)),
    );
  }, [id, wanted, history]);

  const present = history?.present;
  const newest = useRef(present);
  newest.current = present;
  useEffect(() => {
    setSaving(present !== kept.current);
    if (!present || present === kept.current) return;
    const keep = async () => {
      try {
        await replaceDeck(id, present);
        setProblem(undefined);
        // Whoever goes on typing waits for no pictures of what is old by then.
        if (newest.current === present) onKept();
      } catch (cause) {
        setProblem(worded(cause));
        // Whatever comes next is sent, this very deck too.
        if (kept.current === present) kept.current = undefined;
      }
      if (kept.current === present || kept.current === undefined) setSaving(false);
    };
    const timer = setTimeout(() => {
      // One after the other: what was typed last is kept last.
      kept.current = present;
      turn.current = turn.current.then(keep);
    }, pauseMs);
    return () => clearTimeout(timer);
    // What is called when it is kept may be another function each time.
  }, [id, present]);

  const step = (from: 'past' | 'future') => {
    if (!history) return undefined;
    const { past, present: now, future } = history;
    const [back, forth] = [past.at(-1), future[0]];
    if (from === 'past' && back) {
      return () => setHistory({ past: past.slice(0, -1), present: back, future: [now, ...future], subject: undefined });
    }
    if (from === 'future' && forth) {
      return () => setHistory({ past: [...past, now], present: forth, future: future.slice(1), subject: undefined });
    }
    return undefined;
  };
  return {
    deck: present,
    problem,
    saving,
    undo: step('past'),
    redo: step('future'),
    changed: present && kept.current ? onlyChange(kept.current, present) : undefined,
    change: (next, subject) =>
      setHistory((before) => {
        if (!before) return before;
        const together = subject !== undefined && subject === before.subject;
        return { past: together ? before.past : [...before.past, before.present], present: next, future: [], subject };
      }),
  };
}

function onlyChange({ slides: before }: Deck, { slides: now }: Deck): ChangedSlide | undefined {
  const [first, ...more] = now.flatMap((slide, at) => (slide === before[at] ? [] : [{ slide, at }]));
  return before.length === now.length && more.length === 0 ? first : undefined;
}

const worded = (cause: unknown): string => (cause instanceof Problem ? cause.message : String(cause));
