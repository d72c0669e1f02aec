/** Somebody else keeps the database to himself: that costs waiting, or answers that say so, and nothing after that. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Attack, Try } from '../attack.ts';
import type { Target } from '../target.ts';

const script = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('BEGIN IMMEDIATE');
console.log('locked');
setTimeout(() => db.exec('COMMIT'), process.argv[2]);
`;

/** Resolves when the database is locked, to a promise that resolves when it is no more. */
async function lock({ databaseUrl, dataDir }: Target, ms: number): Promise<{ released: Promise<unknown> }> {
  if (databaseUrl === undefined) {
    const holder = spawn(process.execPath, ['-e', script, join(dataDir, 'slidewright.db'), String(ms)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    return { released: once(holder, 'exit') };
  }
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE jobs, users, keys');
  return { released: delay(ms).then(() => holder.end()) };
}

const body = JSON.stringify({ text: '# Tea\n\n- Tea was first drunk in Yunnan.', numSlides: 3 });

export const lockedFor = (ms: number): Try => ({
  name: `for ${ms / 1000} seconds`,
  async run(target) {
    await target.loopHeldMs();
    const { released } = await lock(target, ms);
    const start = performance.now();
    const statuses: number[] = [];
    let isNamed = true;
    while (statuses.at(-1) !== 202) {
      const headers = { 'content-type': 'application/json' };
      const response = await target.call('/v1/presentations/text', { method: 'POST', body, headers });
      const { error } = (await response.json()) as { error?: { request_id?: string } };
      statuses.push(response.status);
      isNamed &&= response.status === 202 || error?.request_id !== undefined;
    }
    const waited = Math.round((performance.now() - start) / 1000);
    await released;
    const heldMs = await target.loopHeldMs();
    return {
      held: isNamed && statuses.every((status) => status === 202 || status === 500),
      saw: `a presentation was accepted after ${waited} s and ${statuses.length - 1} answers 500, loop held ${heldMs} ms (CPU)`,
    };
  },
});

export default { title: 'A locked database', withinMs: 90_000, tries: [lockedFor(30_000)] } satisfies Attack;
