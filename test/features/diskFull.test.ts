/** A full disk: nothing is lost, nothing spins, and the service says so. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { caller, startService } from '../fixtures/server/service.ts';
import { mountSmallDisk } from '../fixtures/server/smallDisk.ts';

test('a full disk is said, waited for, and forgotten', async (t) => {
  const disk = await mountSmallDisk(24);
  if (typeof disk === 'string') return t.skip(disk);
  t.after(() => disk.remove());
  const service = startService('serve', { DATA_DIR: disk.path });
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  const url = await service.url;
  const key = /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '';
  const { create, ended } = caller(url, key);
  const health = async () => (await fetch(`${url}/health`)).status;
  const text = '# Tea\n\n- Tea was first drunk in Yunnan.';
  assert.equal(await health(), 200);
  // Before the engine is warm, so that they are waiting when the disk is full.
  const waiting = await Promise.all(Array.from({ length: 5 }, () => create({ text })));

  await disk.fill();
  await delay(1100);
  assert.equal(await health(), 500);
  await assert.rejects(create({ text: text.repeat(1000) }), /: 500 .*INTERNAL_SERVER_ERROR/);
  // The workers have met it: from here on they ask less and less often.
  while (!service.output().stderr.includes('could not be claimed or settled')) await delay(50);
  const before = service.output().stderr.length;
  await delay(4000);
  const logged = service.output().stderr.length - before;
  assert.ok(logged < 100_000, `${logged} bytes were logged in 4 s`);

  await disk.empty();
  await delay(1100);
  assert.equal(await health(), 200);
  for (const { id } of waiting) assert.equal((await ended(id)).status, 'completed');
  assert.equal((await ended((await create({ text })).id)).status, 'completed');
});
