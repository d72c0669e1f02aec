/** A slide that a language model is asked for: under way, there, or refused. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Rewriting, rewrite, type Slide, type WantedRewriting } from './api.ts';
import { worded } from './call.ts';

type Wish = Pick<WantedRewriting, 'wish' | 'instruction' | 'language'>;

export interface Asking {
  /** Seconds since it was asked; undefined while nothing is under way. */
  readonly seconds: number | undefined;
  readonly proposal: Rewriting | undefined;
  readonly problem: string | undefined;
  ask(slide: Slide, wish: Wish): void;
  cancel(): void;
  /** Has the proposal go. */
  close(): void;
}

export function useRewriting(id: string, at: number): Asking {
  const [seconds, setSeconds] = useState<number>();
  const [proposal, setProposal] = useState<Rewriting>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  // Whoever looks at another slide waits no longer for this one.
  useEffect(() => () => underWay.current?.abort(), []);
  const waiting = seconds !== undefined;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds((now) => (now === undefined ? now : now + 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  const ask = async (slide: Slide, wish: Wish): Promise<void> => {
    underWay.current?.abort();
    const turn = new AbortController();
    underWay.current = turn;
    setProblem(undefined);
    setProposal(undefined);
    setSeconds(0);
    try {
      const made = await rewrite(id, { at, slide, ...wish }, turn.signal);
      if (!turn.signal.aborted) setProposal(made);
    } catch (cause) {
      if (!turn.signal.aborted) setProblem(worded(cause));
    }
    if (underWay.current === turn) setSeconds(undefined);
  };
  return {
    seconds,
    proposal,
    problem,
    ask: (slide, wish) => void ask(slide, wish),
    cancel: () => {
      underWay.current?.abort();
      setSeconds(undefined);
    },
    close: () => setProposal(undefined),
  };
}
