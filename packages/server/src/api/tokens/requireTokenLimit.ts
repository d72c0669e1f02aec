import { ApiError } from '../errors.ts';
import type { TokenCounter } from './tokenCounter.ts';

/** Throws a 400 when the text has more tokens than `limit`. A token has at least one byte, so a short text need not be counted. */
export async function requireTokenLimit(text: string, limit: number, counter: TokenCounter): Promise<void> {
  if (Buffer.byteLength(text) <= limit) return;
  const tokensCount = await counter.count(text);
  if (tokensCount <= limit) return;
  throw new ApiError(400, `The text is too long: it has ${tokensCount} tokens of at most ${limit}. Shorten or divide it.`, {
    tokensCount,
    tokenLimit: limit,
  });
}
