/** What texts cost that repeat themselves or mean harm: each kind in three lengths, in processor time; it must grow no faster than they do. */
import { type ChildProcess, fork } from 'node:child_process';
import { families } from '../test/fixtures/cost/families.ts';
import type { Cost, Way } from './cost/costOf.ts';
import type { Order } from './cost/measure.ts';

export interface FamilyCost {
  readonly name: string;
  /** Milliseconds of processor time by length. */
  readonly times: readonly number[];
  /** Of the last two lengths: 1 is in proportion, 2 the square. */
  readonly exponent: number;
  readonly fault?: string;
}

export const LENGTHS: readonly number[] = [30_000, 120_000, 480_000];
export const MOST_EXPONENT = 1.15;
/** Milliseconds: what costs less even in the longest length is noise. */
const FLOOR = 400;
/** By the clock: what takes longer is ended, and counts as that. */
const LONGEST_MS = 300_000;
/** What seems to grow too fast is measured again so often, and the least of each length counts: other programs disturb, and never help. */
const FURTHER_ROUNDS = 2;

const script = new URL('./cost/measure.ts', import.meta.url);
const modes = ['expand', 'preserve', 'condense'] as const;

/** Calls back with each kind of text as it is measured. */
export async function benchCost(say: (family: FamilyCost) => void = () => {}): Promise<FamilyCost[]> {
  const measuring = startMeasuring();
  const results: FamilyCost[] = [];
  for (const [index, name] of Object.keys(families).entries()) {
    const way: Way = { contentModificator: modes[index % modes.length] ?? 'expand', format: index % 2 === 0 ? 'pptx' : 'pdf' };
    const result = await measureFamily(name, way, measuring.cost);
    say(result);
    results.push(result);
  }
  measuring.end();
  return results;
}

async function measureFamily(name: string, way: Way, cost: (order: Order) => Promise<Cost>): Promise<FamilyCost> {
  const least = LENGTHS.map(() => Number.POSITIVE_INFINITY);
  let fault: string | undefined;
  for (let round = 0; round <= FURTHER_ROUNDS; round++) {
    for (const [i, length] of LENGTHS.entries()) {
      const { cpu, fault: own } = await cost({ family: name, length, way });
      least[i] = Math.min(least[i] ?? cpu, cpu);
      fault ??= own;
    }
    if (fault !== undefined || exponentOf(least) <= MOST_EXPONENT) break;
  }
  return { name, times: least, exponent: exponentOf(least), ...(fault !== undefined && { fault }) };
}

function exponentOf(times: readonly number[]): number {
  const [before = 0, last = 0] = times.slice(-2);
  const [shorter = 1, longer = 1] = LENGTHS.slice(-2);
  return last < FLOOR ? 0 : Math.log(last / before) / Math.log(longer / shorter);
}

/** A process that is replaced when it hangs or dies. */
function startMeasuring() {
  let child: ChildProcess | undefined;
  return {
    cost(order: Order): Promise<Cost> {
      const process = child?.connected ? child : fork(script);
      child = process;
      return new Promise((resolve) => {
        const end = (cost: Cost) => {
          clearTimeout(timer);
          process.off('message', end).off('exit', onExit);
          resolve(cost);
        };
        const onExit = () => end({ cpu: LONGEST_MS, fault: 'the process died' });
        const timer = setTimeout(() => {
          end({ cpu: LONGEST_MS, fault: `it took more than ${LONGEST_MS / 1000} s` });
          process.kill('SIGKILL');
          child = undefined;
        }, LONGEST_MS);
        process.on('message', end).on('exit', onExit);
        process.send(order);
      });
    },
    end: () => void child?.kill(),
  };
}
