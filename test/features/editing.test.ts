/** Extensions for changing: a Deck is replaced, a version is made of it with an address of its own, and nothing is paid. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { type Deck, deck } from '@slidewright/contract/deck';
import type { Drafts, SlideList } from '@slidewright/contract/extensions';
import { packDeck } from '../../packages/server/src/jobs/keptDeck.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
let id: string;
let sample: Deck;
beforeFirst(async () => {
  service = await startService();
  key = await service.key({ credits: 1 });
  sample = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
  const { body } = await service.call('POST', '/v1/presentations/topic', { key, json: { topic: 'Solar power' } });
  id = (body as { id: string }).id;
  const file = { bytes: Buffer.from('bytes'), name: 'A plan.pdf', mime: 'application/pdf' };
  await service.complete(id, file, packDeck({ deck: sample, template: 'Kyoto', split: true, images: {} }));
});
after(() => service?.stop());

const put = (json: unknown, as = key) => service.call('PUT', `/v1/presentations/${id}/deck`, { key: as, json });
const render = (json: unknown, as = key) => service.call('POST', `/v1/presentations/${id}/render`, { key: as, json });
const slidesOf = async (of: string) => (await service.call('GET', `/v1/presentations/${of}/slides`, { key })).body as SlideList;

test('what is no Deck: 400 that names the path, and nothing is changed', async () => {
  const wrong: [unknown, RegExp][] = [
    [{ ...sample, slides: [] }, /^slides must have at least 1 entry, but has 0\./],
    [{ ...sample, slides: [{ kind: 'bullets', title: '', items: [] }] }, /slides\.0\.title must not be empty/],
    [{ slides: sample.slides }, /^title is required/],
    ['Deck', /must be a JSON object/],
  ];
  for (const [body, message] of wrong) {
    const answer = await put(body);
    assert.equal(answer.status, 400);
    assert.match(messageOf(answer), message);
  }
  assert.equal((await slidesOf(id)).slides[0]?.title, sample.slides[0]?.title);
});

test('with If-Match, a Deck is replaced only where nobody changed it since; the same one sent again is no conflict', async () => {
  const path = `/v1/presentations/${id}/deck`;
  const putIf = (title: string, tag: string) =>
    service.call('PUT', path, { key, json: { ...sample, title }, headers: { 'if-match': tag } });
  const first = (await service.call('GET', path, { key })).headers.get('etag') ?? '';
  assert.match(first, /^"[\w-]+"$/);
  const both = await Promise.all([putIf('Mine', first), putIf('Theirs', first)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 412], 'of two at the same time, one is kept');
  const refused = both.find(({ status }) => status === 412);
  assert.match(refused ? messageOf(refused) : '', /changed since .* GET …\/deck .* leave If-Match out/);
  const kept = await service.call('GET', path, { key });
  const title = (kept.body as Deck).title;
  assert.equal(title, both[0].status === 200 ? 'Mine' : 'Theirs');
  assert.equal((await putIf(title, first)).status, 200, 'whoever got no answer sends it again');
  assert.equal((await putIf('Later', kept.headers.get('etag') ?? '')).status, 200);
  assert.equal((await putIf('Any', '*')).status, 200);
  const last = await put(sample);
  assert.equal(last.status, 200);
  assert.equal(last.headers.get('etag'), (await service.call('GET', path, { key })).headers.get('etag'));
});

test('what looks as before keeps its address, so that no browser fetches it again', async () => {
  const before = await slidesOf(id);
  const at = sample.slides.length - 1;
  const last = sample.slides[at];
  assert.ok(last);
  assert.equal((await put({ ...sample, slides: sample.slides.with(at, { ...last, title: 'Another end' }) })).status, 200);
  const after = await slidesOf(id);
  const changed = after.slides.filter(({ url }, i) => url !== before.slides[i]?.url);
  assert.deepEqual(
    changed.map(({ number }) => number),
    [after.slides.length],
  );
  assert.equal((await put(sample)).status, 200);
  assert.deepEqual(await slidesOf(id), before, 'what is as it was has its address again');
});

test('an edited Deck is what is looked at; a version of it has its own address, template and format, and costs nothing', async () => {
  const before = await slidesOf(id);
  const [cover, ...others] = sample.slides;
  if (!cover) throw new Error('the sample has no slides');
  const edited = { ...sample, slides: [{ ...cover, title: 'A better plan', notes: 'Say it slowly.' }, ...others.slice(1)] };
  assert.equal((await put(edited)).status, 200);
  const after = await slidesOf(id);
  assert.deepEqual([after.slides[0]?.title, after.slides[0]?.notes], ['A better plan', 'Say it slowly.']);
  assert.equal(after.slides.length, before.slides.length - 1);
  assert.notEqual(after.slides[0]?.url, before.slides[0]?.url, 'what a browser has kept is not shown');

  const made = await render({ template: 'Berlin', format: 'pdf' });
  assert.equal(made.status, 201);
  const version = made.body as { id: string; status: string; result: { url: string } };
  assert.equal(version.status, 'completed');
  assert.notEqual(version.id, id);
  const file = await service.call('GET', new URL(version.result.url).pathname);
  assert.equal(Buffer.from(file.bytes.slice(0, 5)).toString(), '%PDF-');
  const shown = await slidesOf(version.id);
  assert.deepEqual([shown.template, shown.slides[0]?.title], ['Berlin', 'A better plan']);
  assert.equal((await slidesOf(id)).template, 'Kyoto', 'the first stays as it was');
  const account = (await service.call('GET', '/v1/me', { key })).body as { credits: { remaining: number } };
  assert.equal(account.credits.remaining, 0, 'the one credit was the first’s');
  assert.equal((await render({})).status, 201, 'and none is needed');
});

test('another’s presentation is unknown; so is one that there is not; a template that there is not is named', async () => {
  const other = await service.key();
  assert.equal((await put(sample, other)).status, 404);
  assert.equal((await render({}, other)).status, 404);
  assert.equal((await service.call('POST', '/v1/presentations/nothing/render', { key, json: {} })).status, 404);
  assert.equal((await service.call('PUT', `/v1/presentations/${id}/deck`, { json: sample })).status, 401);
  const free = await service.key({ plan: 'free' });
  assert.equal((await put(sample, free)).status, 403);
  const answer = await render({ template: 'Atlantis' });
  assert.equal(answer.status, 400);
  assert.match(messageOf(answer), /^template must be one of Tokyo/);
});

const draft = (json: unknown, as = key) => service.call('PUT', `/v1/presentations/${id}/drafts`, { key: as, json });

test('a slide as it might be is drawn as it would be shown, and nothing is kept', async () => {
  await put(sample);
  const at = sample.slides.findIndex(({ kind }) => kind === 'chart');
  const slide = sample.slides[at];
  assert.ok(slide);
  const before = await slidesOf(id);
  const number = before.slides.find(({ deckSlide }) => deckSlide === at)?.number;
  const picture = async () => {
    const url = (await slidesOf(id)).slides.find((each) => each.number === number)?.url ?? '';
    return Buffer.from((await service.call('GET', new URL(url).pathname, { key })).bytes).toString();
  };
  const answer = await draft({ at, slides: [slide, { ...slide, title: 'Another title altogether' }] });
  assert.equal(answer.status, 200);
  const { pictures } = answer.body as Drafts;
  assert.ok(pictures[0]?.svg === (await picture()), 'the slide as it is');
  assert.ok(pictures[1]?.svg !== pictures[0]?.svg);
  assert.deepEqual(await slidesOf(id), before);
  await put({ ...sample, slides: sample.slides.with(at, { ...slide, title: 'Another title altogether' }) });
  assert.ok((await picture()) === pictures[1]?.svg, 'what was promised is what is shown');

  const items = Array.from({ length: 40 }, (_, i) => ({
    text: `Point ${i} of many that no single page has the room for, however small they are set.`,
  }));
  const long = { kind: 'bullets', title: 'A long list', items };
  const [first, second] = await Promise.all(
    [0, 1].map(async (page) => ((await draft({ at, page, slides: [long] })).body as Drafts).pictures[0]),
  );
  assert.ok((first?.pages ?? 0) > 1);
  assert.ok(first?.svg !== second?.svg);
});

test('no draft is drawn of what is no slide, stands nowhere, is too much or another’s', async () => {
  const slide = {
    kind: 'stats',
    title: 'Two',
    stats: [
      { figure: '1', label: 'One' },
      { figure: '2', label: 'Two' },
    ],
  };
  const wrong: [unknown, RegExp][] = [
    [
      { at: 1, slides: [slide, { ...slide, stats: [{ figure: '', label: 'One' }] }] },
      /^slides\.1\.stats\.0\.figure must not be empty, but is ""\. slides\.1\.stats must have at least 2 entries, but has 1\./,
    ],
    [{ at: 999, slides: [slide] }, /^at must be the index of a slide of the Deck, but is 999/],
    [{ at: 0, slides: [] }, /^slides must have at least 1 entry, but has 0\./],
    [{ at: 0, slides: Array.from({ length: 25 }, () => slide) }, /^slides must have at most 24 entries, but has 25\./],
  ];
  for (const [body, message] of wrong) {
    const answer = await draft(body);
    assert.equal(answer.status, 400);
    assert.match(messageOf(answer), message);
  }
  assert.equal((await draft({ at: 0, slides: [slide] }, await service.key())).status, 404);
  assert.equal((await draft({ at: 0, slides: [slide] }, await service.key({ plan: 'free' }))).status, 403);
});
