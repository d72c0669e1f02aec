import assert from 'node:assert/strict';
import test from 'node:test';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { type Claim, claimJob } from '../store/claimJob.ts';
import type { Database } from '../store/database.ts';
import { extendLease } from '../store/extendLease.ts';
import { loadCheckpoints } from '../store/loadCheckpoints.ts';
import { releaseJob } from '../store/releaseJob.ts';
import { requeueExpiredJobs } from '../store/requeueExpiredJobs.ts';
import { saveCheckpoint } from '../store/saveCheckpoint.ts';
import { completeClaim, failClaim, failOverdue } from './settle.ts';

const hour = 3_600_000;
const error = { code: 'TIMEOUT', message: 'Too late.' };
const file = { token: 'token', storageKey: 'key', name: 'Tea.pdf', mime: 'application/pdf', size: 3 };

async function claim(db: Database, leaseMs = hour): Promise<Claim> {
  const claimed = await claimJob(db, { leaseMs, hardCapMs: hour });
  assert.ok(claimed);
  return claimed;
}

test('acceptance takes a credit until there is none left, and only then refuses', async (t) => {
  const { queue, keyId, userId, credits } = await temporaryStore(t);
  const accepted = await Promise.all(Array.from({ length: 12 }, () => queue.accept({ keyId, userId, request: {} })));
  assert.equal(accepted.filter((answer) => answer === 'no-credits').length, 2);
  assert.equal(await credits(), 0);
});

test('a job is found by its own key alone', async (t) => {
  const { queue, keyId, accept } = await temporaryStore(t);
  const id = await accept({});
  assert.deepEqual(Object.keys((await queue.find(id, keyId)) ?? {}), ['id', 'status', 'createdAt']);
  assert.equal(await queue.find(id, keyId + 1), undefined);
  assert.equal(await queue.find("' OR 1=1 --", keyId), undefined);
});

test('jobs are claimed oldest first, each once', async (t) => {
  const { db, accept } = await temporaryStore(t);
  const first = await accept({ n: 1 });
  await new Promise((resolve) => setTimeout(resolve, 2));
  const second = await accept({ n: 2 });
  const claims = [await claim(db), await claim(db)];
  assert.deepEqual(
    claims.map(({ id, attempt, request }) => ({ id, attempt, request })),
    [
      { id: first, attempt: 1, request: '{"n":1}' },
      { id: second, attempt: 1, request: '{"n":2}' },
    ],
  );
  assert.equal(await claimJob(db, { leaseMs: hour, hardCapMs: hour }), undefined);
});

test('a worker whose lease ran out can change nothing any more', async (t) => {
  const { db, queue, keyId, accept, credits } = await temporaryStore(t);
  const id = await accept({});
  const late = await claim(db, 0);
  await new Promise((resolve) => setTimeout(resolve, 2));
  assert.equal(await requeueExpiredJobs(db), 1);
  for (const present of ['queued', 'processing']) {
    if (present === 'processing') await claim(db);
    assert.equal((await queue.find(id, keyId))?.status, present);
    assert.equal(await extendLease(db, late, hour), false);
    assert.equal(await saveCheckpoint(db, late, 'deck', '{}'), false);
    assert.equal(await releaseJob(db, late), false);
    assert.equal(await failClaim(db, late, error), false);
    assert.equal(await completeClaim(db, late, file), false);
  }
  assert.equal(await credits(), 9);
});

test('a lease that is extended is not given away', async (t) => {
  const { db, accept } = await temporaryStore(t);
  await accept({});
  const held = await claim(db, 0);
  assert.equal(await extendLease(db, held, hour), true);
  assert.equal(await requeueExpiredJobs(db), 0);
});

test('checkpoints pass from attempt to attempt and go with the end', async (t) => {
  const { db, accept } = await temporaryStore(t);
  const id = await accept({});
  const first = await claim(db);
  await saveCheckpoint(db, first, 'document', '1');
  await saveCheckpoint(db, first, 'document', '2');
  await releaseJob(db, first);
  const second = await claim(db);
  assert.equal(second.attempt, 2);
  assert.deepEqual(await loadCheckpoints(db, id), { document: '2' });
  assert.equal(await completeClaim(db, second, file), true);
  assert.deepEqual(await loadCheckpoints(db, id), {});
});

test('a job ends once: a failure gives the credit back once, a completion never', async (t) => {
  const { db, queue, keyId, accept, credits } = await temporaryStore(t);
  const failed = await accept({});
  const held = await claim(db);
  assert.equal(await failClaim(db, held, error), true);
  assert.equal(await failClaim(db, held, error), false);
  assert.equal(await completeClaim(db, held, file), false);
  assert.deepEqual((await queue.find(failed, keyId))?.error, error);
  assert.equal(await credits(), 10);

  const completed = await accept({});
  assert.equal(await completeClaim(db, await claim(db), file), true);
  assert.deepEqual(await failOverdue(db, 0, error), []);
  assert.deepEqual((await queue.find(completed, keyId))?.file, { token: 'token', name: 'Tea.pdf' });
  assert.equal(await db.get('SELECT 1 FROM jobs WHERE request IS NOT NULL'), undefined, 'what was asked is forgotten');
  assert.equal(await credits(), 9);
});

test('the hard cap counts from acceptance, ends jobs in whatever state, and lets nobody claim them', async (t) => {
  const { db, queue, keyId, accept, credits } = await temporaryStore(t);
  const held = await accept({});
  await claim(db);
  const waiting = await accept({});
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(await claimJob(db, { leaseMs: hour, hardCapMs: 4 }), undefined);
  assert.deepEqual((await failOverdue(db, 4, error)).sort(), [held, waiting].sort());
  assert.equal((await queue.find(waiting, keyId))?.status, 'failed');
  assert.equal(await credits(), 10);
});
