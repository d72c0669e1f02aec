import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { accountByEmail } from './accountByEmail.ts';
import { accountByKey } from './accountByKey.ts';
import { createAccount } from './createAccount.ts';
import { creditAccount } from './creditAccount.ts';
import { listAccounts } from './listAccounts.ts';
import { revokeKey } from './revokeKey.ts';
import { rotateKey } from './rotateKey.ts';
import { setPlan } from './setPlan.ts';

const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');

test('an address has one account, whatever its case', async (t) => {
  const { db, userId } = await temporaryStore(t);
  assert.equal(await createAccount(db, { email: 'ANA@example.org', plan: 'free', credits: 0 }), 'email-taken');
  assert.deepEqual(await accountByEmail(db, 'Ana@Example.org'), { userId, email: 'ana@example.org', plan: 'pro', credits: 10 });
  assert.equal(await accountByEmail(db, 'bea@example.org'), undefined);
});

test('a key is ppsk_ and 43 characters, found by its hash, and stored nowhere', async (t) => {
  const { db, userId, keyId, key } = await temporaryStore(t);
  assert.match(key, /^ppsk_[A-Za-z0-9_-]{43}$/);
  assert.deepEqual(await accountByKey(db, sha256(key)), { keyId, userId, email: 'ana@example.org', plan: 'pro', credits: 10 });
  assert.deepEqual(JSON.stringify(await db.all('SELECT * FROM keys')).includes(key), false);
});

test('rotating ends the old key, revoking the last one', async (t) => {
  const { db, userId, key } = await temporaryStore(t);
  const second = await rotateKey(db, userId);
  assert.equal(await accountByKey(db, sha256(key)), undefined);
  assert.equal((await accountByKey(db, sha256(second)))?.userId, userId);
  assert.equal(await revokeKey(db, userId), true);
  assert.equal(await revokeKey(db, userId), false);
  assert.equal(await accountByKey(db, sha256(second)), undefined);
  assert.deepEqual(
    (await listAccounts(db)).map((account) => account.hasKey),
    [false],
  );
});

test('an internal account is unlimited whatever it holds, and pays nothing', async (t) => {
  const { db, userId, key, accept, credits } = await temporaryStore(t);
  await setPlan(db, userId, 'internal');
  assert.equal((await accountByKey(db, sha256(key)))?.credits, null);
  await accept({});
  assert.equal(await credits(), 10);
});

test('credits are added, and an unlimited account stays so', async (t) => {
  const { db, userId, credits } = await temporaryStore(t);
  await creditAccount(db, userId, 5);
  assert.equal(await credits(), 15);
  const unlimited = await createAccount(db, { email: 'bea@example.org', plan: 'pro', credits: null });
  await creditAccount(db, Number(unlimited), 5);
  assert.equal((await accountByEmail(db, 'bea@example.org'))?.credits, null);
});
