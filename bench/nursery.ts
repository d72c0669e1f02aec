/**
 * `npm run bench -- nursery [DECKS [MEGABYTES …]]`: what the size of V8's nursery costs, where new values are until they have outlived two collections. The same
 * decks are made with each size in turn, in processor time of all threads, and compared with the first. Sizes are those that a thread is
 * given as `maxYoungGenerationSizeMb`, of which V8 makes three parts. How much memory that is after all decks is printed beside it.
 */
import { fileURLToPath } from 'node:url';
import { inPairs, ratioOf } from './compare/inPairs.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const count = Number(process.argv[2] ?? 60);
const sizes = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [12, 24, 48, 96];
const parts = 3;
/** Of an engine's thread. */
const heapLimitMb = 1024;

const sides = sizes.map((size) => ({
  root: here,
  flags: [`--max-semi-space-size=${Math.round(size / parts)}`, `--max-old-space-size=${heapLimitMb}`],
}));
const times = await inPairs(sides, count);
const [first = []] = times;
console.log(`${count} decks each, in processor time beside a nursery of ${sizes[0]} MB`);
for (const [i, size] of sizes.entries()) {
  const own = times[i] ?? [];
  const { ratio, low, high } = ratioOf(own.map(({ all }, n) => Math.log(all / (first[n]?.all ?? 0))));
  const mean = own.reduce((sum, { all }) => sum + all, 0) / own.length;
  const cells = [`${size} MB`.padStart(6), `${mean.toFixed(0)} ms`.padStart(8), ratio.toFixed(3)];
  console.log(
    `  ${cells.join('  ')}, with 95 % confidence ${low.toFixed(3)} to ${high.toFixed(3)}; ${own.at(-1)?.residentMb.toFixed(0)} MB resident`,
  );
}
