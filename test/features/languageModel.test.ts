/** Language models over the wire: each provider's format, and everything that models and their servers do wrong. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey, type Dialect, usage } from '../fixtures/languageModel/dialects/dialect.ts';
import { generateContent } from '../fixtures/languageModel/dialects/generateContent.ts';
import { messages, messagesWithTool } from '../fixtures/languageModel/dialects/messages.ts';
import { responses } from '../fixtures/languageModel/dialects/responses.ts';
import { type ModelServer, type Reply, right, type Script, startModelServer } from '../fixtures/languageModel/modelServer.ts';
import { solarText as text } from '../fixtures/languageModel/solarText.ts';
import { caller, type Service, type Settings, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

interface WriterLog {
  job: string;
  slides: number;
  ms: number;
  writer: {
    name: string;
    model?: string;
    calls: number;
    failedCalls: number;
    waves: Record<string, { calls: number; ms: number; inputTokens: number; outputTokens: number }>;
    inputTokens: number;
    outputTokens: number;
    repairs: number;
    fallbacks: number;
    sketched: number;
  };
}

/** Other tests open ports too, and one may be quicker than the service to take the port that it found free. */
async function start(settings: Settings, attempts = 3): Promise<{ service: Service; url: string }> {
  const service = startService('serve', settings);
  try {
    return { service, url: await service.url };
  } catch (cause) {
    if (attempts > 1 && String(cause).includes('is taken')) return start(settings, attempts - 1);
    throw cause;
  }
}

async function startWithModel(t: TestContext, dialect: Dialect, settings: Record<string, string> = {}) {
  const model = await startModelServer(t, dialect);
  const dataDir = await temporaryFolder(t);
  const { service, url } = await start({
    DATA_DIR: dataDir,
    LLM_PROVIDER: dialect.provider,
    LLM_MODEL: dialect.model,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: apiKey,
    LLM_TIMEOUT_MS: '15000',
    ...settings,
  });
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  const { create, ended } = caller(url, /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '');
  return {
    model,
    service,
    dataDir,
    create,
    ended,
    /** Makes a deck while the model plays the script; resolves to what the log says of it. */
    async make(script: Script, request: object = { text, numSlides: 7 }): Promise<WriterLog> {
      model.play(script);
      const { id } = await create(request);
      const job = await ended(id);
      assert.equal(job.status, 'completed', JSON.stringify(job));
      return logOf(service, id);
    },
  };
}

/** The log may come a moment after the descriptor. */
async function logOf(service: Service, id: string): Promise<WriterLog> {
  for (;;) {
    const lines = service
      .output()
      .stderr.split('\n')
      .filter((line) => line.includes('"msg":"presentation made"') && line.includes(id));
    if (lines[0]) return JSON.parse(lines[0]);
    await delay(10);
  }
}

const isPlan = (model: ModelServer): boolean => 'sections' in (model.asked.at(-1)?.schema?.properties ?? {});
/** The right answer, told in another way. */
const told = (tell: (right: string) => string): Reply => ({ type: 'answer', text: (answer) => tell(JSON.stringify(answer)) });
/** The nth calls go wrong, all others right. */
const only =
  (bad: Reply, ...calls: number[]): Script =>
  (n) =>
    calls.includes(n) ? bad : right;

const withNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNulls);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, ['title', 'notes', 'subtitle'].includes(key) ? null : withNulls(inner)]),
  );
};
const german =
  'Die Sonne scheint heute auf alle Dächer der kleinen Stadt, und viele Menschen freuen sich darüber sehr, weil der Strom dadurch billiger wird';
const inGerman = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return key === 'kind' ? value : german;
  if (Array.isArray(value)) return value.map((item) => inGerman(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inGerman(inner, name)]));
};

const dialects: Readonly<Record<string, Dialect>> = {
  'OpenAI, Responses': responses,
  'OpenAI-compatible, Chat Completions': chatCompletions,
  'Anthropic, Messages': messages,
  'Google, generateContent': generateContent,
};

/** What is read out of the words of an answer, and so is the same in every format: the formats take turns. */
const toldOtherwise = (model: ModelServer): [what: string, script: Script][] => [
  ['null fields', () => ({ type: 'answer', text: (answer) => JSON.stringify(isPlan(model) ? answer : withNulls(answer)) })],
  ['prose around JSON', () => told((json) => `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nTell me {if} you like it.`)],
  ['thinking aloud', () => told((json) => `<think>Perhaps {"title": "no"}?</think>${json}`)],
  ['schema echo', only({ type: 'answer', text: (_, asked) => JSON.stringify(asked.schema) }, 1, 3)],
  ['an answer inside of the schema', () => told((json) => `{"type":"object","properties":${json}}`)],
  ['another language', only({ type: 'answer', text: (answer) => JSON.stringify(inGerman(answer)) }, 2)],
];

