import assert from 'node:assert/strict';
import test from 'node:test';
import { pino } from 'pino';
import { bounded, readable } from './log.ts';

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

test('a fault that goes on is written so often in a minute, and then counted', () => {
  const lines: { msg: string; leftOut?: number }[] = [];
  let now = 0;
  const log = pino({ hooks: { logMethod: bounded(() => now) } }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const fail = () => log.child({ job: now }).error({ err: full }, 'a job could not be claimed');
  for (let i = 0; i < 1000; i++) fail();
  log.error({ err: new Error('something else') }, 'a job could not be claimed');
  for (let i = 0; i < 50; i++) log.info('presentation made');
  const written = (msg: string) => lines.filter((line) => line.msg === msg);
  assert.equal(written('a job could not be claimed').length, 31);
  assert.equal(written('presentation made').length, 50);
  pino({ hooks: { logMethod: bounded() } }, { write: (line: string) => void lines.push(JSON.parse(line)) }).warn('by the clock');
  assert.equal(written('by the clock').length, 1);
  now = 60_000;
  fail();
  assert.equal(written('a job could not be claimed').at(-1)?.leftOut, 970);
});
