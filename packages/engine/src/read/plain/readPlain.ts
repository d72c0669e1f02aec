/** Plain text as blocks, by the structure that its lines show. */

import { oneLine } from '../../model/oneLine.ts';
import type { BlockList } from '../blockList.ts';
import { factOf, factsOf } from '../facts.ts';
import { withoutAttributes } from '../headingAttributes.ts';
import { joinLines } from '../normalize.ts';
import { gridAt } from './grid.ts';
import { runsOfLine, stripMarks } from './inlineMarks.ts';
import { classify, isHeadingLike, isShouted, numberDepth } from './line.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Adds the text's blocks; each line is looked at once. */
export function readPlain(text: string, out: BlockList): void {
  const lines = text.split('\n');
  let shouted = false;
  for (let start = 0; start < lines.length; ) {
    const kind = classify(lines[start] ?? '').kind;
    if (kind === 'blank' || kind === 'rule') start++;
    else if (kind === 'fence') start = readFence(lines, start, out);
    else {
      let end = start + 1;
      while (end < lines.length && !['blank', 'fence'].includes(classify(lines[end] ?? '').kind)) end++;
      const group = lines.slice(start, end);
      const next = lines.slice(end, end + 4).find((line) => line.trim() !== '');
      shouted = readGroup(group, next, out, shouted) || shouted;
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

/** Reads lines that stand together. True when a heading in capitals was among them: those outrank other stand-alone lines. */
function readGroup(group: readonly string[], next: string | undefined, out: BlockList, shouted: boolean): boolean {
  let sawShouted = false;
  for (let at = 0; at < group.length; ) {
    const line = group[at] ?? '';
    const below = group[at + 1];
    const follows = below ?? next;
    const seen = classify(line);
    if (seen.kind === 'rule') {
      at++;
    } else if (seen.kind === 'heading') {
      out.add({ type: 'heading', level: seen.level, text: withoutAttributes(stripMarks(oneLine(seen.text))) });
      at++;
    } else if (below !== undefined && isUnderline(below) && line.trim().length <= 100 && seen.kind !== 'item') {
      out.add({ type: 'heading', level: /^\s*=/.test(below) ? 1 : 2, text: stripMarks(oneLine(line)) });
      at += 2;
    } else if (seen.kind === 'quote') {
      at = readQuote(group, at, out);
    } else if (startsHeading(group, at, next, out)) {
      const loud = isShouted(line);
      const depth = numberDepth(line);
      const level = out.blocks.length === 0 && depth === 0 ? 1 : depth > 0 ? depth + 1 : loud || !shouted ? 2 : 3;
      out.add({ type: 'heading', level, text: stripMarks(oneLine(line)).replace(/\s*[:：]$/u, '') });
      sawShouted ||= loud && out.blocks.length > 1;
      at++;
    } else if (seen.kind === 'item' && follows !== undefined) {
      at = readList(group, at, out);
    } else {
      at = readLines(group, at, out);
    }
  }
  return sawShouted;
}

const isUnderline = (line: string): boolean => /^\s*(?:={3,}|-{3,}|~{3,}|\*{3,}|_{3,})\s*$/.test(line);

/** Whether the line at `at` heads what follows: numbered, in capitals, or short and by itself above something longer. */
function startsHeading(group: readonly string[], at: number, next: string | undefined, out: BlockList): boolean {
  const line = (group[at] ?? '').trim();
  const below = group[at + 1]?.trim();
  const alone = group.length === 1;
  if (!isHeadingLike(line) || (at > 0 && !isShouted(line))) return false;
  const follows = below ?? next?.trim();
  if (follows === undefined) return false;
  const kind = classify(line).kind;
  if (numberDepth(line) > 0) {
    // "1. Wash the rice" above "2. Soak it" is a list; above a paragraph it is a heading.
    const isNext = numberDepth(follows) === 1 && numberDepth(line) === 1;
    return alone && !isNext && (numberDepth(line) > 1 || follows.length > line.length);
  }
  if (kind !== 'text') return false;
  if (isShouted(line)) return !isShouted(follows) || out.blocks.length === 0;
  const leadsList = classify(follows).kind === 'item';
  if (/[:：]$/u.test(line)) return (leadsList || factOf(follows) !== undefined) && line.split(/\s+/).length <= 5;
  if (/[!?！？]$/u.test(line)) return alone && follows.length > 2 * line.length;
  if (!alone) return leadsList && at === 0 && classify(below ?? '').kind === 'item';
  return leadsList || follows.length > 1.5 * line.length || out.blocks.length === 0;
}

function readQuote(group: readonly string[], start: number, out: BlockList): number {
  let end = start;
  const lines: string[] = [];
  for (; end < group.length; end++) {
    const line = classify(group[end] ?? '');
    if (line.kind !== 'quote') break;
    lines.push(stripMarks(line.text));
  }
  const attribution = lines.length > 1 ? /^\s*(?:—|–|--|―)\s*(\S.{0,120})$/u.exec(lines.at(-1) ?? '')?.[1]?.trim() : undefined;
  const text = oneLine((attribution ? lines.slice(0, -1) : lines).reduce(joinLines, ''));
  if (text !== '') out.add({ type: 'quote', text, ...(attribution && { attribution }) });
  return end;
}

function readList(group: readonly string[], start: number, out: BlockList): number {
  const indents: number[] = [];
  const items: { level: number; text: string }[] = [];
  let end = start;
  let ordered = false;
  for (; end < group.length; end++) {
    const line = classify(group[end] ?? '');
    const last = items.at(-1);
    if (line.kind === 'item') {
      if (items.length === 0) ordered = line.ordered;
      while (indents.length > 0 && (indents.at(-1) ?? 0) > line.indent) indents.pop();
      if (indents.at(-1) !== line.indent) indents.push(line.indent);
      items.push({ level: Math.min(indents.length - 1, 12), text: line.text });
    } else if (line.kind === 'text' && last && /^\s/.test(group[end] ?? '')) {
      last.text = joinLines(last.text, line.text);
    } else break;
  }
  const previous = out.last();
  const read = items.map(({ level, text }) => ({ level, runs: runsOfLine(oneLine(text)) }));
  // Items that blank lines keep apart are one list.
  if (previous?.type === 'list' && previous.ordered === ordered && start === 0) previous.items.push(...read);
  else out.add({ type: 'list', ordered, items: read });
  return end;
}

/** A table, facts or paragraphs from `start` on; returns where they end. */
function readLines(group: readonly string[], start: number, out: BlockList): number {
  const rest = group.slice(start);
  const table = gridAt(rest);
  if (table) {
    out.add({ type: 'table', ...table.grid });
    return start + table.length;
  }
  const stop = rest.findIndex((line, i) => i > 0 && classify(line).kind !== 'text');
  const lines = stop < 0 ? rest : rest.slice(0, stop);
  const entries = factsOf(lines);
  const previous = out.last();
  if (entries && previous?.type === 'facts' && start === 0) previous.entries.push(...entries);
  else if (entries) out.add({ type: 'facts', entries });
  else for (const paragraph of paragraphsOf(lines)) out.add({ type: 'paragraph', runs: runsOfLine(oneLine(paragraph)) });
  return start + lines.length;
}
