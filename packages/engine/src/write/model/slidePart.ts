/** A slide without one of its texts, or with another in its place. */
import { type Slide, type SlideKind, slide as slideSchema } from '@slidewright/contract/deck';
import { leavesOf, type Path, without } from './salvage.ts';

/** Places in a list that is not the same any more. */
const PLACES = ['highlight', 'favoured', 'present', 'lead', 'highlightRow', 'highlightCell', 'handovers'];

/** What is read on the slide itself, beside its title. */
export function shownOf({ title: _, notes: __, sources: ___, picture: ____, ...shown }: Slide): { kind: SlideKind } & object {
  return shown;
}

export const textsOf = (slide: Slide): { path: Path; text: string }[] => leavesOf(shownOf(slide));

/** The slide without the smallest part around the path; undefined where nothing less is a slide. */
export function withoutPart(slide: Slide, path: Path): Slide | undefined {
  const { title, notes, sources, picture, ...shown } = slide;
  const rest = Object.fromEntries(Object.entries(shown).filter(([key]) => !PLACES.includes(key)));
  for (const body of without(rest, path)) {
    const made = slideSchema.safeParse({ ...(body as object), title, notes, ...(sources && { sources }), ...(picture && { picture }) });
    if (made.success) return made.data;
  }
  return undefined;
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
