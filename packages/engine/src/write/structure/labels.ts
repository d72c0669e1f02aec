/** Labels that run into their text: "Offline maps. You can load …", "Risks: the supplier …", "Abstract. We show …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { namesMatter } from './labelName.ts';
import type { Reading } from './reading.ts';
import { isBold } from './textLine.ts';

const MOST_WORDS = 5;
/** Words of what the label stands before. */
const FEWEST_BEHIND = 5;
/** Paragraphs with a label by its full stop only, one after another: a short sentence begins many a paragraph. */
const FEWEST_STOPPED = 2;
/** Sections that only such labels head. */
const FEWEST_SECTIONS = 2;

interface Labelled {
  readonly label: string;
  readonly rest: string;
  readonly sign: 'colon' | 'stop';
}

/**
 * The blocks with such labels as runs in bold, and as headings where they name the part of a text and nothing else heads its sections.
 * `wholeWords` keeps every paragraph's words in it.
 */
export function withLabels(given: readonly Block[], reading: Reading, wholeWords: boolean, language: string): readonly Block[] {
  const blocks = given.flatMap((block) => decisionsOf(block, reading));
  const found = blocks.map((block) => (block.type === 'paragraph' ? labelOf(block) : undefined));
  const headings = blocks.filter(({ type }) => type === 'heading').length;
  const counted = countedIn(found);
  const names = (at: number) => {
    const label = found[at]?.label;
    return label !== undefined && reading.isUsual(label);
  };
  const sections = new Set(found.flatMap((own, i) => (own && names(i) ? [own.label.toLowerCase()] : []))).size;
  const divides = headings === 0 && sections >= FEWEST_SECTIONS;
  const bears = (at: number): boolean => names(at) || (found[at]?.sign === 'colon' && namesMatter(found[at].label, false, language));
  return blocks.flatMap((block, i): readonly Block[] => {
    const own = found[i];
    if (own === undefined || block.type !== 'paragraph') return [block];
    // Among labels that head sections the one that few texts have is a heading as well.
    const beside = divides && bears(i) && isAmong(i, names, found);
    const heads = beside || (names(i) && (divides || reading.roleOf(own.label) === 'abstract'));
    if (heads && !wholeWords) {
      return [
        { type: 'heading', id: block.id, level: 2, text: own.label },
        { ...block, tight: true, runs: [{ text: own.rest }] },
      ];
    }
    const company = counted.has(i) ? FEWEST_STOPPED : own.sign === 'colon' || names(i) ? 1 : stretchAt(found, i);
    if (company < FEWEST_STOPPED && !(own.sign === 'colon' && (names(i) || stretchAt(found, i) >= FEWEST_STOPPED))) return [block];
    if (block.runs[0]?.bold) return [block];
    return [{ ...block, runs: [{ text: `${own.label}${own.sign === 'colon' ? ':' : '.'}`, bold: true }, { text: ` ${own.rest}` }] }];
  });
}

/** A paragraph in which decisions are labelled, each as a paragraph of its own: "Decided: … Decided: …". */
function decisionsOf(block: Block, reading: Reading): readonly Block[] {
  if (block.type !== 'paragraph' || block.speaker !== undefined) return [block];
  const parts = plainText(block.runs).split(/(?<=[.!?。；;]\s{0,3})(?=\p{L}[\p{L}\p{M} ]{2,24}[:：])/u);
  const isDecision = (part: string) => reading.roleOf(/^[^:：]*/u.exec(part)?.[0] ?? '') === 'decisions';
  const starts = parts.flatMap((part, i) => (i > 0 && isDecision(part) ? [i] : []));
  if (starts.length === 0) return [block];
  return [0, ...starts].map((start, i): Block => {
    const text = parts.slice(start, starts[i]).join('').trim();
    return i === 0 ? { ...block, runs: [{ text }] } : { type: 'paragraph', id: `${block.id}-${i}`, tight: true, runs: [{ text }] };
  });
}

/** Labels that count on from one another, whatever sign they end in: "Day 3: …", "Day 4. …". Their places. */
function countedIn(found: readonly (Labelled | undefined)[]): ReadonlySet<number> {
  const read = found.map((own) => {
    const [number] = /\p{Nd}{1,3}/u.exec(own?.label ?? '') ?? [];
    return own && number !== undefined ? { word: own.label.replace(number, '#').toLowerCase(), number: Number(number) } : undefined;
  });
  const places = new Set<number>();
  read.forEach((own, i) => {
    const next = read[i + 1];
    if (own && next?.word === own.word && next.number === own.number + 1) places.add(i).add(i + 1);
  });
  return places;
}

/** Whether the label stands in a row of labelled paragraphs one of which has a usual name. */
function isAmong(at: number, names: (at: number) => boolean, found: readonly (Labelled | undefined)[]): boolean {
  return [-1, 1].some((step) => {
    for (let i = at + step; Math.abs(i - at) <= NEAR && found[i]?.sign === 'colon'; i += step) if (names(i)) return true;
    return false;
  });
}
const NEAR = 4;

/** Labelled paragraphs of one kind in a row around the one at `at`. */
function stretchAt(found: readonly (Labelled | undefined)[], at: number): number {
  const sign = found[at]?.sign;
  let count = 1;
  // Two on either side tell enough, so that a long row takes no longer.
  for (const step of [-1, 1]) for (let i = at + step; Math.abs(i - at) <= 2 && found[i]?.sign === sign; i += step) count++;
  return count;
}

function labelOf(block: Extract<Block, { type: 'paragraph' }>): Labelled | undefined {
  if (isBold(block)) return undefined;
  const text = oneLine(plainText(block.runs));
  const match = /^([^.:：。!?！？,;]{2,48}?)(\.|\s?[:：]|\s[—–](?=\p{L}|\s)|[—–](?=\s)|—(?=\p{L})|\s-(?=\s))\s*(\S.*)$/u.exec(text);
  if (!match) return undefined;
  const [, label = '', sign = '', rest = ''] = match;
  // "Saturday–Sunday 13–14 March" is one span. "Yr = 100 - b (E - a)" subtracts.
  if (/[=<>≤≥≈]/u.test(label) || (/^\s?-/u.test(sign) && /\p{Nd}$/u.test(label) && /^[\p{Nd}(]|^\p{L}(?!\p{L})/u.test(rest)))
    return undefined;
  if (countWords(label) > MOST_WORDS || countWords(rest) < FEWEST_BEHIND || !/^\p{L}/u.test(label)) return undefined;
  // "It is not everywhere. Here is the quarter by city:" leads to what stands below it.
  if (sign === '.' && /[:：]$/u.test(rest)) return undefined;
  if (sign === '.')
    return /^\p{Lu}|^\p{Lo}/u.test(label) && /^["“„«¿¡]?[\p{Lu}\p{Lo}]/u.test(rest) && countWords(label) <= 4
      ? { label, rest, sign: 'stop' }
      : undefined;
  return { label: label.trim(), rest, sign: 'colon' };
}
