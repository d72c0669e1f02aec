/** Where words may be divided with a hyphen: Liang's patterns as TeX has them, loaded for the languages that ask for them. */
import { createRequire } from 'node:module';
import createHyphenator, { type Patterns } from 'hyphen';
import { SOFT_HYPHEN } from './shapeItem.ts';

const require = createRequire(import.meta.url);

/** The file of patterns for a language, where that is not called like the language, and the languages that have one of their own name. */
const named: Readonly<Record<string, string>> = { de: 'de-1996', el: 'el-monoton', en: 'en-us', sr: 'sh-latn', bs: 'sh-latn' };
const own = new Set(
  'af be bg ca cs cy da es et eu fi fr ga gl hr hu id is it ka la lt lv mk nb nl nn no pl pt ro ru sk sl sq sv tk tr uk'.split(' '),
);

const LETTER = '\\p{L}\\p{M}';
/** A word worth dividing; nobody reads the pieces of one that is longer than any language has. */
const word = new RegExp(`(?<![${LETTER}\\p{N}])[${LETTER}]{6,80}(?![${LETTER}\\p{N}])`, 'gu');
/** Letters that stay together before a hyphen and after it. */
const LEAST = 3;

interface Hyphenator {
  readonly divide: (word: string) => string;
  /** Of the words that it has divided: a paragraph is tried in many widths, and asks for the same ones each time. */
  readonly points: Map<string, readonly number[]>;
}

/** The package remembers each word for as long as a hyphenator lives, so it lives for so many. */
const wordsPerHyphenator = 5000;
const hyphenators = new Map<string, Hyphenator>();

/**
 * Indices in text[start, end) before which a hyphen may divide a word, in order; none where the language (BCP 47) has no patterns, and in
 * addresses and names of files, where a hyphen would be taken for a part of them.
 */
export function hyphenationPoints(text: string, language: string, [start, end]: readonly [number, number] = [0, text.length]): number[] {
  const patterns = patternsFor(language);
  if (!patterns || isAddress(text, start, end)) return [];
  return [...text.slice(start, end).matchAll(word)].flatMap((match) =>
    pointsIn(match[0], patterns).map((point) => start + match.index + point),
  );
}

/** Whether what stands between spaces around text[start, end) is no language: "https://…", "a@b", "docs.example", "a_b". */
function isAddress(text: string, start: number, end: number): boolean {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return /\/\/|[@_\\]|\p{L}\.\p{L}/u.test(before + text.slice(start, end).trim() + after);
}

function pointsIn(whole: string, patterns: string): readonly number[] {
  const { divide, points } = hyphenator(patterns);
  const known = points.get(whole);
  if (known) return known;
  const found = divided(whole, divide);
  points.set(whole, found);
  return found;
}

function divided(whole: string, divide: Hyphenator['divide']): number[] {
  // Capitals alone are an abbreviation, or a name that is to be seen whole.
  if (whole === whole.toUpperCase()) return [];
  const points: number[] = [];
  let at = 0;
  for (const part of divide(whole).split(SOFT_HYPHEN).slice(0, -1)) {
    at += part.length;
    if (at >= LEAST && whole.length - at >= LEAST) points.push(at);
  }
  return points;
}

function patternsFor(language: string): string | undefined {
  const tag = language.toLowerCase();
  const [primary = ''] = tag.split('-');
  if (tag.startsWith('sr-cyrl')) return 'sh-cyrl';
  if (/^en-(gb|au|nz|ie|in|za)\b/.test(tag)) return 'en-gb';
  return named[primary] ?? (own.has(primary) ? primary : undefined);
}

function hyphenator(patterns: string): Hyphenator {
  const known = hyphenators.get(patterns);
  if (known && known.points.size < wordsPerHyphenator) return known;
  const [levels, tree, exceptions] = require(`hyphen/patterns/${patterns}.js`) as Patterns;
  // What it remembers it adds to the exceptions: a copy keeps those of the module as they are.
  const divide = createHyphenator([levels, tree, ...(exceptions ? [{ ...exceptions }] : [])] as unknown as Patterns, { html: false });
  const made = { divide, points: new Map() };
  hyphenators.set(patterns, made);
  return made;
}
