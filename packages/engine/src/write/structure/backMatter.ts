/** What stands behind a text or at the foot of its pages and is not shown: references, acknowledgements, appendices, who its authors are. */

import { isBackMatter, isFunding } from '../../languages/headings.ts';
import { type Block, plainText } from '../../model/document.ts';
import type { Passage } from '../discourse/passages.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading, Role } from './reading.ts';
import { textLine } from './textLine.ts';

/** What is left without them; everything, when that would be nothing. */
export function withoutBackMatter(passages: readonly Passage[]): readonly Passage[] {
  const kept = passages.filter(({ section }) => !isBackMatter(section.heading ?? '') && !section.path.some(isBackMatter));
  return kept.length > 0 ? kept : passages;
}

/** A heading of back matter so far down is followed by nothing else. */
const ENDS_FROM = 0.5;
/** But by these, where a report has them behind its sources. */
const RESUMES: ReadonlySet<Role> = new Set<Role>([
  'conclusion',
  'results',
  'asks',
  'decisions',
  'recommendations',
  'outlook',
  'summary',
  'discussion',
]);
/** Entries of a bibliography without a heading. */
const FEWEST_CITATIONS = 3;
/** Of the blocks: from there on people are introduced who wrote the text. */
const BIOGRAPHIES_FROM = 0.75;

/** The blocks of a file without its back matter; all of them, when nothing else is there. Linear in their number. */
export function withoutBackMatterBlocks(blocks: readonly Block[], reading: Reading): readonly Block[] {
  const cited = citations(blocks);
  const isPaper = cited.size > 0 || blocks.some((block) => block.type === 'heading' && reading.roleOf(block.text) === 'abstract');
  const kept: Block[] = [];
  let closed = 0;
  blocks.forEach((block, i) => {
    if (block.type === 'heading') {
      const back = isBackMatter(block.text) || (isPaper && isFunding(block.text));
      const late = i > ENDS_FROM * blocks.length;
      if (back) closed = late ? 1 : Math.min(closed || 9, block.level);
      else if (closed > 0 && (block.level <= closed && !late ? true : RESUMES.has(reading.roleOf(block.text) ?? 'body'))) closed = 0;
    }
    if (closed > 0 || cited.has(block)) return;
    const text = textLine(block);
    if (text !== undefined && (reading.authorNote.test(text) || (i > BIOGRAPHIES_FROM * blocks.length && reading.biography.test(text))))
      return;
    const own = isPaper && block.type === 'paragraph' ? withoutRunIn(block, i > ENDS_FROM * blocks.length) : block;
    if (own) kept.push(own);
  });
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept : blocks;
}

/** "Acknowledgements.", "Funding:" before what it names, and a line that only says where the data are: "Data. doi:10.1234/x". */
const LABEL = /^\s*(\p{L}[^.:：]{2,48})[.:：]\s*(?=\S|$)/u;
const ADDRESS_OF_DATA = /^(?:\p{L}[^.:：]{2,48}[.:：]\s*)?(?:doi:\s?|https?:\/\/(?:dx\.)?doi\.org\/)10\.\d{4,9}\/\S+$/iu;

/**
 * A paper's paragraph without back matter that is labelled within it; undefined when nothing is left. `late`: what follows such a label so
 * far down is of its kind, whatever its own label.
 */
function withoutRunIn(block: Paragraph, late: boolean): Paragraph | undefined {
  const text = plainText(block.runs);
  if (namesBackMatter(text) && (late || !block.runs.slice(1).some(isLabel))) return undefined;
  if (ADDRESS_OF_DATA.test(text.trim())) return undefined;
  let open = false;
  const runs = block.runs.filter((run, i) => {
    if (isLabel(run)) open = (open && late) || namesBackMatter(`${run.text}${block.runs[i + 1]?.text ?? ''}`);
    return !open;
  });
  if (runs.length === block.runs.length) return block;
  return plainText(runs).trim() === '' ? undefined : { ...block, runs };
}

type Paragraph = Extract<Block, { type: 'paragraph' }>;
const isLabel = ({ bold, text }: Paragraph['runs'][number]): boolean => bold === true && LABEL.test(text);
const namesBackMatter = (text: string): boolean => [isBackMatter, isFunding].some((names) => names(LABEL.exec(text)?.[1] ?? ''));

/** "[12] A. Lee, …, 2014.", "Lee, A., & Roy, B. (2014). …", "Ann Lee and Bo Roy. 2014. …", "12. Lee A, …". */
const NUMBERED = /^\s*[[(]?\d{1,3}[\])]?[.)]?\s+\p{Lu}/u;
const AUTHORS =
  /^\s*(?:[[(]?\d{1,3}[\])][.)]?\s*)?\p{Lu}[\p{L}'’-]+,?\s+(?:\p{Lu}\.\s?-?)+|^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}'’-]+(?:,| and | & )/u;
const YEAR = /(?<!\d)(?:19|20)\d\d[a-z]?(?!\d)/;
const SOURCE = /\bdoi\b|arXiv|\bpp?\.\s?\d|\bpages \d|\bvol\.|\d\(\d{1,3}\)|\d\s?[–-]\s?\d{2,}|In Proc|https?:\/\//u;

function citations(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  let row: Block[] = [];
  const close = () => {
    if (row.length >= FEWEST_CITATIONS) for (const block of row) found.add(block);
    row = [];
  };
  for (const block of blocks) {
    if (block.type === 'list') {
      const entries = block.items.filter(({ runs }) => isCitation(runs.map(({ text }) => text).join(''))).length;
      if (entries >= FEWEST_CITATIONS && entries > 0.7 * block.items.length) found.add(block);
    }
    const text = textLine(block);
    if (text !== undefined && isCitation(text)) row.push(block);
    else if (block.type !== 'break') close();
  }
  close();
  return found;
}

const isCitation = (text: string): boolean =>
  text.length < 600 && countWords(text) <= 90 && YEAR.test(text) && SOURCE.test(text) && (AUTHORS.test(text) || NUMBERED.test(text));
