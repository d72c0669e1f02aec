/**
 * `npm run bench:check [-- COMMIT [DECKS]]`, or `npm run bench -- compare …`: the working tree beside a commit, HEAD unless another is named. Both make the same decks of texts in
 * turn, each in a process of its own; what counts is processor time, deck by deck. Ends with 1 where the working tree is slower by more than
 * 5 %, as far as chance allows to say so.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateIds } from '@slidewright/contract/template';
import type { DeckOrder, DeckTimes } from './compare/makeDecks.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const script = new URL('./compare/makeDecks.ts', import.meta.url);
const WARM = 12;
/** Slower by more than this is said to be so. */
const TOLERANCE = 1.05;

const commit = process.argv[2] ?? 'HEAD';
const count = Number(process.argv[3] ?? 90);
const git = (...args: string[]): string => execFileSync('git', ['-C', here, ...args], { encoding: 'utf8' }).trim();
const base = await mkdtemp(join(tmpdir(), 'slidewright-compare-'));
try {
  git('worktree', 'add', '--quiet', '--detach', base, commit);
  await linkModules();
  console.log(`The working tree beside ${git('log', '-1', '--format=%h %s', commit)}: ${count} decks each, in processor time`);
  process.exitCode = report(await measured());
} finally {
  git('worktree', 'remove', '--force', base);
  await rm(base, { recursive: true, force: true });
}

/** Other people's packages are those that are installed here; the project's own are the commit's. */
async function linkModules(): Promise<void> {
  const [from, to] = [join(here, 'node_modules'), join(base, 'node_modules')];
  await mkdir(join(to, '@slidewright'), { recursive: true });
  for (const name of await readdir(from)) if (name !== '@slidewright') await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, '@slidewright'))) await symlink(join(base, 'packages', name), join(to, '@slidewright', name));
}

interface Pair {
  readonly now: DeckTimes;
  readonly before: DeckTimes;
}

async function measured(): Promise<Pair[]> {
  const texts = await readTexts();
  const sides = { now: start(here), before: start(base) };
  const pairs: Pair[] = [];
  try {
    for (let n = 0; n < WARM + count; n++) {
      const order: DeckOrder = {
        text: texts[(n * 7) % texts.length] ?? '',
        template: templateIds[(n * 5) % templateIds.length] ?? 'Tokyo',
        format: n % 3 === 0 ? 'pdf' : 'pptx',
      };
      const make = async (side: ChildProcess): Promise<DeckTimes> => {
        side.send(order);
        const [answer] = await once(side, 'message');
        return answer as DeckTimes;
      };
      // Each is first as often as the other.
      const early = n % 2 === 0 ? await make(sides.now) : undefined;
      const before = await make(sides.before);
      const pair: Pair = { now: early ?? (await make(sides.now)), before };
      if (n >= WARM) pairs.push(pair);
    }
  } finally {
    for (const side of Object.values(sides)) side.kill();
  }
  return pairs;
}

function start(root: string): ChildProcess {
  return fork(script, [root], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function readTexts(): Promise<string[]> {
  const folder = join(here, 'test/fixtures/texts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** Prints the ratios, and returns the exit code. */
function report(pairs: readonly Pair[]): number {
  const rows = (['all', 'read', 'write', 'design', 'output'] as const).map((name) => ({
    name,
    ...ratioOf(pairs.map(({ now, before }) => Math.log(now[name] / before[name])).filter(Number.isFinite)),
  }));
  for (const { name, ratio, low, high } of rows) {
    const verdict =
      low > TOLERANCE ? 'slower' : high < 1 / TOLERANCE ? 'faster' : high < TOLERANCE ? 'no slower' : 'cannot be told from chance';
    console.log(`  ${name.padEnd(7)} ${ratio.toFixed(3)}, with 95 % confidence ${low.toFixed(3)} to ${high.toFixed(3)}: ${verdict}`);
  }
  const other = pairs.filter(({ now, before }) => now.digest !== before.digest).length;
  console.log(other === 0 ? '  All files are the same, byte for byte.' : `  ${other} of ${pairs.length} files are other ones.`);
  const [all] = rows;
  return all !== undefined && all.low > TOLERANCE ? 1 : 0;
}

/** The geometric mean of ratios, given as logarithms, and where it lies with 95 % confidence. */
function ratioOf(logs: readonly number[]): { ratio: number; low: number; high: number } {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const margin = 1.99 * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}
