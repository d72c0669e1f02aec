/** The neighbours of the contract: a request that is sent twice, one that is taken back, and what happens to it as it happens. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deckKeyOf } from '../../packages/server/src/jobs/deckKey.ts';
import { saveCheckpoint } from '../../packages/server/src/store/saveCheckpoint.ts';
import { sweepIdempotencyKeys } from '../../packages/server/src/store/sweepIdempotencyKeys.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
beforeFirst(async () => {
  service = await startService();
  key = await service.key();
});
after(() => service?.stop());

const create = (json: object, as = key, headers = {}) => service.call('POST', '/v1/presentations/topic', { key: as, json, headers });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const creditsOf = async (as: string) =>
  ((await service.call('GET', '/v1/me', { key: as })).body as { credits: { remaining: number } }).credits.remaining;
const remove = (id: string, as = key) => service.call('DELETE', `/v1/presentations/${id}`, { key: as });
const pdf = { bytes: Buffer.from('bytes'), name: 'A plan.pdf', mime: 'application/pdf' };

test('the same request with the same key is the same job, paid once; another request is refused', async () => {
  const payer = await service.key({ credits: 5 });
  const headers = { 'idempotency-key': 'order-1' };
  const first = await create({ topic: 'Solar power' }, payer, headers);
  const again = await create({ format: 'pptx', topic: 'Solar power' }, payer, headers);
  assert.deepEqual([again.status, again.body], [202, first.body], 'what it means is the same, however it is written');
  assert.deepEqual([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')], [null, 'true']);
  assert.equal(await creditsOf(payer), 4);
  const other = await create({ topic: 'Wind power' }, payer, headers);
  assert.equal(other.status, 422);
  assert.match(messageOf(other), /sent with another request before/);
  const elsewhere = await service.call('POST', '/v1/presentations/text', { key: payer, json: { text: 'Solar power' }, headers });
  assert.equal(elsewhere.status, 422, 'another route is another request');
  assert.notEqual(idOf(await create({ topic: 'Solar power' }, key, headers)), idOf(first), 'keys of others do not matter');
  assert.equal((await create({ topic: 'Tea' }, payer, { 'idempotency-key': 'with space' })).status, 400);
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => create({ topic: 'Tea' }, payer, { 'idempotency-key': 'at-once' })));
  assert.equal(new Set(atOnce.map(idOf)).size, 1);
  assert.equal(await creditsOf(payer), 3);
  // What was refused may be mended and sent again.
  assert.equal((await create({ topic: '' }, payer, { 'idempotency-key': 'mended' })).status, 400);
  assert.equal((await create({ topic: 'Tea' }, payer, { 'idempotency-key': 'mended' })).status, 202);
  await service.db.run('UPDATE idempotency_keys SET expires_at = 0');
  const later = await create({ topic: 'Wind power' }, payer, headers);
  assert.deepEqual([later.status, later.headers.get('idempotent-replayed')], [202, null], 'a key is kept for a day');
  await sweepIdempotencyKeys(service.db);
  assert.equal((await service.db.get<{ left: number }>('SELECT COUNT(*) AS "left" FROM idempotency_keys'))?.left, 1);
});

test('large texts and files are told by what they hold, however the form is divided', async () => {
  const headers = { 'idempotency-key': 'large' };
  const text = 'A river runs to the sea. '.repeat(11_000);
  const send = (json: object) => service.call('POST', '/v1/presentations/text', { key, json, headers });
  const first = await send({ text });
  assert.deepEqual((await send({ text })).body, first.body);
  assert.equal((await send({ text: `${text}It is wide.` })).status, 422);

  const upload = (content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'rivers.md');
    return service.call('POST', '/v1/presentations/file', { key, body, headers: { 'idempotency-key': 'file' } });
  };
  const sent = await upload('# Rivers\n\nRivers carry water.');
  assert.deepEqual((await upload('# Rivers\n\nRivers carry water.')).body, sent.body);
  assert.equal((await upload('# Rivers\n\nRivers carry fish.')).status, 422);
  assert.deepEqual(await service.uploads(), []);
});

test('what waits or is being made is taken back and costs nothing; what is made is removed with its file', async () => {
  const payer = await service.key({ credits: 3 });
  const headers = { 'idempotency-key': 'taken-back' };
  const waiting = idOf(await create({ topic: 'Tea' }, payer, headers));
  assert.deepEqual((await remove(waiting, payer)).body, { id: waiting, deleted: true });
  assert.equal((await remove(waiting, payer)).status, 404);
  assert.equal((await service.call('GET', `/v1/presentations/${waiting}`, { key: payer })).status, 404);
  assert.notEqual(idOf(await create({ topic: 'Tea' }, payer, headers)), waiting, 'its idempotency key is free again');
  assert.equal(await creditsOf(payer), 2);

  const made = idOf(await create({ topic: 'Tea' }, payer));
  const claim = await service.claim(made);
  assert.equal((await remove(made, payer)).status, 200);
  assert.equal(await saveCheckpoint(service.db, claim, 'deck', '{}'), false, 'its worker learns it');
  assert.equal(await creditsOf(payer), 2);

  const done = idOf(await create({ topic: 'Tea' }, payer));
  await service.complete(done, pdf, Buffer.from('deck'));
  assert.equal((await remove(done)).status, 404, 'another’s');
  assert.equal((await service.call('GET', `/files/token-of-${done}/a.pdf`)).status, 200);
  assert.equal((await remove(done, payer)).status, 200);
  assert.equal((await service.call('GET', `/files/token-of-${done}/a.pdf`)).status, 404);
  for (const left of [`${done}-1`, deckKeyOf(`${done}-1`)]) assert.equal(await service.files.size(left), undefined, left);
  assert.equal(await creditsOf(payer), 1, 'what was delivered is paid');
});

/** The events of a stream, one after the other. */
async function* eventsOf(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  let text = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
}

test('events: the place in line, the stages, and the descriptor at the end', async () => {
  const own = await service.key();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push(idOf(await create({ topic: 'Tea' }, own)));
  const id = ids[2] ?? '';
  const response = await fetch(`${service.url}/v1/presentations/${id}/events`, { headers: { 'x-api-key': own } });
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  const events = eventsOf(response);
  const next = async () => (await events.next()).value;
  await service.db.run("UPDATE jobs SET status = 'failed' WHERE status = 'queued' AND id NOT IN ($1, $2, $3)", ids);
  for (;;) {
    const first = await next();
    assert.equal(first?.event, 'queued');
    if ((first?.data as { place: number } | undefined)?.place === 3) break;
  }
  await remove(ids[0] ?? '', own);
  assert.deepEqual(await next(), { event: 'queued', data: { place: 2 } });
  await remove(ids[1] ?? '', own);
  assert.deepEqual(await next(), { event: 'queued', data: { place: 1 } });
  const claim = await service.claim(id);
  assert.deepEqual(await next(), { event: 'stage', data: { stage: 'reading' } });
  await saveCheckpoint(service.db, claim, 'deck', '{}');
  assert.deepEqual(await next(), { event: 'stage', data: { stage: 'illustrating' } });
  await service.db.run("UPDATE jobs SET status = 'queued' WHERE id = $1", [id]);
  await service.complete(id, pdf);
  let last = await next();
  while (last && last.event !== 'done') last = await next();
  assert.deepEqual(last?.data, (await service.call('GET', `/v1/presentations/${id}`, { key: own })).body);
  assert.equal(await next(), undefined, 'the stream ends');
  const other = await service.call('GET', `/v1/presentations/${id}/events`, { key });
  assert.equal(other.status, 404);
});
