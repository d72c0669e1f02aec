/** A share of the attack kit on a service that lies on PostgreSQL and S3; `npm run attack -- --shared` makes all of it. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Attack } from '../../attack/attack.ts';
import { lockedFor } from '../../attack/attacks/databaseLock.ts';
import keys from '../../attack/attacks/keys.ts';
import { attempt } from '../../attack/attempt.ts';
import type { targetOf } from '../../attack/target.ts';

const { settings, tries, withinMs }: Attack = keys;

/** What the attacked service is to be started with. */
export const attackedWith = settings;

export async function attacks(t: TestContext, on: Awaited<ReturnType<typeof targetOf>>): Promise<void> {
  for (const one of [...tries, lockedFor(3000)]) {
    const { name, held, saw } = await attempt(one, withinMs, on);
    assert.ok(held, `${name}: ${saw}`);
    t.diagnostic(`${name}: ${saw}`);
  }
}
