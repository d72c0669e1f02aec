/** Parts that one paragraph tells one after another under labels that count on: "Option A: we sign. Option B: we wait. Option C: …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { COUNTER, follows } from './counters.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const FEWEST_PARTS = 2;
/** "Phase 2", "Option B", "方案一": a name, what counts, a colon, and what is said of it. */
const LABEL = new RegExp(`^((?:\\p{L}[\\p{L}\\p{M}’'-]*\\s){0,2}?\\p{L}[\\p{L}\\p{M}]{0,14}\\s?)(${COUNTER})\\s?[:：]\\s*(?=\\S)`, 'u');
const COUNTED = new RegExp(`^(.*?)\\s?(${COUNTER})$`, 'u');

/** The blocks in which such parts stand as a list, each behind its label in bold. A label that does not count on is a word like others. */
export const withCountedLabels = (blocks: readonly Block[], language: string): readonly Block[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' && block.speaker === undefined ? (inParts(block, language) ?? [block]) : [block]));

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
    sentences.length === 0 ? [] : [{ type: 'paragraph', id, runs: [{ text: sentences.join(' ') }] }];
  return [
    ...said(lead, block.id),
    {
      type: 'list',
      id: lead.length === 0 ? block.id : `${block.id}-parts`,
      ordered: false,
      items: parts.map(({ label, sentences }) => ({
        level: 0,
        runs: [{ text: `${label}:`, bold: true }, { text: ` ${sentences.join(' ')}` }],
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
