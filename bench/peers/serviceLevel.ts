/**
 * What the service itself does: how long a caller waits from POST to completed by kind and size, how many decks come of it in a second with
 * one to as many engines as there are processors, and the processor time of a thousand decks. All of it on the loopback.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { templateIds } from '@slidewright/contract/template';
import { caller, type Service, startService } from '../../test/fixtures/server/service.ts';
import { createTemporaryFolder } from '../../test/fixtures/server/temporaryStore.ts';
import { writtenTexts } from '../../test/fixtures/writtenTexts.ts';
import { median } from '../median.ts';
import { secondsOf } from './usage.ts';

interface Wait {
  readonly kind: string;
  /** Seconds from POST to completed: of the first after the start, and the median of the others. */
  readonly first?: number;
  readonly wall: number;
  /** Seconds of processor time of the service for each, reading processes included. */
  readonly cpu: number;
}

interface Throughput {
  readonly engines: number;
  readonly decksASecond: number;
  readonly cpuOfThousand: number;
}

export interface ServiceLevel {
  readonly waits: readonly Wait[];
  readonly throughput: readonly Throughput[];
}

type Call = ReturnType<typeof caller> & { createFromFile(path: string, fields: Record<string, string>): Promise<{ id: string }> };

const asking = (text: string, n: number) => ({
  text,
  template: templateIds[(n * 5) % templateIds.length],
  format: n % 3 === 0 ? 'pdf' : 'pptx',
});

/** `files` by their kind: documents to upload. `rounds` of each kind after one to warm up, and `decks` with each number of engines. */
export async function serviceLevel(
  files: Readonly<Record<string, readonly string[]>>,
  rounds: number,
  decks: number,
): Promise<ServiceLevel> {
  const waits = await withService(1, async (service, call) => {
    const kinds: [string, (n: number) => Promise<{ id: string }>][] = [
      ...[200, 1000, 2500].map((words): [string, (n: number) => Promise<{ id: string }>] => [
        `text of ${words.toLocaleString('en')} words, PPTX`,
        (n) => call.create({ ...asking(wordsOf(n, words), n), format: 'pptx' }),
      ]),
      ['text of 1,000 words, PDF', (n) => call.create({ ...asking(wordsOf(n, 1000), n), format: 'pdf' })],
      ['topic, PPTX', (n) => call.create({ topic: topics[n % topics.length], format: 'pptx' }, 'topic')],
      ...Object.entries(files).map(([kind, paths]): [string, (n: number) => Promise<{ id: string }>] => [
        `${kind} uploaded, PPTX`,
        (n) => call.createFromFile(paths[n % paths.length] ?? '', { format: 'pptx' }),
      ]),
    ];
    const results: Wait[] = [];
    for (const [i, [kind, create]] of kinds.entries())
      results.push(await waitsFor(kind, create, { service, call, rounds, isFirst: i === 0 }));
    return results;
  });
  const throughput: Throughput[] = [];
  for (let engines = 1; engines <= availableParallelism(); engines++)
    throughput.push(await withService(engines, (service, call) => decksASecond(engines, { service, call, decks })));
  return { waits, throughput };
}

const topics = ['Tea', 'Volcanoes', 'Solar power', 'Sleep', 'The history of paper', 'Beekeeping', 'Urban trees'] as const;

/** About as many words of the texts in turn; those of East Asia have few blanks, and count by their letters. */
function wordsOf(n: number, words: number): string {
  const texts = writtenTexts.filter(({ text }) => text.split(/\s+/).length >= words);
  const text = texts[(n * 7) % texts.length]?.text ?? '';
  return new RegExp(`^(?:\\s*\\S+){1,${words}}`).exec(text)?.[0] ?? text;
}

interface Asked {
  readonly service: Service;
  readonly call: Call;
}

async function waitsFor(
  kind: string,
  create: (n: number) => Promise<{ id: string }>,
  { service, call, rounds, isFirst }: Asked & { rounds: number; isFirst: boolean },
): Promise<Wait> {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let n = 0; n <= rounds; n++) {
    const before = await secondsOf(service.pid);
    const { id } = await create(n);
    const { createdAt, completedAt, error } = await call.ended(id);
    if (error || completedAt === undefined) throw new Error(`${kind}: ${error?.message}`);
    times.push((Date.parse(completedAt) - Date.parse(createdAt)) / 1000);
    cpu.push((await secondsOf(service.pid)) - before);
  }
  const [first = 0, ...others] = times;
  // The first of a kind warms up.
  return { kind, ...(isFirst && { first }), wall: median(others), cpu: median(cpu.slice(1)) };
}

async function decksASecond(engines: number, { service, call, decks }: Asked & { decks: number }): Promise<Throughput> {
  const make = async (n: number): Promise<void> => {
    const { text } = writtenTexts[(n * 7) % writtenTexts.length] ?? { text: '' };
    const { error } = await call.ended((await call.create(asking(text, n))).id);
    if (error) throw new Error(error.message);
  };
  await Promise.all(Array.from({ length: 2 * engines }, (_, n) => make(n)));
  const before = await secondsOf(service.pid);
  const start = performance.now();
  let begun = 0;
  const inTurn = async (): Promise<void> => {
    while (begun < decks) await make(++begun);
  };
  // One more waits, so that no engine does.
  await Promise.all(Array.from({ length: engines + 1 }, inTurn));
  const seconds = (performance.now() - start) / 1000;
  return { engines, decksASecond: decks / seconds, cpuOfThousand: (((await secondsOf(service.pid)) - before) / decks) * 1000 };
}

async function withService<T>(engines: number, work: (service: Service, call: Call) => Promise<T>): Promise<T> {
  const folder = await createTemporaryFolder();
  const settings = { DATA_DIR: folder.path, WORKERS: String(engines), LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2' };
  const service = startService('serve', settings);
  try {
    const url = await service.url;
    const key = /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '';
    const createFromFile = async (path: string, fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', new Blob([await readFile(path)]), basename(path));
      const response = await fetch(`${url}/v1/presentations/file`, { method: 'POST', body, headers: { authorization: `Bearer ${key}` } });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as { id: string };
    };
    return await work(service, { ...caller(url, key), createFromFile });
  } finally {
    service.signal('SIGKILL');
    await service.ended;
    await folder.remove();
  }
}
