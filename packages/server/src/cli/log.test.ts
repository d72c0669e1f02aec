import assert from 'node:assert/strict';
import test from 'node:test';
import { readable } from './log.ts';

const time = new Date(2026, 0, 1, 12, 30, 5).getTime();

test('a person reads the time, the level, the message and the fields', () => {
  assert.equal(
    readable({ time, level: 30, msg: 'stopping', signal: 'SIGTERM', ms: 12 }),
    '12:30:05 INFO  stopping  signal=SIGTERM  ms=12\n',
  );
});

test('the stack of an error follows, indented', () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' };
  assert.equal(
    readable({ time, level: 50, msg: 'a sweep failed', err }),
    '12:30:05 ERROR a sweep failed\n    Error: no\n        at here\n',
  );
});
