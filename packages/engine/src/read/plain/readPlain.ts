/** Plain text as blocks, by the structure that its lines show. */

import type { Block } from '../../model/document.ts';
import { listLabel } from '../../model/listLabel.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { BlockList } from '../blockList.ts';
import { factsOf, isShortFact, labelledParts } from '../facts.ts';
import { withoutAttributes } from '../headingAttributes.ts';
import { joinedLines } from '../normalize.ts';
import { countedHeads } from './countedHeads.ts';
import { gridAt } from './grid.ts';
import { runsOfLine, stripMarks } from './inlineMarks.ts';
import { classify, isHeadingLike, isMarkedHeading, type Line } from './line.ts';
import { areEntries, paragraphsOf, type Setting, settingOf } from './paragraphs.ts';

/** Adds the text's blocks; each line is looked at once. */
export function readPlain(text: string, out: BlockList): void {
  const lines = text.split('\n').flatMap(labelledParts);
  const setting = { ...settingOf(lines), heads: countedHeads(lines) };
  for (let start = 0; start < lines.length; ) {
    const kind = classify(lines[start] ?? '').kind;
    if (kind === 'blank' || kind === 'rule') start++;
    else if (kind === 'fence') start = readFence(lines, start, out);
    else {
      let end = start + 1;
      while (end < lines.length && !ENDS_GROUP.has(classify(lines[end] ?? '').kind)) end++;
      if (isUnderline(lines[end] ?? '') && isHeadingLike(lines[end - 1] ?? '')) end++;
      const first = out.blocks.length + 1;
      readGroup(lines.slice(start, end), setting, out);
      for (let i = first; i < out.blocks.length; i++) out.setTight(i);
      start = end;
    }
  }
}

function readFence(lines: readonly string[], start: number, out: BlockList): number {
  let end = start + 1;
  while (end < lines.length && classify(lines[end] ?? '').kind !== 'fence') end++;
  const code = lines.slice(start + 1, end).join('\n');
  if (code.trim() !== '') out.add({ type: 'code', text: code });
  return end + 1;
}

/** How the lines of the text are set, and whether a line counts on what heads several groups of them. */
type Layout = Setting & { readonly heads: (line: string) => boolean };

/** Reads lines that stand together. Which of them are headings is told by the whole text, so here only marks make one. */
function readGroup(group: readonly string[], setting: Layout, out: BlockList): void {
  for (let at = 0; at < group.length; ) {
    const line = group[at] ?? '';
    const below = group[at + 1];
    const seen = classify(line);
    if (seen.kind === 'rule') {
      at++;
    } else if (seen.kind === 'heading') {
      out.add({ type: 'heading', level: seen.level, text: withoutAttributes(stripMarks(oneLine(seen.text))) });
      at++;
    } else if (below !== undefined && isUnderline(below) && isHeadingLike(line) && seen.kind !== 'item') {
      out.add({ type: 'heading', level: /^\s*=/.test(below) ? 1 : 2, text: stripMarks(oneLine(line)) });
      at += 2;
    } else if (seen.kind === 'quote') {
      at = readQuote(group, at, out);
    } else if (isMarkedHeading(seen, below) || isAttribution(seen, below, out.last())) {
      out.add({ type: 'paragraph', runs: [{ text: stripMarks(oneLine(line)) }] });
      at++;
    } else if (seen.kind === 'item') {
      at = readList(group, at, out);
    } else {
      at = readLines(group, at, setting, out);
    }
  }
}

/** A single line behind a dash that no list goes on with, as below a quotation: "— Claire, Lyon". */
function isAttribution(line: Line, below: string | undefined, above: Block | undefined): boolean {
  if (line.kind !== 'item' || !/^[—―–]$/u.test(line.mark) || above?.type === 'list') return false;
  const next = below === undefined ? undefined : classify(below);
  return (next?.kind !== 'item' || next.mark !== line.mark) && (line.mark !== '–' || above?.type === 'quote');
}

const ENDS_GROUP: ReadonlySet<string> = new Set(['blank', 'fence', 'rule']);
const isUnderline = (line: string): boolean => /^\s*(?:={3,}|-{3,}|~{3,}|\*{3,}|_{3,})\s*$/.test(line);

function readQuote(group: readonly string[], start: number, out: BlockList): number {
  let end = start;
  const lines: string[] = [];
  for (; end < group.length; end++) {
    const line = classify(group[end] ?? '');
    if (line.kind !== 'quote') break;
    lines.push(stripMarks(line.text));
  }
  const attribution = lines.length > 1 ? /^\s*(?:—|–|--|―)\s*(\S.{0,120})$/u.exec(lines.at(-1) ?? '')?.[1]?.trim() : undefined;
  const text = oneLine(joinedLines(attribution ? lines.slice(0, -1) : lines));
  if (text !== '') out.add({ type: 'quote', text, ...(attribution && { attribution }) });
  return end;
}

