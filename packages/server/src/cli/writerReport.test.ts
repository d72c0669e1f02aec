import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writerReport } from './writerReport.ts';

const made = { title: 'T', mime: 'm', extension: 'pptx', slides: 2, timings: {}, warnings: [], bytes: 1 } as const;

test('who wrote each slide, what was rejected of it, and what it took', () => {
  const writer = {
    name: 'language model',
    model: 'openai gpt-5-mini',
    calls: 3,
    failedCalls: 0,
    inputTokens: 900,
    outputTokens: 100,
    repairs: 1,
    fallbacks: 0,
    sketched: 1,
    cost: 0.00123456,
    waves: { plan: { calls: 1, ms: 1200, inputTokens: 500, outputTokens: 60 } },
    planProblems: ['there are no slides'],
    slides: [
      { number: 1, kind: 'cover', by: 'frame', rejected: [] },
      { number: 2, kind: 'bullets', by: 'plan', rejected: ['it is missing'] },
    ],
  } as const;
  assert.equal(
    writerReport({ attempt: 1, ms: 5, outcome: 'made', made: { ...made, writer } }),
    [
      'Writer: language model; openai gpt-5-mini was asked in 3 calls (0 failed, 1 repairs), 900 + 100 tokens, cost 0.00123',
      "  not the model's: 1 slides of its plan's points, 0 of the built-in writer",
      '  plan  1 calls  500 + 60 tokens  1200 ms',
      '  plan: there are no slides',
      '  slide 1 (cover): the frame',
      '  slide 2 (bullets): its plan',
      '    rejected: it is missing',
    ].join('\n'),
  );
});

test('nothing where no language model was asked', () => {
  assert.equal(writerReport({ attempt: 1, ms: 5, outcome: 'made', made: { ...made, writer: { name: 'built-in' } } }), '');
  assert.equal(writerReport({ attempt: 1, ms: 5, outcome: 'failed', cause: 'x' }), '');
});
