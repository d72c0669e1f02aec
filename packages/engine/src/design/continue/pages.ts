/**
 * From a slide to its pages. A slide that does not fit any arrangement of its layout continues on further pages, where the caller allows
 * that, or keeps what fits. What is not shown is moved to the notes, whole.
 */
import type { Slide } from '@slidewright/contract/deck';
import type { Composition } from '../page/layout.ts';
import { clipped, entriesAsText, entryCount, portion } from './portions.ts';
import { relieved } from './relieved.ts';

export interface ComposedPage {
  readonly title: string;
  readonly composition: Composition;
  /** What the page could not show. */
  readonly unshown: readonly string[];
}

/** Which page of the slide it is, from 0, and how many entries of its list stand on the pages before. */
export interface Place {
  readonly page: number;
  readonly entriesBefore: number;
  /** Whether only a part of the slide's list stands on the page. */
  readonly partial: boolean;
}

export type Compose = (slide: Slide, place: Place) => Composition;

const FIRST: Place = { page: 0, entriesBefore: 0, partial: false };

const holds = (composition: Composition): boolean => composition.verdict !== 'overflows';

/** No page holds a longer text, in characters: knowing this saves setting a whole book in every size. */
const LONGEST_TEXT = 2400;
const LONGEST_TITLE = 240;
const USUAL_ENTRIES = 8;
/** So much text fills a page of most kinds, in characters. */
const USUAL_TEXT = 900;

export function pagesOf(slide: Slide, compose: Compose, split: boolean): ComposedPage[] {
  const { slide: possible, cut } = clipped(slide, LONGEST_TEXT, LONGEST_TITLE);
  const whole = entryCount(slide);
  // What is shortened step by step often comes to the same words again, and to compose what does not fit takes every arrangement.
  const composed = new Map<string, Composition>();
  const marked: Compose = (part, { page, entriesBefore }) => {
    const place: Place = { page, entriesBefore, partial: entryCount(part) < whole };
    const key = JSON.stringify([place, part]);
    const before = composed.get(key);
    if (before) return before;
    const made = compose(part, place);
    composed.set(key, made);
    return made;
  };
  const [first, ...others] = settled(possible, marked, split);
  if (!first) return [];
  const isPartOf = (text: string) => (whole: string) => text.endsWith('…') && whole.startsWith(text.slice(0, -1));
  const all = (page: ComposedPage) => [...page.unshown, ...page.composition.unshown];
  const news = (page: ComposedPage) => all(page).filter((text) => !cut.some(isPartOf(text)));
  return [{ ...first, unshown: [...cut, ...news(first)] }, ...others.map((page) => ({ ...page, unshown: news(page) }))];
}

function settled(slide: Slide, compose: Compose, split: boolean): ComposedPage[] {
  const whole = isTooMuch(slide) ? undefined : compose(slide, FIRST);
  if (whole && holds(whole)) return [{ title: slide.title, composition: whole, unshown: [] }];
  return split && entryCount(slide) > 1 ? continued(slide, compose) : [keptToOnePage(slide, compose)];
}

/** Whether it is known without setting them that no page holds the points. */
function isTooMuch(slide: Slide): boolean {
  if (slide.kind !== 'bullets' && slide.kind !== 'twoColumns') return false;
  return entriesAsText(slide).reduce((sum, text) => sum + text.length, 0) > 1.5 * LONGEST_TEXT;
}

