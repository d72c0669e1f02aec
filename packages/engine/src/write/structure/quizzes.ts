/** Questions that stand together, with their answers below: "Q1. How long?", "Q2. How much?", "Answers: Q1 Two weeks. Q2 £40." */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';

interface Question {
  /** By which its answer is known: "Q1", "3". */
  readonly label: string;
  readonly text: string;
}

const FEWEST = 2;
/** Blocks below the questions in which their answers begin. */
const WITHIN = 3;
const LONGEST = 4000;
const ASKED = /^(\p{L}{0,9}\s?\p{Nd}{1,2})\s*[.):：]\s*(\S.*[?？؟])$/u;
const ASKS = /[?？؟]$/u;

/** The blocks with each question and its answer as a fact. Linear in their number. */
export function withQuizzes(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const asked = questionsAt(blocks, at);
    const answers = asked && answersBelow(blocks, at + asked.length, asked.questions);
    const block = blocks[at] as Block;
    if (!asked || !answers) {
      out.push(block);
      continue;
    }
    const entries = asked.questions.map(({ text }, i) => ({ key: text, value: answers.texts[i] ?? '' }));
    out.push({ type: 'facts', id: block.id, ...('tight' in block && block.tight && { tight: true }), entries });
    out.push(...blocks.slice(at + asked.length, answers.start));
    at = answers.end - 1;
  }
  return out;
}

/** Questions from `at` on, and in how many blocks they stand. */
function questionsAt(blocks: readonly Block[], at: number): { questions: readonly Question[]; length: number } | undefined {
  const block = blocks[at];
  if (block?.type === 'list' && block.ordered) {
    const texts = block.items.map(({ runs }) => oneLine(plainText(runs)));
    if (texts.length < FEWEST || !texts.every((text) => ASKS.test(text))) return undefined;
    return { questions: texts.map((text, i) => ({ label: `${i + 1}`, text })), length: 1 };
  }
  const questions: Question[] = [];
  for (let i = at; i < blocks.length; i++) {
    const [, label, text] = ASKED.exec(lineOf(blocks[i])) ?? [];
    if (label === undefined || text === undefined) break;
    questions.push({ label, text });
  }
  return questions.length >= FEWEST ? { questions, length: questions.length } : undefined;
}

interface Answers {
  readonly texts: readonly string[];
  readonly start: number;
  readonly end: number;
}

function answersBelow(blocks: readonly Block[], from: number, questions: readonly Question[]): Answers | undefined {
  for (let start = from; start < Math.min(from + WITHIN, blocks.length); start++) {
    const block = blocks[start];
    if (block?.type === 'list' && block.ordered && block.items.length === questions.length) {
      const texts = block.items.map(({ runs }) => oneLine(plainText(runs)));
      // A line of one word or two says that these are the answers.
      const named = start > from && lineOf(blocks[start - 1]).split(' ').length <= 3;
      if (!texts.some((text) => ASKS.test(text))) return { texts, start: named ? start - 1 : start, end: start + 1 };
    }
    const [only] = block?.type === 'facts' && block.entries.length === 1 ? block.entries : [];
    const texts = labelledIn(only ? only.value : lineOf(block), questions);
    if (texts) return { texts, start, end: start + 1 };
  }
  return undefined;
}

/** The parts of a line behind the label of each question, in their order; undefined where one has none. */
function labelledIn(line: string, questions: readonly Question[]): readonly string[] | undefined {
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const { label } of questions) {
    const found = new RegExp(`(?<![\\p{L}\\p{Nd}.,])${label}(?![\\p{L}\\p{Nd}]|[.,]\\p{Nd})\\s*[.):：–—-]?\\s*`, 'gu');
    found.lastIndex = places.at(-1)?.end ?? 0;
    const match = found.exec(line);
    if (!match) return undefined;
    places.push({ start: match.index, end: found.lastIndex });
  }
  const texts = places.map(({ end }, i) =>
    line
      .slice(end, places[i + 1]?.start)
      .replace(/[\s,;|]+$/u, '')
      .trim(),
  );
  return texts.every((text) => text !== '' && !ASKS.test(text)) ? texts : undefined;
}

const lineOf = (block: Block | undefined): string => (block?.type === 'paragraph' ? oneLine(plainText(block.runs).slice(0, LONGEST)) : '');
