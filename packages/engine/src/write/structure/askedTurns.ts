/** Short questions of a talk stand in front of what answers them: "For how long?" belongs to the next turn. */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import type { Said } from './topics.ts';

/** Words of a question that says nothing without what is said before it: "For how long?" */
const LONGEST_BARE = 4;
/** Words of a turn, the question and the answer where somebody is only asked to go on. */
const LONGEST_TOGETHER = 110;

export function withAnswers(blocks: readonly Block[], language: string): readonly Block[] {
  const told: Block[] = [];
  let question = '';
  // Who spoke before is only asked to go on.
  let interrupts = false;
  blocks.forEach((block, i) => {
    if (!isTurn(block)) {
      told.push(block);
      return;
    }
    const sentences = splitSentences(plainText(block.runs), language);
    const last = sentences.at(-1) ?? '';
    const next = blocks[i + 1];
    const isAnswered =
      /[?？؟]\s*$/u.test(last) && countWords(last) <= LONGEST_BARE && next !== undefined && isTurn(next) && next.speaker !== block.speaker;
    const text = joined([question, ...(isAnswered ? sentences.slice(0, -1) : sentences)], language);
    const before = told.at(-1);
    if (interrupts && before && isTurn(before) && before.speaker === block.speaker && areShort(before, text))
      told[told.length - 1] = { ...before, runs: [{ text: joined([plainText(before.runs), text], language) }] };
    else if (text !== '') told.push({ ...block, runs: [{ text }] });
    interrupts = isAnswered && sentences.length === 1;
    question = isAnswered ? last : '';
  });
  return told;
}

const isTurn = (block: Block): block is Said => block.type === 'paragraph' && block.speaker !== undefined;

const areShort = ({ runs }: Said, text: string): boolean => countWords(plainText(runs)) + countWords(text) <= LONGEST_TOGETHER;

const joined = (parts: readonly string[], language: string): string =>
  parts
    .filter((part) => part !== '')
    .map((part, i) => (i > 0 ? capitalize(part, language) : part))
    .join(languageOf(language).spaceless ? '' : ' ');
