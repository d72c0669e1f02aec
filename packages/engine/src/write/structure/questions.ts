/** Questions and answers with a letter before each: "Q: How long?", "A: Two weeks." */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';

const FEWEST = 2;
const LONGEST_LABEL = 12;
const QUESTION = /^(\p{L}[\p{L}\s]{0,11}\d{0,2})\s*[:：.]\s*(\S.*[?？؟])$/u;
const ANSWER = /^(\p{L}[\p{L}\s]{0,11}\d{0,2})\s*[:：.]\s*(\S.*)$/u;
const LEVEL = 2;

/** The blocks with such questions as headings, and the answers without their letters. */
export function withQuestions(blocks: readonly Block[]): readonly Block[] {
  const split = blocks.map((block, i): readonly Block[] | undefined => {
    if (block.type === 'facts') return block.entries.length > 1 && block.entries.length % 2 === 0 ? inFacts(block) : undefined;
    const question = block.type === 'paragraph' ? QUESTION.exec(textOf(block)) : null;
    if (!question || block.type !== 'paragraph') return undefined;
    const next = blocks[i + 1];
    const answer = next?.type === 'paragraph' ? ANSWER.exec(textOf(next)) : null;
    return answer && answer[1] !== question[1] ? [{ type: 'heading', id: block.id, level: LEVEL, text: question[2] ?? '' }] : undefined;
  });
  const questions = split.flatMap((pieces) => pieces ?? []).filter(({ type }) => type === 'heading').length;
  if (questions < FEWEST) return blocks;
  return blocks.flatMap((block, i): readonly Block[] => {
    const own = split[i];
    if (own) return own;
    const answers = split[i - 1]?.length === 1 && block.type === 'paragraph' ? ANSWER.exec(textOf(block)) : null;
    return answers && block.type === 'paragraph' ? [{ ...block, runs: [{ text: answers[2] ?? '' }] }] : [block];
  });
}

const textOf = (block: Extract<Block, { type: 'paragraph' }>): string => oneLine(plainText(block.runs).slice(0, 2000));

function inFacts({ id, entries }: Extract<Block, { type: 'facts' }>): readonly Block[] | undefined {
  const alternate = entries.every(({ key, value }, i) => key.length <= LONGEST_LABEL && (i % 2 === 1 || /[?？؟]$/u.test(value)));
  if (!alternate) return undefined;
  return entries.map(
    ({ value }, i): Block =>
      i % 2 === 0
        ? { type: 'heading', id: i === 0 ? id : `${id}-${i}`, level: LEVEL, text: value }
        : { type: 'paragraph', id: `${id}-${i}`, tight: true, runs: [{ text: value }] },
  );
}
