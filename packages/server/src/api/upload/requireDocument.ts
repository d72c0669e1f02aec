import type { Reading } from '../../reading/reader.ts';
import { ApiError } from '../errors.ts';
import { tooManyTokens } from '../requireTokenLimit.ts';

/** What is not a document of the four kinds, or beyond the limits, is a bad request; what is one but cannot be used is unprocessable. */
const statuses: Readonly<Record<Extract<Reading, { type: 'unreadable' }>['kind'], 400 | 422>> = {
  unsupported: 400,
  tooLarge: 400,
  encrypted: 422,
  corrupt: 422,
  empty: 422,
};

/** The Document: JSON in UTF-8. Throws a 400 or 422 with what is wrong with the file. */
export function requireDocument(reading: Reading, tokenLimit: number): Uint8Array {
  switch (reading.type) {
    case 'document':
      return reading.json;
    case 'tooManyTokens':
      throw tooManyTokens(reading.tokens, tokenLimit);
    case 'unreadable':
      throw new ApiError(statuses[reading.kind], reading.message);
  }
}
