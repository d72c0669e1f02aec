/**
 * `npm run bench -- memory [JOBS] [WORKERS]`: how much memory the processes of the service hold while they make presentations of every
 * template in both formats and many languages. Prints a line for each 100 presentations, or for each eighth of fewer; one takes about half a second of
 * processor time. At the end it says how much the memory grows with each 1,000 presentations, and how sure that is, by the lines after each
 * text has been met in each template and format once, which takes 2,040 presentations; of fewer than three times as many, by those after the first third.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { templateIds } from '@slidewright/contract/template';
import { caller, type Service, startService } from '../test/fixtures/server/service.ts';
import { median } from './median.ts';
import { childrenOf, memoryOf } from './memory/processMemory.ts';
import { type Point, trendOf } from './memory/trend.ts';

const jobs = Number(process.argv[2] ?? 5000);
const workers = Number(process.argv[3] ?? availableParallelism());
const every = Math.min(100, Math.ceil(jobs / 8));
/** Between two collections memory goes up and down: what is compared is the middle of so many looks at it for each line. */
const LOOKS = 10;
const folder = new URL('../test/fixtures/texts/', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
const order = (n: number) => ({
  text: texts[n % texts.length],
  template: templateIds[n % templateIds.length],
  format: Math.floor(n / templateIds.length) % 2 === 0 ? 'pptx' : 'pdf',
});

const dataDir = await mkdtemp(join(tmpdir(), 'slidewright-memory-'));
// As npm start runs it.
const service = startService('serve', {
  ...{ DATA_DIR: dataDir, WORKERS: String(workers), LOG_LEVEL: 'warn' },
  ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
});
try {
  const url = await service.url;
  const { create, ended } = caller(url, /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '');
  console.log(`${workers} workers, ${templateIds.length} templates, ${texts.length} texts; megabytes`);
  console.log('    jobs  resident  anonymous  at most  readers');
  await print(0, service);
  let begun = 0;
  let done = 0;
  let looks: number[] = [];
  const middles: Point[] = [];
  const make = async (): Promise<void> => {
    while (begun < jobs) {
      const { id } = await create(order(begun++));
      const { error } = await ended(id);
      if (error) throw new Error(`${error.code}: ${error.message}`);
      done++;
      if (done % Math.ceil(every / LOOKS) === 0) looks.push(await anonymousOfAll(service));
      if (done % every > 0) continue;
      middles.push({ x: done, y: median(looks) });
      looks = [];
      await print(done, service);
    }
  };
  // One more waits, so that no worker does.
  await Promise.all(Array.from({ length: workers + 1 }, make));
  // What is free goes back to the system when nothing is done.
  await delay(10_000);
  await print(done, service);
  tell(middles);
} finally {
  service.signal('SIGKILL');
  await service.ended;
  await rm(dataDir, { recursive: true, force: true });
}

/** What belongs to the service and the processes that it has started, without the files that they share. */
async function anonymousOfAll({ pid }: Service): Promise<number> {
  const all = await Promise.all([pid, ...(await childrenOf(pid))].map(memoryOf));
  return all.reduce((sum, { anonymous }) => sum + anonymous, 0);
}

function tell(middles: readonly Point[]): void {
  const metOnce = texts.length * templateIds.length * 2;
  const counted = middles.filter(({ x }) => x > Math.min(metOnce, jobs / 3));
  const { slope, low, high } = trendOf(counted);
  const perThousand = (value: number): string => `${(value * 1000).toFixed(1)} MB`;
  const verdict = low > 0 ? 'it grows' : 'no growth that could be told from chance';
  console.log(
    `\nFrom ${counted[0]?.x} to ${counted.at(-1)?.x} presentations, all processes, anonymous: ${median(counted.map(({ y }) => y)).toFixed(0)} MB in the middle, ` +
      `${perThousand(slope)} for each 1,000 more, with 95 % confidence ${perThousand(low)} to ${perThousand(high)}: ${verdict}.`,
  );
}

async function print(done: number, { pid }: Service): Promise<void> {
  const { resident, anonymous, most } = await memoryOf(pid);
  const readers = await Promise.all((await childrenOf(pid)).map(memoryOf));
  const cells = [resident.toFixed(0).padStart(8), anonymous.toFixed(0).padStart(9), most.toFixed(0).padStart(7)];
  const others = readers.map((reader) => reader.resident.toFixed(0)).join(' + ');
  console.log([String(done).padStart(8), ...cells, others.padStart(7)].join('  '));
}
