import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../../test/fixtures/server/temporaryStore.ts';
import { createLog } from '../cli/log.ts';
import type { Reading } from './reader.ts';
import { createReaders, type ReadersConfig } from './readers.ts';

const script = new URL('../../../../test/fixtures/server/scriptedReader.ts', import.meta.url);
const paper = new URL('../../../../test/fixtures/documents/pdf/groff-paper.pdf', import.meta.url);
const parentScript = new URL('../../../../test/fixtures/server/readingParent.ts', import.meta.url);
const onLinux = { skip: process.platform === 'linux' ? false : 'only Linux tells what other processes do' };

async function reading(t: TestContext, config: Partial<ReadersConfig> = {}) {
  const folder = await temporaryFolder(t);
  const usual = { script, count: 1, cpuMs: 20_000, hangMs: 20_000, memoryMb: 512, tokenLimit: 1000 };
  const readers = createReaders({ ...usual, ...config }, createLog('silent'));
  t.after(() => readers.close());
  /** A file of this text, called by it. */
  const file = async (text: string) => {
    const received = { id: text, path: join(folder, text.slice(0, 20)) };
    await writeFile(received.path, text);
    return received;
  };
  return { readers, file, read: async (text: string) => outcome(await readers.read(await file(text))) };
}

const documentOf = (result: Reading | undefined) =>
  result?.type === 'document' ? JSON.parse(Buffer.from(result.json).toString()) : undefined;

/** The text of the Document, or what else became of the file. */
function outcome(result: Reading | undefined): string | undefined {
  return result?.type === 'unreadable' ? `${result.kind}: ${result.message}` : documentOf(result)?.text;
}

test('a Document of megabytes arrives whole', async (t) => {
  const { read } = await reading(t);
  const text = 'Tea äöü '.repeat(500_000);
  assert.equal(await read(text), text);
});

test('what takes too long is ended, and the next file is read', async (t) => {
  const { read } = await reading(t, { cpuMs: 300 });
  assert.match((await read('spin')) ?? '', /^tooLarge: .*more than 0\.3 seconds of work/);
  assert.equal(await read('Tea'), 'Tea');
});

test('what hangs without working is ended by the clock, and the next file is read', async (t) => {
  const { read } = await reading(t, { hangMs: 1500 });
  assert.match((await read('wait 60000')) ?? '', /^tooLarge: .*more than 1\.5 seconds to be read/);
  assert.equal(await read('Tea'), 'Tea');
});

test('each document has its own time to work', async (t) => {
  const { read } = await reading(t, { cpuMs: 500 });
  for (const text of ['work 300', 'work 301', 'work 302']) assert.equal(await read(text), text);
});

test('a document that gets a tenth of a processor may work as long as on a quiet machine', onLinux, async (t) => {
  const { read } = await reading(t, { cpuMs: 600 });
  await read('warm');
  const end = hold(children());
  const start = performance.now();
  const said = await read('work 200');
  const took = performance.now() - start;
  await end();
  assert.equal(said, 'work 200');
  // Where this process is itself held up, so is the signal that stops the other one: nothing is said of the clock.
  t.diagnostic(`read in ${took.toFixed(0)} ms by the clock`);
});

test('a PDF is read by a process that gets a tenth of a processor', onLinux, async (t) => {
  const script = new URL('readingProcess.ts', import.meta.url);
  const { readers, read } = await reading(t, { script, cpuMs: 2000, hangMs: 120_000, tokenLimit: 1e6 });
  await read('warm');
  const end = hold(children());
  const start = performance.now();
  const result = await readers.read({ id: 'paper', path: fileURLToPath(paper) });
  const took = performance.now() - start;
  await end();
  assert.ok(documentOf(result)?.blocks.length > 10, outcome(result));
  t.diagnostic(`read in ${took.toFixed(0)} ms by the clock`);
});

/** Lets the processes run for 10 ms in 100, as if nine others were as busy on each processor. */
function hold(pids: readonly number[]): () => Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // One of an earlier test has ended in the meantime.
      }
    }
  };
  signal('SIGSTOP');
  const turns = setInterval(() => {
    signal('SIGCONT');
    setTimeout(() => signal('SIGSTOP'), 10);
  }, 100);
  return async () => {
    clearInterval(turns);
    await delay(20);
    signal('SIGCONT');
  };
}

