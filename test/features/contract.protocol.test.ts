/** What comes in that is no proper request: unknown routes, wrong methods, broken bodies, broken HTTP. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
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

test('unknown routes and wrong methods: 404, with or without a key, whatever the body', async () => {
  const unknown: [string, string][] = [
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v1/me/'],
    ['GET', '/v2/me'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/v1/%2e%2e/me%00'],
    ['POST', '/v1/presentations'],
    ['POST', '/v1/me'],
    ['POST', '/nothing'],
    ['PUT', '/v1/presentations/topic'],
    ['PATCH', '/v1/me'],
    ['PATCH', '/v1/presentations/0190a5c4-7e1b-4c3d-9f00-1234567890ab'],
    ['OPTIONS', '/v1/presentations/topic'],
  ];
  for (const [method, path] of unknown) {
    for (const holder of [{ key }, {}]) {
      const answer = await service.call(method, path, { ...holder, ...(['GET', 'OPTIONS'].includes(method) ? {} : { body: '{' }) });
      assert.equal(answer.status, 404, `${method} ${path}`);
      assert.match(messageOf(answer), new RegExp(`^There is no ${method}`));
    }
  }
});

test('who creates at a guessed address is told the right ones', async () => {
  for (const path of ['/v1/presentations/generate', '/v1/presentations', '/api/v1/presentation'])
    assert.match(
      messageOf(await service.call('POST', path, { key, body: '{}' })),
      /POST \/v1\/presentations\/topic, \/text, \/file or \/deck/,
    );
  assert.doesNotMatch(messageOf(await service.call('POST', '/v1/me', { key, body: '{}' })), /topic/);
});

test('a body that is no JSON object: 400 that says so', async () => {
  const bodies: [type: string | undefined, body: string | Uint8Array<ArrayBuffer> | undefined, message: RegExp][] = [
    ['application/json', '{"topic":', /not valid JSON/],
    ['application/json', "{'topic':'x'}", /not valid JSON/],
    ['application/json', '', /empty/],
    ['application/json', Uint8Array.from([0x7b, 0x22, 0xff, 0x22]), /not valid UTF-8/],
    ['application/json', '[]', /must be a JSON object/],
    ['application/json', '"Solar power"', /must be a JSON object/],
    ['application/json', 'null', /must be a JSON object/],
    ['application/json; charset=utf-8', '5', /must be a JSON object/],
    ['text/plain', 'Solar power', /Content-Type must be application\/json, but is "text\/plain"/],
    ['application/x-www-form-urlencoded', 'topic=Solar', /Content-Type must be application\/json/],
    ['multipart/form-data; boundary=x', '--x--', /Content-Type must be application\/json/],
    ['nonsense', '{}', /Content-Type must be application\/json/],
    [undefined, undefined, /must be a JSON object/],
  ];
  for (const path of ['/v1/presentations/topic', '/v1/presentations/text']) {
    for (const [type, body, message] of bodies) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const answer = await service.call('POST', path, { key, headers, ...(body !== undefined && { body }) });
      assert.equal(answer.status, 400, `${type}: ${body}`);
      assert.match(messageOf(answer), message);
    }
  }
});

test('a body that is too deep to be shown, or compressed: 400 that says what it is', async () => {
  const deep = `{"topic":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await service.call('POST', '/v1/presentations/topic', { key, body: deep, headers });
  assert.equal(messageOf(answer), 'topic must be a string, but is an array.');
  const compressed = { ...headers, 'content-encoding': 'gzip' };
  assert.match(messageOf(await service.call('POST', '/v1/presentations/topic', { key, body: '{}', headers: compressed })), /"gzip" is not/);
});

test('names that mean something to JavaScript mean nothing here', async () => {
  const body = '{"topic":"Solar power","__proto__":{"format":"exe"},"constructor":{"prototype":{}}}';
  const answer = await service.call('POST', '/v1/presentations/topic', { key, body, headers: { 'content-type': 'application/json' } });
  assert.equal(answer.status, 202);
});

test('half a surrogate pair does not reach the queue', async () => {
  assert.equal((await service.call('POST', '/v1/presentations/text', { key, json: { text: 'Sun \ud83c' } })).status, 202);
  assert.equal((await service.lastRequest()).source.text, 'Sun \ufffd');
});

test('what is not HTTP is answered like every other mistake', async () => {
  const { port, hostname } = new URL(service.url);
  for (const request of ['NONSENSE\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nBroken\r\n\r\n']) {
    const socket = connect(Number(port), hostname);
    socket.end(request);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    await once(socket, 'close');
    assert.match(received, /^HTTP\/1\.1 400 [\s\S]*x-ratelimit-reset: \d+[\s\S]*"code":"BAD_REQUEST"/);
  }
});

test('what Node would answer in a form of its own is answered like every other request', async () => {
  const { port, hostname } = new URL(service.url);
  const requests: [head: string, status: number][] = [
    ['GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
    ['GET /health HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 200],
    [`GET /health HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
  ];
  for (const [request, status] of requests) {
    const socket = connect(Number(port), hostname);
    socket.end(request);
    const received = await text(socket);
    assert.match(received, new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*x-ratelimit-reset: \\d+`), request.slice(0, 60));
  }
});

test('a client that sends a body without looking up hears that it is too large', async () => {
  const { port, hostname } = new URL(service.url);
  const body = 'x'.repeat(service.config.bodyLimit + 1_000_000);
  const head = `POST /v1/presentations/topic HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\n`;
  const socket = connect(Number(port), hostname);
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  socket.end('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1\.1 400 [\s\S]*is larger than[\s\S]*HTTP\/1\.1 200 /);
});

test('a client that leaves before its body is there harms nobody', async () => {
  const { port, hostname } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const head = `POST /v1/presentations/topic HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  socket.write(head, () => socket.resetAndDestroy());
  await once(socket, 'close');
  assert.equal((await service.call('GET', '/health')).status, 200);
});

test('HEAD answers like GET, without a body', async () => {
  for (const path of ['/health', '/openapi.json', '/v1/me']) {
    const answer = await service.call('HEAD', path, { key });
    assert.equal(answer.status, 200);
    assert.equal(answer.bytes.length, 0);
  }
});

test('the description is OpenAPI 3.1 and says who is let in', async () => {
  const { body } = await service.call('GET', '/openapi.json');
  const { openapi, info, security, components, paths } = body as Record<string, Record<string, unknown>>;
  assert.equal(openapi, '3.1.0');
  assert.equal(info?.version, '1.0.0');
  assert.deepEqual(security, [{ bearer: [] }, { apiKey: [] }]);
  assert.deepEqual(Object.keys(components?.securitySchemes as object), ['bearer', 'apiKey']);
  const endpoints = ['/v1/presentations/topic', '/v1/presentations/text', '/v1/presentations/file', '/v1/presentations/{id}', '/v1/me'];
  for (const path of endpoints) assert.ok(paths?.[path], path);
});
