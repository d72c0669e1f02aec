/** A language model's server that is hostile or broken: it must not end the engine, nor learn where else a key can be taken. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Try } from '../attack.ts';

type Answer = (response: ServerResponse, path: string) => void;

const endless =
  (head: string, piece: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(head);
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };
const delta = `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: '{"a' }, finish_reason: null }] })}\n\n`;

let answer: Answer = (response) => void response.writeHead(500).end();
let stolen = 0;
const listen = async (handle: (response: ServerResponse, path: string) => void): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    handle(response, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const elsewhere = await listen((response) => {
  stolen++;
  response.end();
});
const origin = await listen((response, path) => answer(response, path));

const answers: Readonly<Record<string, Answer>> = {
  'a line without an end': endless('data: {"choices":[{"delta":{"content":"', 'x'.repeat(60_000)),
  'events without an end': endless('', delta.repeat(100)),
  'events that are none, without an end': endless('', 'data: {}\n\n'.repeat(1000)),
  'a redirect to another origin': (response, path) => void response.writeHead(307, { location: `${elsewhere}${path}` }).end(),
};

const attempt = (name: string, act: Answer): Try => ({
  name,
  async run(target) {
    answer = act;
    await target.forgetMemory();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: '# Tea\n\nTea was first drunk in Yunnan. Monks carried it to Japan.', numSlides: 3 });
    const response = await target.call('/v1/presentations/text', { method: 'POST', body, headers });
    const { id } = (await response.json()) as { id: string };
    const start = performance.now();
    let status = 'queued';
    while (status !== 'completed' && status !== 'failed') {
      await delay(50, undefined, { signal: target.signal });
      ({ status } = (await (await target.call(`/v1/presentations/${id}`)).json()) as { status: string });
    }
    answer = (other) => void other.writeHead(500).end();
    const mb = Math.round((await target.mostMemoryMb()) ?? 0);
    const saw = `${status} after ${Math.round(performance.now() - start)} ms, ${mb} MB, the key was taken elsewhere ${stolen} times`;
    return { held: status === 'completed' && stolen === 0 && mb < 1024, saw };
  },
});

export default {
  title: 'A language model',
  settings: { LLM_BASE_URL: `${origin}/v1`, LLM_MODEL: 'm', LLM_API_KEY: 'sk-attack', LLM_TIMEOUT_MS: '10000', WORKERS: '1' },
  withinMs: 120_000,
  tries: Object.entries(answers).map(([name, act]) => attempt(name, act)),
} satisfies Attack;
