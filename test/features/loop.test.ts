/** Nothing that one request brings holds the event loop: all others go on being answered. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { startTarget } from '../attack/target.ts';

const megabyte = 1024 * 1024;
/** Milliseconds of CPU. What is promised is 20; the rest is for a machine that has other things to do. */
const mostHeldMs = 50;
const headers = { 'content-type': 'application/json' };

const bodies: Readonly<Record<string, { body: () => string; status: number }>> = {
  'brackets without end': { body: () => '['.repeat(16 * megabyte - 1), status: 400 },
  'a million unknown keys': { body: () => `{"text":"Tea",${Array.from({ length: 1e6 }, (_, i) => `"k${i}":1`).join(',')}}`, status: 400 },
  'brackets in a body that is small': { body: () => '['.repeat(60_000), status: 400 },
  'a text of blanks': { body: () => `{"text":"Tea${' '.repeat(16 * megabyte - 20)}"}`, status: 202 },
  'a text of escaped quotes': { body: () => `{"text":"Tea ${'\\"'.repeat(2 * megabyte)}"}`, status: 400 },
};

test('bodies that are dear to parse, to count or to keep', async (t) => {
  const { on, close } = await startTarget({ WORKERS: '0' });
  t.after(close);
  const target = on(t.signal);
  await target.loopHeldMs();
  for (const [name, { body, status }] of Object.entries(bodies)) {
    const response = await target.call('/v1/presentations/text', { method: 'POST', body: body(), headers });
    assert.equal(response.status, status, `${name}: ${await response.text()}`);
    const heldMs = await target.loopHeldMs();
    assert.ok(heldMs < mostHeldMs, `${name}: held for ${heldMs} ms`);
  }
});

test('a large text is kept beside its job, made, and gone when the job has ended', async (t) => {
  const { on, close } = await startTarget({ WORKERS: '1' });
  t.after(close);
  const target = on(t.signal);
  const text = `# Tea\n\n${'Tea was first drunk in Yunnan, and monks carried it to Japan. '.repeat(5000)}`;
  const body = JSON.stringify({ text, numSlides: 3 });
  const created = await target.call('/v1/presentations/text', { method: 'POST', body, headers });
  assert.equal(created.status, 202);
  const { id } = (await created.json()) as { id: string };
  for (;;) {
    const job = (await (await target.call(`/v1/presentations/${id}`)).json()) as { status: string; error?: unknown };
    if (job.status === 'completed') break;
    assert.notEqual(job.status, 'failed', JSON.stringify(job.error));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // The job is told to have ended first; what it was made from goes just after.
  let kept: string[] = [];
  for (const end = performance.now() + 30_000; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    kept = (await readdir(join(target.dataDir, 'files'), { recursive: true })).filter((name) => name.endsWith('.source'));
    if (kept.length === 0) break;
  }
  assert.deepEqual(kept, []);
});
