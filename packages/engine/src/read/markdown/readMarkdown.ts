/** Markdown (CommonMark and GitHub's tables, task lists, strikethrough) as blocks. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { BlockList, NewBlock } from '../blockList.ts';
import { factsOf } from '../facts.ts';
import { withoutAttributes } from '../headingAttributes.ts';
import { joinedLines } from '../normalize.ts';
import { unwrapped } from '../unwrapped.ts';
import { labelsOf, missingDefinitions } from './definitions.ts';
import { runsOf } from './inline.ts';
import type { InnerBlock, NodeOf, PhrasingContent, RootContent } from './nodes.ts';
import { stretchesOf } from './stretches.ts';

/** Lists and quotes nested deeper than this are read at this level. */
const DEEPEST = 12;

/**
 * Adds the text's blocks. The text must be tame (see tame.ts). Indented code is off: an indented line in a text that people
 * send is a paragraph that was indented.
 */
export function readMarkdown(text: string, out: BlockList): void {
  const defined = labelsOf(text);
  const blocks: NewBlock[] = [];
  let level = 1;
  for (const stretch of stretchesOf(text)) {
    let continued = stretch.continuesList;
    for (const node of parse(stretch.text, defined)) {
      for (const block of blocksOf(node, level)) {
        const last = blocks.at(-1);
        if (continued && block.type === 'list' && last?.type === 'list') for (const item of block.items) last.items.push(item);
        else blocks.push(block);
        continued = false;
        if (block.type === 'heading' && node.type === 'heading') level = block.level;
      }
    }
  }
  for (const block of blocks) out.add(block);
}

/** The blocks of a stretch; what stands in for the definitions of other stretches is left out. */
function parse(stretch: string, defined: ReadonlySet<string>): RootContent[] {
  const tree = fromMarkdown(stretch + missingDefinitions(stretch, defined), {
    extensions: [gfm(), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return tree.children.filter(({ position }) => (position?.start.offset ?? 0) < Math.max(1, stretch.length));
}

function blocksOf(node: RootContent, level: number): NewBlock[] {
  switch (node.type) {
    case 'heading': {
      const text = withoutAttributes(oneLine(plainText(runsOf(node.children))));
      return text === '' ? [] : [{ type: 'heading', level: node.depth, text }];
    }
    case 'paragraph':
      return paragraph(runsOf(node.children), level);
    case 'list':
      return list(node);
    case 'table':
      return table(node);
    case 'blockquote':
      return quote(node);
    case 'code':
      return node.value.trim() === '' ? [] : [{ type: 'code', text: node.value, ...(node.lang && { language: node.lang }) }];
    case 'html':
      return html(node.value);
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child, level));
    default:
      return [];
  }
}

function paragraph(runs: readonly Run[], level: number): NewBlock[] {
  const text = plainText(runs);
  if (text.trim() === '') return [];
  const lines = text.split('\n');
  const entries = factsOf(lines);
  if (entries) return [{ type: 'facts', entries }];
  // A short line in bold that stands alone is a heading that somebody did not mark as one.
  const bold = runs.every((run) => run.bold || run.text.trim() === '');
  if (bold && lines.length === 1 && text.length <= 80 && !/[.!?;,。！？…]$/u.test(text)) {
    return [{ type: 'heading', level: Math.min(9, level + 1), text: oneLine(text).replace(/\s*[:：]$/u, '') }];
  }
  return [{ type: 'paragraph', runs: unwrapped(runs) }];
}

function list(node: NodeOf<'list'>): NewBlock[] {
  const items: { level: number; runs: Run[] }[] = [];
  collectItems(node, 0, items);
  return items.length === 0 ? [] : [{ type: 'list', ordered: node.ordered === true, items }];
}

function collectItems(node: NodeOf<'list'>, level: number, items: { level: number; runs: Run[] }[]): void {
  for (const item of node.children) {
    const nested: NodeOf<'list'>[] = [];
    const runs: Run[] = [];
    for (const child of item.children) {
      if (child.type === 'list') nested.push(child);
      else {
        const more = phrasing(child, 0);
        if (more.length > 0 && runs.length > 0) runs.push({ text: ' ' });
        for (const run of more) runs.push(run);
      }
    }
    if (plainText(runs).trim() !== '') items.push({ level, runs });
    for (const inner of nested) collectItems(inner, Math.min(level + 1, DEEPEST), items);
  }
}

/** What a block inside an item or a quote says, as runs. */
function phrasing(node: InnerBlock, depth: number): Run[] {
  if (depth > DEEPEST) return [];
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return unwrapped(runsOf(node.children as PhrasingContent[]));
    case 'code':
      return [{ text: oneLine(node.value), code: true }];
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => phrasing(child, depth + 1));
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child) => [...phrasing(child, depth + 1), { text: ' ' }]));
    default:
      return [];
  }
}

function table(node: NodeOf<'table'>): NewBlock[] {
  const [header, ...rows] = node.children.map((row) => row.children.map((cell) => oneLine(plainText(runsOf(cell.children)))));
  if (!header) return [];
  const filled = rows.filter((row) => row.some((cell) => cell !== '')).map((row) => header.map((_, column) => row[column] ?? ''));
  if (filled.length === 0) return [{ type: 'paragraph', runs: [{ text: header.join(', ') }] }];
  return [{ type: 'table', ...(header.some((cell) => cell !== '') && { header }), rows: filled }];
}

const ATTRIBUTION = /^\s*(?:—|–|--|―|-)\s*(\S.{0,120})$/u;

function quote(node: NodeOf<'blockquote'>): NewBlock[] {
  const lines = node.children
    .map((child) => plainText(phrasingKeepingLines(child)))
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '');
  const attribution = lines.length > 1 ? ATTRIBUTION.exec(lines.at(-1) ?? '')?.[1]?.trim() : undefined;
  const body = joinedLines(attribution ? lines.slice(0, -1) : lines).trim();
  return body === '' ? [] : [{ type: 'quote', text: oneLine(body), ...(attribution && { attribution }) }];
}

const phrasingKeepingLines = (node: InnerBlock): Run[] => (node.type === 'paragraph' ? runsOf(node.children) : phrasing(node, 0));

/** What a block of HTML says once its tags are gone. */
function html(markup: string): NewBlock[] {
  const text = oneLine(markup.replace(/<!--[\s\S]{0,100000}?-->|<(script|style)\b[\s\S]{0,100000}?<\/\1>|<[^<>]{0,2000}>/gi, ' '));
  return /\p{L}/u.test(text) ? [{ type: 'paragraph', runs: [{ text }] }] : [];
}
