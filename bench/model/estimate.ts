/**
 * `node bench/model/estimate.ts FOLDER`: how long a model of 60 tokens a second would have written the deck of that folder, as an estimate
 * from the lengths of the answers in it (`ans-N.txt`) and the waves in which they are asked for: the plan, then the slides side by side.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS_A_SECOND = 60;
/** Calls under way at a time (`LLM_CONCURRENCY`). */
const AT_A_TIME = 4;
/** Seconds until a first token comes. */
const FIRST = 1.5;
/** Characters of a token, about. */
const OF_A_TOKEN = 4;

/** Seconds for answers of so many tokens: the first is the plan's, the others are asked for side by side; and in how many waves. */
export function secondsOf([plan = 0, ...slides]: readonly number[]): { seconds: number; waves: number } {
  const waves = [
    [plan],
    ...Array.from({ length: Math.ceil(slides.length / AT_A_TIME) }, (_, i) => slides.slice(i * AT_A_TIME, (i + 1) * AT_A_TIME)),
  ];
  return { seconds: waves.reduce((sum, wave) => sum + FIRST + Math.max(...wave) / TOKENS_A_SECOND, 0), waves: waves.length };
}

export const tokensOf = (characters: number): number => characters / OF_A_TOKEN;

export function estimate(folder: string): string {
  const texts = (prefix: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
      .map((name) => tokensOf(readFileSync(join(folder, name), 'utf8').length));
  const [asked, answered] = [texts('req-'), texts('ans-')];
  const { seconds, waves } = secondsOf(answered);
  const sum = (all: readonly number[]) => Math.round(all.reduce((a, b) => a + b, 0));
  return `${answered.length} calls in ${waves} waves, about ${sum(asked)} tokens in and ${sum(answered)} out: ${Math.round(seconds)} s at ${TOKENS_A_SECOND} tokens a second`;
}

if (import.meta.main && process.argv[2]) console.log(estimate(process.argv[2]));
