/** How the engine's time grows with the slides that are asked for, and with the words of the source; processor time, warm. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { writtenTexts } from '../../test/fixtures/writtenTexts.ts';
import type { DeckOrder, DeckTimes } from '../compare/makeDecks.ts';
import { median } from '../median.ts';

interface CurvePoint {
  /** Slides, or words. */
  readonly size: number;
  /** Seconds of processor time. */
  readonly cpu: number;
}

export interface Curve {
  readonly slides: readonly CurvePoint[];
  readonly words: readonly CurvePoint[];
}

const SLIDES = [5, 10, 20, 50] as const;
const WORDS = [1000, 3000, 10_000, 30_000, 100_000, 300_000] as const;
const SLIDES_OF_WORDS = 20;
const WARM_UP = 4;
/** What takes as long is measured once. */
const LONG_SECONDS = 10;

/** Those that are long enough, which are those whose words are parted by blanks. */
const texts = writtenTexts.filter(({ text }) => text.split(/\s+/).length > 2000);

export async function curve(rounds: number): Promise<Curve> {
  const child = fork(new URL('../compare/makeDecks.ts', import.meta.url), [fileURLToPath(new URL('../..', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const cpuOf = measuring(child);
  try {
    for (let n = 0; n < WARM_UP; n++) await cpuOf(textOf(n, 3000), SLIDES_OF_WORDS, n);
    const slides = await points(SLIDES, rounds, (size, n) => cpuOf(textOf(n, 10_000), size, n));
    const words = await points(WORDS, rounds, (size, n) => cpuOf(textOf(n, size), SLIDES_OF_WORDS, n));
    return { slides, words };
  } finally {
    child.kill();
  }
}

async function points(
  sizes: readonly number[],
  rounds: number,
  measure: (size: number, n: number) => Promise<number>,
): Promise<CurvePoint[]> {
  const found: CurvePoint[] = [];
  for (const size of sizes) {
    const times: number[] = [];
    for (let n = 0; n < rounds && (times[0] ?? 0) < LONG_SECONDS; n++) times.push(await measure(size, n));
    found.push({ size, cpu: median(times) });
  }
  return found;
}

/** Seconds of processor time for the deck of a text. */
type Measure = (text: string, numSlides: number, n: number) => Promise<number>;

function measuring(child: ChildProcess): Measure {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process that makes decks ended with ${code}.`)));
  // It is ended after the last of them.
  ended.catch(() => undefined);
  return async (text, numSlides, n) => {
    child.send({ text, numSlides, template: 'Tokyo', format: n % 2 === 0 ? 'pptx' : 'pdf' } satisfies DeckOrder);
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return (answer as DeckTimes).all / 1000;
  };
}

/**
 * A text of about as many words: the sections of a sample text, and where it has not as many those of others. From the second time that a
 * sample comes, its paragraphs are in another order, so that nothing is said twice in the same way.
 */
function textOf(n: number, words: number): string {
  const parts: string[] = [];
  for (let count = 0, round = 0; count < words; round++) {
    const { text } = texts[(n + round) % texts.length] ?? { text: '' };
    const paragraphs = text.split(/\n{2,}/);
    const turn = Math.floor(round / texts.length) * 7;
    for (const paragraph of [...paragraphs.slice(turn % paragraphs.length), ...paragraphs.slice(0, turn % paragraphs.length)]) {
      parts.push(paragraph);
      count += paragraph.split(/\s+/).length;
      if (count >= words) break;
    }
  }
  return parts.join('\n\n');
}
