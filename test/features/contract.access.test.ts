/** Who is answered what: keys, plans, credits, and the order in which they are looked at. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { accountByKey } from '../../packages/server/src/store/accountByKey.ts';
import { rotateKey } from '../../packages/server/src/store/rotateKey.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
beforeFirst(async () => {
  service = await startService();
});
after(() => service?.stop());

const creations = ['/v1/presentations/topic', '/v1/presentations/text', '/v1/presentations/file'];
const lookUps = ['/v1/presentations/0190a5c4-7e1b-4c3d-9f00-1234567890ab', '/v1/me'];
const topic = { json: { topic: 'Solar power' } };

test('every endpoint answers 401 without a key, whatever else is wrong', async () => {
  for (const path of creations) {
    for (const body of ['', '{"topic":', 'x'.repeat(1000)]) {
      assert.equal((await service.call('POST', path, { body, headers: { 'content-type': 'application/json' } })).status, 401);
    }
    assert.equal((await service.call('POST', path)).status, 401);
  }
  for (const path of lookUps) assert.equal((await service.call('GET', path)).status, 401);
});

test('a key that is not one is no key', async () => {
  const key = await service.key();
  const wrong = ['ppsk_', `ppsk_${'x'.repeat(43)}`, key.slice(0, -1), `${key}x`, key.slice(5), 'ключ'.replace(/./g, '?'), `${key} ${key}`];
  for (const candidate of wrong) {
    assert.equal((await service.call('GET', '/v1/me', { headers: { authorization: `Bearer ${candidate}` } })).status, 401, candidate);
    assert.equal((await service.call('GET', '/v1/me', { headers: { 'x-api-key': candidate } })).status, 401, candidate);
  }
  for (const authorization of [key, `Basic ${key}`, 'Bearer', `Bearer${key}`]) {
    assert.equal((await service.call('GET', '/v1/me', { headers: { authorization } })).status, 401, authorization);
  }
});

test('the key may come in either header, the scheme in any case', async () => {
  const key = await service.key();
  const headers = [
    { authorization: `Bearer ${key}` },
    { authorization: `bearer ${key}` },
    { authorization: `BEARER  ${key}` },
    { 'x-api-key': key },
  ];
  for (const given of [...headers, { authorization: 'Basic dTpw', 'x-api-key': key }]) {
    assert.equal((await service.call('GET', '/v1/me', { headers: given })).status, 200, JSON.stringify(given));
  }
});

test('rotating a key revokes the old one', async () => {
  const old = await service.key();
  const account = await accountByKey(service.db, createHash('sha256').update(old).digest('hex'));
  const key = await rotateKey(service.db, account?.userId ?? 0);
  assert.equal((await service.call('GET', '/v1/me', { key: old })).status, 401);
  assert.equal((await service.call('GET', '/v1/me', { key })).status, 200);
});

test('a plan without the API may look up but not create, whatever else is wrong', async () => {
  for (const plan of ['free', 'starter'] as const) {
    const key = await service.key({ plan });
    for (const path of creations) {
      const answer = await service.call('POST', path, { key, body: 'x', headers: { 'content-type': 'text/plain' } });
      assert.equal(answer.status, 403);
      assert.match(messageOf(answer), new RegExp(`"${plan}".*pro or team`));
    }
    assert.equal((await service.call('GET', '/v1/me', { key })).status, 200);
    assert.equal((await service.call('GET', '/v1/presentations/unknown', { key })).status, 404);
  }
  for (const plan of ['pro', 'team', 'internal'] as const) {
    assert.equal((await service.call('POST', '/v1/presentations/topic', { key: await service.key({ plan }), ...topic })).status, 202, plan);
  }
});

test('a downgraded account still sees what it made', async () => {
  const key = await service.key();
  const { body } = await service.call('POST', '/v1/presentations/topic', { key, ...topic });
  const { id } = body as { id: string };
  await service.db.run("UPDATE users SET plan = 'free' WHERE id = (SELECT MAX(id) FROM users)");
  assert.equal((await service.call('GET', `/v1/presentations/${id}`, { key })).status, 200);
  assert.equal(((await service.call('GET', '/v1/me', { key })).body as { plan: string }).plan, 'free');
});

test('a presentation costs a credit; without one it is refused', async () => {
  const key = await service.key({ credits: 1 });
  const left = async () => ((await service.call('GET', '/v1/me', { key })).body as { credits: unknown }).credits;
  assert.deepEqual(await left(), { remaining: 1 });
  assert.equal((await service.call('POST', '/v1/presentations/topic', { key, json: { topic: '' } })).status, 400);
  assert.deepEqual(await left(), { remaining: 1 });
  assert.equal((await service.call('POST', '/v1/presentations/topic', { key, ...topic })).status, 202);
  assert.deepEqual(await left(), { remaining: 0 });
  const refused = await service.call('POST', '/v1/presentations/topic', { key, ...topic });
  assert.equal(refused.status, 403);
  assert.match(messageOf(refused), /no credits left/);
});

test('the account: id, address, plan, credits', async () => {
  const limited = (await service.call('GET', '/v1/me', { key: await service.key({ plan: 'team', credits: 7 }) })).body;
  const { userId, email, ...rest } = limited as { userId: number; email: string };
  assert.ok(Number.isInteger(userId));
  assert.match(email, /@example\.com$/);
  assert.deepEqual(rest, { plan: 'team', credits: { remaining: 7 } });
  for (const holder of [{}, { plan: 'internal', credits: 3 }] as const) {
    const { body } = await service.call('GET', '/v1/me', { key: await service.key(holder) });
    assert.deepEqual((body as { credits: unknown }).credits, { remaining: null });
  }
});

test('without the database, every route answers 500 with a request_id and nothing of the cause', async () => {
  const broken = await startService();
  const key = await broken.key();
  await broken.db.run('ALTER TABLE keys RENAME TO lost');
  const answer = await broken.call('GET', '/v1/me', { key });
  assert.equal(answer.status, 500);
  assert.doesNotMatch(messageOf(answer), /keys|SQL|table/i);
  assert.equal((await broken.call('GET', '/health')).status, 200);
  await broken.db.run('DROP TABLE rate_limits');
  assert.equal((await broken.call('GET', '/health')).status, 500);
  assert.equal((await broken.call('POST', '/v1/presentations/topic', { key, ...topic })).status, 500);
  await broken.stop();
});
