import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writerReport } from '../cli/writerReport.ts';
import { type Diagnostics, writerDiagnosticsOf } from './diagnostics.ts';

const made = { title: 'Secret', mime: 'm', extension: 'pptx', slides: 2, timings: {}, warnings: ['w'], bytes: 1 } as const;
const attempt = { attempt: 1, ms: 5, outcome: 'made' } as const;

test('without being asked for, what a language model did is kept, and no words of it', () => {
  const writer = {
    name: 'language model',
    model: 'openai m',
    calls: 2,
    cost: 0.01,
    planProblems: ['"Grow to 45": the number "45" is not in the source'],
    slides: [{ number: 1, kind: 'bullets', by: 'model', rejected: ['items.0.text "Layoffs": the name "Layoffs" is not in the source'] }],
  } as const;
  const kept = writerDiagnosticsOf({ ...attempt, made: { ...made, writer } as Diagnostics['made'] } as Diagnostics);
  assert.doesNotMatch(JSON.stringify(kept), /Secret|45|Layoffs/);
  const report = kept && writerReport(kept);
  for (const line of ['in 2 calls', 'cost 0.01', 'plan: "…" is not in the source', 'rejected: items.0.text "…" is not'])
    assert.ok(report?.includes(line), `${line}\n${report}`);
});

test('of the built-in writer and of a failed attempt nothing is kept', () => {
  assert.equal(
    writerDiagnosticsOf({ ...attempt, made: { ...made, writer: { name: 'built-in' } } as Diagnostics['made'] } as Diagnostics),
    undefined,
  );
  assert.equal(writerDiagnosticsOf({ attempt: 1, ms: 5, outcome: 'failed', cause: 'x' }), undefined);
});
