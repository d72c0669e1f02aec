import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { Script } from 'node:vm';
import { setOptions } from '../world/v8Options.ts';
import { startThread, threadIsLoaded, threadOptions, withOwnOptions } from './startThread.ts';

/** V8 takes compiled code only where its options are those that it was compiled with; it looks at no more of the source than its length. */
const compiled = new Script('(() => 0)()').createCachedData();
let count = 0;
const isAsAtFirst = () => !new Script(`(() => ${++count})()`, { cachedData: compiled }).cachedDataRejected;

test('V8 has its own options while a thread is loaded, and again after work that keeps what is compiled', async () => {
  threadIsLoaded();
  assert(!isAsAtFirst());
  const thread = startThread(new URL('data:text/javascript,'), {});
  assert(isAsAtFirst());
  await once(thread, 'exit');
  threadIsLoaded();
  let wasOwn = false;
  withOwnOptions(() => {
    wasOwn = isAsAtFirst();
  });
  assert(wasOwn && !isAsAtFirst());
  setOptions(threadOptions, 'own');
});
