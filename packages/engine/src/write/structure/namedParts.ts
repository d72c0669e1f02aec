/**
 * Names that stand at the beginning of what they name, within a section: "Meals. A fixed sum is paid …", "Going well: the on-call had …",
 * "Third, fines. We abolished them …", and items of a list that are texts of their own.
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { openingOf } from '../discourse/countedItem.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { grammarOf } from '../grammar/grammar.ts';
import { hangs } from '../sentence/hangs.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import { leansOn, namesMatter } from './labelName.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;
type List = Extract<Block, { type: 'list' }>;

/** A part of a section that its first words name. */
export interface NamedPart {
  /** Undefined where nothing names it. */
  readonly heading: string | undefined;
  readonly blocks: readonly Block[];
}

/** Words of a label before a full stop and before a colon, and of the sentence that names one of several things. */
const MOST_STOPPED = 4;
const MOST_BEFORE_COLON = 6;
const MOST_COUNTED = 9;
/** A label of so many words names its paragraph also where no other one has a label. */
const FEWEST_ALONE = 3;
/** Words, as many as in English, of what stands behind a name, and of a paragraph that could have one. */
const FEWEST_BEHIND = 20;
/** Words behind each name of several, on the average. */
const USUAL_BEHIND = 30;
/** Words of one among others that have names, too. */
const FEWEST_AMONG = 6;
const FEWEST_SENTENCES = 2;
const FEWEST_LABELS = 2;
/** Items of a list, each of them a text: with so many words each, and all together. */
const MOST_ITEMS = 8;
const FEWEST_OF_ITEM = 20;
const FEWEST_OF_ITEMS = 90;
const MOST_NAMING = 9;
const WIDEST_NAME = 64;

interface Labelled extends NamedPart {
  readonly heading: string;
  readonly kind: 'stop' | 'colon' | 'counted';
  /** It opens a row. */
  readonly first: boolean;
  /** It names its paragraph also where no other one has a label. */
  readonly alone: boolean;
  /** So much stands behind it that it is a part by itself. */
  readonly isText: boolean;
}

/** The blocks of a section that begin with their name, in parts. */
export function namedParts(blocks: readonly Block[], language: string): ReadonlyMap<Block, readonly NamedPart[]> {
  const found = new Map<Block, Labelled>();
  const parts = new Map<Block, readonly NamedPart[]>();
  let could = 0;
  let behindShowpiece = false;
  for (const block of blocks) {
    if (block.type === 'list') {
      const items = namedItems(block, language);
      if (items) parts.set(block, items);
    }
    if (block.type === 'list' || block.type === 'table' || block.type === 'facts') behindShowpiece = true;
    if (block.type !== 'paragraph' || block.speaker !== undefined) continue;
    const text = oneLine(plainText(block.runs));
    if (countWords(text) >= FEWEST_BEHIND * wordiness(language)) could++;
    const own = countedPart(block, text, language) ?? labelledPart(block, text, behindShowpiece, language);
    if (own) found.set(block, own);
  }
  const all = [...found.values()];
  const count = (kind: Labelled['kind']): number => all.filter((own) => own.kind === kind).length;
  const isRow = count('counted') >= FEWEST_LABELS && all.some(({ first }) => first);
  const labels = count('stop') + count('colon');
  // Where all say but a sentence or two, they are cards of one slide.
  const behind = all.filter(({ kind }) => kind !== 'counted').reduce((sum, own) => sum + wordsOf(own.blocks), 0);
  const areTexts = behind >= USUAL_BEHIND * wordiness(language) * labels;
  const areLabels = areTexts && labels * 2 >= could && Math.max(count('stop'), count('colon')) >= FEWEST_LABELS;
  for (const [block, { kind, heading, blocks: own, alone, isText }] of found) {
    const isAmong = areLabels && kind !== 'counted' && isLong(own, FEWEST_AMONG, language);
    if (isAmong || (isText && (kind === 'counted' ? isRow : alone))) parts.set(block, [{ heading, blocks: own }]);
  }
  return withoutAnnouncement(parts, blocks, language);
}

/** What only leads to several parts, in front of the first of them, has nothing to lead to where each is a part by itself. */
function withoutAnnouncement(
  parts: Map<Block, readonly NamedPart[]>,
  blocks: readonly Block[],
  language: string,
): ReadonlyMap<Block, readonly NamedPart[]> {
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (block.type !== 'paragraph' || parts.has(block) || next === undefined || !parts.has(next)) return;
    const sentences = splitSentences(oneLine(plainText(block.runs)), language);
    const last = sentences.at(-1) ?? '';
    const counts = discourseWordsOf(language)
      .matcher.find(last)
      .some(({ kind }) => kind === 'counts' || kind === 'announce' || kind === 'about');
    if (/\p{Nd}/u.test(last) || !(/[:：]$/u.test(last) || (counts && countWords(last) <= MOST_ANNOUNCING))) return;
    const rest = sentences.slice(0, -1);
    parts.set(block, rest.length > 0 ? [{ heading: undefined, blocks: [withText(block, rest)] }] : []);
  });
  return parts;
}
const MOST_ANNOUNCING = 16;

