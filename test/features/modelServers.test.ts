/** What servers do otherwise than the API that they speak, over the wire: each ends in the model's deck, and what was learned is kept. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import type { Dialect } from '../fixtures/languageModel/dialects/dialect.ts';
import {
  azure,
  bedrock,
  gemini,
  llamaCpp,
  lmStudio,
  ollama,
  openRouter,
  strict,
  vllm,
} from '../fixtures/languageModel/dialects/servers.ts';
import { type ModelServer, type Reply, right } from '../fixtures/languageModel/modelServer.ts';
import { solarText } from '../fixtures/languageModel/solarText.ts';
import { startWriting, type WrittenByModel } from '../fixtures/languageModel/written.ts';

/** Five slides of the model's, nothing that it thought. */
function isWhole({ deck, writer, shown, notes }: WrittenByModel): void {
  assert.deepEqual([deck.slides.length, writer.name, writer.fallbacks, writer.sketched], [7, 'language model', 0, 0]);
  assert.doesNotMatch(shown + notes, /HACKED|think|reasoning/);
}
const refusedOf = ({ requests }: ModelServer, field: string): number => requests.filter((fields) => field in fields).length;

suite('servers of language models', () => {
  test('Azure: the limit has another name, which is asked for once', async (t) => {
    const { model, make } = await startWriting(t, azure, solarText);
    isWhole(await make(() => right));
    isWhole(await make(() => right));
    assert.equal(refusedOf(model, 'max_tokens'), 1);
    assert.ok(model.requests.slice(1).every((fields) => fields.max_completion_tokens === 8000));
  });

  for (const [name, dialect] of Object.entries({ Gemini: gemini, 'a strict server': strict } satisfies Record<string, Dialect>)) {
    test(`${name}: a field that is not known is left out from then on`, async (t) => {
      const { model, make } = await startWriting(t, dialect, solarText);
      isWhole(await make(() => right));
      assert.equal(refusedOf(model, 'stream_options'), 1);
      assert.ok(
        model.requests.every((fields) => 'response_format' in fields),
        'the format is not what was refused',
      );
    });
  }

  test('vLLM: an answer is no longer than the window leaves it', async (t) => {
    const { model, make } = await startWriting(t, vllm, solarText);
    isWhole(await make(() => right));
    assert.ok(model.requests.some((fields) => fields.max_tokens === 5192));
  });

  test('llama.cpp: a source that does not fit is halved; a server that loads its model is waited for', async (t) => {
    const long = `${solarText}\n${Array.from({ length: 60 }, (_, i) => `## Detail ${i}\n\n${'The roof was looked at again and nothing was found there by anybody. '.repeat(6)}`).join('\n\n')}`;
    const { model, make } = await startWriting(t, llamaCpp, long);
    const loading: Reply = {
      type: 'error',
      status: 503,
      body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    };
    const { deck, writer } = await make((n) => (n === 1 ? loading : right));
    assert.deepEqual([deck.slides.length, writer.name], [7, 'language model']);
    assert.match(
      writer.planProblems?.join() ?? '',
      /the source was too long: the prompt does not fit the model \(400\): the request exceeds/,
    );
    assert.ok(model.asked.every(({ prompt }) => prompt.length < 21_000));
    assert.ok(
      model.requests.every((fields) => 'response_format' in fields),
      'it was not taken for a refused format',
    );
  });

  test('LM Studio: no format but words', async (t) => {
    const { model, make } = await startWriting(t, lmStudio, solarText);
    isWhole(await make(() => right));
    assert.equal(refusedOf(model, 'response_format'), 2);
  });

  test('Bedrock, OpenRouter, Ollama: thoughts before the answer and beside it are not the answer', async (t) => {
    for (const dialect of [bedrock, openRouter, ollama]) {
      const { make } = await startWriting(t, dialect, solarText);
      isWhole(await make(() => right));
    }
  });

  test('OpenRouter: an error in the middle of a stream is asked again as it was', async (t) => {
    const { model, make } = await startWriting(t, openRouter, solarText);
    const failing: Reply = {
      type: 'events',
      events: (answer) => [
        ...openRouter.events(answer.slice(0, 40), false).slice(0, 4),
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', provider: 'p', error: { code: 502, message: 'Provider disconnected' }, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] })}\n\n`,
      ],
    };
    isWhole(await make((n) => (n === 1 || n === 3 ? failing : right)));
    assert.ok(model.asked.every(({ prompt }) => !prompt.includes('It cannot be used')));
  });

  test('a connection that breaks in the middle is asked again as it was', async (t) => {
    const { make } = await startWriting(t, chatCompletions, solarText);
    const made = await make((n) => (n <= 2 ? { type: 'drop', after: 300 } : right));
    isWhole(made);
    assert.equal(made.writer.repairs, 0);
  });

  test('no quota, a wrong key and a model that is not there are said plainly, and asked once', async (t) => {
    const { model, make } = await startWriting(t, chatCompletions, solarText);
    const error = (status: number, message: string, code: string): Reply => ({ type: 'error', status, body: { error: { message, code } } });
    for (const [reply, said] of [
      [
        error(429, 'You exceeded your current quota, please check your plan and billing details.', 'insufficient_quota'),
        /no quota or credit left \(429\)/,
      ],
      [error(402, 'Insufficient credits.', 'x'), /no quota or credit left \(402\)/],
      [error(400, 'Your credit balance is too low to access the API.', 'x'), /no quota or credit left \(400\)/],
      [error(401, 'Invalid API key', 'x'), /refuses LLM_API_KEY \(401\)/],
      [error(404, 'model "qwen3:8b" not found, try pulling it first', 'x'), /check LLM_MODEL and LLM_BASE_URL \(404\): model .{1,2}qwen3/],
    ] as const) {
      const { deck, writer, warnings } = await make(() => reply);
      assert.deepEqual([deck.slides.length, writer.name], [7, 'built-in']);
      assert.match(warnings, said);
      assert.equal(model.asked.length, 1, warnings);
    }
  });

  test('what it took is counted by wave, and priced', async (t) => {
    const { make } = await startWriting(t, chatCompletions, solarText);
    const { writer } = await make(() => right);
    const { calls = 0, inputTokens = 0, outputTokens = 0, waves, cost } = writer;
    assert.deepEqual([waves?.plan?.calls, waves?.slides?.calls], [1, calls - 1]);
    assert.equal(cost, (inputTokens * 2 + outputTokens * 10) / 1e6);
    assert.deepEqual(
      writer.slides?.map(({ by }) => by),
      ['frame', 'model', 'model', 'model', 'model', 'model', 'frame'],
    );
  });
});
