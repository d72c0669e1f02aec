import { ApiError } from './errors.ts';

/** Throws a 422 when there is not one letter or digit to make a presentation from. */
export function requireWords(field: string, text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new ApiError(422, `The ${field} has no words: it holds only spaces, punctuation or symbols. Send something to speak about.`);
  }
}
