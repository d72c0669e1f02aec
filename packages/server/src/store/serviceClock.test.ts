import assert from 'node:assert/strict';
import test from 'node:test';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { createQueue } from '../jobs/queue.ts';
import { failOverdue } from '../jobs/settle.ts';
import { claimJob } from './claimJob.ts';
import { openDatabase } from './database.ts';
import { extendLease } from './extendLease.ts';
import { requeueExpiredJobs } from './requeueExpiredJobs.ts';

const minute = 60_000;
const hour = 60 * minute;
const error = { code: 'TIMEOUT', message: 'Too late.' };

for (const [name, step] of Object.entries({ forth: hour, back: -hour })) {
  test(`the time set an hour ${name} fails no job, loses no lease, and delays none`, async (t) => {
    const { settings, userId, keyId } = await temporaryStore(t);
    let skew = 0;
    let passed = 0;
    const sources = { skew: () => skew + passed, monotone: () => performance.now() + passed };
    const [api, worker] = [await openDatabase(settings, sources), await openDatabase(settings, sources)];
    t.after(() => Promise.all([api.close(), worker.close()]));
    const queue = createQueue({ db: api, config: { jobCredits: 0, queuePerKey: 10, jobHardCapMs: 5 * minute } });
    const accept = () => queue.accept({ userId, keyId, request: {} });
    const sweep = async () => {
      for (const db of [api, worker]) await db.clock.reconcile(db);
      return { failed: (await failOverdue(worker, 5 * minute, error)).length, requeued: await requeueExpiredJobs(worker) };
    };
    const untouched = { failed: 0, requeued: 0 };

    await accept();
    await accept();
    const held = await claimJob(worker, { leaseMs: minute / 2, hardCapMs: 5 * minute });
    assert.ok(held);
    skew = step;
    // What happens between the step and the next sweep goes by the clock that nobody sets.
    await accept();
    assert.equal(await extendLease(worker, held, minute / 2), true);
    assert.deepEqual(await sweep(), untouched);
    assert.deepEqual(await sweep(), untouched);
    const second = await claimJob(worker, { leaseMs: minute / 2, hardCapMs: 5 * minute });
    assert.ok(second && second.remainingMs > 4 * minute && second.remainingMs <= 5 * minute, `${second?.remainingMs} ms are left`);

    // A worker that has died is noticed as soon as ever.
    passed += minute;
    assert.deepEqual(await sweep(), { failed: 0, requeued: 2 });
    // A process that starts now goes by the same clock.
    const late = await openDatabase(settings, sources);
    assert.ok(Math.abs(late.clock.now() - api.clock.now()) < 2000);
    await late.close();
    // And the hard cap is where it was.
    passed += 4 * minute + 1000;
    assert.deepEqual(await sweep(), { failed: 3, requeued: 0 });
  });
}
