import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasMoreMarks } from './structure.ts';

const more = (json: string, most: number) => hasMoreMarks(Buffer.from(json), most);

test('brackets, braces, commas and colons count, but not those in strings', () => {
  assert.equal(more('{"a":1,"b":[2,3]}', 8), false);
  assert.equal(more('{"a":1,"b":[2,3]}', 7), true);
  assert.equal(more('{"[[[[,,,,::::":"{{{{\\"[[[[\\\\"}', 3), false);
  assert.equal(more('{"a":"\\\\",[[[[', 6), true);
});

test('a string that does not end hides what follows only to the end of its line', () => {
  assert.equal(more('"[[[[', 0), false);
  assert.equal(more('"\n[[[[', 3), true);
});

test('megabytes take milliseconds', () => {
  const { user } = process.cpuUsage();
  assert.equal(hasMoreMarks(Buffer.alloc(16_000_000, '"\\"'), 10), false);
  assert.ok((process.cpuUsage().user - user) / 1000 < 1000);
});
