/** What an account's webhooks are signed with: "whsec_" and 32 bytes in base64, as Standard Webhooks has it. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The account's secret, which is made when it is first asked for. */
export async function webhookSecret(db: Database, userId: number): Promise<string> {
  const sql = 'SELECT secret AS "secret" FROM webhook_secrets WHERE user_id = $1';
  const known = await db.get<{ secret: string }>(sql, [userId]);
  if (known) return known.secret;
  await db.run('INSERT INTO webhook_secrets (user_id, secret) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING', [userId, newSecret()]);
  const made = await db.get<{ secret: string }>(sql, [userId]);
  if (!made) throw new Error(`the account ${userId} has no secret`);
  return made.secret;
}

/** Another secret in the place of the account's; what is sent from now on is signed with it. */
export async function rotateWebhookSecret(db: Database, userId: number): Promise<string> {
  const secret = newSecret();
  await db.run(
    'INSERT INTO webhook_secrets (user_id, secret) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret',
    [userId, secret],
  );
  return secret;
}
