/** What whoever runs the service can see of it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../fixtures/server/freePort.ts';
import { caller, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

test('a port of its own tells health, readiness and what has been done', async (t) => {
  const port = await freePort();
  const service = startService('serve', { DATA_DIR: await temporaryFolder(t), METRICS_PORT: String(port) });
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  const url = await service.url;
  const { create, ended } = caller(url, /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  while ((await ask('/readyz')).status !== 200) await delay(100);
  assert.equal((await ask('/healthz')).status, 200);
  assert.equal((await ask('/other')).status, 404);
  assert.equal((await fetch(`${url}/metrics`)).status, 404, 'callers of the API see nothing of it');

  const { id } = await create({ text: '# Tea\n\n- Tea was first drunk in Yunnan.' });
  assert.equal((await ended(id)).status, 'completed');
  const answer = await ask('/metrics');
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  for (const line of [
    'slidewright_jobs{state="completed"} 1',
    'slidewright_jobs{state="queued"} 0',
    'slidewright_queue_age_seconds 0',
    'slidewright_attempt_seconds_count{outcome="made"} 1',
    'slidewright_request_seconds_count{method="POST",route="/v1/presentations/text",status="202"} 1',
  ]) {
    assert.ok(text.includes(`${line}\n`), `${line} is not in\n${text}`);
  }
  assert.match(text, /^slidewright_stage_seconds_count\{stage="[a-z]+"\} 1$/m);
  assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
  assert.match(text, /^process_resident_memory_bytes [\d.e+]+$/m);
});
