/** The same decks made by several processes in turn, which are compared deck by deck: what else a machine does meets all of them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { templateIds } from '@slidewright/contract/template';
import type { DeckOrder, DeckTimes } from './makeDecks.ts';

const script = new URL('./makeDecks.ts', import.meta.url);
const WARM = 12;

export interface Side {
  /** The checkout whose engine it is. */
  readonly root: string;
  /** Of Node.js. */
  readonly flags?: readonly string[];
}

/** What each side took for each of `count` decks of texts, templates and formats in turn, after some that warm them up. */
export async function inPairs(sides: readonly Side[], count: number): Promise<DeckTimes[][]> {
  const texts = await readTexts();
  const children = sides.map(({ root, flags = [] }) =>
    fork(script, [root], { execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const times: DeckTimes[][] = sides.map(() => []);
  try {
    for (let n = 0; n < WARM + count; n++) {
      const order: DeckOrder = {
        text: texts[(n * 7) % texts.length] ?? '',
        template: templateIds[(n * 5) % templateIds.length] ?? 'Tokyo',
        format: n % 3 === 0 ? 'pdf' : 'pptx',
      };
      // Each is first as often as the others.
      for (let i = 0; i < sides.length; i++) {
        const side = (i + n) % sides.length;
        const made = await make(children[side], order);
        if (n >= WARM) times[side]?.push(made);
      }
    }
  } finally {
    for (const child of children) child.kill();
  }
  return times;
}

async function make(child: ChildProcess | undefined, order: DeckOrder): Promise<DeckTimes> {
  if (!child) throw new Error('There is no such side.');
  child.send(order);
  const [answer] = await once(child, 'message');
  return answer as DeckTimes;
}

async function readTexts(): Promise<string[]> {
  const folder = fileURLToPath(new URL('../../test/fixtures/texts', import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
}

export interface Ratio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** The geometric mean of ratios, given as logarithms, and where it lies with 95 % confidence. */
export function ratioOf(logs: readonly number[]): Ratio {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const margin = 1.99 * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}
