/**
 * `npm run bench -- memory [JOBS] [WORKERS]`: how much memory the processes of the service hold while they make presentations of every
 * template in both formats and many languages. Prints a line for each 250 presentations, of fewer than 2,000 for each eighth; one takes about a second of processor time.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { templateIds } from '@slidewright/contract/template';
import { caller, type Service, startService } from '../test/fixtures/server/service.ts';
import { childrenOf, memoryOf } from './memory/processMemory.ts';

const jobs = Number(process.argv[2] ?? 5000);
const workers = Number(process.argv[3] ?? availableParallelism());
const every = Math.min(250, Math.ceil(jobs / 8));
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
  const make = async (): Promise<void> => {
    while (begun < jobs) {
      const { id } = await create(order(begun++));
      const { error } = await ended(id);
      if (error) throw new Error(`${error.code}: ${error.message}`);
      if (++done % every === 0) await print(done, service);
    }
  };
  // One more waits, so that no worker does.
  await Promise.all(Array.from({ length: workers + 1 }, make));
  // What is free goes back to the system when nothing is done.
  await delay(10_000);
  await print(done, service);
} finally {
  service.signal('SIGKILL');
  await service.ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function print(done: number, { pid }: Service): Promise<void> {
  const { resident, anonymous, most } = await memoryOf(pid);
  const readers = await Promise.all((await childrenOf(pid)).map(memoryOf));
  const cells = [resident.toFixed(0).padStart(8), anonymous.toFixed(0).padStart(9), most.toFixed(0).padStart(7)];
  const others = readers.map((reader) => reader.resident.toFixed(0)).join(' + ');
  console.log([String(done).padStart(8), ...cells, others.padStart(7)].join('  '));
}
