/** Another process keeps the database to itself: that costs waiting, not errors. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Attack } from '../attack.ts';

const lockMs = 30_000;
const script = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('BEGIN IMMEDIATE');
console.log('locked');
setTimeout(() => db.exec('COMMIT'), ${lockMs});
`;

export default {
  title: 'A locked database',
  withinMs: 90_000,
  tries: [
    {
      name: 'for 30 seconds',
      async run(target) {
        await target.loopHeldMs();
        const holder = spawn(process.execPath, ['-e', script, join(target.dataDir, 'slidewright.db')], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(holder.stdout, 'data');
        const start = performance.now();
        const ms = await target.makeForOther();
        const heldMs = await target.loopHeldMs();
        holder.kill();
        return {
          held: true,
          saw: `a deck was made after ${Math.round((performance.now() - start) / 1000)} s (${Math.round(ms)} ms), loop held ${heldMs} ms (CPU)`,
        };
      },
    },
  ],
} satisfies Attack;
