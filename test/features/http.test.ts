/** What is HTTP's rather than the contract's: pages of other origins, parts of files, and fields that nobody knows. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
beforeFirst(async () => {
  service = await startService({ corsOrigins: ['https://app.example.com'] });
  key = await service.key();
});
after(() => service?.stop());

const origin = 'https://app.example.com';
const ask = (path: string, init: RequestInit = {}) => fetch(`${service.url}${path}`, init);
const create = (json: object, source = 'topic') => service.call('POST', `/v1/presentations/${source}`, { key, json });
const warning = ({ headers }: { headers: Headers }) => headers.get('x-slidewright-warning');

test('a page of an allowed origin may call, and read the headers that it needs; any other is not told so', async () => {
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key,content-type' };
  const preflight = await ask('/v1/presentations/topic', { method: 'OPTIONS', headers });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), origin);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /authorization, x-api-key, content-type/);
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /POST/);
  assert.match(preflight.headers.get('x-ratelimit-limit') ?? '', /^\d+$/);
  for (const [path, status] of [
    ['/v1/me', 401],
    ['/v1/templates', 200],
    ['/nothing', 404],
  ] as const) {
    const allowed = await ask(path, { headers: { origin } });
    assert.equal(allowed.status, status);
    assert.equal(allowed.headers.get('access-control-allow-origin'), origin, path);
    assert.match(allowed.headers.get('access-control-expose-headers') ?? '', /x-ratelimit-reset, x-slidewright-warning/);
    assert.equal(allowed.headers.get('access-control-allow-credentials'), null);
    const other = await ask(path, { headers: { origin: 'https://app.example.com.evil.example' } });
    assert.equal(other.headers.get('access-control-allow-origin'), null, path);
    assert.match(other.headers.get('vary') ?? '', /\borigin\b/);
  }
  const refused = await ask('/v1/me', { method: 'OPTIONS', headers: { ...headers, origin: 'https://other.example' } });
  assert.equal(refused.status, 404, 'OPTIONS is no method of the interface');
});

test('a file is had in parts, and not again by who has it', async () => {
  const { body } = await create({ topic: 'Solar power' });
  const { id } = body as { id: string };
  const bytes = Buffer.from('0123456789');
  await service.complete(id, { bytes, name: 'a.pdf', mime: 'application/pdf' });
  const path = `/files/token-of-${id}/a.pdf`;
  const whole = await ask(path);
  const etag = whole.headers.get('etag') ?? '';
  assert.match(etag, /^"[\w-]{22}"$/);
  assert.equal(whole.headers.get('accept-ranges'), 'bytes');
  const parts: [range: string, status: number, text: string, contentRange: string | null][] = [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 200, '0123456789', null],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ];
  for (const [range, status, text, contentRange] of parts) {
    const part = await service.call('GET', path, { headers: { range } });
    assert.equal(Buffer.from(part.bytes).toString(), text, range);
    assert.deepEqual([part.status, part.headers.get('content-range')], [status, contentRange], range);
    assert.equal(part.headers.get('content-length'), String(text.length), range);
  }
  assert.equal((await ask(path, { headers: { range: 'bytes=2-4', 'if-range': etag } })).status, 206);
  assert.equal((await ask(path, { headers: { range: 'bytes=2-4', 'if-range': '"another"' } })).status, 200);
  for (const tags of [etag, `"other", W/${etag}`, '*']) {
    const unchanged = await ask(path, { headers: { 'if-none-match': tags } });
    assert.deepEqual([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')], [304, '', etag], tags);
  }
  const head = await ask(path, { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('etag'), head.headers.get('content-length')], [200, etag, '10']);
});

test('a field that nobody knows is accepted, and named with what was probably meant', async () => {
  const answer = await create({ topic: 'Tea', slides: 5, tempalte: 'Oslo' });
  assert.equal(answer.status, 202);
  assert.equal(
    warning(answer),
    'Unknown fields, left unheeded: "slides" (did you mean "numSlides"?), "tempalte" (did you mean "template"?)',
  );
  assert.equal(warning(await create({ topic: 'Tea', numSlides: 5 })), null);
  assert.equal(
    warning(await create({ topic: 'Tea', 'λ\r\nset-cookie: x': 1 })),
    'Unknown field, left unheeded: "\\u03bb\\r\\nset-cookie: x"',
  );
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`xyz${n}`, n]));
  assert.match(warning(await create({ topic: 'Tea', ...many })) ?? '', /"xyz4" and 35 more$/);
  const large = await create({ text: 'A river runs to the sea. '.repeat(6000), density: 'minimal' }, 'text');
  assert.match(warning(large) ?? '', /"density" \(did you mean "textDensity"\?\)/);

  const form = new FormData();
  form.append('slides', '5');
  form.append('file', new Blob(['# Rivers\n\nRivers carry water to the sea.']), 'rivers.md');
  const uploaded = await service.call('POST', '/v1/presentations/file', { key, body: form });
  assert.deepEqual([uploaded.status, warning(uploaded)], [202, 'Unknown field, left unheeded: "slides" (did you mean "numSlides"?)']);
});

test('of values that there are not, the nearest is named first', async () => {
  for (const [json, message] of [
    [{ topic: 'Tea', template: 'new york' }, /^template must be one of NewYork \(the nearest\), Tokyo, Amsterdam.*, but is "new york"\.$/],
    [{ topic: 'Tea', format: 'ppt' }, /^format must be one of pptx \(the nearest\), pdf, but is "ppt"\.$/],
    [{ topic: 'Tea', template: 'Atlantis' }, /^template must be one of Tokyo, Amsterdam/],
  ] as const) {
    const { status, body } = await create(json);
    assert.equal(status, 400);
    assert.match((body as { error: { message: string } }).error.message, message);
  }
});
