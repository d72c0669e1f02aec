/** Tokens that cannot be guessed, of which only the SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`;
/** In lower-case hexadecimal. */
export const sha256Of = (token: string): string => createHash('sha256').update(token).digest('hex');
