/** Limits: how often, how many tokens, how many bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageOf } from './contract/answer.ts';
import { startService } from './contract/service.ts';

const lookUp = '/v1/presentations/unknown';
const topic = { json: { topic: 'Solar power' } };
const left = (answer: { headers: Headers }) => Number(answer.headers.get('x-ratelimit-remaining'));

test('writes and reads are counted apart, for each key, and refused beyond the limit', async (t) => {
  const service = await startService({ rateLimitWrite: 3, rateLimitRead: 4 });
  t.after(() => service.stop());
  const [key, other] = [await service.key(), await service.key()];

  for (const remaining of [2, 1, 0]) {
    const answer = await service.call('POST', '/v1/presentations/topic', { key, ...topic });
    assert.equal(answer.status, 202);
    assert.equal(answer.headers.get('x-ratelimit-limit'), '3');
    assert.equal(left(answer), remaining);
  }
  for (const path of ['topic', 'text', 'file']) {
    const refused = await service.call('POST', `/v1/presentations/${path}`, { key, json: {} });
    assert.equal(refused.status, 429);
    assert.equal(left(refused), 0);
    assert.match(messageOf(refused), /Try again in \d+ ms/);
  }
  for (let i = 0; i < 4; i++) assert.equal((await service.call('GET', lookUp, { key })).status, 404);
  assert.equal((await service.call('GET', lookUp, { key })).status, 429);
  assert.equal((await service.call('GET', '/v1/me', { key })).status, 429, '/v1/me is a look-up too');
  assert.equal((await service.call('POST', '/v1/presentations/topic', { key: other, ...topic })).status, 202);
});

test('the window ends when the header says so', async (t) => {
  const service = await startService({ rateLimitWrite: 1, rateLimitWindowMs: 400 });
  t.after(() => service.stop());
  const key = await service.key();
  const ask = () => service.call('POST', '/v1/presentations/topic', { key, ...topic });
  let answer = await ask();
  while (answer.status === 202) answer = await ask();
  const reset = Number(answer.headers.get('x-ratelimit-reset'));
  assert.ok(reset <= 400, `${reset} ms`);
  await new Promise((resolve) => setTimeout(resolve, reset + 5));
  assert.equal((await ask()).status, 202);
});

test('requests without a valid key are counted too, by address, and answered 401', async (t) => {
  const service = await startService({ rateLimitRead: 2 });
  t.after(() => service.stop());
  const before = left(await service.call('GET', lookUp));
  const after = left(await service.call('GET', lookUp, { key: 'ppsk_wrong' }));
  assert.ok(after < before || after === 0);
  for (let i = 0; i < 3; i++) assert.equal((await service.call('GET', lookUp)).status, 401);
  assert.equal((await service.call('GET', '/health')).status, 200);
  assert.equal((await service.call('GET', lookUp, { key: await service.key() })).status, 404);
});

test('wrong keys are limited by address, and a right one from there is answered all the same', async (t) => {
  const service = await startService({ rateLimitWrongKeys: 2, trustProxy: ['loopback'] });
  t.after(() => service.stop());
  const key = await service.key();
  const ask = (address: string, as: string | undefined = 'ppsk_wrong') =>
    service.call('GET', '/v1/me', { ...(as && { key: as }), headers: { 'x-forwarded-for': address } });
  const statuses = async (addresses: string[]) => {
    const all: number[] = [];
    for (const address of addresses) all.push((await ask(address)).status);
    return all;
  };
  assert.deepEqual(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']), [401, 401, 429, 401]);
  const refused = await ask('203.0.113.1');
  assert.match(messageOf(refused), /with a wrong key came from this address. Try again in \d+ ms/);
  assert.equal(left(refused), 0);
  assert.equal((await ask('203.0.113.1', key)).status, 200);
  assert.equal((await ask('203.0.113.1', '')).status, 401, 'no key is no wrong key');
  // One who has an IPv6 network has one address of it.
  assert.deepEqual(await statuses(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::3', '2001:db8:1:3::1']), [401, 401, 429, 401]);
});

test('without TRUST_PROXY nobody says himself where he calls from', async (t) => {
  const service = await startService({ rateLimitWrongKeys: 1 });
  t.after(() => service.stop());
  const ask = (address: string) => service.call('GET', '/v1/me', { key: 'ppsk_wrong', headers: { 'x-forwarded-for': address } });
  assert.deepEqual([(await ask('203.0.113.1')).status, (await ask('203.0.113.2')).status], [401, 429]);
});

test('as many presentations of a key wait as may, and the reset says when there is room', async (t) => {
  const service = await startService({ queuePerKey: 2 });
  t.after(() => service.stop());
  const [key, other] = [await service.key(), await service.key()];
  const create = (as: string) => service.call('POST', '/v1/presentations/topic', { key: as, ...topic });
  assert.deepEqual([(await create(key)).status, (await create(key)).status], [202, 202]);
  const refused = await create(key);
  assert.equal(refused.status, 429);
  assert.match(messageOf(refused), /has 2 presentations waiting already/);
  assert.equal(left(refused), 0);
  assert.match(messageOf(refused), new RegExp(`Try again in ${refused.headers.get('x-ratelimit-reset')} ms`));
  const body = new FormData();
  body.append('file', new Blob(['Tea']), 'a.txt');
  assert.equal((await service.call('POST', '/v1/presentations/file', { key, body })).status, 429);
  assert.equal((await create(other)).status, 202);
});

test('the limit comes before the plan and before the body', async (t) => {
  const service = await startService({ rateLimitWrite: 1 });
  t.after(() => service.stop());
  const key = await service.key({ plan: 'free' });
  const statuses = [];
  for (let i = 0; i < 2; i++) statuses.push((await service.call('POST', '/v1/presentations/topic', { key, body: '{' })).status);
  assert.deepEqual(statuses, [403, 429]);
});

test('a text has its limit in tokens, which are not characters', async (t) => {
  const service = await startService({ textTokenLimit: 100 });
  t.after(() => service.stop());
  const key = await service.key();
  const asText = (text: string) => service.call('POST', '/v1/presentations/text', { key, json: { text } });
  const asFile = (text: string) => {
    const body = new FormData();
    body.append('file', new Blob([text]), 'a.txt');
    return service.call('POST', '/v1/presentations/file', { key, body });
  };
  for (const send of [asText, asFile]) {
    assert.equal((await send(`a${' sun'.repeat(99)}`)).status, 202);
    const { status, body } = await send(`a${' sun'.repeat(100)}`);
    assert.equal(status, 400);
    const { message, ...error } = (body as { error: Record<string, unknown> }).error;
    assert.deepEqual(error, { code: 'BAD_REQUEST', status: 400, tokensCount: 101, tokenLimit: 100 });
    assert.match(String(message), /101 tokens of at most 100/);
  }
});

test('a JSON body has its limit in bytes, told or found out', async (t) => {
  const service = await startService({ bodyLimit: 1000 });
  t.after(() => service.stop());
  const key = await service.key();
  const whole = (characters: number) => service.call('POST', '/v1/presentations/text', { key, json: { text: 'x'.repeat(characters) } });
  assert.equal((await whole(1000 - '{"text":""}'.length)).status, 202);
  const refused = await whole(1001 - '{"text":""}'.length);
  assert.equal(refused.status, 400);
  assert.match(messageOf(refused), /larger than 1000 bytes/);

  const chunked = await fetch(`${service.url}/v1/presentations/text`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: new Blob([JSON.stringify({ text: 'x'.repeat(5_000_000) })]).stream(),
    duplex: 'half',
  });
  assert.equal(chunked.status, 400);
});
