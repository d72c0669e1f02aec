/** Questions and answers with a letter before each: "Q: How long?", "A: Two weeks."; in Japanese a question may end like a sentence. */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';

const FEWEST = 2;
const LONGEST_LABEL = 12;
const QUESTION = /^(\p{L}[\p{L}\s]{0,11}\d{0,2})\s*[:：.]\s*(\S.*[?？؟])$/u;
const ANSWER = /^(\p{L}[\p{L}\s]{0,11}\d{0,2})\s*[:：.]\s*(\S.*)$/u;
/** Below the heading of the section that asks. */
const LEVEL = 3;
const SECTION = 2;
/** Words of the line above the questions that says whose they are. */
const LONGEST_LEAD = 12;
/** What stands before a question and its answer everywhere: letters, or the two words for them in East Asian texts. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^[QＱ]\p{Nd}{0,2}[.:：．、\s]\s*(\S.*)$/u, /^[AＡ]\p{Nd}{0,2}[.:：．、\s]\s*(.*)$/u],
  [/^(?:問|问|質問|问题|질문|문)\s?\p{Nd}{0,2}\s*[.:：．、\s]\s*(\S.*)$/u, /^(?:答|回答|답변|답)\s?\p{Nd}{0,2}\s*[.:：．、\s]\s*(.*)$/u],
];

/** The question without its letter, where its answer stands below. */
function pairedAt(text: string, below: string): string | undefined {
  for (const [asks, answers] of PAIRS) {
    const question = asks.exec(text)?.[1];
    if (question !== undefined && answers.test(below)) return question;
  }
  return undefined;
}

/** Whether the words for a question and its answer themselves stand before the two: a single pair is one then. */
function isPaired(block: Block, below: Block | undefined): boolean {
  if (block.type === 'facts') {
    const [first, second] = block.entries;
    return first !== undefined && second !== undefined && pairedAt(`${first.key}: ${first.value}`, `${second.key}: `) !== undefined;
  }
  return block.type === 'paragraph' && below?.type === 'paragraph' && pairedAt(textOf(block), textOf(below)) !== undefined;
}

const answerIn = (text: string): string | undefined =>
  ANSWER.exec(text)?.[2] ?? PAIRS.map(([, answers]) => answers.exec(text)?.[1]).find((answer) => answer !== undefined);

/** The blocks with such questions as headings, and the answers without their letters. */
export function withQuestions(blocks: readonly Block[]): readonly Block[] {
  const split = blocks.map((block, i): readonly Block[] | undefined => {
    if (block.type === 'facts') return block.entries.length > 1 && block.entries.length % 2 === 0 ? inFacts(block) : undefined;
    if (block.type !== 'paragraph') return undefined;
    const next = blocks[i + 1];
    const paired = next?.type === 'paragraph' ? pairedAt(textOf(block), textOf(next)) : undefined;
    if (paired !== undefined) return [{ type: 'heading', id: block.id, level: LEVEL, text: paired }];
    const question = QUESTION.exec(textOf(block));
    if (!question) return undefined;
    const answer = next?.type === 'paragraph' ? ANSWER.exec(textOf(next)) : null;
    return answer && answer[1] !== question[1] ? [{ type: 'heading', id: block.id, level: LEVEL, text: question[2] ?? '' }] : undefined;
  });
  const questions = split.flatMap((pieces) => pieces ?? []).filter(({ type }) => type === 'heading').length;
  const named = blocks.some((block, i) => split[i] !== undefined && isPaired(block, blocks[i + 1]));
  if (questions < FEWEST && !named) return blocks;
  return blocks.flatMap((block, i): readonly Block[] => {
    const own = split[i];
    if (own) return own;
    const lead = split[i + 1]?.[0]?.type === 'heading' ? leadIn(block) : undefined;
    if (lead !== undefined) return [{ type: 'heading', id: block.id, level: SECTION, text: lead }];
    const answer = split[i - 1]?.length === 1 && block.type === 'paragraph' ? answerIn(textOf(block)) : undefined;
    return answer !== undefined && block.type === 'paragraph' ? [{ ...block, runs: [{ text: answer }] }] : [block];
  });
}

/** "What people asked most:" above the first of the questions. */
function leadIn(block: Block): string | undefined {
  const text = block.type === 'paragraph' && block.tight !== true ? textOf(block) : '';
  return /\S\s?[:：]$/u.test(text) && countWords(text) <= LONGEST_LEAD ? text.replace(/\s?[:：]$/u, '') : undefined;
}

const textOf = (block: Extract<Block, { type: 'paragraph' }>): string => oneLine(plainText(block.runs).slice(0, 2000));

function inFacts({ id, entries }: Extract<Block, { type: 'facts' }>): readonly Block[] | undefined {
  const alternate =
    entries.every(({ key, value }, i) => key.length <= LONGEST_LABEL && (i % 2 === 1 || /[?？؟]$/u.test(value))) ||
    entries.every(({ key, value }, i) => i % 2 === 1 || pairedAt(`${key}: ${value}`, `${entries[i + 1]?.key}: `) !== undefined);
  if (!alternate) return undefined;
  return entries.map(
    ({ value }, i): Block =>
      i % 2 === 0
        ? { type: 'heading', id: i === 0 ? id : `${id}-${i}`, level: LEVEL, text: value }
        : { type: 'paragraph', id: `${id}-${i}`, tight: true, runs: [{ text: value }] },
  );
}
