/** A source's own table of contents or agenda: the deck makes its own, so what only names the headings that follow is left out. */
import { type Block, plainText } from '../../model/document.ts';

const LEAST_LINES = 3;
/** Share of the lines that must be headings elsewhere: a shortened or renamed one may be among them. */
const LEAST_NAMED = 0.75;

/** The blocks without headings that head nothing but the names of other headings, and without those names. */
export function withoutContents(blocks: readonly Block[]): readonly Block[] {
  const headings = new Set(blocks.flatMap((block) => (block.type === 'heading' ? [key(block.text)] : [])));
  return stretchesOf(blocks)
    .filter((stretch) => !isContents(stretch, headings))
    .flat();
}

/** What stands before the first heading, then each heading with what it heads. */
function stretchesOf(blocks: readonly Block[]): Block[][] {
  const stretches: Block[][] = [];
  for (const block of blocks) {
    const open = stretches.at(-1);
    if (open && block.type !== 'heading') open.push(block);
    else stretches.push([block]);
  }
  return stretches;
}

function isContents(stretch: readonly Block[], headings: ReadonlySet<string>): boolean {
  if (stretch[0]?.type !== 'heading') return false;
  const lines = stretch.flatMap(linesOf);
  const named = lines.filter((line) => headings.has(key(line))).length;
  return lines.length >= LEAST_LINES && named >= LEAST_NAMED * lines.length;
}

function linesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map((item) => plainText(item.runs));
  if (block.type === 'paragraph') return [plainText(block.runs)];
  return block.type === 'table' ? block.rows.map((row) => row.join(' ')) : [];
}

/** Letters alone: numbers, leaders and page numbers around a name make no difference. */
const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');
