import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import type { PictureCandidate, PictureSource, World } from '../world.ts';
import { illustrate } from './illustrate.ts';

const rooms = { cover: { w: 540, h: 540 }, bullets: { w: 288, h: 404 }, picture: { w: 960, h: 540 } };
const options = { source: 'unsplash' as const, look: { rooms, dark: false, colors: ['#FFFFFF'] }, mayAddSlide: false };
const list = { kind: 'bullets' as const, title: 'Rivers rise', items: [{ text: 'In spring.' }, { text: 'In autumn.' }] };

/** A source whose nth picture, from 0, has n as its bytes. */
function source(name: string, count: number, more: Partial<PictureSource> = {}): PictureSource {
  const candidates = Array.from({ length: count }, (_, n): PictureCandidate => {
    return {
      id: String(n),
      description: 'a river',
      language: 'en',
      credit: { source: name },
      address: String(n),
      width: 3000,
      height: 3000,
    };
  });
  return {
    name,
    find: async () => candidates,
    fetch: async ({ id }, { width, height }) => {
      const fingerprint = (0xffffn << BigInt(16 * Number(id))).toString(16).padStart(16, '0');
      return { mime: 'image/jpeg', width, height, data: Buffer.from(`${name}${id}`).toString('base64'), fingerprint };
    },
    ...more,
  };
}

function worldWith(sources: readonly PictureSource[], more: Partial<World> = {}): World {
  const pictures = { concurrency: 2, timeLimit: 2000, localArt: true, sourcesFor: () => sources };
  const fonts = { face: () => undefined, byId: () => undefined };
  return { fonts, log: { info() {}, warn() {} }, signal: new AbortController().signal, pictures, ...more };
}
const deckOf = (slides: DeckInput['slides'], language = 'en') => deckSchema.parse({ title: 'Rivers', language, slides });

test('two slides that look for the same get different pictures; two points of the room are at most two pixels', async () => {
  const { deck, images } = await illustrate(deckOf([{ kind: 'cover', title: 'Rivers' }, list]), options, worldWith([source('stock', 3)]));
  assert.deepEqual(
    deck.slides.map(({ picture }) => images[picture?.image ?? '']?.width),
    [1080, 576],
  );
  assert.equal(Object.keys(images).length, 2);
});

test('what the first source lacks comes from the next', async () => {
  const sources = [source('empty', 0), source('full', 1)];
  const { deck } = await illustrate(deckOf([list]), options, worldWith(sources));
  assert.match(deck.slides[0]?.notes ?? '', /Picture: full/);
});

test('a wish that nobody grants goes, and nothing else of the deck changes', async () => {
  const wished = { ...list, picture: { query: 'river', alt: 'A river' } };
  for (const world of [worldWith([]), worldWith([source('empty', 0)]), { ...worldWith([]), pictures: undefined }]) {
    const { pictures, ...rest } = world;
    const written = deckOf([
      wished,
      { kind: 'chart', title: 'Chart', chart: { type: 'bar', categories: ['a'], series: [{ name: 's', values: [1] }] } },
    ]);
    const { deck, images } = await illustrate(written, options, pictures ? { ...rest, pictures } : rest);
    const [first, ...others] = written.slides;
    const { picture: _, ...plain } = first ?? {};
    assert.deepEqual(deck, { ...written, slides: [plain, ...others] });
    assert.deepEqual(images, {});
  }
});

test('described in the language of the deck: by the writer, by the source, or by what the slide is about', async () => {
  const altOf = async (slide: DeckInput['slides'][number], language: string) =>
    (await illustrate(deckOf([slide], language), options, worldWith([source('stock', 1)]))).deck.slides[0]?.picture?.alt;
  assert.equal(await altOf({ ...list, picture: { query: 'river', alt: 'Ein Fluss' } }, 'de'), 'Ein Fluss');
  assert.equal(await altOf(list, 'en-GB'), 'a river');
  assert.equal(await altOf({ ...list, title: 'Flüsse' }, 'de'), 'Bild: Flüsse');
});

test('a language that is none does no harm', async () => {
  const { deck, images } = await illustrate(deckOf([list], 'not a tag'), options, worldWith([source('stock', 1)]));
  assert.deepEqual([deck.language, Object.keys(images).length], ['not a tag', 1]);
});

test('a job that is stopped stops; a job that is short of time has its deck without', async () => {
  const silent = source('silent', 1, {
    find: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const stop = new AbortController();
  const stopped = illustrate(deckOf([list]), options, worldWith([silent], { signal: stop.signal }));
  stop.abort(new Error('stopped'));
  await assert.rejects(stopped, /stopped/);
  const { warnings } = await illustrate(deckOf([list]), options, worldWith([silent], { timeLeft: () => 60 }));
  assert.deepEqual(warnings, ['A picture could not be had from silent: time is up.']);
});
