import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { patientFetch } from './patientFetch.ts';

test('a question is posted, its answer streamed; a redirect is handed back, an abort and a closed port reject as with fetch', async (t) => {
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') return void response.writeHead(307, { location: '/' }).end();
    if (request.url === '/never') return;
    request.setEncoding('utf8').on('data', (asked) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'x-key': request.headers.authorization ?? '' });
      response.write(`${request.method} `);
      response.end(asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  const url = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answer = await patientFetch(url('/'), { method: 'POST', headers: { authorization: 'Bearer x' }, body: 'Größe?' });
  assert.deepEqual([answer.status, answer.headers.get('x-key'), await answer.text()], [200, 'Bearer x', 'POST Größe?']);
  assert.equal((await patientFetch(url('/elsewhere'), {})).status, 307);
  const reason = new Error('enough');
  const gaveUp = new AbortController();
  const waiting = patientFetch(url('/never'), { signal: gaveUp.signal });
  setImmediate(() => gaveUp.abort(reason));
  await assert.rejects(waiting, reason);
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await assert.rejects(patientFetch(new URL(`http://127.0.0.1:${port}`), {}), new TypeError('fetch failed'));
});
