/** Who is asking: the holder of the API key, or of the session, in the request's headers. */
import type { IncomingHttpHeaders } from 'node:http';
import { accountByKey, accountBySession, type KeyHolder } from '../store/accountByKey.ts';
import { sessionPrefix } from '../store/createSession.ts';
import type { Database } from '../store/database.ts';
import { sha256Of } from '../store/secretToken.ts';

/** The key or the session's token in `Authorization: Bearer` or `x-api-key`, in this order. */
export function credentialOf(headers: IncomingHttpHeaders): string | undefined {
  const sent = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? headers['x-api-key'];
  return typeof sent === 'string' ? sent : undefined;
}

/** Undefined when there is no valid key and no session. */
export async function authenticate(db: Database, headers: IncomingHttpHeaders): Promise<KeyHolder | undefined> {
  const credential = credentialOf(headers);
  if (credential?.startsWith('ppsk_')) return accountByKey(db, sha256Of(credential));
  if (credential?.startsWith(sessionPrefix)) return accountBySession(db, sha256Of(credential));
  return undefined;
}
