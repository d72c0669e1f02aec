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

export function estimate(folder: string): string {
  const texts = (prefix: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
      .map((name) => readFileSync(join(folder, name), 'utf8').length / OF_A_TOKEN);
  const [asked, answered] = [texts('req-'), texts('ans-')];
  const [plan = 0, ...slides] = answered;
  const waves = [
    [plan],
    ...Array.from({ length: Math.ceil(slides.length / AT_A_TIME) }, (_, i) => slides.slice(i * AT_A_TIME, (i + 1) * AT_A_TIME)),
  ];
  const seconds = waves.reduce((sum, wave) => sum + FIRST + Math.max(...wave) / TOKENS_A_SECOND, 0);
  const sum = (all: readonly number[]) => Math.round(all.reduce((a, b) => a + b, 0));
  return `${answered.length} calls in ${waves.length} waves, about ${sum(asked)} tokens in and ${sum(answered)} out: ${Math.round(seconds)} s at ${TOKENS_A_SECOND} tokens a second`;
}

if (import.meta.main && process.argv[2]) console.log(estimate(process.argv[2]));
