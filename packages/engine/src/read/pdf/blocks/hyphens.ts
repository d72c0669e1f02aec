/** Hyphens at the ends of lines: some part a word that had no room, others belong to it ("low-noise"). The rest of the text tells which. */
import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { Block } from '../../../model/document.ts';
import { WRAP } from '../line/joinWrapped.ts';

const WRAPPED = new RegExp(`([\\p{L}\\p{M}]+)${WRAP}([\\p{L}\\p{M}]+)`, 'gu');
const WORD = /[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu;
/** A word of several parts ("intensité-durée-fréquence") is written with a hyphen between each two. */
const BEFORE_WORD = /^[-‐]\p{L}/u;
const FEWEST_LETTERS = 3;
/** Letters of a half that is a word, or the first part of one that the text has. */
const FEWEST_OF_STEM = 4;
const LONGEST_STEM = 12;
/** Hyphens for so many words: where lines are broken within words, there are more. */
const RARE = 1 / 150;

/** The blocks with each such word as the document writes it. Linear in their length. */
export function withHyphens(blocks: readonly Block[], language: string): Block[] {
  let hasWrap = false;
  for (const block of blocks)
    mapTexts(block, (text) => {
      hasWrap ||= text.includes(WRAP);
      return text;
    });
  if (!hasWrap) return [...blocks];
  const seen = new Set<string>();
  let words = 0;
  const breaks: (readonly [string, string])[] = [];
  for (const block of blocks)
    mapTexts(block, (text) => {
      if (text.includes(WRAP)) for (const [, left = '', right = ''] of text.matchAll(WRAPPED)) breaks.push([left, right]);
      for (const [word] of text.replace(WRAPPED, ' ').matchAll(WORD)) {
        words++;
        seen.add(word.toLowerCase());
        for (const part of word.split(/[-‐]/)) seen.add(part.toLowerCase());
      }
      return text;
    });
  if (breaks.length === 0) return [...blocks];
  const isSeen = (word: string) => seen.has(word.toLowerCase());
  const parted = breaks.filter(([left, right]) => isSeen(left + right)).length;
  // Who sets a text without parting words breaks its lines only at hyphens that are there anyway.
  const unparted = parted === 0 && breaks.length < Math.max(2, RARE * words);
  const stems = unparted ? new Set([...seen].flatMap((word) => stemsOf(word))) : seen;
  const beginsWord = (stem: string) => stems.has(stem);
  const small = functionWords(language);
  const keeps = keepingIn(language);
  const join = (left: string, right: string, among: boolean): string => {
    if (isSeen(left + right)) return left + right;
    if (isSeen(`${left}-${right}`)) return `${left}-${right}`;
    if (keeps(left.toLowerCase(), right.toLowerCase())) return `${left}-${right}`;
    const isWord = (half: string) => half.length >= FEWEST_LETTERS && isSeen(half) && !small.has(half.toLowerCase());
    const isCompound = unparted && right.length >= FEWEST_OF_STEM && left.length >= FEWEST_OF_STEM && beginsWord(left.toLowerCase());
    const isOneOfSeveral = among && (unparted || isWord(left) || isWord(right));
    return isCompound || isOneOfSeveral || (isWord(left) && isWord(right)) ? `${left}-${right}` : left + right;
  };
  return blocks.map((block) =>
    mapTexts(block, (text) =>
      text.includes(WRAP)
        ? text
            .replace(WRAPPED, (found, left: string, right: string, at: number) => {
              const among = /[-‐]/u.test(text[at - 1] ?? '') || BEFORE_WORD.test(text.slice(at + found.length, at + found.length + 2));
              return join(left, right, among);
            })
            .replaceAll(WRAP, '')
        : text,
    ),
  );
}

/** Whether the language's words are so written: "sixty-one", "broad-based", "X-ray". */
function keepingIn(language: string): (left: string, right: string) => boolean {
  const { first, last, endings, enclitics } = languageOf(language).reading.hyphened ?? {};
  const [firsts, lasts, ends] = [first, last, endings].map((words) => new Set(listOf(words)));
  return (left, right) =>
    left.length === 1 ||
    (enclitics?.test(`${left}-${right}`) ?? false) ||
    (!ends?.has(right) && ((firsts?.has(left) ?? false) || (left.length >= FEWEST_OF_STEM && (lasts?.has(right) ?? false))));
}

const stemsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(word.length, LONGEST_STEM) - FEWEST_OF_STEM + 1) }, (_, i) =>
    word.slice(0, i + FEWEST_OF_STEM),
  );

/** The block with each of its texts changed. */
function mapTexts(block: Block, change: (text: string) => string): Block {
  switch (block.type) {
    case 'heading':
    case 'quote':
    case 'note':
      return { ...block, text: change(block.text) };
    case 'paragraph':
      return { ...block, runs: block.runs.map((run) => ({ ...run, text: change(run.text) })) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, runs: item.runs.map((run) => ({ ...run, text: change(run.text) })) })),
      };
    case 'table':
      return {
        ...block,
        ...(block.header && { header: block.header.map(change) }),
        ...(block.caption !== undefined && { caption: change(block.caption) }),
        rows: block.rows.map((row) => row.map(change)),
      };
    case 'picture':
      return block.caption === undefined ? block : { ...block, caption: change(block.caption) };
    case 'facts':
      return { ...block, entries: block.entries.map(({ key, value }) => ({ key: change(key), value: change(value) })) };
    case 'code':
    case 'break':
      return block;
  }
}
