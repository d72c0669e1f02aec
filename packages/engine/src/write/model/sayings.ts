/** What has been said, so that it is not said again: word for word, or in nearly the same words. */
import { keyOf } from '../say/memory.ts';

/** Share of the words of both that two texts have in common which say the same. */
const ALIKE = 0.8;
/** Words below which two texts are the same only word for word. */
const FEWEST = 4;

/** Whether two texts say the same in nearly the same words. */
export function isLike(a: string, b: string): boolean {
  return alike(termsOf(a), termsOf(b));
}

type Terms = { readonly key: string; readonly words: ReadonlySet<string> };

function alike(a: Terms, b: Terms): boolean {
  if (a.key === b.key) return true;
  if (a.words.size < FEWEST || b.words.size < FEWEST) return false;
  let common = 0;
  for (const word of a.words) if (b.words.has(word)) common++;
  // Other figures are another statement.
  const figures = ({ words }: Terms) => [...words].filter((word) => /\p{N}/u.test(word)).join(' ');
  return common / (a.words.size + b.words.size - common) >= ALIKE && figures(a) === figures(b);
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words; in scripts that write without spaces pairs of characters. */
function termsOf(text: string): Terms {
  const key = keyOf(text);
  const words = key.split(' ').flatMap((word) => {
    const characters = [...word];
    return SPACELESS.test(word) ? characters.slice(1).map((character, i) => `${characters[i]}${character}`) : [word];
  });
  return { key, words: new Set(words) };
}

/** The words of a text, as texts are compared. */
export const wordsOf = (text: string): ReadonlySet<string> => termsOf(text).words;

export class Sayings {
  readonly #said: Terms[] = [];

  constructor(texts: readonly string[]) {
    for (const text of texts) this.add(text);
  }

  has(text: string): boolean {
    const terms = termsOf(text);
    return this.#said.some((other) => alike(terms, other));
  }

  add(text: string): void {
    this.#said.push(termsOf(text));
  }
}
