/** What the page is called in its tab, in the history and to a screen reader that comes to it. */
import { useLayoutEffect } from 'preact/hooks';

/** Names it so for as long as the part is shown; without a title another part names it. */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Slidewright`;
  }, [title]);
}