/** "Second. Train the dull things. …", "Third, fines. We abolished them …". */
function countedPart(block: Paragraph, text: string, language: string): Labelled | undefined {
  const sentences = splitSentences(text, language);
  const [sentence = '', next = ''] = sentences;
  const { first, further } = openingOf(sentence, language);
  if (!first && !further) return undefined;
  const cue = discourseWordsOf(language)
    .matcher.find(sentence)
    .find(({ kind }) => kind === 'first' || kind === 'next' || kind === 'last');
  const behind = /^(?:\s\p{L}+){0,2}\s?[,.:：،、—–-]\s*(.*)$/u.exec(sentence.slice(cue?.end ?? sentence.length))?.[1];
  if (behind === undefined) return undefined;
  const named = behind === '' ? next : behind;
  const heading = nameFrom(named, MOST_COUNTED, language);
  const rest = sentences.slice(behind === '' ? 2 : 1);
  if (heading === undefined) return undefined;
  const part = withText(block, rest);
  return { kind: 'counted', first, heading, blocks: [part], alone: false, isText: isLong([part], FEWEST_BEHIND, language) };
}

function labelledPart(block: Paragraph, text: string, behindShowpiece: boolean, language: string): Labelled | undefined {
  const match = /^(\p{L}[^.:：。!?！？,;]{1,47}?)(\.|\s?[:：])\s+(\S.*)$/u.exec(text);
  if (!match) return undefined;
  const [, label = '', sign = '', rest = ''] = match;
  const words = countWords(label);
  const stopped = sign === '.';
  if (words > (stopped ? MOST_STOPPED : MOST_BEFORE_COLON) || /[=<>≤≥≈]|\p{Nd}/u.test(label)) return undefined;
  // "Fr. Brand" is no sentence and its next one.
  if (stopped && splitSentences(text, language)[0] !== `${label}.`) return undefined;
  if (!namesMatter(label, stopped, language)) return undefined;
  const sentences = splitSentences(rest, language);
  // "One risk that I name myself: …" leads to its sentence; "If we do nothing: …" names a case.
  const speaks = hangs(label, language).some(({ kind }) => kind === 'author') && grammarOf(language).subordinator?.test(label) !== true;
  const answered = stopped ? undefined : answerIn(label.trim() + sign, sentences, language);
  const own = {
    heading: answered ?? label.trim(),
    blocks: [answered === undefined ? { ...block, runs: [{ text: rest }] } : withText(block, sentences.slice(1))],
    first: false,
  };
  const alone = !stopped && !speaks && behindShowpiece && words >= FEWEST_ALONE && sentences.length >= FEWEST_SENTENCES;
  return { ...own, kind: stopped ? 'stop' : 'colon', alone, isText: isLong(own.blocks, FEWEST_BEHIND, language) };
}

/** "My view: Northfield. It costs more, but …": a label (with its colon) and the few words that answer it name what follows. */
function answerIn(label: string, [answer = '', ...rest]: readonly string[], language: string): string | undefined {
  const bare = answer.replace(/\s*[.。।]$/u, '').trim();
  const heading = `${label}${label.endsWith('：') ? '' : ' '}${bare}`;
  const isShort = bare !== '' && countWords(bare) <= MOST_ANSWERING * Math.max(1, wordiness(language)) && columns(heading) <= WIDEST_NAME;
  return isShort && rest.length > 0 && !/[?？؟!！…]$/u.test(bare) ? heading : undefined;
}
const MOST_ANSWERING = 3;

/** Undefined where an item has no name, or all of them say no more than a list shows. */
function namedItems({ items, ordered, id }: List, language: string): readonly NamedPart[] | undefined {
  if (items[0]?.level !== 0) return undefined;
  const outermost = items.flatMap(({ runs, level }, i) => (level === 0 ? [{ i, text: oneLine(plainText(runs)) }] : []));
  if (outermost.length < FEWEST_LABELS || outermost.length > MOST_ITEMS) return undefined;
  const said = wordiness(language);
  const below = outermost.map(({ i }, n) => items.slice(i + 1, outermost[n + 1]?.i));
  const words = outermost.map(({ text }, n) => countWords([text, ...(below[n] ?? []).map(({ runs }) => plainText(runs))].join(' ')));
  if (words.some((count) => count < FEWEST_OF_ITEM * said)) return undefined;
  if (words.reduce((sum, count) => sum + count, 0) < FEWEST_OF_ITEMS * said) return undefined;
  const parts = outermost.map(({ text }, n): NamedPart | undefined => {
    const [sentence = '', ...rest] = splitSentences(text, language);
    const name = nameFrom(sentence, MOST_NAMING, language);
    if (name === undefined || rest.length === 0) return undefined;
    const own = below[n] ?? [];
    const paragraph: Paragraph = { type: 'paragraph', id: `${id}-${n}`, runs: [{ text: rest.join(' ') }] };
    const list: List = {
      type: 'list',
      id: `${id}-${n}-items`,
      ordered: false,
      items: own.map((item) => ({ ...item, level: item.level - 1 })),
    };
    return { heading: ordered ? `${n + 1}. ${name}` : name, blocks: own.length > 0 ? [paragraph, list] : [paragraph] };
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function nameFrom(sentence: string, most: number, language: string): string | undefined {
  const name = sentence.replace(/\s*[.:：。।]$/u, '').trim();
  const fits = name !== '' && countWords(name) <= most * Math.max(1, wordiness(language)) && columns(name) <= WIDEST_NAME;
  return !fits || /[?？؟!！]$/u.test(name) || leansOn(name, language) ? undefined : capitalize(name, language);
}

const isLong = (blocks: readonly Block[], fewest: number, language: string): boolean => wordsOf(blocks) >= fewest * wordiness(language);

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'paragraph' ? countWords(plainText(block.runs)) : 0), 0);

const withText = (block: Paragraph, sentences: readonly string[]): Paragraph => ({ ...block, runs: [{ text: sentences.join(' ') }] });