function readList(group: readonly string[], start: number, out: BlockList): number {
  const indents: number[] = [];
  const items: { level: number; lines: string[]; mark: string }[] = [];
  let end = start;
  let ordered = false;
  let label = '';
  for (; end < group.length; end++) {
    const line = classify(group[end] ?? '');
    const last = items.at(-1);
    if (line.kind === 'item' && items.length > 0 && beginsAnother(line, label, ordered, items.length)) break;
    if (end > start && isMarkedHeading(line, group[end + 1])) break;
    if (line.kind === 'item') {
      if (items.length === 0) {
        ordered = line.ordered;
        label = line.mark;
      }
      while (indents.length > 0 && (indents.at(-1) ?? 0) > line.indent) indents.pop();
      if (indents.at(-1) !== line.indent) indents.push(line.indent);
      items.push({ level: Math.min(indents.length - 1, 12), lines: [line.text], mark: line.mark });
    } else if (line.kind === 'text' && last && /^\s/.test(group[end] ?? '') && !beginsTable(group, end)) {
      last.lines.push(line.text);
    } else break;
  }
  const previous = out.last();
  const texts = items.map(({ lines }) => joinedLines(lines));
  const counted = ordered && countsOneWord(texts);
  if (counted) ordered = false;
  const read = items.flatMap(({ level, mark, lines }, i) => {
    const [first = '', ...below] = counted ? [] : lines;
    const said = leadsToLines(first, below) ? [first, ...below] : [counted ? `${mark} ${texts[i]}` : (texts[i] ?? '')];
    return said.map((text, at) => ({ level: level + (at === 0 ? 0 : 1), runs: runsOfLine(oneLine(text)) }));
  });
  // Items that blank lines keep apart are one list.
  if (previous?.type === 'list' && start === 0 && previous.ordered === ordered && (!ordered || follows(label, previous.label ?? '')))
    for (const item of read) previous.items.push(item);
  else out.add({ type: 'list', ordered, ...(ordered && { label }), items: read });
  return end;
}

/** "- three offers:" above lines that are set in: each of them is an item below it. */
const leadsToLines = (first: string, below: readonly string[]): boolean => below.length >= 2 && /[:：]$/u.test(first) && areEntries(below);

/** "→Single-use→Reusable" below "4. Costs" is set in because its corner is empty. */
const beginsTable = (group: readonly string[], at: number): boolean =>
  /^\t.*\S\t+\S/.test(group[at] ?? '') && gridAt(group, at) !== undefined;

/** "1. gün: …", "2. gün: …": the number is that of a word which all items begin with, and no mark. */
function countsOneWord(texts: readonly string[]): boolean {
  const words = texts.map((text) => /^(\p{L}[\p{L}\p{M}]{0,11})\s?[:：]\s*\S/u.exec(text)?.[1]);
  return texts.length > 1 && words[0] !== undefined && words.every((word) => word === words[0]);
}

type Item = Extract<Line, { kind: 'item' }>;

/** "4. Causes" above "1. Heat" or above "- heat" heads a list of its own; so does "二、" above "1.". */
function beginsAnother(line: Item, label: string, ordered: boolean, items: number): boolean {
  if (!ordered || line.indent > 0) return false;
  return line.ordered ? !follows(line.mark, label) && items === 1 : items === 1;
}

/** Whether an item may stand in the list that begins with another. */
function follows(mark: string, first: string): boolean {
  const [own, other] = [listLabel(mark), listLabel(first)];
  // "三、" stands above "（三）".
  if (isBracketed(mark) !== isBracketed(first)) return false;
  return own === undefined || other === undefined || (own.kind === other.kind ? own.value > other.value : own.kind === 'letter');
}

const isBracketed = (mark: string): boolean => /^[(（]/u.test(mark);

/** Tables, facts and paragraphs from `start` on; returns where they end. */
function readLines(group: readonly string[], start: number, setting: Layout, out: BlockList): number {
  let end = start;
  let prose: string[] = [];
  const close = () => {
    for (const paragraph of paragraphsOf(prose, setting)) out.add({ type: 'paragraph', runs: runsOfLine(oneLine(paragraph)) });
    prose = [];
  };
  for (let line = group[end]; line !== undefined && isText(group, end, start); line = group[end]) {
    const table = gridAt(group, end);
    const entries = table ? undefined : factsOf(group.slice(end, factsEnd(group, end)));
    if (table) {
      close();
      out.add({ type: 'table', ...table.grid });
      end += table.length;
    } else if (entries && end === 0 && setting.heads(line)) {
      out.add({ type: 'paragraph', runs: runsOfLine(oneLine(line)) });
      end++;
    } else if (entries) {
      close();
      const previous = out.last();
      if (previous?.type === 'facts' && end === 0 && areCounted(previous.entries) === areCounted(entries))
        for (const entry of entries) previous.entries.push(entry);
      else out.add({ type: 'facts', entries });
      end += entries.length;
    } else {
      prose.push(...setApart(line, group[end - 1], group[end + 1]));
      end++;
    }
  }
  close();
  return end;
}

/** "Step 1: …", "Step 2: …" stand below other labelled lines, and are a list of their own. */
const areCounted = (entries: readonly { readonly key: string }[]): boolean => entries.every(({ key }) => /^\p{L}.*\p{N}$/u.test(key));

const WIDE_BLANK = / {3,}|\t+/;
const MOST_PARTS = 6;

/** What wide blanks keep apart on one line: a title and its date, the parts of a bar. In justified prose they mean nothing. */
function setApart(line: string, above: string | undefined, below: string | undefined): readonly string[] {
  const parts = line.trim().split(WIDE_BLANK);
  const isProse = [line, below ?? '', above ?? ''].some((other) => /^\p{Ll}/u.test(other.trim()));
  return parts.length < 2 || parts.length > MOST_PARTS || isProse ? [line] : parts;
}

/** A line of columns may begin like an item; the first one is known to be none. */
const isText = (group: readonly string[], at: number, start: number): boolean => at === start || classify(group[at] ?? '').kind === 'text';

function factsEnd(group: readonly string[], start: number): number {
  let end = start;
  while (end < group.length && classify(group[end] ?? '').kind === 'text' && isShortFact(group[end] ?? '')) end++;
  return end;
}
