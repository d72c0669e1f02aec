/** On which sides an element that scrolls sideways has more than it shows. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Side = 'more-left' | 'more-right';

/** Named as the classes are that show it. */
export function useOverflow(element: RefObject<HTMLElement | null>): readonly Side[] {
  const [sides, setSides] = useState<readonly Side[]>([]);
  useEffect(() => {
    const at = element.current;
    if (!at) return;
    const look = () => {
      const left = Math.abs(at.scrollLeft) > 1;
      const right = at.scrollWidth - at.clientWidth - Math.abs(at.scrollLeft) > 1;
      setSides([...(left ? (['more-left'] as const) : []), ...(right ? (['more-right'] as const) : [])]);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(at);
    // What is in it grows with each column.
    for (const child of at.children) sizes.observe(child);
    at.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      at.removeEventListener('scroll', look);
    };
  }, [element]);
  return sides;
}
