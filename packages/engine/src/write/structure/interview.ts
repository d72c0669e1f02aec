/**
 * Interviews: the same name stands before every answer, and a question above it. The question heads its answer, and the name, which is the same
 * everywhere, is no part of either: "NTQ: What did the storm take? / Gudrun Aas: About 62,000 cubic metres …".
 */
import { type Block, plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';

const FEWEST_ANSWERS = 3;
/** Of what stands above an answer. */
const LEAST_QUESTIONS = 0.5;
/** Words, as many as in English, of a question; characters of a name. */
const LONGEST_QUESTION = 30;
const WIDEST_NAME = 40;
/** Columns of a question that is the title of its slide. */
const WIDEST_QUESTION = 110;
const LEVEL = 3;
const NAMED = /^(\p{L}[^:：.!?。！？,;]{1,40}?)\s?[:：]\s*(\S.*)$/su;

interface Turn {
  readonly name: string | undefined;
  readonly text: string;
}

/** The blocks with the questions as headings, and both without who asks and who answers; as they are where they are no interview. */
export function withInterview(blocks: readonly Block[], language: string): readonly Block[] {
  const turns = blocks.map(turnOf);
  const answerer = answererIn(blocks, turns, language);
  if (answerer === undefined) return blocks;
  const asker = askerIn(turns, answerer);
  return blocks.map((block, i): Block => {
    const turn = turns[i];
    if (!turn) return block;
    if (turn.name === answerer && block.type === 'paragraph') return { ...block, runs: withoutName(block.runs) };
    if (!asksAt(blocks, turns, i, answerer, asker, language)) return block;
    const text = turn.name === asker && asker !== undefined ? bodyOf(turn.text) : turn.text;
    return columns(text) > WIDEST_QUESTION
      ? block
      : { type: 'heading', id: block.id, level: block.type === 'heading' ? block.level : LEVEL, text };
  });
}

function turnOf(block: Block): Turn | undefined {
  if (block.type !== 'heading' && (block.type !== 'paragraph' || block.speaker !== undefined)) return undefined;
  const text = block.type === 'heading' ? block.text : oneLine(plainText(block.runs));
  return { name: NAMED.exec(text)?.[1]?.trim(), text };
}

const bodyOf = (text: string): string => NAMED.exec(text)?.[2] ?? text;

const isQuestion = (text: string): boolean => /[?？؟]["”»’)）]?$/u.test(text);

/** Whose answers stand below questions. */
function answererIn(blocks: readonly Block[], turns: readonly (Turn | undefined)[], language: string): string | undefined {
  const places = new Map<string, number[]>();
  turns.forEach((turn, i) => {
    if (turn?.name === undefined || blocks[i]?.type !== 'paragraph' || turn.name.length > WIDEST_NAME || isQuestion(turn.text)) return;
    places.set(turn.name, [...(places.get(turn.name) ?? []), i]);
  });
  for (const [name, own] of places) {
    if (own.length < FEWEST_ANSWERS) continue;
    const above = own.flatMap((i) => turns[i - 1] ?? []);
    const asked = above.filter(({ text }) => isQuestion(text)).length;
    const brief = above.every(({ text, name: other }) => other !== name && isBrief(text, language));
    if (above.length === own.length && brief && asked >= LEAST_QUESTIONS * own.length) return name;
  }
  return undefined;
}

/** Who asks, where it says so. */
function askerIn(turns: readonly (Turn | undefined)[], answerer: string): string | undefined {
  const names = turns.flatMap((turn, i) => (turns[i + 1]?.name === answerer && turn?.name !== undefined ? [turn.name] : []));
  return names.find((name, i) => names.indexOf(name) !== i);
}

/** Whether it is what is asked before the answer below, however it is said: "The farmers protest." */
function asksAt(
  blocks: readonly Block[],
  turns: readonly (Turn | undefined)[],
  at: number,
  answerer: string,
  asker: string | undefined,
  language: string,
): boolean {
  const turn = turns[at];
  const next = turns[at + 1];
  if (!turn || turn.name === answerer || next?.name !== answerer || blocks[at + 1]?.type !== 'paragraph') return false;
  return isQuestion(turn.text) || turn.name === asker || isBrief(turn.text, language);
}

const isBrief = (text: string, language: string): boolean => countWords(text) <= LONGEST_QUESTION * wordiness(language);

/** The runs without the name and its colon at their beginning. */
function withoutName(runs: readonly Run[]): Run[] {
  const text = plainText(runs);
  const rest = NAMED.exec(text.trimStart())?.[2] ?? text;
  let drop = text.length - rest.length;
  return runs.flatMap((run) => {
    const cut = Math.min(drop, run.text.length);
    drop -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
}
