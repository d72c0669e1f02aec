/** Extensions for looking: lists, progress, the Deck, slides as pictures, the other format. Each for the key that asked alone. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { type Deck, deck } from '@slidewright/contract/deck';
import type { PresentationPage, SlideList } from '@slidewright/contract/extensions';
import { packDeck } from '../../packages/server/src/jobs/keptDeck.ts';
import { saveCheckpoint } from '../../packages/server/src/store/saveCheckpoint.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
let sample: Deck;
beforeFirst(async () => {
  service = await startService({ baseUrl: 'https://slides.example.com' });
  key = await service.key();
  sample = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
});
after(() => service?.stop());

const pdf = { bytes: Buffer.from('bytes'), name: 'A plan.pdf', mime: 'application/pdf' };
const get = (path: string, as = key, headers = {}) => service.call('GET', path, { key: as, headers });

async function accepted(as = key): Promise<string> {
  const { body } = await service.call('POST', '/v1/presentations/topic', { key: as, json: { topic: 'Solar power' } });
  return (body as { id: string }).id;
}
async function completed(): Promise<string> {
  const id = await accepted();
  await service.complete(id, pdf, packDeck({ deck: sample, template: 'Kyoto', split: true, images: {} }));
  return id;
}

test('the list: own presentations alone, the newest first, in pages that neither repeat nor skip', async () => {
  const other = await service.key();
  const own: string[] = [];
  for (let n = 0; n < 5; n++) own.unshift(await accepted(other));
  await service.complete(own[0] ?? '', pdf);
  const listed: PresentationPage['presentations'] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { status, body } = await get(`/v1/presentations?limit=2${next && `&cursor=${next}`}`, other);
    assert.equal(status, 200);
    listed.push(...(body as PresentationPage).presentations);
    next = (body as PresentationPage).next;
  }
  assert.deepEqual(new Set(listed.map(({ presentation }) => presentation.id)), new Set(own));
  assert.equal(listed.length, own.length);
  const newest = listed.find(({ presentation }) => presentation.id === own[0]);
  assert.deepEqual([newest?.title, newest?.format, newest?.presentation.status], ['A plan', 'pdf', 'completed']);
  assert.deepEqual(newest?.presentation, (await get(`/v1/presentations/${own[0]}`, other)).body);
  const times = listed.map(({ presentation }) => presentation.createdAt);
  assert.deepEqual(times, times.toSorted().reverse());
});

test('a limit or a cursor that is none: 400 that says so', async () => {
  for (const limit of ['0', '101', 'ten', '1.5']) {
    const answer = await get(`/v1/presentations?limit=${limit}`);
    assert.equal(answer.status, 400, limit);
    assert.match(messageOf(answer), /^limit must be (?:at least 1|at most 100|a whole number from 1 to 100)/);
  }
  const answer = await get('/v1/presentations?cursor=nonsense');
  assert.deepEqual([answer.status, messageOf(answer)], [400, 'cursor must be `next` of the page before, unchanged.']);
});

test('progress goes through the stages', async () => {
  const id = await accepted();
  const stage = async () => ((await get(`/v1/presentations/${id}/progress`)).body as { stage: string }).stage;
  assert.equal(await stage(), 'waiting');
  const { body } = await get(`/v1/presentations/${id}/progress`);
  assert.ok((body as { place: number }).place >= 1, 'its place in the line');
  const claim = await service.claim(id);
  assert.equal(await stage(), 'reading');
  for (const [kept, next] of [
    ['document', 'writing'],
    ['deck', 'illustrating'],
    ['illustrated', 'drawing'],
  ] as const) {
    assert.ok(await saveCheckpoint(service.db, claim, kept, '{}'));
    assert.equal(await stage(), next);
  }
});

test('the slides, each as a picture, and the Deck', async () => {
  const id = await completed();
  const { body } = await get(`/v1/presentations/${id}/slides`);
  const { template, language, slides } = body as SlideList;
  assert.deepEqual([template, language], ['Kyoto', sample.language]);
  assert.ok(slides.length >= sample.slides.length);
  assert.deepEqual(
    slides.map(({ number }) => number),
    slides.map((_, index) => index + 1),
  );
  assert.equal(slides[0]?.title, sample.slides[0]?.title);
  for (const { number, url } of slides) {
    assert.match(url, new RegExp(`^https://slides.example.com/v1/presentations/${id}/slides/${number}\\.svg\\?v=[\\w-]+$`));
    const picture = await get(new URL(url).pathname);
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
    assert.match(picture.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.match(picture.headers.get('cache-control') ?? '', /private/);
    assert.match(Buffer.from(picture.bytes).toString(), /^<svg .*<\/svg>$/s);
  }
  const plain = await get(`/v1/presentations/${id}/slides/1.svg`, key, { 'accept-encoding': 'identity' });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.match(Buffer.from(plain.bytes).toString(), /^<svg /);
  for (const [query, width] of [
    ['', 1280],
    ['?width=320', 320],
  ] as const) {
    const { headers, bytes } = await get(`/v1/presentations/${id}/slides/1.png${query}`);
    assert.equal(headers.get('content-type'), 'image/png');
    const data = new DataView(bytes.buffer);
    assert.deepEqual([data.getUint32(16), data.getUint32(20)], [width, (width * 9) / 16]);
  }
  assert.match(
    messageOf(await get(`/v1/presentations/${id}/slides/1.png?width=9`)),
    /^width must be at least 160|^width must be a whole number/,
  );
  assert.deepEqual((await get(`/v1/presentations/${id}/deck`)).body, JSON.parse(JSON.stringify(sample)));
});

test('either format, whichever was asked for', async () => {
  const id = await completed();
  const [asPdf, asPptx] = [await get(`/v1/presentations/${id}/export/pdf`), await get(`/v1/presentations/${id}/export/pptx`)];
  assert.equal(Buffer.from(asPdf.bytes.slice(0, 5)).toString(), '%PDF-');
  assert.equal(Buffer.from(asPptx.bytes.slice(0, 2)).toString(), 'PK');
  const parts = { 'x-api-key': key, range: 'bytes=0-3' };
  for (const [method, status, length] of [
    ['GET', 206, '4'],
    ['HEAD', 206, '4'],
  ] as const) {
    const part = await fetch(`${service.url}/v1/presentations/${id}/export/pdf`, { method, headers: parts });
    assert.deepEqual([part.status, part.headers.get('content-length')], [status, length], method);
  }
  assert.match(asPptx.headers.get('content-disposition') ?? '', /^attachment; filename=".*\.pptx"/);
});

test('without a key 401, with another’s 404, and 404 for what there is not', async () => {
  const id = await completed();
  const other = await service.key();
  const old = await accepted();
  await service.complete(old, pdf);
  const waiting = await accepted();
  for (const path of ['progress', 'deck', 'slides', 'slides/1.svg', 'export/pdf']) {
    assert.equal((await service.call('GET', `/v1/presentations/${id}/${path}`)).status, 401, path);
    const answer = await get(`/v1/presentations/${id}/${path}`, other);
    assert.deepEqual([answer.status, messageOf(answer)], [404, 'This key has asked for no presentation with this id.'], path);
    if (path === 'progress') continue;
    assert.match(messageOf(await get(`/v1/presentations/${waiting}/${path}`)), /is queued: it has slides when it is completed/);
    assert.match(messageOf(await get(`/v1/presentations/${old}/${path}`)), /not kept any more/);
  }
  assert.equal((await service.call('GET', '/v1/presentations')).status, 401);
  for (const path of ['slides/0.svg', 'slides/999.svg', 'slides/1.gif', 'slides/..%2fdeck', 'export/docx']) {
    assert.equal((await get(`/v1/presentations/${id}/${path}`)).status, 404, path);
  }
});
