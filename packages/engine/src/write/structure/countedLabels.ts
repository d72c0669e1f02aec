/** Parts that one paragraph tells one after another under labels that count on: "Option A: we sign. Option B: we wait. Option C: …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { joinSentences } from '../sentence/joinSentences.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { COUNTER, follows } from './counters.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const FEWEST_PARTS = 2;
/** "Phase 2", "Option B", "方案一": a name, what counts, a colon, and what is said of it. */
const LABEL = new RegExp(`^((?:\\p{L}[\\p{L}\\p{M}’'-]*\\s){0,2}?\\p{L}[\\p{L}\\p{M}]{0,14}\\s?)(${COUNTER})\\s?[:：]\\s*(?=\\S)`, 'u');
const COUNTED = new RegExp(`^(.*?)\\s?(${COUNTER})$`, 'u');

/**
 * The blocks in which such parts stand as a list, each behind its label in bold, and paragraphs that begin so ("Option A is …", "Option B is …")
 * as items of one. A label that does not count on is a word like others.
 */
export const withCountedLabels = (blocks: readonly Block[], language: string): readonly Block[] =>
  paragraphsAsItems(blocks).flatMap((block) =>
    block.type === 'paragraph' && block.speaker === undefined ? (inParts(block, language) ?? [block]) : [block],
  );

/** UTF-16 units of a paragraph that is an item; of longer ones each has its own slide. */
const LONGEST_ITEM = 260;
const OPENS = new RegExp(`^((?:\\p{L}[\\p{L}\\p{M}’'-]*\\s?){1,2})(${COUNTER})(?=[\\s:：,])`, 'u');
/** UTF-16 units in which it stands: the pattern takes the square of a word without end. */
const LONGEST_LABEL = 80;
const FIRST = /^[1AIА一Α]$/u;

function paragraphsAsItems(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const row = rowFrom(blocks, at);
    const [first] = row;
    if (first && row.length >= FEWEST_PARTS) {
      const above = out.at(-1);
      const isLed = above?.type === 'heading' || (above?.type === 'paragraph' && /[:：]$/u.test(plainText(above.runs).trim()));
      const labels = row.map(({ runs }) => OPENS.exec(oneLine(plainText(runs)).slice(0, LONGEST_LABEL))?.[0] ?? '');
      if (!isLed) out.push({ type: 'paragraph', id: `${first.id}-lead`, runs: [{ text: leadOf(labels) }] });
      out.push({ type: 'list', id: first.id, ordered: false, items: row.map((each) => ({ level: 0, runs: each.runs })) });
      at += row.length;
    } else out.push(blocks[at++] as Block);
  }
  return out;
}

/** Paragraphs from `at` on that count on from a first one; none where one of them is too long for an item. */
function rowFrom(blocks: readonly Block[], at: number): readonly Paragraph[] {
  const row: Paragraph[] = [];
  let last = '';
  for (const block of blocks.slice(at, at + MOST_PARTS)) {
    const text = block.type === 'paragraph' && block.speaker === undefined ? oneLine(plainText(block.runs)) : '';
    const [label = '', , counter = ''] = OPENS.exec(text.slice(0, LONGEST_LABEL)) ?? [];
    if (block.type !== 'paragraph' || label === '' || !(row.length === 0 ? FIRST.test(counter) : isNext(last, label))) break;
    if (text.length > LONGEST_ITEM) return [];
    row.push(block);
    last = label;
  }
  return row;
}
const MOST_PARTS = 10;

/** "Option A, B, C:", which names what stands below where no words of the text lead to it. */
const leadOf = (labels: readonly string[]): string =>
  `${labels[0] ?? ''}, ${labels
    .slice(1)
    .map((label) => COUNTED.exec(label)?.[2] ?? label)
    .join(', ')}:`;

interface Part {
  readonly label: string;
  readonly sentences: string[];
}

function inParts(block: Paragraph, language: string): readonly Block[] | undefined {
  const text = oneLine(plainText(block.runs));
  if (!/[:：]/u.test(text)) return undefined;
  const lead: string[] = [];
  const parts: Part[] = [];
  for (const sentence of splitSentences(text, language)) {
    const match = LABEL.exec(sentence);
    const label = `${match?.[1] ?? ''}${match?.[2] ?? ''}`;
    const last = parts.at(-1);
    if (match && (last === undefined || isNext(last.label, label))) {
      parts.push({ label, sentences: [sentence.slice(match[0].length)] });
    } else (last?.sentences ?? lead).push(sentence);
  }
  if (parts.length < FEWEST_PARTS) return undefined;
  // The paragraph goes on after its last part, which is no longer than those before it.
  const longest = Math.max(...parts.slice(0, -1).map(({ sentences }) => sentences.length));
  const rest = parts.at(-1)?.sentences.splice(longest) ?? [];
  const said = (sentences: readonly string[], id: string): readonly Block[] =>
    sentences.length === 0 ? [] : [{ type: 'paragraph', id, runs: [{ text: joinSentences(sentences) }] }];
  return [
    ...said(lead, block.id),
    {
      type: 'list',
      id: lead.length === 0 ? block.id : `${block.id}-parts`,
      ordered: false,
      items: parts.map(({ label, sentences }) => ({
        level: 0,
        runs: [{ text: `${label}:`, bold: true }, { text: ` ${joinSentences(sentences)}` }],
      })),
    },
    ...said(rest, `${block.id}-rest`),
  ];
}

/** Whether labels have one name and count on from one another: "Option A", "Option B"; two at least. */
export const countOn = (labels: readonly string[]): boolean =>
  labels.length >= FEWEST_PARTS && labels.slice(1).every((label, i) => isNext(labels[i] ?? '', label));

function isNext(last: string, label: string): boolean {
  const [, before, from] = COUNTED.exec(last.trim()) ?? [];
  const [, name, counter] = COUNTED.exec(label.trim()) ?? [];
  return from !== undefined && counter !== undefined && name?.toLowerCase() === before?.toLowerCase() && follows(from, counter);
}
