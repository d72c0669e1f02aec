/** Questions that stand with their answers in one paragraph: "Can we stop at any time? Yes, at the end of a month." */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';

/** So many in a row below a heading are a list of questions. */
const FEWEST = 2;
/** Words of a question, and of it with its answer. */
const LONGEST_QUESTION = 16;
const LONGEST = 60;
/** Words of an answer. */
const SHORTEST = 3;
/** Headings that ask, from which a text is one of questions and answers. */
const FEWEST_HEADINGS = 3;

const ASKED = /^([¿]?\p{L}[^.!?？:;]{6,120}\s?[?？])\s*(\p{L}.*)$/su;

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/**
 * The blocks with such paragraphs below a heading as items that bear their questions, and with the last one of a text of questions under its own
 * heading: it is no answer to the question before.
 */
export function withAskedParagraphs(blocks: readonly Block[]): readonly Block[] {
  const made: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run: Paragraph[] = [];
    if (blocks[at - 1]?.type === 'heading') for (let i = at; asks(blocks[i]); i++) run.push(blocks[i] as Paragraph);
    const [first] = run;
    if (first && run.length >= FEWEST) {
      made.push({ type: 'list', id: first.id, ordered: false, items: run.map((block) => ({ level: 0, runs: runsOf(block) })) });
      at += run.length;
    } else made.push(blocks[at++] as Block);
  }
  const headings = made.filter((block) => block.type === 'heading' && /[?？]$/u.test(block.text));
  const [last] = headings.slice(-1);
  const end = made.at(-1);
  if (headings.length < FEWEST_HEADINGS || last?.type !== 'heading' || !asks(end) || made.at(-2)?.type !== 'paragraph') return made;
  const [question = '', answer = ''] = partsOf(end);
  return [
    ...made.slice(0, -1),
    { type: 'heading', id: end.id, level: last.level, text: question },
    { ...end, id: `${end.id}-answer`, tight: true, runs: [{ text: answer }] },
  ];
}

function asks(block: Block | undefined): block is Paragraph {
  if (block?.type !== 'paragraph' || block.speaker !== undefined) return false;
  const [question, answer] = partsOf(block);
  return (
    question !== undefined &&
    answer !== undefined &&
    countWords(question) <= LONGEST_QUESTION &&
    countWords(answer) >= SHORTEST &&
    countWords(question) + countWords(answer) <= LONGEST
  );
}

const partsOf = ({ runs }: Paragraph): readonly string[] => (ASKED.exec(oneLine(plainText(runs)).slice(0, 1000)) ?? []).slice(1);

function runsOf(block: Paragraph): Paragraph['runs'] {
  const [question = '', answer = ''] = partsOf(block);
  return [{ text: question, bold: true }, { text: ` ${answer}` }];
}
