/** How long a caller waits: from POST to `completed`, through the real service in a process of its own with nothing else to do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@slidewright/client';
import { freePort } from '../test/fixtures/server/freePort.ts';
import { median } from './median.ts';

const main = new URL('../packages/server/src/main.ts', import.meta.url).pathname;
const report = new URL('../test/fixtures/texts/report.md', import.meta.url);

export interface ServiceTimes {
  format: 'pptx' | 'pdf';
  words: number;
  /** Milliseconds: the first job after the start, and the median of those after it. */
  first: number;
  median: number;
  bytes: number;
}

export async function benchService(rounds = 7): Promise<ServiceTimes[]> {
  const text = await readFile(report, 'utf8');
  const results: ServiceTimes[] = [];
  for (const format of ['pptx', 'pdf'] as const) {
    await withService(async (url, key) => {
      const client = createClient({ url, key });
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round <= rounds; round++) {
        const start = performance.now();
        const { id } = await client.createFromText({ text, format });
        let found = await client.find(id);
        while (found.status === 'queued' || found.status === 'processing') {
          await sleep(5);
          found = await client.find(id);
        }
        times.push(performance.now() - start);
        if (found.status === 'failed') throw new Error(`${found.error.code}: ${found.error.message}`);
        bytes = (await client.download(found)).length;
      }
      const [first = 0, ...others] = times;
      results.push({ format, words: text.split(/\s+/).length, first, median: median(others), bytes });
    });
  }
  return results;
}

async function withService(work: (url: string, key: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: directory,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT_READ: '100000',
    RATE_LIMIT_WRITE: '100000',
  };
  const url = `http://127.0.0.1:${port}`;
  const service = spawn(process.execPath, [main, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const key = await printedKey(service.stdout);
    await answers(`${url}/health`);
    await work(url, key);
  } finally {
    service.kill();
    await once(service, 'exit');
    await rm(directory, { recursive: true, force: true });
  }
}

/** The first start prints the local account's key. */
async function printedKey(output: AsyncIterable<Buffer>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk;
    const key = /ppsk_[\w-]{32,}/.exec(printed)?.[0];
    if (key) return key;
  }
  throw new Error(`The service stopped before it printed a key:\n${printed}`);
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer.`);
}
