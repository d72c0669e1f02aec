import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test from 'node:test';
import { temporaryFolder } from '../../../../../test/fixtures/server/temporaryStore.ts';
import { createDiskFiles } from './disk.ts';

test('what is written is read, replaced and removed', async (t) => {
  const files = createDiskFiles(await temporaryFolder(t));
  await files.write('a-1.pdf', Buffer.from('first'));
  await files.write('a-1.pdf', Buffer.from('second one'));
  const read = await files.read('a-1.pdf');
  assert.equal(read?.size, 10);
  assert.equal(String(read && (await buffer(read.stream))), 'second one');
  await files.remove('a-1.pdf');
  await files.remove('a-1.pdf');
  assert.equal(await files.read('a-1.pdf'), undefined);
});

test('a key cannot lead out of the folder', async (t) => {
  const files = createDiskFiles(await temporaryFolder(t));
  for (const key of ['../a', 'a/b', '..', '', '.hidden', 'a\0b', 'x'.repeat(300)]) {
    await assert.rejects(async () => files.read(key), /is not a file key/);
  }
});

test('stored files are listed with their age; what a write left unfinished is not one, and is swept', async (t) => {
  const folder = await temporaryFolder(t);
  const files = createDiskFiles(folder);
  await files.write('a-1.pdf', Buffer.from('x'));
  await mkdir(join(folder, 'unfinished'), { recursive: true });
  await writeFile(join(folder, 'unfinished', 'old'), 'half');
  await writeFile(join(folder, 'unfinished', 'new'), 'half');
  await utimes(join(folder, 'unfinished', 'old'), 0, 0);
  for await (const { key, modifiedMs } of files.list()) {
    assert.equal(key, 'a-1.pdf');
    assert.ok(Math.abs(Date.now() - modifiedMs) < 60_000);
  }
  await files.sweep(1000);
  assert.deepEqual(await readdir(join(folder, 'unfinished')), ['new']);
});

test('nothing is listed or swept before the first write', async (t) => {
  const files = createDiskFiles(join(await temporaryFolder(t), 'files'));
  for await (const { key } of files.list()) assert.fail(`${key} is not there`);
  await files.sweep(0);
});
