/** A share of the attack kit on a service that lies on PostgreSQL and S3; `npm run attack -- --shared` makes all of it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Attack } from '../../attack/attack.ts';
import { lockedFor } from '../../attack/attacks/databaseLock.ts';
import keys from '../../attack/attacks/keys.ts';
import { attempt } from '../../attack/attempt.ts';
import { startTarget } from '../../attack/target.ts';
import type { Settings } from '../../fixtures/server/service.ts';

const { settings, tries, withinMs }: Attack = keys;

export function attacks(createSettings: () => Promise<Settings>): void {
  test('wrong keys, odd addresses and a locked database hold up nobody for long', async (t) => {
    const { on, close } = await startTarget({ ...settings, DATABASE_TIMEOUT_MS: '1000', ...(await createSettings()) });
    t.after(close);
    for (const one of [...tries, lockedFor(3000)]) {
      const { name, held, saw } = await attempt(one, withinMs, on);
      assert.ok(held, `${name}: ${saw}`);
      t.diagnostic(`${name}: ${saw}`);
    }
  });
}
