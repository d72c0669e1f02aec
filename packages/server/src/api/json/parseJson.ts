import { ApiError } from '../errors.ts';
import { hasMoreMarks } from './structure.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** A request is one object of some ten plain values. Fields that are not known may be more: they are ignored. */
const mostMarks = 500_000;

/** The value of a JSON body. Throws a 400 that says where it is malformed, or that it holds more values than any request. */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) throw new ApiError(400, 'The body is empty. Send a JSON object.');
  if (hasMoreMarks(body, mostMarks)) {
    throw new ApiError(
      400,
      `The body has more than ${mostMarks} brackets, braces, commas and colons. A request is one object of plain values.`,
    );
  }
  try {
    return JSON.parse(utf8.decode(body)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError(400, `The body is not valid JSON: ${error.message}.`);
    throw new ApiError(400, 'The body is not valid UTF-8, as JSON must be.');
  }
}
