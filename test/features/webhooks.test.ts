/** Webhooks: signed, sent again until they arrive, by whichever process; never to private addresses. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Presentation } from '@slidewright/contract/presentation';
import { createLog } from '../../packages/server/src/cli/log.ts';
import { createWebhookSender } from '../../packages/server/src/jobs/webhooks.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
let hooks: string;
const received: { headers: IncomingHttpHeaders; body: string; path: string }[] = [];
const answers: number[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body, path: request.url ?? '' });
  response.writeHead(answers.shift() ?? 200).end();
});
beforeFirst(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  assert.ok(typeof address === 'object' && address);
  hooks = `http://127.0.0.1:${address.port}`;
  service = await startService({ webhookOrigins: [hooks], webhookRetries: [0, 0] });
  key = await service.key();
});
after(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await service?.stop();
});

const create = (webhookUrl: string) => service.call('POST', '/v1/presentations/topic', { key, json: { topic: 'Tea', webhookUrl } });
const pdf = { bytes: Buffer.from('bytes'), name: 'Tea.pdf', mime: 'application/pdf' };
const left = async () => (await service.db.get<{ left: number }>('SELECT COUNT(*) AS "left" FROM webhooks'))?.left;

/** Sweeps as a process would that has just started, until so many calls have come. */
async function sweepUntil(calls: number): Promise<void> {
  const sender = createWebhookSender(service.db, service.config, createLog('silent'));
  for (let tries = 0; received.length < calls && tries < 1000; tries++) {
    await sender.sweep();
    await delay(10);
  }
  await sender.stop();
}

test('a completed and a failed presentation are told of, signed, and what fails is sent again by the next process', async () => {
  const { body } = await create(`${hooks}/done?of=1`);
  const { id } = body as { id: string };
  await sweepUntil(0);
  assert.equal(received.length, 0, 'nothing has ended');
  await service.complete(id, pdf);
  answers.push(500, 302);
  await sweepUntil(1);
  await sweepUntil(3);
  assert.deepEqual(
    received.map(({ path }) => path),
    ['/done?of=1', '/done?of=1', '/done?of=1'],
  );
  assert.equal(await left(), 0);
  const { secret } = (await service.call('GET', '/v1/webhook-secret', { key })).body as { secret: string };
  for (const { headers, body: sent } of received) {
    const { type, data } = JSON.parse(sent) as { type: string; data: Presentation };
    assert.deepEqual([type, data], ['presentation.completed', (await service.call('GET', `/v1/presentations/${id}`, { key })).body]);
    assert.equal(headers['webhook-id'], `msg_${id}`, 'the same for each delivery');
    const signed = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent}`)
      .digest('base64');
    assert.equal(headers['webhook-signature'], `v1,${signed}`);
    assert.equal(headers.authorization, undefined);
  }
  const failing = ((await create(`${hooks}/failed`)).body as { id: string }).id;
  await service.fail(failing, { code: 'TIMEOUT', message: 'It took too long.' });
  await sweepUntil(4);
  assert.equal(JSON.parse(received[3]?.body ?? '').type, 'presentation.failed');
});

test('after the last time it is given up; 410 is a wish to hear no more; another secret is another signature', async () => {
  const before = received.length;
  const id = ((await create(`${hooks}/never`)).body as { id: string }).id;
  await service.complete(id, pdf);
  answers.push(500, 500, 500);
  await sweepUntil(before + 3);
  assert.equal(await left(), 0);
  const gone = ((await create(`${hooks}/gone`)).body as { id: string }).id;
  await service.complete(gone, pdf);
  answers.push(410);
  await sweepUntil(before + 4);
  assert.equal(await left(), 0);
  const secretOf = async (method: string) =>
    ((await service.call(method, '/v1/webhook-secret', { key })).body as { secret: string }).secret;
  const old = await secretOf('GET');
  const fresh = await secretOf('POST');
  assert.notEqual(fresh, old);
  assert.equal(await secretOf('GET'), fresh);
});

test('addresses that are not public are refused, or not called when a name turns out to lead to one', async () => {
  const refused: [string, RegExp][] = [
    ['http://example.com/hook', /^webhookUrl must begin with https/],
    ['https://127.0.0.1/hook', /^webhookUrl must be an address of the public internet/],
    ['https://[::1]/hook', /public internet/],
    ['https://2130706433/', /public internet/],
    ['https://10.1.2.3:8443/hook', /public internet/],
    ['https://printer.local/hook', /public internet/],
    ['https://user:password@example.com/', /must hold no user or password/],
    ['ftp://example.com/', /^webhookUrl must be an address that begins with https/],
    ['hook', /^webhookUrl must be an address that begins with https/],
  ];
  for (const [webhookUrl, message] of refused) {
    const answer = await create(webhookUrl);
    assert.equal(answer.status, 400, webhookUrl);
    assert.match(messageOf(answer), message);
  }
  const before = received.length;
  const id = ((await create(`${hooks}/moved`)).body as { id: string }).id;
  await service.complete(id, pdf);
  // The setting was changed, and what was allowed is local now.
  const sender = createWebhookSender(service.db, { ...service.config, webhookOrigins: [] }, createLog('silent'));
  for (let tries = 0; (await left()) !== 0 && tries < 500; tries++) {
    await sender.sweep();
    await delay(10);
  }
  await sender.stop();
  assert.deepEqual([await left(), received.length], [0, before]);
});
