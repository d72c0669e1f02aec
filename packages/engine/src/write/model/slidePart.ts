/** A slide without one of its texts, or with another in its place. */
import { type Slide, type SlideKind, slide as slideSchema } from '@slidewright/contract/deck';
import { leavesOf, type Path, valueAt, without } from './salvage.ts';

/** Places in a list of the slide. */
const PLACES = ['highlight', 'favoured', 'present', 'lead', 'highlightRow', 'highlightRows', 'highlightCell', 'handovers'];
/** Places in something that never gets shorter: the fields of a matrix, the options, the sides of a comparison. */
const FIXED: { readonly [K in Slide['kind']]?: string } = {
  options: 'favoured',
  comparison: 'favoured',
  matrix: 'highlight',
  quadrant: 'highlight',
};
/** Lists beside the one that is marked. */
const UNMARKED = ['ties', 'ticks', 'milestones'];

/** What is read on the slide itself, beside its title. */
export function shownOf({ title: _, notes: __, sources: ___, picture: ____, opens: _____, ...shown }: Slide): { kind: SlideKind } & object {
  return shown;
}

export const textsOf = (slide: Slide): { path: Path; text: string }[] => leavesOf(shownOf(slide));

/** The slide without the smallest part around the path; undefined where nothing less is a slide. */
export function withoutPart(slide: Slide, path: Path): Slide | undefined {
  const { title, notes, sources, picture, opens, ...shown } = slide;
  const entries = Object.entries(shown);
  const rest = Object.fromEntries(entries.filter(([key]) => !PLACES.includes(key)));
  const marks = entries.filter(([key]) => PLACES.includes(key));
  for (const body of without(rest, path)) {
    const kept = marks.flatMap(([key, mark]) => {
      const now = FIXED[slide.kind] === key ? mark : placeAfter(mark, rest, body, path);
      return now === undefined ? [] : [[key, now] as const];
    });
    const common = { title, notes, ...(sources && { sources }), ...(picture && { picture }), ...(opens && { opens }) };
    const made = slideSchema.safeParse({ ...(body as object), ...Object.fromEntries(kept), ...common });
    if (made.success) return made.data;
  }
  return undefined;
}

/** The mark where its part stands afterwards; undefined where that is gone, or where more is marked than one place. */
function placeAfter(mark: unknown, before: unknown, after: unknown, [list, at]: Path): unknown {
  const lengthOf = (value: unknown) => (list === undefined ? undefined : valueAt(value, [list]));
  const [long, short] = [lengthOf(before), lengthOf(after)];
  if (!Array.isArray(long) || typeof at !== 'number' || UNMARKED.includes(String(list))) return mark;
  if (Array.isArray(short) && short.length === long.length) return mark;
  const moved = (place: number): number | undefined => (place === at ? undefined : place > at ? place - 1 : place);
  if (!Array.isArray(short)) return undefined;
  if (typeof mark === 'number') return moved(mark);
  return Array.isArray(mark) && mark.every((place) => typeof place === 'number') ? mark.flatMap((place) => moved(place) ?? []) : undefined;
}

/** The slide with another text at the path; undefined where that is no slide. */
export function withText(slide: Slide, path: Path, text: string): Slide | undefined {
  const made = slideSchema.safeParse(put(slide, path, text));
  return made.success ? made.data : undefined;
}

function put(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? put(item, rest, text) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, name === key ? put(inner, rest, text) : inner]));
}
