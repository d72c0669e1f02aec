/** Which member of a slide's list is marked: the mark goes with its member when the list gets another order or length. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Slide } from './api.ts';
import { type Path, withValue } from './slideParts.ts';

/** The list of which a member can be marked, and the field that says which. */
const marked: Readonly<Partial<Record<SlideKind, readonly [list: string, field: string]>>> = {
  timeline: ['points', 'highlight'],
  matrix: ['fields', 'highlight'],
  pair: ['bars', 'highlight'],
  shares: ['parts', 'highlight'],
  targets: ['rows', 'highlight'],
  stairs: ['steps', 'present'],
  pyramid: ['levels', 'highlight'],
  slope: ['subjects', 'highlight'],
  tree: ['branches', 'highlight'],
  spans: ['spans', 'highlight'],
  quadrant: ['items', 'lead'],
  waterfall: ['changes', 'highlight'],
};

const fieldOf = ({ kind }: Slide, path: Path): string | undefined => {
  const [list, field] = marked[kind] ?? [];
  return path.length === 1 && path[0] === list ? field : undefined;
};
const marksIn = (slide: Slide, field: string): readonly number[] => {
  const mark = (slide as unknown as Record<string, number | number[] | undefined>)[field];
  return mark === undefined ? [] : [mark].flat();
};
/** Shares may have several marks, as a list; of other kinds there is one at most. */
const withMarks = (slide: Slide, field: string, marks: readonly number[]): Slide =>
  withValue(slide, [field], marks.length === 0 ? undefined : slide.kind === 'shares' ? marks : marks[0]);

/** Whether the member is marked; undefined of a list in which none can be. */
export function isMarked(slide: Slide, path: Path, index: number): boolean | undefined {
  const field = fieldOf(slide, path);
  return field === undefined ? undefined : marksIn(slide, field).includes(index);
}

/** With the member marked in place of another, or without its mark if it was marked. */
export function toggleMark(slide: Slide, path: Path, index: number): Slide {
  const field = fieldOf(slide, path);
  if (field === undefined) return slide;
  return withMarks(slide, field, marksIn(slide, field).includes(index) ? [] : [index]);
}

/** With the members in the list's place, which are those of before in another order, or fewer, or more: `order` has their indexes of before. */
export function withMembers(slide: Slide, path: Path, members: readonly unknown[], order: readonly number[]): Slide {
  const next = withValue(slide, path, members);
  const field = fieldOf(slide, path);
  if (field === undefined) return next;
  const marks = marksIn(slide, field).flatMap((mark) => (order.includes(mark) ? [order.indexOf(mark)] : []));
  return withMarks(next, field, marks);
}
