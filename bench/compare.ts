/**
 * `npm run bench:check [-- COMMIT [DECKS]]`, or `npm run bench -- compare …`: the working tree beside a commit, HEAD unless another is named. Both make the same decks of texts in
 * turn, each in a process of its own; what counts is processor time, deck by deck. Ends with 1 where the working tree is slower by more than
 * 5 %, as far as chance allows to say so.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inPairs, ratioOf } from './compare/inPairs.ts';
import type { DeckTimes } from './compare/makeDecks.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
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
  const [now = [], before = []] = await inPairs([{ root: here }, { root: base }], count);
  process.exitCode = report(now, before);
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

/** Prints the ratios, and returns the exit code. */
function report(now: readonly DeckTimes[], before: readonly DeckTimes[]): number {
  const rows = (['all', 'read', 'write', 'design', 'output'] as const).map((name) => ({
    name,
    ...ratioOf(now.map((deck, i) => Math.log(deck[name] / (before[i]?.[name] ?? 0))).filter(Number.isFinite)),
  }));
  for (const { name, ratio, low, high } of rows) {
    const verdict =
      low > TOLERANCE ? 'slower' : high < 1 / TOLERANCE ? 'faster' : high < TOLERANCE ? 'no slower' : 'cannot be told from chance';
    console.log(`  ${name.padEnd(7)} ${ratio.toFixed(3)}, with 95 % confidence ${low.toFixed(3)} to ${high.toFixed(3)}: ${verdict}`);
  }
  const other = now.filter(({ digest }, i) => digest !== before[i]?.digest).length;
  console.log(other === 0 ? '  All files are the same, byte for byte.' : `  ${other} of ${now.length} files are other ones.`);
  const [all] = rows;
  return all !== undefined && all.low > TOLERANCE ? 1 : 0;
}
