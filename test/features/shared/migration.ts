/** An installation of one machine is moved to PostgreSQL and S3 by a command that is killed again and again on its way. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { deckKeyOf } from '../../../packages/server/src/jobs/deckKey.ts';
import { createQueue } from '../../../packages/server/src/jobs/queue.ts';
import { completeClaim, failClaim } from '../../../packages/server/src/jobs/settle.ts';
import { claimJob } from '../../../packages/server/src/store/claimJob.ts';
import { createAccount } from '../../../packages/server/src/store/createAccount.ts';
import { openDatabase } from '../../../packages/server/src/store/database.ts';
import { fileByToken } from '../../../packages/server/src/store/fileByToken.ts';
import { createDiskFiles } from '../../../packages/server/src/store/files/disk.ts';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import { requireOwnFiles } from '../../../packages/server/src/store/files/ownership.ts';
import { rotateKey } from '../../../packages/server/src/store/rotateKey.ts';
import { saveCheckpoint } from '../../../packages/server/src/store/saveCheckpoint.ts';
import { movedTables, ownTables } from '../../../packages/server/src/store/transfer/tables.ts';
import type { PostgresServer } from '../../fixtures/server/postgresServer.ts';
import { bucketEnvironment, type S3Server } from '../../fixtures/server/s3Server.ts';
import { runCommand, startCommand } from '../../fixtures/server/service.ts';
import { temporaryFolder } from '../../fixtures/server/temporaryStore.ts';

const { jobs, kills } = process.env.CHAOS === 'large' ? { jobs: 2000, kills: 10 } : { jobs: 90, kills: 2 };
const hour = 3_600_000;
/** However slowly it is all moved, there is time left for what waits. */
const hardCapMs = 1000 * hour;
const limits = { leaseMs: hour, hardCapMs };

export async function migration(t: TestContext, postgres: PostgresServer, store: S3Server): Promise<void> {
  const dataDir = await temporaryFolder(t);
  const source = await openDatabase({ dataDir });
  const files = createDiskFiles(`${dataDir}/files`);
  await requireOwnFiles(source, files, { where: dataDir, isEmbedded: true });
  const tables = await source.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  assert.deepEqual(tables.map(({ name }) => name).sort(), [...movedTables.map(({ name }) => name), ...ownTables].sort());

  const userId = Number(await createAccount(source, { email: 'ana@example.org', plan: 'pro', credits: 10_000 }));
  await rotateKey(source, userId);
  await rotateKey(source, userId);
  const keyId = (await source.get<{ id: number }>('SELECT id FROM keys WHERE revoked_at IS NULL'))?.id ?? 0;
  const queue = createQueue({ db: source, config: { jobCredits: 1, queuePerKey: 1e6, jobHardCapMs: hardCapMs } });
  const links = new Map<string, Buffer>();
  for (let n = 0; n < jobs; n++) {
    await queue.accept({ userId, keyId, request: { debugMode: false }, idempotency: { key: `${n}`, fingerprint: 'x' } });
    if (n >= jobs - 5) continue;
    const claim = (await claimJob(source, limits)) ?? assert.fail();
    if (n % 10 === 9) await failClaim(source, claim, { code: 'TIMEOUT', message: 'Too late.' });
    else {
      const bytes = randomBytes(20_000 + n);
      const file = {
        token: `token${n}`,
        storageKey: `${claim.id}-1.pptx`,
        name: `Tea ${n} 茶.pptx`,
        mime: 'application/x',
        size: bytes.length,
      };
      await files.write(file.storageKey, bytes);
      await files.write(deckKeyOf(file.storageKey), Buffer.from(`deck ${n}`));
      await completeClaim(source, claim, file);
      links.set(file.token, bytes);
    }
  }
  // One is being worked on, from a checkpoint, by a process that has ended.
  const held = (await claimJob(source, limits)) ?? assert.fail();
  await saveCheckpoint(source, held, 'document', '{"kept":true}');
  const before = await source.all('SELECT status, COUNT(*) AS n FROM jobs GROUP BY status ORDER BY status');
  await source.close();

  const bucket = await store.createBucket();
  const databaseUrl = await postgres.createDatabase();
  const settings = {
    DATABASE_URL: databaseUrl,
    ...bucketEnvironment(bucket),
    DATA_DIR: await temporaryFolder(t),
  };
  const args = ['migrate', '--from', dataDir, '--json'];
  let begun = 0;
  for (let kill = 0; kill < kills; kill++) {
    const command = startCommand(args, settings);
    // At first it only starts; then it is at the files, and at the rows.
    while (command.child.exitCode === null && !(await hasBegun(bucket, kill))) await delay(100);
    command.child.kill('SIGKILL');
    if ((await command.ended) === 'SIGKILL') begun++;
  }
  const { code, stdout, stderr } = await runCommand(args, settings);
  assert.equal(code, 0, stderr);
  t.diagnostic(`${begun} of ${kills} kills came before the end; then ${stdout.trim()}`);
  assert.ok(begun > 0);

  const { kept, problems } = JSON.parse((await runCommand(['doctor', '--json'], settings)).stdout);
  assert.deepEqual(problems, []);
  assert.ok(kept.database.bytes > 1e6);
  const target = await openDatabase({ dataDir: settings.DATA_DIR, databaseUrl });
  t.after(() => target.close());
  const there = await openFiles({ dataDir: '', ...bucket });
  await requireOwnFiles(target, there, { where: 'S3', isEmbedded: false });
  const other = await openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: await postgres.createDatabase() });
  t.after(() => other.close());
  await assert.rejects(requireOwnFiles(other, there, { where: 'S3', isEmbedded: false }));
  for (const [token, bytes] of links) {
    const published = (await fileByToken(target, token)) ?? assert.fail(token);
    const stored = (await there.read(published.storageKey)) ?? assert.fail(token);
    assert.ok(bytes.equals(await buffer(stored.stream)), token);
    assert.ok((await there.size(deckKeyOf(published.storageKey))) !== undefined);
  }
  const after = await target.all<{ status: string; n: number }>('SELECT status, COUNT(*) AS n FROM jobs GROUP BY status ORDER BY status');
  const counts = Object.fromEntries(after.map(({ status, n }) => [status, n]));
  assert.equal(counts.queued, 5, JSON.stringify([before, after]));
  assert.equal(counts.completed, links.size);
  const again = (await claimJob(target, limits)) ?? assert.fail();
  assert.deepEqual([again.id, again.attempt], [held.id, 2]);
  assert.ok(again.remainingMs > hardCapMs / 2);
  assert.ok(Number(await createAccount(target, { email: 'bea@example.org', plan: 'pro', credits: 1 })) > userId);
}

/** Whether the move has come so far that the next kill hits it. */
async function hasBegun(bucket: Awaited<ReturnType<S3Server['createBucket']>>, kill: number): Promise<boolean> {
  let files = 0;
  for await (const _file of (await openFiles({ dataDir: '', ...bucket })).list()) files++;
  return files > ((kill + 1) * jobs) / (kills + 1);
}