suite('language models', { concurrency: 5 }, () => {
  // First, since it waits for more than a minute, in which the others work.
  test('a model that is too slow still leaves a deck in time', async (t) => {
    const { make } = await startWithModel(t, chatCompletions, { JOB_SOFT_TIMEOUT_MS: '120000', LLM_TIMEOUT_MS: '150000' });
    const slow = await make((n) => (n === 1 ? right : { type: 'stall', after: 0 }));
    assert.equal(slow.slides, 7);
    assert.equal(slow.writer.name, 'built-in');
  });

  const count = Object.keys(dialects).length;
  for (const [i, [name, dialect]] of Object.entries(dialects).entries()) {
    test(`${name}: every answer becomes a deck`, { timeout: 400_000 }, async (t) => {
      const { model, service, dataDir, make } = await startWithModel(t, dialect);
      const deck = async (what: string, script: Script, check: (log: WriterLog) => void) => {
        const log = await make(script);
        assert.equal(log.slides, 7, what);
        check(log);
      };
      const byModel = ({ writer }: WriterLog, fallbacks = 0) =>
        assert.deepEqual([writer.name, writer.fallbacks], ['language model', fallbacks]);

      await deck(
        'success',
        () => right,
        (log) => {
          byModel(log);
          const { calls } = log.writer;
          assert.deepEqual(log.writer, {
            name: 'language model',
            model: `${dialect.provider} ${dialect.model}`,
            repairs: 0,
            fallbacks: 0,
            sketched: 0,
            calls,
            failedCalls: 0,
            inputTokens: calls * usage.input,
            outputTokens: calls * usage.output,
            waves: log.writer.waves,
          });
          const { plan, slides } = log.writer.waves;
          assert.deepEqual([plan?.calls, slides?.calls], [1, calls - 1]);
          assert.equal(slides?.inputTokens, (calls - 1) * usage.input);
          assert.ok(model.asked[0]?.prompt.includes('The panels cost 212,000 euros.'));
        },
      );
      for (const [k, [what, script]] of toldOtherwise(model).entries()) if (k % count === i) await deck(what, script, byModel);
      await deck(
        'an empty reply',
        only(
          told(() => ''),
          1,
          3,
        ),
        (log) => {
          byModel(log);
          assert.equal(log.writer.repairs, 2);
        },
      );
      await deck('429 with Retry-After', only({ type: 'error', status: 429, headers: { 'retry-after': '0.2' } }, 1, 3), byModel);
      await deck('500 once', only({ type: 'error', status: 500 }, 1), byModel);
      await deck(
        'an answer cut at the limit',
        (n) => (n === 2 ? { type: 'answer', text: (answer) => JSON.stringify(answer).slice(0, 500), cut: true } : right),
        byModel,
      );
      await deck('a dropped connection', only({ type: 'drop', after: 200 }, 2), byModel);
      await deck('a connection dropped before a word', only({ type: 'drop', after: 0 }, 1), byModel);
      await deck('a stall', only({ type: 'stall', after: 0 }, 2), ({ writer }) => {
        assert.equal(writer.name, 'language model');
        assert.ok(writer.fallbacks + writer.sketched > 0 && writer.failedCalls === 1, JSON.stringify(writer));
      });
      await deck(
        'nothing but 500s',
        () => ({ type: 'error', status: 500 }),
        ({ writer }) => assert.equal(writer.name, 'built-in'),
      );
      await deck(
        'a refused key',
        () => ({ type: 'error', status: 401 }),
        ({ writer }) => {
          assert.deepEqual([writer.name, writer.calls], ['built-in', 1]);
          assert.equal(model.asked.length, 1);
        },
      );
      assert.deepEqual(model.faults, []);
      const { stdout, stderr } = service.output();
      assert.ok(!`${stdout}${stderr}`.includes(apiKey), 'the key is nowhere in the log');
      for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) assert.ok(!(await readFile(join(entry.parentPath, entry.name))).includes(apiKey), entry.name);
      }
    });
  }

  test('an older model of Anthropic answers through a tool', async (t) => {
    const { model, make } = await startWithModel(t, messagesWithTool);
    const { writer } = await make(() => right);
    assert.deepEqual([writer.name, writer.fallbacks, writer.repairs, model.faults], ['language model', 0, 0, []]);
  });

  test('a server that knows no schemas, or no JSON mode, is asked in words', async (t) => {
    const { model, make } = await startWithModel(t, chatCompletions);
    const refusals: Reply = { type: 'error', status: 400 };
    const { writer } = await make((n) => (n <= 2 ? refusals : right));
    assert.deepEqual([writer.name, writer.fallbacks, writer.failedCalls], ['language model', 0, 0]);
    assert.deepEqual([model.asked[0]?.schema !== undefined, model.asked[1]?.schema, model.asked[2]?.schema], [true, undefined, undefined]);
    assert.ok(model.asked.slice(2).every(({ prompt }) => prompt.includes('The JSON Schema of the answer')));
  });

  test('where a language model is required, a job without one fails', async (t) => {
    const { model, create, ended } = await startWithModel(t, chatCompletions, { LLM_REQUIRED: 'true' });
    model.play(() => ({ type: 'error', status: 503 }));
    const job = await ended((await create({ text })).id);
    assert.deepEqual([job.status, job.error?.code], ['failed', 'UPSTREAM_FAILURE']);
    assert.doesNotMatch(job.error?.message ?? '', /503|luck/);
  });
});
