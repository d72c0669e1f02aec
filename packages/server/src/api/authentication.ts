/** Who is asking: the holder of the API key in the request's headers. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { accountByKey, type KeyHolder } from '../store/accountByKey.ts';
import type { Database } from '../store/database.ts';

/** The holder of the key in `Authorization: Bearer` or `x-api-key`, in this order, or undefined when there is no valid key. */
export async function authenticate(db: Database, headers: IncomingHttpHeaders): Promise<KeyHolder | undefined> {
  const key = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? headers['x-api-key'];
  if (typeof key !== 'string' || !key.startsWith('ppsk_')) return undefined;
  return accountByKey(db, createHash('sha256').update(key).digest('hex'));
}
