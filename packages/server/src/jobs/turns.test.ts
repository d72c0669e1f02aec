/** Whose job is made next, and whose is not taken at all. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { type TemporaryStore, temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { claimJob } from '../store/claimJob.ts';
import { createAccount } from '../store/createAccount.ts';
import { rotateKey } from '../store/rotateKey.ts';
import { seeWorker } from '../store/seeWorker.ts';
import { createQueue } from './queue.ts';
import { lackOfRoom } from './room.ts';
import { failClaim } from './settle.ts';

const hour = 3_600_000;
const limits = { leaseMs: hour, hardCapMs: hour };

async function accounts(t: TestContext, count: number, config = { queuePerKey: 1000, jobHardCapMs: 300_000 }) {
  const store: TemporaryStore = await temporaryStore(t);
  const { db } = store;
  const queue = createQueue({ db, config: { jobCredits: 1, ...config } });
  const holders: { userId: number; keyId: number }[] = [];
  for (let i = 0; i < count; i++) {
    const userId = await createAccount(db, { email: `user${i}@example.org`, plan: 'pro', credits: null });
    assert.ok(typeof userId === 'number');
    await rotateKey(db, userId);
    const row = await db.get<{ id: number }>('SELECT id FROM keys WHERE user_id = $1', [userId]);
    holders.push({ userId, keyId: row?.id ?? 0 });
  }
  const send = (who: number, what = 'x') =>
    queue.accept({ ...(holders[who] ?? { userId: 0, keyId: 0 }), request: { who, what } as object });
  const next = async () => {
    const claim = await claimJob(db, limits);
    return claim && { claim, ...(JSON.parse(claim.request) as { who: number; what: string }) };
  };
  return { db, queue, holders, send, next };
}

test('sixty jobs of one account let five others have their turn, with one worker', async (t) => {
  const { db, send, next } = await accounts(t, 6);
  for (let i = 0; i < 60; i++) await send(0, 'x'.repeat(100_000));
  for (let who = 1; who < 6; who++) await send(who);
  const order: number[] = [];
  for (let job = await next(); job; job = await next()) {
    order.push(job.who);
    await failClaim(db, job.claim, { code: 'TIMEOUT', message: '' });
  }
  assert.equal(order.length, 65);
  const last = Math.max(...[1, 2, 3, 4, 5].map((who) => order.indexOf(who)));
  assert.ok(last <= 6, `the others had their turns by ${last}: ${order.slice(0, 10)}`);
});

test('the account with the fewest running jobs is next', async (t) => {
  const { send, next } = await accounts(t, 2);
  for (let i = 0; i < 5; i++) await send(0);
  assert.equal((await next())?.who, 0);
  assert.equal((await next())?.who, 0);
  await send(1);
  await send(1);
  assert.deepEqual([(await next())?.who, (await next())?.who], [1, 1]);
  assert.equal((await next())?.who, 0);
});

test('a large job gives way to the small ones of its account, but not for ever', async (t) => {
  const { db, send, next } = await accounts(t, 1);
  await send(0, 'large'.repeat(50_000));
  await send(0, 'small');
  assert.equal((await next())?.what, 'small');
  await send(0, 'small');
  await db.run('UPDATE jobs SET accepted_at = accepted_at - 61000');
  assert.match((await next())?.what ?? '', /^large/);
});

test('as many of an account wait as may, and the others are told when to come again', async (t) => {
  const { db, send, holders } = await accounts(t, 2, { queuePerKey: 3, jobHardCapMs: 300_000 });
  await seeWorker(db, { id: 'w', hands: 2, typicalMs: 4000 });
  for (let i = 0; i < 3; i++) assert.ok('id' in Object(await send(0)));
  await send(1);
  assert.deepEqual(await send(0), { reason: 'key', retryMs: 4000 });
  assert.equal(await lackOfRoom(db, holders[1]?.userId ?? 0, { queuePerKey: 3, jobHardCapMs: 300_000 }), undefined);
});

test('what cannot be made before its hard cap is not taken, and costs nothing; who waits for little is', async (t) => {
  const { db, send } = await accounts(t, 2, { queuePerKey: 1000, jobHardCapMs: 300_000 });
  assert.ok('id' in Object(await send(0)), 'while nobody knows how long it takes');
  await seeWorker(db, { id: 'w', hands: 1, typicalMs: 10_000 });
  const answers: unknown[] = [];
  for (let i = 0; i < 40; i++) answers.push(await send(0));
  const refused = answers.filter((answer) => 'reason' in Object(answer));
  assert.equal(answers.length - refused.length, 29);
  assert.deepEqual(refused[0], { reason: 'time', retryMs: 10_000 });
  assert.ok('id' in Object(await send(1)));
});
