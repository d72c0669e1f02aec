/** What whoever runs the service can see of it: health, metrics, traces and the log. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey } from '../fixtures/languageModel/dialects/dialect.ts';
import { startModelServer } from '../fixtures/languageModel/modelServer.ts';
import { type CollectedSpan, startCollector } from '../fixtures/server/collector.ts';
import { freePort } from '../fixtures/server/freePort.ts';
import { caller, type Service, type Settings, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

/** A port that was free may be taken before the service opens it. */
async function start(t: TestContext, settings: Settings, attempts = 3): Promise<{ service: Service; url: string; metricsPort: number }> {
  const metricsPort = await freePort();
  const service = startService('serve', { ...settings, DATA_DIR: await temporaryFolder(t), METRICS_PORT: String(metricsPort) });
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  try {
    return { service, url: await service.url, metricsPort };
  } catch (cause) {
    if (attempts > 1) return start(t, settings, attempts - 1);
    throw cause;
  }
}

/** Words that are in no language, so that whoever sees them has read the source. */
const secrets = ['Zyzzyvoid', 'Quokkaform'];
const text = `# Tea\n\n## Origin\n\n- Tea was first drunk in ${secrets[0]}.\n- It came to Europe in 1610.\n\n## Trade\n\n- London traded it from 1660 on.`;

test('health, metrics and traces tell what has been done, and the log neither a key nor a text', async (t) => {
  const [model, collector] = await Promise.all([startModelServer(t, chatCompletions), startCollector(t)]);
  const { service, url, metricsPort } = await start(t, {
    LLM_PROVIDER: chatCompletions.provider,
    LLM_MODEL: chatCompletions.model,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: apiKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_LEVEL: 'trace',
    // A busy machine takes its time to read the document that cannot be read.
    READ_BEFORE_ACCEPT_MS: '120000',
    READ_HANG_MS: '120000',
  });
  const key = /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '';
  const ask = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  while ((await ask('/readyz')).status !== 200) await delay(100);
  assert.equal((await ask('/healthz')).status, 200);
  assert.equal((await ask('/other')).status, 404);
  assert.equal((await fetch(`${url}/metrics`)).status, 404, 'callers of the API see nothing of it');

  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const created = await fetch(`${url}/v1/presentations/text`, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', traceparent },
  });
  assert.equal(created.status, 202);
  const { id } = (await created.json()) as { id: string };
  assert.equal((await caller(url, key).ended(id)).status, 'completed');
  await metricsAreThere(ask);
  await tracesAreThere(collector.spans, id);
  assert.deepEqual([...collector.services], ['slidewright']);

  const send = async (path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body, headers: { 'x-api-key': key, ...headers } });
    await response.arrayBuffer();
    return response.status;
  };
  const asJson = { 'content-type': 'application/json' };
  const damaged = new FormData();
  damaged.append('file', new Blob([`%PDF-1.7\n1 0 obj (${secrets[1]}) ${secrets[1]}`]), `${secrets[1]}.pdf`);
  assert.deepEqual(
    [
      await send('/v1/presentations/text', `{"text":"${secrets[0]}", "template": "${secrets[1]}"}`, asJson),
      await send('/v1/presentations/text', `{"text":"${secrets[0]}`, asJson),
      await send('/v1/presentations/file', damaged),
      await send('/v1/presentations/text', '{}', { ...asJson, 'x-api-key': `${key}x` }),
    ],
    [400, 400, 422, 401],
  );
  service.signal('SIGTERM');
  assert.equal(await service.ended, 0);
  const { stderr } = service.output();
  assert.match(stderr, new RegExp(`"job":"${id}"`));
  assert.match(stderr, /"reqId":"[0-9a-f-]{36}"/);
  for (const secret of [...secrets, key, key.slice(5), apiKey]) {
    const told = stderr.split('\n').find((line) => line.includes(secret));
    assert.equal(told, undefined, `the log tells ${secret}`);
  }
});

async function metricsAreThere(ask: (path: string) => Promise<Response>): Promise<void> {
  const lines = [
    'slidewright_jobs{state="completed"} 1',
    'slidewright_jobs{state="queued"} 0',
    'slidewright_jobs_at_stage{stage="writing"} 0',
    'slidewright_queue_age_seconds 0',
    'slidewright_attempt_seconds_count{outcome="made"} 1',
    'slidewright_request_seconds_count{method="POST",route="/v1/presentations/text",status="202"} 1',
    'slidewright_engines{state="starting"} 0',
    'slidewright_engines_replaced 0',
    'slidewright_readers_waiting_files 0',
    'slidewright_picture_cache_total{result="hit"} 0',
  ];
  const told = async () => {
    const answer = await ask('/metrics');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    return answer.text();
  };
  let report = await told();
  // A job is told to have ended before it is counted.
  const isMissing = (line: string) => !report.includes(`${line}\n`);
  for (const end = performance.now() + 30_000; lines.some(isMissing) && performance.now() < end; report = await told()) await delay(50);
  assert.deepEqual(lines.filter(isMissing), [], report);
  for (const line of [
    /^slidewright_stage_seconds_count\{stage="[a-z]+"\} 1$/m,
    /^slidewright_engine_heap_bytes\{kind="used"\} [1-9]\d+$/m,
    /^slidewright_readers\{state="idle"\} \d+$/m,
    /^slidewright_provider_call_seconds_count\{provider="[^"]+",call="generate",result="answered"\} [1-9]/m,
    /^slidewright_model_calls_total\{result="answered"\} [1-9]/m,
    /^slidewright_model_tokens_total\{direction="in"\} [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes [\d.e+]+$/m,
  ]) {
    assert.match(report, line);
  }
}

/** What has ended is sent a second later. */
async function tracesAreThere(spans: CollectedSpan[], id: string): Promise<void> {
  const route = 'POST /v1/presentations/text';
  const isThere = (name: string) => spans.some((span) => span.name === name);
  while (!isThere('job') || !isThere(route)) await delay(50);
  const job = spans.find(({ name }) => name === 'job') ?? assert.fail();
  const request = spans.find(({ name }) => name === route) ?? assert.fail();
  assert.equal(job.traceId, id.replaceAll('-', ''));
  assert.equal(job.parentSpanId, undefined);
  assert.deepEqual([request.traceId, request.parentSpanId], ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']);
  assert.deepEqual(
    request.links.map(({ traceId }) => traceId),
    [job.traceId],
  );
  const parts = spans.filter(({ traceId }) => traceId === job.traceId);
  const stages = parts.filter(({ parentSpanId }) => parentSpanId === job.spanId);
  assert.deepEqual(stages.map(({ name }) => name).sort(), ['design', 'illustrate', 'output', 'read', 'write']);
  const calls = parts.filter(({ name }) => name.startsWith('generate '));
  const write = stages.find(({ name }) => name === 'write');
  assert.ok(calls.length > 0);
  for (const { parentSpanId, attributes } of calls) {
    assert.equal(parentSpanId, write?.spanId);
    assert.ok(attributes.some(({ key, value }) => key === 'gen_ai.usage.input_tokens' && Number(value.intValue) > 0));
  }
  for (const span of [job, request, ...parts]) assert.ok(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano), span.name);
  assert.ok(!JSON.stringify(spans).includes(secrets[0] ?? ''), 'traces tell nothing of the text');
}
