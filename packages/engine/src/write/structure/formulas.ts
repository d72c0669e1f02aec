/** Scraps of formulas that a file's lines are torn into: "Δf = max", "x,y∈D", "{0, m+1". */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { textLine } from './textLine.ts';

const LONGEST = 14;
const SIGNS = /[=≤≥<>∈∉⊂∪∩∫∑∏√∞±×→↦∥‖|{}^_∂∇≈∼≡\\]/u;
/** A word: three letters, or one of a script that is written without spaces. */
const WORDS = /\p{L}{3,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** "511 contracts = 18 %", "Pump → Valve house": what is counted, and where something leads. */
const TOLD = /\p{Nd}\s\p{L}{4,}[^=]{0,30}\s=\s\p{Nd}|\p{L}{4,}\s→\s(?:\p{L}+\s)?\p{L}{4,}/u;

export function isFormula(block: Block): boolean {
  const text = block.type === 'paragraph' ? textLine(block) : undefined;
  if (text === undefined || text === '' || countWords(text) > LONGEST) return false;
  const words = text.match(WORDS)?.length ?? 0;
  if (words === 0) return SIGNS.test(text) || !/\p{N}{2}/u.test(text);
  return words <= 2 && SIGNS.test(text) && !TOLD.test(text);
}
