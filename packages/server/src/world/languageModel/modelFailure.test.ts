import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APICallError } from 'ai';
import { modelFailure } from './modelFailure.ts';

const secret = 'sk-very-secret';
const answered = (statusCode: number, message: string, responseHeaders: Record<string, string> = {}) =>
  modelFailure(
    new APICallError({ message, url: 'http://127.0.0.1', requestBodyValues: { input: 'private' }, statusCode, responseHeaders }),
    secret,
  );

test('the key and the request are not told', () => {
  const { reason } = answered(500, `Bad key ${secret}\n in   here`);
  assert.equal(reason, 'the provider answered 500: Bad key *** in here');
  assert.equal(modelFailure(new TypeError(`terminated ${secret}`), secret).reason, 'terminated ***');
  assert.ok(answered(500, 'x'.repeat(9000)).reason.length < 400);
});

test('what may pass is tried again, what will not is not', () => {
  for (const status of [408, 409, 429, 500, 503, 529]) assert.ok(answered(status, 'later').retryable, String(status));
  for (const status of [400, 401, 403, 404, 413, 422]) assert.ok(!answered(status, 'never').retryable, String(status));
  assert.ok(answered(200, 'Failed to process successful response').retryable, 'an answer that broke off');
  assert.deepEqual([answered(400, 'no').refused, answered(422, 'no').refused, answered(401, 'no').refused], [true, true, false]);
});

test('the time to wait is read in seconds, as a date, and in milliseconds', () => {
  assert.equal(answered(429, 'slow', { 'retry-after': '3' }).retryAfter, 3000);
  assert.equal(answered(429, 'slow', { 'retry-after': '3', 'retry-after-ms': '250' }).retryAfter, 250);
  const date = answered(429, 'slow', { 'retry-after': new Date(Date.now() + 5000).toUTCString() }).retryAfter ?? 0;
  assert.ok(date > 3000 && date <= 5000);
  assert.equal(answered(429, 'slow', { 'retry-after': 'soon' }).retryAfter, undefined);
});
