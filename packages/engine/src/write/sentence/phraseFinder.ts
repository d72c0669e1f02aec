/** Looking for any of many phrases in a sentence, word by word: patterns of hundreds of alternatives take ten times as long. */
import { listOf, type Phrases, patternOf } from '../../languages/phrases.ts';

export interface FoundPhrase {
  /** UTF-16 units. */
  readonly index: number;
  /** As it stands in the text. */
  readonly 0: string;
}

export interface PhraseFinder {
  test(text: string): boolean;
  /** The first one. */
  exec(text: string): FoundPhrase | undefined;
  /** All of them, the longest where several begin with one word. */
  all(text: string): FoundPhrase[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Whole words without case; in scripts without spaces, anywhere. Undefined without phrases. */
export function phraseFinder(phrases: Phrases | undefined, language: string, spaceless: boolean): PhraseFinder | undefined {
  if (!phrases) return undefined;
  return spaceless ? anywhere(phrases) : byWord(phrases, language);
}

function anywhere(phrases: Phrases): PhraseFinder | undefined {
  const pattern = patternOf(phrases, 'holds', true);
  if (!pattern) return undefined;
  const every = new RegExp(pattern.source, 'giu');
  return {
    test: (text) => pattern.test(text),
    exec: (text) => pattern.exec(text) ?? undefined,
    all: (text) => [...text.matchAll(every)],
  };
}

function byWord(phrases: Phrases, language: string): PhraseFinder {
  const byFirst = new Map<string, string[]>();
  const others: string[] = [];
  for (const phrase of listOf(phrases).map((one) => lower(one, language))) {
    const first = /^[\p{L}\p{M}\p{N}]+/u.exec(phrase)?.[0];
    if (first === undefined) others.push(phrase);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  const find = (text: string, most: number): FoundPhrase[] => {
    const { small, words } = read(text, language);
    const found: FoundPhrase[] = [];
    let end = 0;
    for (const { index, word } of words) {
      if (index < end) continue;
      const phrase = byFirst.get(word)?.find((one) => small.startsWith(one, index) && endsWord(one, small, index + one.length));
      if (phrase === undefined) continue;
      end = index + phrase.length;
      found.push({ index, 0: text.slice(index, end) });
      if (found.length >= most) return found;
    }
    for (const phrase of others) {
      const index = small.indexOf(phrase);
      if (index >= 0 && found.length < most) found.push({ index, 0: text.slice(index, index + phrase.length) });
    }
    return found;
  };
  return {
    test: (text) => find(text, 1).length > 0,
    exec: (text) => find(text, 1)[0],
    all: (text) => find(text, Number.POSITIVE_INFINITY),
  };
}

interface Reading {
  readonly text: string;
  readonly language: string;
  readonly small: string;
  readonly words: readonly { readonly index: number; readonly word: string }[];
}

/** One sentence is looked through for many lists in turn. */
let last: Reading | undefined;

function read(text: string, language: string): Reading {
  if (last?.text === text && last.language === language) return last;
  const small = lower(text, language);
  const words = [...small.matchAll(WORD)].map(({ index, 0: word }) => ({ index, word }));
  last = { text, language, small, words };
  return last;
}

/** "l'" ends at its apostrophe, "the" where no letter follows. */
const endsWord = (phrase: string, text: string, end: number): boolean => /['’]$/u.test(phrase) || !IN_WORD.test(text.slice(end, end + 1));

/** In lower case, every letter in its place. */
function lower(text: string, language: string): string {
  let small: string;
  try {
    small = text.toLocaleLowerCase(language);
  } catch {
    small = text.toLowerCase();
  }
  return small.length === text.length
    ? small
    : text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter));
}
