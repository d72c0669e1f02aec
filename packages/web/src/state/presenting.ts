/** Two windows on one deck show the same slide: the viewer, and the presenter's view. */
import { useEffect, useRef } from 'preact/hooks';

/** A slide's number, or the question of a window that has just been opened. */
type Said = number | 'where';

/** Tells the other windows which slide is shown, and follows them. */
export function usePresenting(id: string, number: number, show: (number: number) => void): void {
  const channel = useRef<BroadcastChannel>(null);
  const now = useRef({ number, show });
  now.current = { number, show };
  /** What this window was told is not told again. */
  const told = useRef(number);
  useEffect(() => {
    const opened = new BroadcastChannel(`slidewright-${id}`);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === 'where') opened.postMessage(now.current.number);
      else {
        told.current = data;
        now.current.show(data);
      }
    };
    opened.postMessage('where' satisfies Said);
    return () => opened.close();
  }, [id]);
  useEffect(() => {
    if (told.current === number) return;
    told.current = number;
    channel.current?.postMessage(number);
  }, [number]);
}
