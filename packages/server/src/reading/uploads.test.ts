import assert from 'node:assert/strict';
import { readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { temporaryFolder } from '../../../../test/fixtures/server/temporaryStore.ts';
import { createLog } from '../cli/log.ts';
import { createDiskFiles } from '../store/files/disk.ts';
import type { Reading } from './reader.ts';
import { createReaders } from './readers.ts';
import { createUploads } from './uploads.ts';

const script = new URL('../../../../test/fixtures/server/scriptedReader.ts', import.meta.url);
const { signal: never } = new AbortController();

async function uploading(t: TestContext, readBeforeAcceptMs = 10_000) {
  const dataDir = await temporaryFolder(t);
  const folder = join(dataDir, 'tmp');
  const files = createDiskFiles(join(dataDir, 'files'));
  const readers = createReaders({ script, count: 1, cpuMs: 5000, hangMs: 5000, memoryMb: 512, tokenLimit: 1000 }, createLog('silent'));
  t.after(() => readers.close());
  const uploads = createUploads({ files, readers, folder, readBeforeAcceptMs });
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys;
  };
  return { uploads, folder, kept };
}

const textOf = (reading: Reading | undefined) => reading?.type === 'document' && JSON.parse(Buffer.from(reading.json).toString()).text;

test('a received file is removed, whatever happens', async (t) => {
  const { uploads, folder } = await uploading(t);
  const received = await uploads.receive(async (file) => {
    await writeFile(file.path, 'Tea');
    return textOf(await uploads.read(file));
  });
  assert.equal(received, 'Tea');
  const failing = uploads.receive(async ({ path }) => {
    await writeFile(path, 'Tea');
    throw new Error('the client left');
  });
  await assert.rejects(failing, /left/);
  assert.deepEqual(await readdir(folder), []);
});

test('a small Document goes with its job, a large one and a file that is not read are kept', async (t) => {
  const { uploads, kept } = await uploading(t);
  const large = Buffer.from(JSON.stringify({ text: 'Tea '.repeat(100_000) }));
  await uploads.receive(async (file) => {
    await writeFile(file.path, 'Tea');
    assert.deepEqual(await uploads.keep(file, Buffer.from('{}')), { document: '{}' });
    assert.deepEqual(await kept(), []);

    assert.deepEqual(await uploads.keep(file, large), { keptFile: 'document' });
    const reading = await uploads.readKept(file.id, 'document', never);
    assert.ok(reading.type === 'document' && large.equals(reading.json));

    assert.deepEqual(await uploads.keep(file), { keptFile: 'upload' });
    assert.equal(textOf(await uploads.readKept(file.id, 'upload', never)), 'Tea');
    assert.equal((await kept()).length, 1);
    await uploads.forget(file.id);
    assert.deepEqual(await kept(), []);
    await assert.rejects(uploads.readKept(file.id, 'upload', never), /not there/);
  });
});

test('files are kept without being read into memory', async (t) => {
  const { uploads, kept } = await uploading(t);
  const before = process.memoryUsage.rss();
  let most = 0;
  const keep = () =>
    uploads.receive(async (file) => {
      await writeFile(file.path, '');
      await truncate(file.path, 25 * 2 ** 20);
      assert.deepEqual(await uploads.keep(file), { keptFile: 'upload' });
      most = Math.max(most, process.memoryUsage.rss());
    });
  await Promise.all(Array.from({ length: 40 }, keep));
  assert.equal((await kept()).length, 40);
  assert.ok(most - before < 100 * 2 ** 20, `${Math.round((most - before) / 2 ** 20)} MB more`);
});

test('what was not waited for is read once', async (t) => {
  const { uploads } = await uploading(t, 100);
  await uploads.receive(async (file) => {
    await writeFile(file.path, 'wait 1000');
    assert.equal(await uploads.read(file), undefined);
    // Nothing was kept, so there would be nothing to begin anew with.
    assert.equal(textOf(await uploads.readKept(file.id, 'upload', never)), 'wait 1000');
  });
});

test('a job that is stopped does not wait for its file', async (t) => {
  const { uploads } = await uploading(t);
  const stop = new AbortController();
  await uploads.receive(async (file) => {
    await writeFile(file.path, 'spin');
    await uploads.keep(file);
    const reading = uploads.readKept(file.id, 'upload', stop.signal);
    setTimeout(() => stop.abort(), 50);
    await assert.rejects(reading, /aborted/);
  });
});

test('old files are swept, young ones may be in use', async (t) => {
  const { uploads, folder } = await uploading(t);
  await uploads.sweep(0);
  await uploads.receive(async (file) => {
    await writeFile(file.path, 'young');
    await writeFile(join(folder, 'old'), 'old');
    await utimes(join(folder, 'old'), 0, 0);
    await uploads.sweep(60_000);
    assert.deepEqual(await readdir(folder), [file.id]);
  });
});
