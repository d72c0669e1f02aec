/** Pictures in the service: its settings, and jobs that lose their worker while pictures are under way. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { insertCheckpoint } from '../../packages/server/src/store/insertCheckpoint.ts';
import { key } from '../fixtures/pictures/apis.ts';
import { makeIllustrated, text } from '../fixtures/pictures/illustrated.ts';
import { startPictureServer } from '../fixtures/pictures/pictureServer.ts';
import { caller, type Settings, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';
import { readPackage } from '../pptx/readPackage.ts';
import { assertDesignedPptx } from '../pptx/validate.ts';

const keys = { UNSPLASH_ACCESS_KEY: key, PEXELS_API_KEY: key, SCRAPINGDOG_API_KEY: key, IMAGE_AI_API_KEY: key, IMAGE_FLUX_API_KEY: key };
const addressesOf = (origin: string): Settings => ({
  UNSPLASH_BASE_URL: origin,
  PEXELS_BASE_URL: origin,
  SCRAPINGDOG_BASE_URL: origin,
  IMAGE_AI_BASE_URL: origin,
  IMAGE_FLUX_BASE_URL: origin,
  COMMONS_BASE_URL: `${origin}/w/api.php`,
});

async function serve(t: TestContext, settings: Settings) {
  const service = startService('serve', { JOB_LEASE_MS: '1000', ...settings });
  const url = await service.url;
  const kill = async () => {
    service.signal('SIGKILL');
    await service.ended;
  };
  t.after(kill);
  return { service, url, kill };
}
const keyIn = (printed: string): string => /ppsk_[\w-]{43}/.exec(printed)?.[0] ?? '';

async function pptxAt(url: string | undefined): Promise<Uint8Array> {
  return (await fetch(url ?? '')).bytes();
}
const mediaIn = (bytes: Uint8Array): string[] =>
  readPackage(bytes)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('ppt/media/'));

test('every source is set up by its settings, and what it lacks comes from Commons', async (t) => {
  const pictures = await startPictureServer(t);
  const dataDir = await temporaryFolder(t);
  const { service, url } = await serve(t, {
    DATA_DIR: dataDir,
    ...keys,
    ...addressesOf(pictures.origin),
    PICTURE_FALLBACK: 'commons, local',
  });
  const { create, ended } = caller(url, keyIn(service.output().stdout));
  for (const imageSource of ['unsplash', 'pexels', 'scrapingdog', 'ai', 'flux']) {
    const job = await ended((await create({ text, imageSource, imageStyle: '3d' })).id);
    assert.equal(job.status, 'completed', imageSource);
    const bytes = await pptxAt(job.result?.url);
    await assertDesignedPptx(bytes);
    assert.ok(mediaIn(bytes).length >= 2, imageSource);
  }
  assert.deepEqual(pictures.faults, []);
  pictures.misbehave({ api: (_, { url: { pathname } }) => (pathname === '/v1/search' ? { status: 401 } : undefined) });
  const job = await ended((await create({ text: text.replaceAll('Salmon', 'Trout'), imageSource: 'pexels' })).id);
  assert.equal(mediaIn(await pptxAt(job.result?.url)).length, 2);
  // What is logged comes on a way of its own.
  while (!service.output().stderr.includes('refuses the key (401)')) await delay(20);
  assert.ok(!service.output().stderr.includes(key));
});

test('a worker that dies while pictures are fetched: those that came are not fetched again', async (t) => {
  const pictures = await startPictureServer(t);
  const dataDir = await temporaryFolder(t);
  const settings = { DATA_DIR: dataDir, ...keys, ...addressesOf(pictures.origin) };
  pictures.misbehave({ file: (n) => (n === 0 ? undefined : { silent: true }) });
  const first = await serve(t, settings);
  const apiKey = keyIn(first.service.output().stdout);
  const { id } = await caller(first.url, apiKey).create({ text });
  // Searches are kept at once; the picture when it is developed. What is still being written has a dot in its name.
  const kept = async () => (await readdir(join(dataDir, 'pictures')).catch(() => [])).filter((name) => !name.includes('.'));
  while ((await kept()).length < 3) await delay(10);
  await first.kill();
  const [fetched] = pictures.calls.files;
  pictures.misbehave({});
  const second = await serve(t, settings);
  const job = await caller(second.url, apiKey).ended(id);
  assert.equal(job.status, 'completed');
  assert.equal(mediaIn(await pptxAt(job.result?.url)).length, 2);
  assert.ok(fetched && !pictures.calls.files.includes(fetched));
  assert.ok(pictures.calls.api.every(({ url }) => url.pathname.endsWith('/download')));
});

test('a worker that dies after that: the deck with its pictures is taken up, and nobody is asked', async (t) => {
  const pictures = await startPictureServer(t);
  const { illustrated } = await makeIllustrated({ origin: pictures.origin });
  pictures.misbehave({});
  const dataDir = await temporaryFolder(t);
  const settings = { DATA_DIR: dataDir, ...keys, ...addressesOf(pictures.origin), PICTURE_CACHE_MB: '0' };
  const first = await serve(t, { ...settings, WORKERS: '0' });
  const apiKey = keyIn(first.service.output().stdout);
  const { id } = await caller(first.url, apiKey).create({ text });
  const db = await openDatabase({ dataDir });
  await insertCheckpoint(db, id, 'illustrated', JSON.stringify(illustrated));
  await db.close();
  await first.kill();
  const second = await serve(t, settings);
  const job = await caller(second.url, apiKey).ended(id);
  assert.equal(mediaIn(await pptxAt(job.result?.url)).length, 2);
  assert.equal(pictures.calls.api.length + pictures.calls.files.length, 0);
});
