/**
 * Data folders of earlier versions are opened by this one. Each folder of fixtures/installations holds one as its version left it, and in
 * installation.json what was in it. Whoever releases a version adds one.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { databaseFile, openDatabase } from '../../packages/server/src/store/database.ts';
import { createDiskFiles } from '../../packages/server/src/store/files/disk.ts';
import { requireOwnFiles } from '../../packages/server/src/store/files/ownership.ts';
import { caller, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

interface Installation {
  key: string;
  /** Left on the account. */
  credits: number;
  jobs: { id: string; status: 'completed' | 'failed' | 'queued'; path?: string; sha256?: string; error?: string }[];
}

const folder = fileURLToPath(new URL('../fixtures/installations/', import.meta.url));

for (const name of await readdir(folder)) {
  test(`an installation of ${name} goes on`, async (t) => {
    const dataDir = join(await temporaryFolder(t), 'data');
    await cp(join(folder, name, 'store'), dataDir, { recursive: true });
    const { key, credits, jobs } = JSON.parse(await readFile(join(folder, name, 'installation.json'), 'utf8')) as Installation;
    const service = startService('serve', { DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    t.after(async () => {
      service.signal('SIGKILL');
      await service.ended;
    });
    const url = await service.url;
    const { create, find, ended } = caller(url, key);
    let givenBack = 0;
    for (const { id, status, path, sha256, error } of jobs) {
      if (status === 'queued') {
        // It has waited since then, for longer than any may, if the installation is not quite new: its credit goes back.
        const job = await ended(id);
        if (job.status === 'completed') continue;
        assert.equal(job.error?.code, 'TIMEOUT');
        givenBack++;
        continue;
      }
      const job = await find(id);
      assert.deepEqual([job.status, job.error?.code, job.result && new URL(job.result.url).pathname], [status, error, path]);
      if (path === undefined) continue;
      const bytes = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
    }
    const account = await fetch(`${url}/v1/me`, { headers: { 'x-api-key': key } });
    const { credits: left } = (await account.json()) as { credits: { remaining: number } };
    assert.equal(left.remaining, credits + givenBack);
    const { id } = await create({ text: '# Tea\n\n- Tea was first drunk in Yunnan.', numSlides: 3 });
    assert.equal((await ended(id)).status, 'completed');
    const copy = await backUp(t, dataDir);
    const restored = await openDatabase({ dataDir: copy });
    t.after(() => restored.close());
    const files = createDiskFiles(join(copy, 'files'));
    await requireOwnFiles(restored, files, { where: copy, isEmbedded: true });
    const there = await restored.all<{ key: string }>('SELECT storage_key AS "key" FROM jobs WHERE storage_key IS NOT NULL');
    assert.ok(there.length > jobs.filter(({ path }) => path !== undefined).length);
    for (const { key: stored } of there) assert.ok(((await files.size(stored)) ?? 0) > 0, stored);
    service.signal('SIGTERM');
    assert.equal(await service.ended, 0);
  });
}

/** As docs/operations.md says, while the service runs: the database first, with what sqlite3's ".backup" is made of, and then the files. */
async function backUp(t: TestContext, dataDir: string): Promise<string> {
  const copy = await temporaryFolder(t);
  const running = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true });
  await backup(running, join(copy, databaseFile));
  running.close();
  await cp(join(dataDir, 'files'), join(copy, 'files'), { recursive: true });
  return copy;
}
