/** Models that see are shown the pictures of a document, over the wire. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import type { Document } from '../../packages/engine/src/model/document.ts';
import { readText } from '../../packages/engine/src/read/text.ts';
import { write } from '../../packages/engine/src/write/write.ts';
import { createLanguageModel } from '../../packages/server/src/world/languageModel/createLanguageModel.ts';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey, type Dialect } from '../fixtures/languageModel/dialects/dialect.ts';
import { startModelServer } from '../fixtures/languageModel/modelServer.ts';
import { solarText } from '../fixtures/languageModel/solarText.ts';

const data = readFileSync(new URL('../fixtures/scene/images/photo.jpg', import.meta.url)).toString('base64');

/** The text, with a picture behind what it cost; and one that is too small to say anything. */
function illustrated(): Document {
  const document = readText(solarText, 'text');
  const at = document.blocks.findIndex((block) => block.type === 'heading' && block.text === 'What it cost') + 2;
  const blocks = [...document.blocks];
  const picture = (image: string, caption: string) => ({ id: image, type: 'picture' as const, image, caption });
  blocks.splice(at, 0, picture('roof', 'The roof of the school, seen from the east'), picture('dot', 'A mark'));
  const image = { mime: 'image/jpeg' as const, data };
  return { ...document, blocks, images: { roof: { ...image, width: 240, height: 160 }, dot: { ...image, width: 20, height: 20 } } };
}

async function made(t: TestContext, dialect: Dialect, vision: boolean) {
  const model = await startModelServer(t, dialect);
  const languageModel = createLanguageModel({
    provider: 'openai-compatible',
    model: dialect.model,
    baseUrl: model.url,
    apiKey,
    timeoutMs: 60_000,
    concurrency: 1,
    maxTokens: 8000,
    required: true,
    contextTokens: 24_000,
    budgetTokens: 0,
    vision,
  });
  const source = { origin: 'file', contentModificator: 'expand', textDensity: 'concise' } as const;
  const log = { info: () => undefined, warn: () => undefined };
  const world = { languageModel, log, signal: new AbortController().signal };
  const { writer } = await write(illustrated(), { numSlides: 7, source }, world);
  assert.deepEqual(model.faults, []);
  return { model, writer };
}

test('a model that sees is shown the pictures with what the source says of them, where a prompt speaks of their part', async (t) => {
  const { model, writer } = await made(t, chatCompletions, true);
  assert.equal(writer.fallbacks, 0);
  const [plan, ...slides] = model.asked;
  assert.deepEqual(plan?.seen, [`data:image/jpeg;base64,${data}`]);
  assert.ok(plan.prompt.includes('- picture 1: "What it cost: The roof of the school, seen from the east"'), plan.prompt.slice(-400));
  const shown = slides.filter(({ seen }) => seen);
  assert.ok(shown.length > 0);
  for (const { prompt, seen } of slides) assert.equal(prompt.includes('- picture 1'), seen !== undefined);
});

test('a model that does not see is shown none, and one that turns out to be blind is asked again without', async (t) => {
  const { model } = await made(t, chatCompletions, false);
  assert.ok(model.asked.every(({ seen, prompt }) => seen === undefined && !prompt.includes('picture 1')));
  const blind: Dialect = {
    ...chatCompletions,
    refusal: ({ messages }) =>
      JSON.stringify(messages).includes('image_url')
        ? { status: 400, body: { error: { message: 'this model does not support image input' } } }
        : undefined,
  };
  const { model: other, writer } = await made(t, blind, true);
  assert.equal(writer.fallbacks, 0);
  assert.ok(other.asked.every(({ seen, prompt }) => seen === undefined && !prompt.includes('picture 1')));
  const withPictures = other.requests.filter((fields) => JSON.stringify(fields).includes('image_url'));
  assert.ok(withPictures.length <= 3, 'each format of answers is tried once');
});