/** Several pages, as few as possible and filled alike where that works out. */
function continued(slide: Slide, compose: Compose): ComposedPage[] {
  const count = entryCount(slide);
  const fits = (from: number, to: number, page: number) =>
    !isTooMuch(portion(slide, from, to)) &&
    holds(compose(titled(portion(slide, from, to), page + 1, 9), { ...FIRST, page, entriesBefore: from }));
  const starts: number[] = [];
  let likely = usualEntries(slide);
  for (let from = 0; from < count; ) {
    starts.push(from);
    likely = greatestThatHolds(count - from, likely, (n) => fits(from, from + n, starts.length - 1));
    from += likely;
  }
  const pages = starts.length;
  if (pages === 1) return [keptToOnePage(slide, compose)];
  const even = Array.from({ length: pages }, (_, k) => Math.ceil((k * count) / pages));
  const chosen = even.every((from, k) => fits(from, even[k + 1] ?? count, k)) ? even : starts;
  return chosen.map((from, k) => {
    const part = titled(portion(slide, from, chosen[k + 1] ?? count), k + 1, pages);
    const place: Place = { ...FIRST, page: k, entriesBefore: from };
    const composition = compose(part, place);
    if (holds(composition)) return { title: part.title, composition, unshown: [] };
    return keptToOnePage(part, (shorter) => compose(shorter, place));
  });
}

const titled = (slide: Slide, page: number, pages: number): Slide => ({ ...slide, title: `${slide.title} (${page}/${pages})` });

/** How many entries a page is likely to hold: what is tried first. */
const usualEntries = (slide: Slide): number => {
  const text = entriesAsText(slide).reduce((sum, entry) => sum + entry.length, 0);
  return Math.min(USUAL_ENTRIES, Math.max(1, Math.round((USUAL_TEXT * entryCount(slide)) / Math.max(1, text))));
};

/**
 * The greatest n from 1 to `most` for which `holds` is true, given that it then is for all smaller ones; 1 if it never is. Begins with what is
 * likely and goes on in growing steps: to find that a page does not hold something takes every arrangement of it.
 */
function greatestThatHolds(most: number, likely: number, holds: (n: number) => boolean): number {
  let low = 1;
  let high = most;
  for (let n = Math.min(Math.max(2, likely), most), step = 1; low < high; step *= 2) {
    if (holds(n)) low = n;
    else high = n - 1;
    if (low > 1 && high < most) break;
    n = low > 1 ? Math.min(n + step, most) : Math.max(2, n - step);
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What stands beside an exhibit goes first. Then long entries are abridged, since all of them then still have their say; after that the last entries give way. */
function keptToOnePage(slide: Slide, compose: Compose): ComposedPage {
  for (const { slide: lighter, unshown } of relieved(slide)) {
    const composition = compose(lighter, FIRST);
    if (holds(composition)) return { title: lighter.title, composition, unshown };
  }
  for (const limit of [220, 160, 120]) {
    const attempt = abridged(slide, UNLIMITED, limit, compose);
    if (attempt) return attempt;
  }
  for (const limit of [600, 400, 280, 200, 140]) {
    const attempt = abridged(slide, limit, 160, compose);
    if (attempt) return attempt;
  }
  for (const limit of [UNLIMITED, 140, 100, 60, 36, 20, 10]) {
    const most = greatestThatHolds(entryCount(slide), usualEntries(clipped(slide, limit, titleLimit(limit)).slide), (n) =>
      holds(compose(clipped(portion(slide, 0, n), limit, titleLimit(limit)).slide, FIRST)),
    );
    const attempt = abridged(portion(slide, 0, most), limit, titleLimit(limit), compose);
    if (attempt) return { ...attempt, unshown: [...attempt.unshown, ...entriesAsText(portion(slide, most, entryCount(slide)))] };
  }
  const first = clipped(portion(slide, 0, 1), 10);
  const rest = entriesAsText(portion(slide, 1, entryCount(slide)));
  return { title: first.slide.title, composition: compose(first.slide, FIRST), unshown: [...first.cut, ...rest] };
}

/** A title of a few letters says nothing. */
const titleLimit = (limit: number): number => Math.max(60, Math.min(limit, 100));

const UNLIMITED = Number.POSITIVE_INFINITY;

function abridged(slide: Slide, limit: number, titleLimit: number, compose: Compose): ComposedPage | undefined {
  const { slide: shorter, cut } = clipped(slide, limit, titleLimit);
  if (cut.length === 0 && limit === UNLIMITED) return undefined;
  const composition = compose(shorter, FIRST);
  return holds(composition) ? { title: shorter.title, composition, unshown: cut } : undefined;
}
