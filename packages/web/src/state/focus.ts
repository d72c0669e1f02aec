/**
 * The focus stays in the page. What has it may go (a form that was sent, a dialog that closed) or be pressed no more (nothing is left to
 * undo): a browser then drops the focus to the top of the page, and whoever works with keys or a screen reader begins anew.
 */

/** Moves it to the place, which need not be one that the Tab key reaches. */
function focusOn(place: HTMLElement | null | undefined): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());

/** Where one goes on: the first field that is wrong, the slide, or the heading; in a dialog the dialog. */
const home = (): HTMLElement | undefined =>
  shown('dialog[open]') ?? shown('main [aria-invalid="true"]') ?? shown('main .stage') ?? shown('main h1');

/** Goes to the first field that is wrong, or to what is said of the whole, and into sight. */
export function focusOnProblem(): void {
  const place = shown('main [aria-invalid="true"]') ?? shown('main .problem');
  focusOn(place);
  (shown('main .problem') ?? place)?.scrollIntoView({ block: 'center' });
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/** Looks after the focus as long as the page is open. */
export function keepFocus(root: HTMLElement): void {
  let last: Element | undefined;
  let asked = false;
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined;
  });
  const look = () => {
    asked = false;
    const at = document.activeElement;
    // Somebody who clicked beside everything meant to.
    if (!last || !isLost(last) || (at !== document.body && at !== last)) return;
    focusOn(home());
  };
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    // A dialog that closes gives the focus back by itself first.
    setTimeout(look, 60);
  }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'open'] });
}
