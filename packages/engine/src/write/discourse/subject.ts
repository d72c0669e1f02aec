/** What a text is about, by the words of its title and headings. */
import type { Outline } from '../structure/outline.ts';
import { centroid, cosine, type Lexicon, type Vector, vectorOf } from './terms.ts';

/** Against 1 for a heading. */
const TITLE_WEIGHT = 2;

/** `title` is the deck's, which a source without one has from its first words. */
export function subjectOf(title: string, { sections }: Outline, lexicon: Lexicon): Vector {
  const names = [title, ...new Set(sections.flatMap(({ heading }) => (heading === undefined || heading === title ? [] : [heading])))];
  const terms = names.map((name) => lexicon.lookUp(name));
  const times = new Map<number, number>();
  names.forEach((name, i) => {
    for (const term of terms[i] ?? []) times.set(term, (times.get(term) ?? 0) + (name === title ? TITLE_WEIGHT : 1));
  });
  return centroid(
    // What a single heading names is the subject of its section alone.
    terms.map((own) =>
      directionOf(
        own.filter((term) => (times.get(term) ?? 0) >= 2),
        lexicon,
      ),
    ),
    names.map((name) => (name === title ? TITLE_WEIGHT : 1)),
  );
}

/** How much the text is about it, from 0 to 1. */
export const likeness = (text: string, subject: Vector, lexicon: Lexicon): number =>
  cosine(directionOf(lexicon.lookUp(text), lexicon), subject);

const directionOf = (terms: readonly number[], lexicon: Lexicon): Vector => vectorOf(terms, lexicon, (term) => lexicon.subjectWeight(term));
