/** A slide that a language model is asked for: under way, there, or refused. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Rewriting, rewrite, type Slide, type WantedRewriting } from './api.ts';
import { worded } from './call.ts';

type Wish = Pick<WantedRewriting, 'wish' | 'instruction' | 'language'>;

/** The slide that was asked for, as it was then. */
interface AskedSlide {
  readonly slide: Slide;
  readonly at: number;
}

export interface Asking {
  /** Undefined while nothing is under way, there or refused. */
  readonly of: AskedSlide | undefined;
  /** Seconds since it was asked; undefined while nothing is under way. */
  readonly seconds: number | undefined;
  readonly proposal: Rewriting | undefined;
  readonly problem: string | undefined;
  ask(of: AskedSlide, wish: Wish): void;
  cancel(): void;
  /** Has the proposal go. */
  close(): void;
}

/** Goes on while other slides of the deck are looked at. */
export function useRewriting(id: string): Asking {
  const [of, setOf] = useState<AskedSlide>();
  const [seconds, setSeconds] = useState<number>();
  const [proposal, setProposal] = useState<Rewriting>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  // Whoever closes the editor waits no longer.
  useEffect(() => () => underWay.current?.abort(), []);
  const waiting = seconds !== undefined;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds((now) => (now === undefined ? now : now + 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  const ask = async (asked: AskedSlide, wish: Wish): Promise<void> => {
    underWay.current?.abort();
    const turn = new AbortController();
    underWay.current = turn;
    setOf(asked);
    setProblem(undefined);
    setProposal(undefined);
    setSeconds(0);
    try {
      const made = await rewrite(id, { ...asked, ...wish }, turn.signal);
      if (!turn.signal.aborted) setProposal(made);
    } catch (cause) {
      if (!turn.signal.aborted) setProblem(worded(cause));
    }
    if (underWay.current === turn) setSeconds(undefined);
  };
  return {
    of,
    seconds,
    proposal,
    problem,
    ask: (asked, wish) => void ask(asked, wish),
    cancel: () => {
      underWay.current?.abort();
      setSeconds(undefined);
    },
    close: () => setProposal(undefined),
  };
}
