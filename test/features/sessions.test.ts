/** Sessions, and the links that begin one: once, in time, for their key alone, and no longer than it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Session } from '@slidewright/contract/extensions';
import { accountByEmail } from '../../packages/server/src/store/accountByEmail.ts';
import { createSignIn } from '../../packages/server/src/store/createSignIn.ts';
import { revokeKey } from '../../packages/server/src/store/revokeKey.ts';
import { sweepSessions } from '../../packages/server/src/store/sweepSessions.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
beforeFirst(async () => {
  service = await startService();
});
after(() => service?.stop());

const link = (signIn: unknown) => service.call('POST', '/v1/session/link', { json: { signIn } });
const me = (key: string) => service.call('GET', '/v1/me', { key });

async function account(): Promise<{ key: string; userId: number }> {
  const key = await service.key();
  return { key, userId: ((await me(key)).body as { userId: number }).userId };
}
async function sessionOf(key: string): Promise<string> {
  const { status, body } = await service.call('POST', '/v1/session', { key });
  assert.equal(status, 201);
  return (body as Session).token;
}

test('a session stands for its key, until it is ended', async () => {
  const { key } = await account();
  const session = await sessionOf(key);
  assert.notEqual(session, key);
  assert.deepEqual((await me(session)).body, (await me(key)).body);
  const { body } = await service.call('POST', '/v1/presentations/topic', { key: session, json: { topic: 'Solar power' } });
  const { id } = body as { id: string };
  assert.equal((await service.call('GET', `/v1/presentations/${id}`, { key })).status, 200, 'what one asked for, the other sees');
  const again = await service.call('POST', '/v1/session', { key: session });
  assert.equal(again.status, 401, 'a session begins no other');
  assert.equal((await service.call('DELETE', '/v1/session', { key: session })).status, 200);
  assert.equal((await me(session)).status, 401);
  assert.equal((await me(key)).status, 200);
});

test('a link works once', async () => {
  const { key, userId } = await account();
  const token = await createSignIn(service.db, userId, 60_000);
  const answers = await Promise.all([link(token), link(token), link(token)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 401, 401]);
  const refused = answers.find(({ status }) => status === 401);
  assert.match(refused ? messageOf(refused) : '', /used already or is too old\. Paste your API key/);
  const begun = answers.find(({ status }) => status === 201)?.body as Session;
  assert.ok(Date.parse(begun.expiresAt) > Date.now());
  assert.deepEqual((await me(begun.token)).body, (await me(key)).body);
});

test('what is no link begins nothing', async () => {
  const { key, userId } = await account();
  const late = await createSignIn(service.db, userId, -1);
  for (const token of [late, 'nonsense', key, '']) assert.equal((await link(token)).status, 401);
  for (const token of [undefined, 5, null]) assert.equal((await link(token)).status, 400);
  assert.equal(
    (await service.call('POST', '/v1/session/link', { body: '{', headers: { 'content-type': 'application/json' } })).status,
    400,
  );
  assert.equal((await service.call('POST', '/v1/session')).status, 401);
});

test('sessions and links end with their key, and are swept when they are old', async () => {
  const { key, userId } = await account();
  const session = await sessionOf(key);
  const token = await createSignIn(service.db, userId, 60_000);
  await createSignIn(service.db, userId, -1);
  await revokeKey(service.db, userId);
  assert.equal((await me(session)).status, 401);
  const begun = await link(token);
  if (begun.status === 201) assert.equal((await me((begun.body as Session).token)).status, 401, 'a revoked key lets nobody in');
  assert.equal(await createSignIn(service.db, userId, 60_000), undefined);
  await sweepSessions(service.db);
  const old = await service.db.get<{ left: number }>('SELECT COUNT(*) AS "left" FROM sign_ins WHERE expires_at < 1');
  assert.equal(old?.left, 0);
  assert.equal(await accountByEmail(service.db, 'nobody@example.com'), undefined);
});
