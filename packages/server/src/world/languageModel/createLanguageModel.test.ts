/** Providers that do what a hostile or broken one could, over the wire, each in its own format. */
import assert from 'node:assert/strict';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { chatCompletions } from '../../../../../test/fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey, type Dialect } from '../../../../../test/fixtures/languageModel/dialects/dialect.ts';
import { generateContent } from '../../../../../test/fixtures/languageModel/dialects/generateContent.ts';
import { messages } from '../../../../../test/fixtures/languageModel/dialects/messages.ts';
import { responses } from '../../../../../test/fixtures/languageModel/dialects/responses.ts';
import { createLanguageModel } from './createLanguageModel.ts';
import type { ProviderName } from './providers/providerNames.ts';

const dialects = [chatCompletions, responses, messages, generateContent];

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const modelAt = (origin: string, { provider, model, basePath }: Dialect, timeoutMs = 20_000) =>
  createLanguageModel({
    provider: provider as ProviderName,
    model,
    baseUrl: `${origin}${basePath}`,
    apiKey,
    timeoutMs,
    concurrency: 1,
    maxTokens: 256,
    required: false,
    contextTokens: 24_000,
    budgetTokens: 0,
  });

const call = () => ({
  system: 'You write.',
  prompt: 'Write.',
  schemaName: 'answer',
  schema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'], additionalProperties: false },
  signal: new AbortController().signal,
});

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Writes the piece again and again for as long as somebody listens. */
function writeWithoutEnd(response: ServerResponse, piece: string): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

for (const dialect of dialects) {
  test(`${dialect.provider}: a line without an end ends the call, not the process`, async (t) => {
    const origin = await serve(t, (_, response) => {
      stream(response).write('data: {"');
      writeWithoutEnd(response, 'x'.repeat(50_000));
    });
    const answer = modelAt(origin, dialect).generate(call());
    await assert.rejects(answer, /sent a line of more than 1016384 bytes/);
  });

  test(`${dialect.provider}: neither the key nor the question follows a redirect to another origin`, async (t) => {
    let stolen = 0;
    const elsewhere = await serve(t, (_, response) => {
      stolen++;
      response.end();
    });
    const origin = await serve(t, ({ url }, response) => response.writeHead(307, { location: `${elsewhere}${url}` }).end());
    await assert.rejects(modelAt(origin, dialect, 3000).generate(call()), /redirects elsewhere/);
    assert.equal(stolen, 0);
  });

  test(`${dialect.provider}: a redirect within the origin is followed, and long answers come whole`, async (t) => {
    const text = JSON.stringify({ text: 'Tea. '.repeat(20_000) });
    const origin = await serve(t, ({ url = '' }, response) => {
      if (!url.includes('moved=1')) {
        response.writeHead(308, { location: `${url}${url.includes('?') ? '&' : '?'}moved=1` }).end();
        return;
      }
      stream(response);
      for (const event of dialect.events(text, false)) response.write(event);
      response.end();
    });
    const answer = await modelAt(origin, dialect).generate(call());
    assert.deepEqual([answer.text === text, answer.whole], [true, true]);
  });
}

test('events without an end: what came is handed over, in bounded work', async (t) => {
  const [first = '', piece = ''] = chatCompletions.events('Tea is made. ', false);
  const origin = await serve(t, (_, response) => {
    stream(response).write(first);
    writeWithoutEnd(response, piece.repeat(100));
  });
  let answer: { text: string; whole: boolean } | undefined;
  const cpu = await cpuOf(async () => {
    answer = await modelAt(origin, chatCompletions).generate(call());
  });
  assert.ok(answer && !answer.whole && answer.text.startsWith('Tea is made. Tea is made.'));
  assert.ok(answer.text.length < 4.6e6);
  t.diagnostic(`${answer.text.length} characters took ${cpu.toFixed(0)} ms`);
  assert.ok(cpu < 20_000, `${cpu} ms`);
});

test('the first event that is not one ends the call, whatever follows', async (t) => {
  const origin = await serve(t, (_, response) => {
    writeWithoutEnd(stream(response), 'data: {}\n\n'.repeat(1000));
  });
  const cpu = await cpuOf(() => assert.rejects(modelAt(origin, chatCompletions).generate(call())));
  assert.ok(cpu < 10_000, `${cpu} ms`);
});

test('an answer that unpacks to a thousand times its size is not taken', async (t) => {
  const bomb = gzipSync(Buffer.alloc(60e6, ': nothing\n'));
  const origin = await serve(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end(bomb);
  });
  await assert.rejects(modelAt(origin, chatCompletions).generate(call()), /sent more than 4512000 bytes/);
});
