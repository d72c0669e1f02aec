/** Headings that run into their text, as in what is copied from a page: "Conclusion We created a new corpus …". */

import { isConcluding, isGeneric } from '../../languages/headings.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';

const MOST_WORDS = 7;
const DEEPEST = 6;
/** UTF-16 units in which a heading and the beginning of its sentence stand. */
const LONGEST = 160;
const SENTENCE_BEGINS = /(?<=[.!?]["”)]?\s)\p{Lu}/gu;

/** What in English opens a sentence and has no capital within one. */
const OPENER = /^(?:We|The|In|This|Our|An?|To|It|There|As|For|Here|From|By|These|Since|While|When|Although|However|Given|If|On|At|After)$/;
/** Small words within a heading. */
const SMALL = /^(?:of|and|for|the|on|in|with|to|a|an|from|by|vs\.?)$/;
/** Names of parts of a paper, behind which the name of one of their own parts may stand. */
const PART =
  /^(?:Abstract|Introduction|Background|Motivation|Related Works?|Methods?|Methodology|Experiments|Results(?: and (?:Discussion|Analysis))?|Discussion)(?=\s+\p{Lu})/u;

/**
 * The document with such words as headings of their own, at the beginning of a paragraph or, if they are several or
 * name a part of every paper, of a sentence.
 * What has such a name is on a level with the heading above it.
 */
export function withRunInHeadings(document: Document): Document {
  let level = 1;
  let above = '';
  let count = 0;
  const blocks = document.blocks.flatMap((block): readonly Block[] => {
    if (block.type === 'heading') {
      level = block.level;
      above = block.text;
    }
    if (block.type !== 'paragraph') return [block];
    const pieces = piecesOf(plainText(block.runs), document.language);
    if (pieces.every(({ heading }) => heading === undefined)) return [block];

    return pieces.flatMap(({ heading, text }): Block[] => {
      // A heading that stands above already was torn from its text.
      const names = heading === undefined ? [] : namesIn(heading).filter((name) => !above.endsWith(name));
      const headings = names.map((name, i): Block => {
        const own = namesPart(name) || i < names.length - 1 ? level : Math.min(DEEPEST, level + 1);
        return { type: 'heading', id: `${block.id}-${++count}`, level: own, text: name };
      });
      return [...headings, { ...block, runs: [{ text }] }];
    });
  });
  return { ...document, blocks };
}

const namesPart = (name: string): boolean => isGeneric(name) || isConcluding(name);

/** "Experiments Datasets" and "Case Study Conclusions" are two headings, of which the first has no text of its own. */
function namesIn(heading: string): readonly string[] {
  const words = heading.split(' ');
  const last = words.at(-1) ?? '';
  const ends = words.length > 1 && isConcluding(last) && !SMALL.test(words.at(-2) ?? '');
  const first = ends ? words.slice(0, -1).join(' ') : PART.exec(heading)?.[0];
  return first === undefined ? [heading] : [first, heading.slice(first.length).trimStart()];
}

interface Piece {
  readonly heading: string | undefined;
  readonly text: string;
}

function piecesOf(text: string, language: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let heading = headingIn(text, language);
  for (const { index } of text.matchAll(SENTENCE_BEGINS)) {
    const inner = headingIn(text.slice(index, index + LONGEST), language);
    if (inner === undefined || !(inner.includes(' ') || namesPart(inner))) continue;
    pieces.push({ heading, text: bodyOf(text.slice(start, index), heading) });
    start = index;
    heading = inner;
  }
  return [...pieces, { heading, text: bodyOf(text.slice(start), heading) }];
}

const bodyOf = (text: string, heading = ''): string => text.slice(heading.length).trim();

/** The words before the one that opens the first sentence, where they are a heading. */
function headingIn(text: string, language: string): string | undefined {
  const words = text.split(' ', MOST_WORDS + 2);
  const at = words.findIndex((word, i) => i > 0 && OPENER.test(word) && /^\p{Ll}/u.test(words[i + 1] ?? ''));
  if (language.startsWith('en') && at > 0 && at <= MOST_WORDS && words.slice(0, at).every(isOfHeading) && !OPENER.test(words[0] ?? ''))
    return SMALL.test(words[at - 1] ?? '') ? undefined : words.slice(0, at).join(' ');
  // In other languages any word may have a capital, but not the article or pronoun behind a name that every text has.
  const [name = '', next = '', after = ''] = words;
  return /^\p{Lu}\p{Ll}{0,4}$/u.test(next) && /^\p{L}/u.test(after) && namesPart(name) && !/[.:]$/u.test(name) ? name : undefined;
}

const isOfHeading = (word: string, i: number): boolean => /^\p{Lu}[\p{L}\p{N}-]*$/u.test(word) || (i > 0 && SMALL.test(word));
