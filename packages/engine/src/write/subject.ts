/** What a text is about, by the words of its title and headings. */
import type { Outline } from './outline.ts';
import { centroid, cosine, type Lexicon, type Vector, vectorOf } from './terms.ts';

/** Against 1 for a heading. */
const TITLE_WEIGHT = 2;

export function subjectOf({ title, sections }: Outline, lexicon: Lexicon): Vector {
  const names = [title, ...new Set(sections.map(({ heading }) => heading))].filter((name) => name !== undefined);
  return centroid(
    names.map((name) => vectorOf(lexicon.lookUp(name), lexicon)),
    names.map((name) => (name === title ? TITLE_WEIGHT : 1)),
  );
}

/** How much the text is about it, from 0 to 1. */
export const likeness = (text: string, subject: Vector, lexicon: Lexicon): number =>
  cosine(vectorOf(lexicon.lookUp(text), lexicon), subject);
