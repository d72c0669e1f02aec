/** Texts that are dear to turn into slides: a job costs in proportion to its text, whatever that is made of. */
import { setTimeout as delay } from 'node:timers/promises';
import { families } from '../../fixtures/cost/families.ts';
import type { Attack, Try } from '../attack.ts';
import type { Target } from '../target.ts';

/** Of a kind, in UTF-16 units: as many as the limit of tokens lets through, or what made a step take minutes. */
const lengths: Readonly<Record<string, number>> = {
  'processing instructions': 770_000,
  blanks: 6_000_000,
  'line feeds': 6_000_000,
  'marks on lines': 300_000,
  'headings alone': 1_000_000,
  'a list of three levels': 500_000,
  'items with quotations': 500_000,
  'quotations with names': 500_000,
  'an e-mail answered often': 500_000,
  'one item': 500_000,
  'one cell': 500_000,
  'marks out of order': 500_000,
  'one long word': 2_000_000,
  emoji: 300_000,
};

const attempt = (name: string, length: number): Try => ({
  name: `${name}, ${Math.round(length / 1000)} thousand characters`,
  async run(target) {
    const text = families[name]?.(length);
    if (text === undefined) throw new Error(`There is no family "${name}".`);
    const start = performance.now();
    const became = await outcomeOf(target, text);
    return { held: became !== 'UPSTREAM_FAILURE', saw: `${became} after ${Math.round(performance.now() - start)} ms` };
  },
});

/** "completed", or the code of the error. */
async function outcomeOf(target: Target, text: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await target.call('/v1/presentations/text', { method: 'POST', body: JSON.stringify({ text }), headers });
  const { id, error } = (await response.json()) as { id?: string; error?: { code: string } };
  if (id === undefined) return error?.code ?? String(response.status);
  for (;;) {
    const found = await target.call(`/v1/presentations/${id}`);
    const job = (await found.json()) as { status: string; error?: { code: string } };
    if (job.status === 'completed') return job.status;
    if (job.status === 'failed') return job.error?.code ?? job.status;
    await delay(100, undefined, { signal: target.signal });
  }
}

export default {
  title: 'Texts',
  settings: { WORKERS: '1' },
  withinMs: 120_000,
  tries: Object.entries(lengths).map(([name, length]) => attempt(name, length)),
} satisfies Attack;
