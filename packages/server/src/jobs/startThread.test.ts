import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { Script } from 'node:vm';
import { startThread } from './startThread.ts';

/** V8 takes compiled code only where its options are those that it was compiled with; it looks at no more of the source than its length. */
const compiled = new Script('(() => 0)()').createCachedData();
let count = 0;
const isAsAtFirst = () => !new Script(`(() => ${++count})()`, { cachedData: compiled }).cachedDataRejected;

test('V8 has its own options until there is a thread', async () => {
  assert(isAsAtFirst());
  const thread = startThread(new URL('data:text/javascript,'), {});
  assert(!isAsAtFirst());
  await once(thread, 'exit');
});
