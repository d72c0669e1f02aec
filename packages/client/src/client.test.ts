import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { test } from 'node:test';
import { createClient, DeckChangedError, JobFailedError, SlidewrightError } from './client.ts';

const id = '6f2c9d0e-8a44-4a52-9a58-0d6c6f0f3b11';
const createdAt = '2026-01-01T00:00:00.000Z';

/** A service on the loopback that answers with these, in turn. */
async function answering(answers: RequestListener[], work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => (answers.shift() ?? json(500, {}))(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address);
  try {
    await work(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const failure = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { code, message: 'so it is', status } }, headers);
const dropped: RequestListener = (request) => request.socket.destroy();
const completed = { id, status: 'completed', createdAt, completedAt: createdAt, result: { url: 'http://127.0.0.1/file' } };

test('waiting outlives a restart and the rate limit', () =>
  answering(
    [
      json(200, { id, status: 'queued', createdAt }),
      dropped,
      failure(500, 'INTERNAL_SERVER_ERROR'),
      failure(429, 'RATE_LIMIT_EXCEEDED', { 'x-ratelimit-reset': '5' }),
      json(200, completed),
    ],
    async (url) => {
      const seen: string[] = [];
      const found = await createClient({ url, key: 'ppsk_x' }).wait(id, { onProgress: ({ status }) => seen.push(status) });
      assert.deepEqual(found, completed);
      assert.deepEqual(seen, ['queued']);
    },
  ));

test('waiting ends with a job that failed, and with an answer that time does not mend', async () => {
  const failed = { id, status: 'failed', createdAt, completedAt: createdAt, error: { code: 'TIMEOUT', message: 'too long' } };
  await answering([json(200, failed)], async (url) => {
    await assert.rejects(
      createClient({ url, key: 'ppsk_x' }).wait(id),
      (error) => error instanceof JobFailedError && error.code === 'TIMEOUT',
    );
  });
  await answering([failure(404, 'NOT_FOUND')], async (url) => {
    await assert.rejects(
      createClient({ url, key: 'ppsk_x' }).wait(id),
      (error) => error instanceof SlidewrightError && error.status === 404,
    );
  });
});

test('waiting can be called off', () =>
  answering([json(200, { id, status: 'queued', createdAt })], async (url) => {
    const controller = new AbortController();
    const waiting = createClient({ url, key: 'ppsk_x' }).wait(id, { signal: controller.signal, onProgress: () => controller.abort() });
    await assert.rejects(waiting, { name: 'AbortError' });
  }));

test('a request carries the key and the fields; an error says what was asked', () =>
  answering(
    [
      (request, response) => {
        assert.equal(request.headers.authorization, 'Bearer ppsk_x');
        assert.equal(`${request.method} ${request.url}`, 'POST /v1/presentations/topic');
        json(202, { id, status: 'queued', createdAt })(request, response);
      },
      failure(400, 'BAD_REQUEST'),
    ],
    async (url) => {
      const client = createClient({ url: `${url}/`, key: 'ppsk_x' });
      assert.deepEqual(await client.createFromTopic({ topic: 'Tea', numSlides: 3 }), { id, status: 'queued', createdAt });
      await assert.rejects(client.createFromTopic({ topic: '' }), { message: 'POST /v1/presentations/topic: 400 so it is' });
    },
  ));

test('a Deck is saved where nobody changed it since; where somebody did, the error is of its own kind', () =>
  answering(
    [
      json(200, { title: 'Tides', slides: [] }, { etag: '"one"' }),
      (request, response) => {
        assert.deepEqual([request.method, request.url, request.headers['if-match']], ['PUT', `/v1/presentations/${id}/deck`, '"one"']);
        json(200, { title: 'Tides at night', slides: [] }, { etag: '"two"' })(request, response);
      },
      failure(412, 'PRECONDITION_FAILED'),
    ],
    async (url) => {
      const client = createClient({ url, key: 'ppsk_x' });
      const { deck, etag } = await client.keptDeck(id);
      const saved = await client.saveDeck(id, { deck: { ...deck, title: 'Tides at night' }, etag });
      assert.deepEqual([saved.deck.title, saved.etag], ['Tides at night', '"two"']);
      await assert.rejects(
        client.saveDeck(id, { deck, etag }),
        (error) => error instanceof DeckChangedError && error instanceof SlidewrightError && error.status === 412,
      );
    },
  ));
