/** Headings that run into their text, as in what is copied from a page: "Conclusion We created a new corpus …". */

import { isConcluding, isGeneric } from '../../languages/headings.ts';
import { inEvery } from '../../languages/inEvery.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';
import { perText } from '../../model/memo.ts';

const MOST_WORDS = 7;
const DEEPEST = 6;
/** UTF-16 units in which a heading and the beginning of its sentence stand. */
const LONGEST = 160;
const SENTENCE_BEGINS = /(?<=[.!?]["”)]?\s)\p{Lu}/gu;

interface RunIn {
  readonly opener: RegExp;
  readonly small: RegExp;
  readonly part: RegExp;
}

/** Patterns of the language's words for it; they match nothing where it has none. */
const runInOf = perText((language): RunIn => {
  const words = languageOf(language).reading.source?.runIn;
  // A paper in any language may have the parts of an English one.
  const part = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.source?.runIn?.parts))})(?=\\s+\\p{Lu})`, 'u');
  return { opener: wholeWord(words?.openers), small: wholeWord(words?.small), part };
});

const wholeWord = (words: string | undefined): RegExp => (words === undefined ? /(?!)/ : new RegExp(`^(?:${either(words)})$`));

/**
 * The document with such words as headings of their own, at the beginning of a paragraph or, if they are several or
 * name a part of every paper, of a sentence.
 * What has such a name is on a level with the heading above it. `partsOnly`: no others than those that name a part of every paper.
 */
export function withRunInHeadings(document: Document, partsOnly = false): Document {
  let level = 1;
  let above = '';
  let count = 0;
  const words = runInOf(document.language);
  const counted = countedIn(document.blocks);
  const blocks = document.blocks.flatMap((block): readonly Block[] => {
    if (block.type === 'heading') {
      level = block.level;
      above = block.text;
    }
    if (block.type !== 'paragraph') return [block];
    if (beginsWithLabel(block)) return [{ ...block, runs: block.runs.slice(1) }];
    const pieces = piecesOf(plainText(block.runs), words, partsOnly);
    if (pieces.every(({ heading }) => heading === undefined) || pieces.some(({ heading }) => heading !== undefined && counted.has(heading)))
      return [block];

    return pieces.flatMap(({ heading, text }): Block[] => {
      // A heading that stands above already was torn from its text.
      const names = heading === undefined ? [] : namesIn(heading, words).filter((name) => !above.endsWith(name));
      const headings = names.map((name, i): Block => {
        const own = namesPart(name) || i < names.length - 1 ? level : Math.min(DEEPEST, level + 1);
        return { type: 'heading', id: `${block.id}-${++count}`, level: own, text: name };
      });
      return [...headings, { ...block, runs: [{ text }] }];
    });
  });
  return { ...document, blocks };
}

/** "Option", where paragraphs begin with "Option A is …" and "Option B is …": the letter counts, and is no article. */
function countedIn(blocks: readonly Block[]): ReadonlySet<string> {
  const second = blocks.flatMap((block) =>
    block.type === 'paragraph' ? (/^(\p{Lu}.{0,40}?) B\s/u.exec(plainText(block.runs))?.[1] ?? []) : [],
  );
  return new Set(second);
}

const ABSTRACT = new Set(inEvery(({ reading }) => reading.source?.roles.abstract).split('|'));

/** "Abstract" in bold before the text that it names, with no mark between them. */
function beginsWithLabel({ runs: [first, second] }: Extract<Block, { type: 'paragraph' }>): boolean {
  return first?.bold === true && second !== undefined && second.bold !== true && ABSTRACT.has(first.text.trim().toLowerCase());
}

const namesPart = (name: string): boolean => isGeneric(name) || isConcluding(name);

/** "Experiments Datasets" and "Case Study Conclusions" are two headings, of which the first has no text of its own. */
function namesIn(heading: string, { small, part }: RunIn): readonly string[] {
  const words = heading.split(' ');
  const last = words.at(-1) ?? '';
  const ends = words.length > 1 && isConcluding(last) && !small.test(words.at(-2) ?? '');
  const first = ends ? words.slice(0, -1).join(' ') : part.exec(heading)?.[0];
  return first === undefined ? [heading] : [first, heading.slice(first.length).trimStart()];
}

interface Piece {
  readonly heading: string | undefined;
  readonly text: string;
}

function piecesOf(text: string, runIn: RunIn, partsOnly: boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const headingOf = (words: string): string | undefined => {
    const found = headingIn(words, runIn);
    return found === undefined || (partsOnly && !namesPart(found)) ? undefined : found;
  };
  let heading = headingOf(text);
  for (const { index } of text.matchAll(SENTENCE_BEGINS)) {
    const inner = headingOf(text.slice(index, index + LONGEST));
    if (inner === undefined || !(inner.includes(' ') || namesPart(inner))) continue;
    pieces.push({ heading, text: bodyOf(text.slice(start, index), heading) });
    start = index;
    heading = inner;
  }
  return [...pieces, { heading, text: bodyOf(text.slice(start), heading) }];
}

const bodyOf = (text: string, heading = ''): string => text.slice(heading.length).trim();

/** The words before the one that opens the first sentence, where they are a heading. */
function headingIn(text: string, { opener, small }: RunIn): string | undefined {
  const words = text.split(' ', MOST_WORDS + 2);
  const isOfHeading = (word: string, i: number): boolean => /^\p{Lu}[\p{L}\p{N}-]*$/u.test(word) || (i > 0 && small.test(word));
  const at = words.findIndex((word, i) => i > 0 && opener.test(word) && /^\p{Ll}/u.test(words[i + 1] ?? ''));
  if (at > 0 && at <= MOST_WORDS && words.slice(0, at).every(isOfHeading) && !opener.test(words[0] ?? ''))
    return small.test(words[at - 1] ?? '') ? undefined : words.slice(0, at).join(' ');
  // In other languages any word may have a capital, but not the article or pronoun behind a name that every text has.
  const [name = '', next = '', after = ''] = words;
  return /^\p{Lu}\p{Ll}{0,4}$/u.test(next) && /^\p{L}/u.test(after) && namesPart(name) && !/[.:]$/u.test(name) ? name : undefined;
}
