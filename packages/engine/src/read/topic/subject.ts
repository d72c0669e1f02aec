/** What a topic is about: its words, how much each says, and how much of that a page is about. */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { sideBySide } from '../../languages/sideBySide.ts';
import { segmenterOf } from '../../model/segmenter.ts';

/** Function words and words like "introduction" are left out, unless nothing else is there. */
export class Subject {
  readonly #words: readonly string[];
  readonly #language: string;
  readonly #ignored: ReadonlySet<string>;
  readonly #parts: readonly string[];

  constructor(topic: string, language: string) {
    this.#language = language;
    this.#ignored = new Set(
      [...functionWords(language), ...listOf(languageOf(language).reading.framing)].map((word) => fold(word, language)),
    );
    this.#words = this.#wordsOf(topic);
    this.#parts = sideBySide(topic, language);
  }

  /** The words that say most, the longest first. */
  get heaviest(): readonly string[] {
    return [...new Set(this.#words)].sort((a, b) => b.length - a.length);
  }

  /** Share of the topic that a title names, from 0 to 1. */
  namedBy(title: string): number {
    const named = this.#wordsOf(title);
    return share(this.#words, (word) => named.some((other) => isSame(word, other)));
  }

  /** The things that a topic puts side by side: "coffee" and "tea". One, where it is about one. */
  get parts(): readonly Subject[] {
    return this.#parts.length > 1 ? this.#parts.map((part) => new Subject(part, this.#language)) : [this];
  }

  /** Share of a title that the topic names, from 0 to 1. */
  names(title: string): number {
    return share(this.#wordsOf(title), (word) => this.#words.some((other) => isSame(word, other)));
  }

  /** Whether a section of a page is what the topic asks about its subject: "History", on the page "Coffee", of the history of coffee. */
  asksFor(heading: string, title: string): boolean {
    const named = this.#wordsOf(title);
    const asked = this.#words.filter((word) => !named.some((other) => isSame(word, other)));
    return this.#wordsOf(heading).some((other) => asked.some((word) => isSame(word, other)));
  }

  /** Share of the topic that a text is about: that stands in its titles or headings, or is spoken of again and again. */
  treatedBy(headings: readonly string[], text: string): number {
    const named = segment(headings.join('\n'), this.#language);
    const spoken = segment(text.slice(0, LONGEST_LOOKED_AT), this.#language);
    const isTreated = (word: string) =>
      named.some((other) => isSame(word, other)) || spoken.filter((other) => isSame(word, other)).length >= ABOUT;
    return share(this.#words, isTreated);
  }

  #wordsOf(text: string): readonly string[] {
    const all = segment(text, this.#language);
    const telling = all.filter((word) => !this.#ignored.has(word));
    return telling.length > 0 ? telling : all;
  }
}

const ABOUT = 3;
const LONGEST_LOOKED_AT = 40_000;

const segment = (text: string, language: string): string[] =>
  [...segmenterOf(language, 'word').segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment: word }) => fold(word, language));

/** Without case, Latin accents, and what is joined to words: possessives, articles, particles. */
const fold = (word: string, language: string): string =>
  (languageOf(language).grammar.attached ?? []).reduce(
    (bare, pattern) => bare.replace(pattern, ''),
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  );

/** Longer words say more; an ideograph says as much as two letters. */
const weight = (word: string): number => [...word].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);

function share(words: readonly string[], counts: (word: string) => boolean): number {
  const total = words.reduce((sum, word) => sum + weight(word), 0);
  return total === 0 ? 0 : words.filter(counts).reduce((sum, word) => sum + weight(word), 0) / total;
}

/** Equal, but for their endings: "company" and "companies", "coffee" and "coffees", not "plant" and "planet". */
function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || long.length - short.length > 3) return false;
  if (long.startsWith(short)) return true;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  return common >= 5 && common >= 0.6 * long.length && long.length - common <= 3;
}
