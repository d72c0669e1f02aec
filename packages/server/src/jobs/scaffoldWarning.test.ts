import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaffoldWarning } from './scaffoldWarning.ts';

const topic = { source: { origin: 'topic', topic: 'Bees', content: 'detailed', presentationType: 'General' } } as const;
const text = { source: { origin: 'text', text: 'Bees fly.', contentModificator: 'expand', textDensity: 'concise' } } as const;
const builtIn = { writer: { name: 'built-in' } } as const;
const none = { work: 'Wikipedia', ms: 3000, pages: [], none: 'Wikipedia did not answer within 3000 ms' };

test('a scaffold says why it is one, and what to set', () => {
  assert.equal(
    scaffoldWarning(topic, builtIn, { llmProvider: 'none', research: 'off' }),
    'The slides are a scaffold of questions: no language model is configured (set LLM_PROVIDER and LLM_MODEL), and topics are not looked up (set RESEARCH=wikipedia).',
  );
  assert.match(
    scaffoldWarning(topic, { ...builtIn, research: none }, { llmProvider: 'none', research: 'wikipedia' }) ?? '',
    /LLM_PROVIDER.*, and Wikipedia did not answer within 3000 ms\.$/,
  );
  assert.match(
    scaffoldWarning(topic, builtIn, { llmProvider: 'openai', research: 'off' }) ?? '',
    /gave no usable answer, and topics are not looked up/,
  );
});

test('a deck that has content says nothing', () => {
  const found = { ...none, pages: [{ title: 'Bee', url: 'https://en.wikipedia.org/wiki/Bee' }] };
  for (const [request, file, research] of [
    [topic, { ...builtIn, research: found }, 'wikipedia'],
    [topic, { writer: { name: 'language model' } as const }, 'off'],
    [text, builtIn, 'off'],
  ] as const)
    assert.equal(scaffoldWarning(request, file, { llmProvider: 'none', research }), undefined);
});