test('what takes too much memory is ended, and the next file is read', onLinux, async (t) => {
  const { read } = await reading(t, { memoryMb: 256 });
  assert.match((await read('exhaust')) ?? '', /^tooLarge: .*more than 256 MB of memory/);
  assert.equal(await read('Tea'), 'Tea');
});

test('what a reader throws is damage, and is not quoted', async (t) => {
  const { read } = await reading(t);
  assert.match((await read('throw')) ?? '', /^corrupt: The file is damaged and cannot be read\. [^']*$/);
});

test('a file whose process is killed is read again', onLinux, async (t) => {
  const { read } = await reading(t);
  await read('Tea');
  const slow = read('wait 500');
  await delay(100);
  for (const pid of children()) process.kill(pid, 'SIGKILL');
  assert.equal(await slow, 'wait 500');
});

test('a file whose process dies twice is given up', async (t) => {
  const { read } = await reading(t);
  assert.match((await read('die')) ?? '', /^corrupt:/);
  assert.equal(await read('Tea'), 'Tea');
});

test('a process that cannot be started is not the fault of the file', async (t) => {
  const { read } = await reading(t, { script: new URL('missing.ts', script) });
  await assert.rejects(read('Tea'), /ended while it was starting \(1\)/);
});

/** The processes that a process has started. */
function children(of: number | 'self' = 'self'): number[] {
  const lists = readdirSync(`/proc/${of}/task`).map((thread) => readFileSync(`/proc/${of}/task/${thread}/children`, 'latin1'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

test('who cannot wait is let go: what has begun goes on and can be joined, what has not is not read', async (t) => {
  const { readers, file } = await reading(t);
  const slow = await file('wait 800');
  await readers.read(await file('warm'));
  assert.equal(await readers.readWithin(slow, 50), undefined);
  const joined = readers.underway(slow.id);
  assert.ok(joined);
  assert.equal(readers.read(slow), joined);
  assert.equal(await readers.readWithin(await file('Tea'), 50), undefined);
  assert.equal(outcome(await joined), 'wait 800');
  assert.equal(readers.underway(slow.id), undefined);
  assert.equal(readers.underway('Tea'), undefined);
  assert.equal(outcome(await readers.readWithin(await file('Milk'), 10_000)), 'Milk');
});

test('one process waits for the first document, and the others are started when they are needed', onLinux, async (t) => {
  // Those of other tests may still be ending.
  const before = new Set(children());
  const started = () => children().filter((pid) => !before.has(pid)).length;
  const { readers, read, file } = await reading(t, { count: 3 });
  const slow = await file('wait 800');
  readers.warmUp();
  assert.equal(started(), 1);
  assert.equal(await read('Tea'), 'Tea');
  assert.equal(started(), 1);
  const underway = readers.read(slow);
  assert.equal(await read('Milk'), 'Milk');
  assert.equal(started(), 2);
  await underway;
});

test('as many are read at a time as there are processes', async (t) => {
  const { read } = await reading(t, { count: 2, cpuMs: 1500 });
  const slow = read('spin');
  const drinks = ['Tea', 'Coffee', 'Milk'];
  assert.deepEqual(await Promise.all(drinks.map(read)), drinks);
  assert.match((await slow) ?? '', /^tooLarge:/);
});

test('closing ends what is being read and what waits', async (t) => {
  const { readers, read, file } = await reading(t);
  await read('warm');
  const files = [await file('spin'), await file('Tea')];
  const ended = files.map((received) => assert.rejects(readers.read(received), /closed/));
  await delay(50);
  readers.close();
  await Promise.all(ended);
  await assert.rejects(read('Milk'), /closed/);
});

test('a reading process has no environment', async (t) => {
  const { readers, file } = await reading(t);
  const { environment } = documentOf(await readers.read(await file('Tea')));
  assert.deepEqual(environment, []);
});

test('when the service is killed, a process that hangs ends too', onLinux, async (t) => {
  const { file } = await reading(t);
  const { path } = await file('spin');
  const parent = spawn(process.execPath, [fileURLToPath(parentScript), path]);
  const [pid = 0] = await until(() => children(parent.pid));
  await delay(500);
  parent.kill('SIGKILL');
  await until(() => (existsSync(`/proc/${pid}`) ? [] : [pid]));
});

/** What `look` finds, when it finds anything. */
async function until(look: () => number[]): Promise<number[]> {
  for (;;) {
    const found = look();
    if (found.length > 0) return found;
    await delay(20);
  }
}
