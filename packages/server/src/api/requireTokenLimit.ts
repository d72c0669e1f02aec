import { ApiError } from './errors.ts';

/** Throws a 400 when the text has more tokens than `limit`. A token has at least one byte, so a short text need not be counted. */
export async function requireTokenLimit(text: string, limit: number, countTokens: (text: string) => Promise<number>): Promise<void> {
  if (Buffer.byteLength(text) <= limit) return;
  const tokensCount = await countTokens(text);
  if (tokensCount > limit) throw tooManyTokens(tokensCount, limit);
}

export const tooManyTokens = (tokensCount: number, tokenLimit: number): ApiError =>
  new ApiError(400, `The text is too long: it has ${tokensCount} tokens of at most ${tokenLimit}. Shorten or divide it.`, {
    tokensCount,
    tokenLimit,
  });
