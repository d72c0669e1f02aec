/**
 * Paragraphs under no heading that begin with what they are about are sections of that name: "Zum Geld. Eine Rechnung …", "So what have we
 * opened today? Sixteen stations …".
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { openingOf } from '../discourse/countedItem.ts';
import { hangs } from '../sentence/hangs.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import { type NamedPart, namedParts } from './namedParts.ts';
import { withOpenEnd } from './openEnd.ts';
import type { Outline, Section } from './outline.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words of a label; of a question that the rest of its paragraph answers. */
const MOST_LABEL = 5;
const MOST_QUESTION = 8;
/** Words, as many as in English, of a paragraph that is a section by itself; shorter ones are points with a name. */
const FEWEST_BEHIND = 28;
const FEWEST_SENTENCES = 2;
/** Short sentences in bold that stand alone may be emphasis. */
const FEWEST_LABELS = 2;

interface Headed {
  /** Undefined where what stands first is a clause, and no name. */
  readonly heading: string | undefined;
  readonly rest: Paragraph;
  readonly asks: boolean;
}

export function withLabelledSections(given: Outline, language: string): Outline {
  const outline = withOpenEnd(given, language);
  const { sections } = outline;
  const headedBlocks = new Map<Block, Headed>();
  for (const { heading, blocks } of sections) {
    const plain = heading === undefined && blocks.every(({ type }) => type === 'paragraph');
    for (const block of blocks) {
      const headed = block.type === 'paragraph' && block.speaker === undefined ? headedBy(block, language) : undefined;
      if (headed && (plain || headed.asks)) headedBlocks.set(block, headed);
    }
  }
  const labels = [...headedBlocks.values()].filter(({ asks }) => !asks).length;
  if (labels > 0 && labels < FEWEST_LABELS) for (const [block, { asks }] of headedBlocks) if (!asks) headedBlocks.delete(block);
  const found = new Map<Block, readonly NamedPart[]>();
  for (const { blocks } of sections) for (const [block, parts] of namedParts(blocks, language)) found.set(block, parts);
  for (const [block, { heading, rest }] of headedBlocks) if (!found.has(block)) found.set(block, [{ heading, blocks: [rest] }]);
  if (found.size === 0) return outline;
  let part = -1;
  let before: Section | undefined;
  const parts: Section[] = [];
  for (const section of sections) {
    divide(section, found, (block) => headedBlocks.has(block)).forEach((piece, i) => {
      // What stands under a heading is of its part; where there is none each is a part by itself.
      const begins = i === 0 ? section.part !== before?.part || before.heading === undefined : section.heading === undefined;
      if (begins) part++;
      parts.push({ ...piece, index: parts.length, part });
    });
    before = section;
  }
  return { ...outline, sections: parts };
}

/** The section's paragraphs: each that has a name by itself, and those between them. */
function divide(
  section: Section,
  found: ReadonlyMap<Block, readonly NamedPart[]>,
  stands: (block: Block) => boolean,
): readonly Omit<Section, 'index' | 'part'>[] {
  if (!section.blocks.some((block) => found.has(block))) return [section];
  const divided: Omit<Section, 'index' | 'part'>[] = [];
  let own: Block[] = [];
  const close = () => {
    if (own.length > 0) divided.push({ ...section, blocks: own });
    own = [];
  };
  for (const block of section.blocks) {
    const parts = found.get(block);
    if (!parts) {
      own.push(block);
      continue;
    }
    // What is left of a paragraph that led to them.
    if (parts.every(({ heading, blocks }) => heading === undefined && blocks[0]?.id === block.id && !stands(block))) {
      for (const { blocks } of parts) own.push(...blocks);
      continue;
    }
    close();
    const path = section.heading === undefined ? section.path : [...section.path, section.heading];
    for (const { heading, blocks } of parts)
      divided.push(heading === undefined ? { ...section, blocks } : { ...section, heading, path, labelled: true, blocks });
  }
  close();
  return divided;
}

function headedBy(block: Paragraph, language: string): Headed | undefined {
  const [opening, ...others] = block.runs;
  const bold = opening?.bold && others.length > 0 ? oneLine(opening.text) : undefined;
  const sentences = splitSentences(oneLine(plainText(block.runs)), language);
  const [first = ''] = sentences;
  const asks = /[?？؟]$/u.test(first) && countWords(first) <= MOST_QUESTION;
  const named = bold !== undefined && /[.:：]$/u.test(bold) && countWords(bold) <= MOST_LABEL && !counts(bold, language);
  if (!asks && !named) return undefined;
  const rest = named ? others : [{ text: sentences.slice(1).join(' ') }];
  const text = oneLine(plainText(rest));
  if (countWords(text) < FEWEST_BEHIND * wordiness(language) || splitSentences(text, language).length < FEWEST_SENTENCES) return undefined;
  if (asks) return { heading: asked(first, language), asks, rest: { ...block, runs: rest } };
  const label = (bold ?? '').replace(/\s*[.:：]$/u, '');
  if (isName(label, language)) return { heading: label, asks, rest: { ...block, runs: rest } };
  return { heading: undefined, asks, rest: { ...block, runs: [{ text: plainText(block.runs) }] } };
}

/** "On money", but not "They could walk": a name has no verb and points to nothing. */
const isName = (label: string, language: string): boolean =>
  sentenceGrammarOf(language).finite?.exec(label) == null && hangs(label, language).length === 0;

/** "The first is nurses" is one of several things. */
function counts(label: string, language: string): boolean {
  const { first, further } = openingOf(label, language);
  return first || further;
}

/** "So what have we opened today?" without its first word. */
function asked(question: string, language: string): string {
  const { bareMarker, marker } = sentenceGrammarOf(language);
  const bare = [marker, bareMarker].reduce((text, pattern) => (pattern ? text.replace(pattern, '') : text), question);
  return capitalize(bare.trim(), language);
}
