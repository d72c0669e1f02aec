import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { send } from './send.ts';

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const limits = { mostBytes: 1000, timeoutMs: 2000, signal: new AbortController().signal };

test('a request that meets a connection just closed is sent on another', async (t) => {
  let requests = 0;
  const origin = await serve(t, (request, response) => {
    if (++requests === 2) request.socket.destroy();
    else response.end(String(requests));
  });
  const ask = () => send({ url: new URL(origin), trustedOrigin: origin, ...limits });
  assert.equal((await ask()).body.toString(), '1');
  assert.equal((await ask()).body.toString(), '3');
});

test('only the trusted origin may be local: not its neighbour', async (t) => {
  const origin = await serve(t, (_, response) => response.end('here'));
  const other = await serve(t, (_, response) => response.end('there'));
  assert.equal((await send({ url: new URL(`${origin}/x`), trustedOrigin: origin, ...limits })).status, 200);
  await assert.rejects(send({ url: new URL(other), trustedOrigin: origin, ...limits }), /begins with http: is not called/);
  await assert.rejects(send({ url: new URL(origin), ...limits }), /is not called/);
});

test('an answer that does not come in time', async (t) => {
  const origin = await serve(t, () => {});
  await assert.rejects(send({ url: new URL(origin), trustedOrigin: origin, ...limits, timeoutMs: 50 }), /did not answer within 0.05 s/);
});

test('an answer longer than it may be, whether it says so or not', async (t) => {
  const origin = await serve(t, ({ url }, response) => {
    if (url === '/said') response.setHeader('content-length', 5000);
    response.write('x'.repeat(2500));
    response.end('x'.repeat(2500));
  });
  for (const path of ['/said', '/unsaid']) {
    await assert.rejects(send({ url: new URL(path, origin), trustedOrigin: origin, ...limits }), /more than 1000 bytes/);
  }
});
