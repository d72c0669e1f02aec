/** Whether a part of the page is in sight. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** True until it is known. */
export function useInSight(part: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return seen;
}
