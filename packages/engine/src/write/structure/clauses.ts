/** Members that run on in one paragraph: "Staff may claim: (a) rail fares; (b) hotels; and (c) meals." */
import { type Block, plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { CYRILLIC, LATIN, ROMAN } from './counters.ts';
import { numberDepth } from './textLine.ts';

const FEWEST = 3;
/** UTF-16 units; what is longer has no members that a slide could list. */
const LONGEST = 4000;
const LONGEST_MEMBER = 400;

interface Mark {
  readonly start: number;
  readonly end: number;
  /** As written: "(a)", "2)". */
  readonly label: string;
}

const lower = (row: readonly string[]): string[] => row.map((sign) => sign.toLowerCase());
/** The marks of one kind in their order: letters, small Roman numbers or figures, behind a blank, a colon or a semicolon. */
const KINDS = [
  kind(lower(LATIN), '[a-p]'),
  kind(lower(ROMAN), '[ivx]{1,4}'),
  kind(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'], '\\d{1,2}'),
  kind(lower(CYRILLIC), '[а-к]'),
  kind(LATIN.slice(0, 10), '[A-J]', ''),
];

/** `maybe` is empty where the mark has both its brackets: "Group A) …" is none. */
function kind(sequence: readonly string[], name: string, maybe = '?') {
  return {
    sequence,
    mark: new RegExp(`(?<=^|[\\s:;,])(\\()${maybe}(${name})\\)\\s+(?=\\S)`, 'gu'),
    opens: new RegExp(`^(\\()${maybe}(${name})\\)\\s+(\\S.{0,${LONGEST_MEMBER}})$`, 'u'),
  };
}

/** The blocks with such members, in one paragraph or in one each, as a list below what leads to them. Linear in their number. */
export function withClauses(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Block;
    const row = membersAt(blocks, at);
    if (row) {
      const above = out.at(-1);
      const whole = above?.type === 'paragraph' ? inOneSentence(plainText(above.runs), row.members) : undefined;
      if (above?.type === 'paragraph' && whole !== undefined) out.splice(-1, 1, { ...above, runs: [{ text: whole }] });
      else out.push(listOf(block.id, row.label, row.members));
      at += row.length;
      continue;
    }
    out.push(...((block.type === 'paragraph' && block.speaker === undefined && splitIn(block)) || [block]));
    at++;
  }
  return out;
}

const FEWEST_PARAGRAPHS = 2;

interface Row {
  readonly label: string;
  readonly members: readonly string[];
  /** Blocks that they take. */
  readonly length: number;
}

/** The members that begin at `at`, each in a paragraph of its own or as an item of a lettered list. */
function membersAt(blocks: readonly Block[], at: number): Row | undefined {
  const block = blocks[at];
  if (block?.type === 'list') {
    if (!block.ordered || !/^\(?\p{L}\)$/u.test(block.label ?? '') || block.items.some(({ level }) => level > 0)) return undefined;
    return { label: block.label ?? '', members: trimmed(block.items.map(({ runs }) => oneLine(plainText(runs)))), length: 1 };
  }
  const row = rowAt(blocks, at);
  if (row.length < FEWEST_PARAGRAPHS) return undefined;
  return { label: row[0]?.label ?? '', members: trimmed(row.map(({ text }) => text)), length: row.length };
}

const trimmed = (members: readonly string[]): readonly string[] =>
  members.map((text, i) => (i < members.length - 1 ? withoutJoint(text) : text.replace(/[.;]$/u, '')));

/** Words of a clause with its members that is said in one sentence. */
const LONGEST_CLAUSE = 36;

/** "3.2 A claim must show: the receipt; the reason; the project." – one clause among others, if it is short enough. */
function inOneSentence(lead: string, members: readonly string[]): string | undefined {
  if (numberDepth(lead) < 2 || !/[:：]$/u.test(lead) || members.some((member) => /[.!?]\s/u.test(member))) return undefined;
  const whole = `${lead} ${members.join('; ')}.`;
  return countWords(whole) <= LONGEST_CLAUSE ? whole : undefined;
}

/** Paragraphs from `at` on that begin with marks of one kind, from its first. */
function rowAt(blocks: readonly Block[], at: number): readonly { readonly label: string; readonly text: string }[] {
  let longest: { label: string; text: string }[] = [];
  for (const { sequence, opens } of KINDS) {
    const row: { label: string; text: string }[] = [];
    for (let i = at; i < blocks.length && row.length < sequence.length; i++) {
      const block = blocks[i];
      const match = block?.type === 'paragraph' && block.speaker === undefined ? opens.exec(oneLine(plainText(block.runs))) : null;
      if (!match || match[2] !== sequence[row.length]) break;
      row.push({ label: `${match[1] ?? ''}${match[2]})`, text: match[3] ?? '' });
    }
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

const listOf = (id: string, label: string, members: readonly string[]): Block => ({
  type: 'list',
  id,
  tight: true,
  ordered: true,
  label,
  items: members.map((member): { level: number; runs: Run[] } => ({ level: 0, runs: [{ text: member }] })),
});

function splitIn(block: Extract<Block, { type: 'paragraph' }>): readonly Block[] | undefined {
  const text = oneLine(plainText(block.runs));
  if (text.length > LONGEST || !/\)/.test(text)) return undefined;
  const marks = marksIn(text);
  const [first] = marks;
  if (!first) return undefined;
  const lead = text.slice(0, first.start).trim();
  const members = marks.map(({ end }, i) => text.slice(end, marks[i + 1]?.start).trim());
  const last = members.at(-1) ?? '';
  // What follows the last member in a sentence of its own is none of its words.
  const stop = /[.!?](?=\s+\p{Lu})/u.exec(last);
  const rest = stop ? last.slice(stop.index + 1).trim() : '';
  const shown = [...members.slice(0, -1).map(withoutJoint), stop ? last.slice(0, stop.index) : last.replace(/[.;]$/u, '')];
  if (shown.some((member) => member.length < 2 || member.length > LONGEST_MEMBER)) return undefined;
  // Without a colon or semicolons they may be anything that is counted: "groups a) and b)".
  if (!/[:：]$/u.test(lead) && !members.slice(0, -1).every((member) => /[;；](?:\s\p{L}{1,4})?$/u.test(member))) return undefined;
  const whole = rest === '' ? inOneSentence(lead, shown) : undefined;
  if (whole !== undefined) return [{ ...block, runs: [{ text: whole }] }];
  return [
    // A clause that its members end leads to them: "Tenants who fall below that receive (a) …".
    ...(lead === '' ? [] : [{ ...block, runs: [{ text: /[:：.!?…]$/u.test(lead) ? lead : `${lead}:` }] }]),
    listOf(lead === '' ? block.id : `${block.id}-list`, first.label, shown),
    ...(rest === '' ? [] : [{ type: 'paragraph' as const, id: `${block.id}-rest`, tight: true, runs: [{ text: rest }] }]),
  ];
}

/** Marks that go on from one another, from the first of their kind. */
function marksIn(text: string): readonly Mark[] {
  for (const { sequence, mark } of KINDS) {
    const found: Mark[] = [];
    let bracket: string | undefined;
    for (const match of text.matchAll(mark)) {
      if (match[2] !== sequence[found.length]) continue;
      if (found.length === 0) bracket = match[1];
      else if (match[1] !== bracket) continue;
      found.push({ start: match.index, end: match.index + match[0].length, label: `${match[1] ?? ''}${match[2]})` });
    }
    if (found.length >= FEWEST) return found;
  }
  return [];
}

/** Without the semicolon and the little word that join a member to the next. */
const withoutJoint = (member: string): string => member.replace(/[;,；，]\s*(?:\p{L}{1,4}(?:\/\p{L}{1,4})?)?\s*$/u, '').trim();
