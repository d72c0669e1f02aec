/** What becomes of a presentation: the descriptor in its four states, and the download. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { jobFailureCodes } from '@slidewright/contract/errors';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
beforeFirst(async () => {
  service = await startService({ baseUrl: 'https://slides.example.com/service' });
  key = await service.key();
});
after(() => service?.stop());

const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

async function accepted(): Promise<{ id: string; createdAt: string }> {
  const { body } = await service.call('POST', '/v1/presentations/topic', { key, json: { topic: 'Solar power' } });
  return body as { id: string; createdAt: string };
}
const lookUp = (id: string, as = key) => service.call('GET', `/v1/presentations/${id}`, { key: as });

test('queued, then processing: id, status, createdAt and nothing else', async () => {
  const { id, createdAt } = await accepted();
  assert.deepEqual((await lookUp(id)).body, { id, status: 'queued', createdAt });
  await service.claim(id);
  assert.deepEqual((await lookUp(id)).body, { id, status: 'processing', createdAt });
});

test('where presentations are created, any other method is told of POST', async () => {
  for (const [method, path] of [
    ['GET', '/v1/presentations/topic'],
    ['GET', '/v1/presentations/file'],
    ['DELETE', '/v1/presentations/text'],
    ['PUT', '/v1/presentations/topic'],
  ] as const) {
    const answer = await service.call(method, path, { key });
    assert.equal(answer.status, 404);
    assert.match(messageOf(answer), new RegExp(`^There is no ${method} ${path}: presentations are created there with POST ${path}\\.`));
  }
});

test('failed: completedAt and the reason, for every code', async () => {
  for (const code of jobFailureCodes) {
    const { id, createdAt } = await accepted();
    await service.fail(id, { code, message: 'Try another one.' });
    const { completedAt, ...rest } = (await lookUp(id)).body as { completedAt: string };
    assert.deepEqual(rest, { id, status: 'failed', createdAt, error: { code, message: 'Try another one.' } });
    assert.ok(completedAt >= createdAt);
  }
});

test('completed: completedAt and the address of the file', async () => {
  const { id, createdAt } = await accepted();
  await service.complete(id, { bytes: Buffer.from('bytes'), name: 'Solar power.pptx', mime: pptx });
  const { completedAt, ...rest } = (await lookUp(id)).body as { completedAt: string };
  const url = `https://slides.example.com/service/files/token-of-${id}/Solar%20power.pptx`;
  assert.deepEqual(rest, { id, status: 'completed', createdAt, result: { url } });
  assert.ok(completedAt >= createdAt);
});

test('the file is downloaded without a key, the same each time', async () => {
  const { id } = await accepted();
  const bytes = Buffer.alloc(200_000, 'slides');
  await service.complete(id, { bytes, name: 'Солнце “1”.pptx', mime: pptx });
  const { result } = (await lookUp(id)).body as { result: { url: string } };
  const path = new URL(result.url).pathname.replace('/service', '');
  for (const method of ['GET', 'GET', 'HEAD']) {
    const { status, headers, bytes: received } = await service.call(method, path);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), pptx);
    assert.equal(headers.get('content-length'), String(bytes.length));
    assert.match(headers.get('cache-control') ?? '', /immutable/);
    const disposition = `attachment; filename="______ _1_.pptx"; filename*=UTF-8''${encodeURIComponent('Солнце “1”.pptx')}`;
    assert.equal(headers.get('content-disposition'), disposition);
    assert.deepEqual(Buffer.from(received), method === 'GET' ? bytes : Buffer.alloc(0));
  }
});

test('a PDF comes as a PDF', async () => {
  const { id } = await accepted();
  await service.complete(id, { bytes: Buffer.from('%PDF-1.7'), name: 'a.pdf', mime: 'application/pdf' });
  const { headers } = await service.call('GET', `/files/token-of-${id}/a.pdf`);
  assert.equal(headers.get('content-type'), 'application/pdf');
});

test('a client that leaves in the middle of a download harms nobody', async () => {
  const { id } = await accepted();
  await service.complete(id, { bytes: Buffer.alloc(8_000_000), name: 'big.pptx', mime: pptx });
  const leaving = new AbortController();
  const response = await fetch(`${service.url}/files/token-of-${id}/big.pptx`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  assert.equal((await service.call('GET', '/health')).status, 200);
});

test('a token that is wrong, or of a job without a file, names nothing', async () => {
  const { id } = await accepted();
  for (const path of [
    `/files/token-of-${id}/a.pptx`,
    '/files/x/y',
    `/files/${'x'.repeat(5000)}/y`,
    '/files/%00/y',
    '/files/..%2f..%2fdata/y',
  ]) {
    for (const method of ['GET', 'HEAD']) assert.equal((await service.call(method, path)).status, 404, path);
  }
});

test('a presentation is seen with the key that asked for it alone', async () => {
  const { id } = await accepted();
  assert.equal((await lookUp(id, await service.key())).status, 404);
  assert.equal((await lookUp(id)).status, 200);
});

test('an id that is malformed is one that is unknown', async () => {
  const { id } = await accepted();
  const ids = ['0', id.slice(1), `${id}0`, 'topic', '%00', '%E0%A4%A', '%25', "' OR 1=1 --", '😀', 'x'.repeat(5000)];
  for (const unknown of [...ids, '0190a5c4-7e1b-4c3d-9f00-1234567890ab']) assert.equal((await lookUp(unknown)).status, 404, unknown);
});
