import assert from 'node:assert/strict';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import test from 'node:test';
import { Worker } from 'node:worker_threads';

test('a thread that gives way keeps its process as it is', { skip: process.platform !== 'linux' }, async () => {
  const before = getPriority();
  const own = `import { getPriority } from 'node:os';
    import { parentPort } from 'node:worker_threads';
    import { giveWayToOtherThreads } from '${new URL('./giveWay.ts', import.meta.url)}';
    giveWayToOtherThreads();
    parentPort.postMessage(getPriority());`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(own)}`));
  const [priority] = await once(thread, 'message');
  assert.ok(priority > before || priority === 19, `the thread has ${priority}, the process ${before}`);
  assert.equal(getPriority(), before);
});
