/**
 * Headings that a text sets apart by anything but marks: a number, capitals, bold letters, a sign, a place of its own, a colon, the words
 * that head sections everywhere, and what stands below. All evidence is weighed together, and what looks like other headings is one more
 * easily.
 */

import type { Block } from '../../model/document.ts';
import { leastOf } from '../../model/extremes.ts';
import { listLabel } from '../../model/listLabel.ts';
import { countWords } from '../sentence/measure.ts';
import { aboveWeight, announced, bodyUnder, clauseDepths, leadsToMembers } from './headingEvidence.ts';
import { type Reading, withoutMarks } from './reading.ts';
import { isBold, isShortLine, isShouted, isTight, numberDepth, textLine } from './textLine.ts';

/** A line that may be a heading, with what speaks for it. */
interface Candidate {
  readonly index: number;
  readonly text: string;
  /** What it looks like: lines of one style are headings of one level. */
  readonly style: Style;
  readonly weight: number;
}

interface Style {
  readonly look: 'chapter' | 'number' | 'capitals' | 'bold' | 'sign' | 'question' | 'colon' | 'plain';
  /** Depth of its number, from 1; 0 without one. */
  readonly depth: number;
  /** Alone between blank lines, on top of its paragraph, or among other lines. */
  readonly place: 'alone' | 'top' | 'within';
}

const ENOUGH = 2.5;
/** What is asked besides of a line in a text that marks its headings. */
const MARKED = 2;
/** So many marked headings, and at least one for so many blocks, are all of them. */
const FEWEST_MARKED = 3;
const BLOCKS_EACH = 25;
const SECTION_LEVEL = 2;
const DEEPEST = 6;

/** The blocks with such lines as headings below a title of level 1; `marked` of them are headings by the source's own marks. Linear in their number. */
export function withHeadings(blocks: readonly Block[], reading: Reading, marked: number): readonly Block[] {
  const sequences = numberedAlone(blocks);
  const clauses = clauseDepths(blocks);
  const candidates = withoutRows(blocks.flatMap((block, i) => candidateAt(blocks, i, block, reading, { sequences, clauses }) ?? []));
  const peers = new Map<string, number>();
  for (const { style, weight } of candidates) if (weight >= 1) peers.set(keyOf(style), (peers.get(keyOf(style)) ?? 0) + 1);
  const enough = marked >= FEWEST_MARKED && marked * BLOCKS_EACH >= blocks.length ? ENOUGH + MARKED : ENOUGH;
  const borne = candidates.filter(({ style, weight }) => weight + companyOf(peers.get(keyOf(style)) ?? 1) >= enough);
  const accepted = withGroupNames(candidates, borne);
  if (accepted.length === 0) return blocks;
  const levels = levelsOf(accepted, marked > 0 ? blocks : []);
  const byIndex = new Map(accepted.map((candidate) => [candidate.index, candidate]));
  return blocks.map((block, i): Block => {
    const candidate = byIndex.get(i);
    if (!candidate) return block;
    return { type: 'heading', id: block.id, level: levels.get(candidate) ?? SECTION_LEVEL, text: headingText(candidate.text) };
  });
}

/** Words of a line that names several sections below it. */
const GROUP_NAME = { fewest: 3, most: 8 } as const;

/** "What Planner does for you", alone above headings that stand on top of their text, names what they have in common: it is no sentence of the section before it. */
function withGroupNames(candidates: readonly Candidate[], accepted: readonly Candidate[]): readonly Candidate[] {
  const tops = new Set(accepted.flatMap(({ style, index }) => (style.place === 'top' ? [index] : [])));
  const taken = new Set(accepted);
  const isGroupName = ({ index, text, style }: Candidate): boolean =>
    style.look === 'plain' &&
    style.place === 'alone' &&
    tops.has(index + 1) &&
    !/[\p{Nd},:：()（）]/u.test(text) &&
    countWords(text) >= GROUP_NAME.fewest &&
    countWords(text) <= GROUP_NAME.most;
  return candidates.filter((candidate) => taken.has(candidate) || isGroupName(candidate));
}

/** So many numbered lines straight below one another are a list. */
const FEWEST_IN_ROW = 3;

/** "Unit 1. …", "Unit 2. …", "Unit 3. …" with nothing between them head nothing. */
function withoutRows(candidates: readonly Candidate[]): readonly Candidate[] {
  const rows = new Set<Candidate>();
  let row: Candidate[] = [];
  const close = () => {
    if (row.length >= FEWEST_IN_ROW) for (const candidate of row) rows.add(candidate);
    row = [];
  };
  for (const candidate of candidates) {
    const last = row.at(-1);
    const goesOn =
      last && last.index + 1 === candidate.index && last.style.look === candidate.style.look && candidate.style.place === 'within';
    if (!goesOn) close();
    if (candidate.style.look === 'chapter' || candidate.style.look === 'number') row.push(candidate);
  }
  close();
  return candidates.filter((candidate) => !rows.has(candidate));
}

const headingText = (text: string): string =>
  withoutMarks(text)
    .replace(/\s*[:：]$/u, '')
    .replace(/([!！]){2,}$/u, '$1');

const companyOf = (count: number): number => (count >= 4 ? 1.5 : count >= 2 ? 1 : 0);

/** The first of several lines straight above their text stands behind a blank line, the others need not. */
const keyOf = ({ look, depth, place }: Style): string =>
  `${look} ${depth} ${look === 'plain' || look === 'colon' ? (place === 'alone' ? 'alone' : 'above') : ''}`;

function candidateAt(
  blocks: readonly Block[],
  index: number,
  block: Block,
  reading: Reading,
  { sequences, clauses }: { readonly sequences: ReadonlySet<Block>; readonly clauses: ReadonlySet<number> },
): Candidate | undefined {
  const text = textLine(block);
  if (text === undefined || !isShortLine(text.replace(/[!！]+$/u, '')) || !/^["“”„«»「'‘’(¿¡\p{L}\p{N}\p{S}§【〔■□◆◇●○▶※#]/u.test(text))
    return undefined;
  if (block.type === 'list' && !sequences.has(block)) return undefined;
  const above = blocks[index - 1];
  const next = blocks[index + 1];
  const style = styleOf(block, text, next, reading);
  if (leadsToMembers(blocks, index, clauses)) return undefined;
  if (style.look === 'plain' && (endsRow(blocks, index) || (isTight(block) && isAmount(text) && isAmount(textLine(above) ?? ''))))
    return undefined;
  const body = bodyUnder(blocks, index);
  const weight =
    LOOKS[style.look] +
    (style.depth > 1 && block.type !== 'list' ? 0.5 : 0) +
    (style.place === 'alone' ? 1 : style.place === 'top' ? 1.5 : -0.5) +
    (reading.isUsual(text) ? 2 : reading.roleOf(text) !== undefined && countWords(text) <= 6 ? 0.5 : 0) +
    body +
    lengthWeight(countWords(text)) -
    (announced(above) ? 2 : 0) +
    (style.look === 'plain' && style.place === 'within' ? aboveWeight(above) : 0) -
    (/^\p{Ll}/u.test(text) ? 0.5 : 0) -
    (/[\p{Nd}][:.]\p{Nd}{2}(?!\p{Nd})|https?:|@\p{L}/u.test(text) && style.look !== 'number' && style.look !== 'chapter' ? 1 : 0) -
    (/\s[–—-]\s.*\s[–—-]\s|\t/u.test(text) ? 1 : 0);
  return { index, text, style, weight };
}

/** "Total: 278.80 €" below "Service: 65.00 €": a line of an account, and the sum of it. */
const isAmount = (text: string): boolean =>
  /^\S[^:：\n]{0,80}[:：]\s?[\p{Sc}+−-]{0,2}\s?\p{Nd}[\p{Nd}.,'’ ]*\s?(?:\p{Sc}|%|[\p{L}]{1,4}\.?)?$/u.test(text);

/** Whether it is the last of several short lines before a blank one: what ends a row of them heads nothing. */
function endsRow(blocks: readonly Block[], index: number): boolean {
  const isEntry = (block: Block | undefined): boolean => block?.type === 'paragraph' && isShortLine(textLine(block) ?? '');
  const row = [blocks[index], blocks[index - 1], blocks[index - 2]];
  return !isTight(blocks[index + 1]) && row.every(isEntry) && isTight(row[0]) && isTight(row[1]);
}

/** "二、" stands above "1." where both are, and "1." above "a)". */
const DEPTHS = { han: 1, digit: 2, circle: 3, letter: 3 } as const;

const lengthWeight = (words: number): number => (words <= 6 ? 0.5 : words > 10 ? -1 : words > 8 ? -0.5 : 0);

const LOOKS: Readonly<Record<Style['look'], number>> = {
  chapter: 2,
  number: 1.5,
  capitals: 1.5,
  bold: 2,
  sign: 1.5,
  question: 0.5,
  colon: -1,
  plain: 0,
};

function styleOf(block: Block, text: string, next: Block | undefined, reading: Reading): Style {
  const place = isTight(block) ? 'within' : isTight(next) ? 'top' : 'alone';
  const depth = block.type === 'list' ? DEPTHS[listLabel(block.label ?? '')?.kind ?? 'digit'] : numberDepth(text);
  const bare = withoutMarks(text);
  const look = reading.chapter.test(text)
    ? 'chapter'
    : depth > 0
      ? 'number'
      : bare !== text
        ? 'sign'
        : isBold(block)
          ? 'bold'
          : isShouted(text)
            ? 'capitals'
            : /[?？؟]$/u.test(text)
              ? 'question'
              : /[:：]$/u.test(text)
                ? 'colon'
                : 'plain';
  return { look, depth, place };
}

/** Numbered lines that stand alone and go on from one another, with text between them: "1. Scope", …, "2. Limits". */
function numberedAlone(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  /** The last of each kind and number. */
  const open = new Map<string, { block: Block; index: number }>();
  blocks.forEach((block, index) => {
    if (block.type !== 'list' || !block.ordered || block.items.length !== 1) return;
    const label = listLabel(block.label ?? '');
    const kind = label?.kind ?? '';
    const above = open.get(`${kind} ${label === undefined ? '' : label.value - 1}`);
    if (above && index > above.index + 1) {
      found.add(above.block);
      found.add(block);
    }
    open.set(`${kind} ${label?.value ?? ''}`, { block, index });
  });
  return found;
}

/**
 * Numbers tell their own depth. Of other looks the one that stands straight above another, with nothing between, is the higher; where
 * marked headings are, the others are on the level of those, below the title.
 */
function levelsOf(accepted: readonly Candidate[], blocks: readonly Block[]): ReadonlyMap<Candidate, number> {
  const marked = blocks.flatMap((block) => (block.type === 'heading' && block.level > 1 ? [block.level] : []));
  const base = marked.length > 0 ? leastOf(marked, 9) : SECTION_LEVEL;
  const counts = new Map<string, number>();
  for (const { style } of accepted) counts.set(style.look, (counts.get(style.look) ?? 0) + 1);
  const ranked = RANKS.filter((look) => (counts.get(look) ?? 0) >= 2);
  // A look that heads nothing but text beside others is one of their level.
  const nests = new Set<string>();
  accepted.forEach(({ index, style }, i) => {
    const below = accepted[i + 1];
    if (below && below.index === index + 1 && below.style.look !== style.look) nests.add(`${style.look} ${below.style.look}`);
  });
  const levels = new Map<Candidate, number>();
  // "■ Features" straight above "1. Three depths" has the numbers below it.
  const numbersUnder = ['sign', 'capitals', 'bold'].some((look) => nests.has(`${look} number`) && !nests.has(`number ${look}`)) ? 1 : 0;
  const least = leastOf(
    accepted.flatMap(({ style }) => (style.depth > 0 ? [style.depth] : [])),
    9,
  );
  for (const candidate of accepted) {
    const { look, depth } = candidate.style;
    if (depth > 0) {
      levels.set(candidate, Math.min(DEEPEST, base + depth - least + (candidate.style.look === 'number' ? numbersUnder : 0)));
      continue;
    }
    const over = ranked.filter(
      (other) =>
        other !== look &&
        (other !== 'number' || numbersUnder === 0) &&
        RANKS.indexOf(other) < RANKS.indexOf(look) &&
        (nests.has(`${other} ${look}`) || (DIVIDES.has(other) && standsUnder(accepted, look, other))),
    );
    const under = look === 'colon' || look === 'plain' || look === 'question' || look === 'bold' ? over.length : 0;
    levels.set(candidate, Math.min(DEEPEST, base + Math.min(1, under)));
  }
  return levels;
}

/** So many steps, with none of the other look among them, have those before and behind them on their own level. */
const FEWEST_STEPS = 3;

/** Whether headings of one look are parts of what those of the other divide: "What you need", eight numbered steps and "Common faults" are not. */
function standsUnder(accepted: readonly Candidate[], look: Style['look'], other: Style['look']): boolean {
  const steps = accepted.flatMap(({ index, style }) => (style.look === other ? [index] : []));
  const [first = 0] = steps;
  const last = steps.at(-1) ?? 0;
  return steps.length < FEWEST_STEPS || accepted.some(({ index, style }) => style.look === look && index > first && index < last);
}

/** From the highest to the lowest. */
const RANKS: readonly Style['look'][] = ['chapter', 'number', 'capitals', 'sign', 'bold', 'question', 'plain', 'colon'];
/** What has such headings has no others of their level. */
const DIVIDES: ReadonlySet<string> = new Set(['chapter', 'number']);
