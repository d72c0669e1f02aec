/** Pictures over the wire: what each provider is asked, what becomes of its answers, and everything that goes wrong on the way. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { imageStyles } from '@slidewright/contract/presentation';
import type { Illustrated } from '@slidewright/engine/model/illustrated';
import sharp from 'sharp';
import { type Made, makeIllustrated } from '../fixtures/pictures/illustrated.ts';
import { startPictureServer } from '../fixtures/pictures/pictureServer.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';
import { assertValidPdf } from '../pdf/validate.ts';

const pictured = (made: Made): Slide[] => (made.illustrated?.deck.slides ?? []).filter((slide) => slide.picture?.image);
const keysOf = (illustrated: Illustrated | undefined): string[] => Object.keys(illustrated?.images ?? {});

suite('providers', () => {
  const credits = {
    unsplash:
      /Picture: Photographer \d+ \/ Unsplash, https:\/\/unsplash\.com\/@photographer\d+\?utm_source=slidewright&utm_medium=referral/,
    pexels: /Picture: Photographer \d+ \/ Pexels, https:\/\/www\.pexels\.com\/photo\/\d+\//,
    scrapingdog: /Picture: example\.org, https:\/\/example\.org\/pages\/\d+/,
    ai: /Picture: made with gpt-image-1/,
    flux: /Picture: made with flux-pro-1\.1/,
  };
  for (const [source, credit] of Object.entries(credits)) {
    test(`${source}: a cover and lists get pictures of their own, with credits and descriptions`, async (t) => {
      const server = await startPictureServer(t);
      const made = await makeIllustrated({ origin: server.origin, request: { imageSource: source as 'ai' } });
      assert.deepEqual(server.faults, []);
      assert.deepEqual(made.file.warnings, []);
      const slides = pictured(made);
      assert.deepEqual(slides.map(({ kind }) => kind).slice(0, 2), ['cover', 'bullets']);
      assert.equal(new Set(slides.map(({ picture }) => picture?.image)).size, slides.length);
      for (const slide of slides) {
        assert.match(slide.notes, credit);
        assert.ok(slide.picture?.alt);
      }
      const sources = made.illustrated?.deck.slides.find(({ kind }) => kind === 'sources');
      assert.equal(sources !== undefined, source !== 'ai' && source !== 'flux');
      for (const { width, height, data } of Object.values(made.illustrated?.images ?? {})) {
        const found = await sharp(Buffer.from(data, 'base64')).metadata();
        assert.deepEqual([found.width, found.height, found.space, found.isProgressive], [width, height, 'srgb', false]);
      }
    });
  }

  test('unsplash: each use is reported once, and files come in the size that is needed', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin });
    const reports = server.calls.api.filter(({ url }) => url.pathname.endsWith('/download'));
    assert.equal(reports.length, pictured(made).length);
    assert.ok(server.calls.files.every((file) => /ixid=abc\d+&fm=jpg&q=85&fit=max&w=\d+/.test(file)));
  });

  test('scrapingdog: pictures of words are left out', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin, request: { imageSource: 'scrapingdog' } });
    assert.ok(pictured(made).every(({ picture }) => picture && !/infographic/i.test(picture.alt)));
  });

  test('commons: only free licences, named, for what the chosen source is not set up for', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin, without: ['unsplash'], fallbacks: ['commons'] });
    assert.deepEqual(server.faults, []);
    assert.ok(pictured(made).length >= 2);
    for (const { notes } of pictured(made)) {
      assert.match(notes, /Picture: Photographer & Son \d+ \/ Wikimedia Commons \((CC BY-SA 4\.0|Public domain), cropped\)/);
    }
  });

  test('a PDF holds them too, described', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin, request: { format: 'pdf' } });
    await assertValidPdf(made.file.bytes);
    const shown = Object.values(made.illustrated?.images ?? {}).map(({ data }) => Buffer.from(data, 'base64'));
    assert.ok(shown.length >= 2 && shown.every((bytes) => Buffer.from(made.file.bytes).includes(bytes)));
  });

  test('a deck with few lists: a photograph fills a quotation, below its words', async (t) => {
    const server = await startPictureServer(t);
    const table = (name: string) => `## ${name}\n\n| River | Salmon |\n|---|---|\n| Alta | many |\n| Tana | few |\n| Neiden | some |\n`;
    const tables = ['Counts', 'Catches', 'Places', 'Nets'].map(table).join('\n');
    const said = '## A voice\n\n“A river without salmon is a ditch with a name,” said Marit Eira, who has fished the Tana for forty years.';
    const text = `# Salmon of the northern rivers\n\n${tables}\n${said}\n`;
    const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
    const made = await makeIllustrated({ origin: server.origin, request: { source, numSlides: 6 } });
    assert.deepEqual(server.faults, []);
    assert.deepEqual(
      pictured(made).map(({ kind }) => kind),
      ['cover', 'quote'],
    );
    const queries = server.calls.api.flatMap(({ url }) => url.searchParams.get('query') ?? []);
    assert.ok(queries.length >= 2 && queries.every((query) => /salmon/.test(query)), queries.join('\n'));
    const quote = pictured(made).at(-1);
    const [width, height] = [1920, 1080];
    const image = made.illustrated?.images[quote?.picture?.image ?? ''];
    assert.ok(image && image.width <= width && image.height <= height && Math.abs(image.width / image.height - width / height) < 0.01);
    assert.match(quote?.notes ?? '', /Picture: Photographer/);
  });

  test('with a number of slides that is given, no slide is added', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin, request: { numSlides: 6 } });
    assert.equal(made.file.slides, 6);
    assert.ok(pictured(made).length > 0);
  });

  test('a source that is not set up, and no fallback: a deck without pictures, and nothing is asked', async (t) => {
    const server = await startPictureServer(t);
    const made = await makeIllustrated({ origin: server.origin, without: ['unsplash'] });
    assert.deepEqual([made.illustrated, server.calls.api.length, made.file.warnings.length], [undefined, 0, 0]);
  });
});

test('each style has its own wording, and none changes what others are asked', async (t) => {
  const server = await startPictureServer(t);
  const prompts = new Map<string, string>();
  for (const imageStyle of imageStyles) {
    server.misbehave({});
    const made = await makeIllustrated({ origin: server.origin, request: { imageSource: 'ai', imageStyle, template: 'Beijing' } });
    const [asked] = server.calls.api;
    assert.ok(asked);
    prompts.set(imageStyle, (asked.body as { prompt: string }).prompt);
    const [image] = Object.values(made.illustrated?.images ?? {});
    const { channels } = await sharp(Buffer.from(image?.data ?? '', 'base64')).stats();
    const gray = channels.every(({ mean }) => Math.abs(mean - (channels[0]?.mean ?? 0)) < 1);
    assert.equal(gray, imageStyle === 'black-and-white');
  }
  assert.equal(new Set(prompts.values()).size, imageStyles.length);
  assert.match(prompts.get('auto') ?? '', /#[0-9A-F]{6}/);
  server.misbehave({});
  await makeIllustrated({ origin: server.origin, request: { imageStyle: 'neon' } });
  assert.ok(server.calls.api.every(({ url }) => !/neon/i.test(url.href)));
  assert.deepEqual(server.faults, []);
});

test('a picture that the deck has already is not shown again, whatever its name', async (t) => {
  const server = await startPictureServer(t);
  const same = await (await fetch(`${server.origin}/files/1.jpg`)).bytes();
  server.misbehave({ file: () => ({ headers: { 'content-type': 'image/jpeg' }, body: same }) });
  const made = await makeIllustrated({ origin: server.origin });
  assert.equal(pictured(made).length, 1);
});

test('what is kept is not asked for again: by a later attempt at the job, and by the next deck', async (t) => {
  const server = await startPictureServer(t);
  const folder = join(await temporaryFolder(t), 'pictures');
  const cache = { folder, mostBytes: 50e6 };
  const first = await makeIllustrated({ origin: server.origin, cache });
  server.misbehave({});
  assert.ok(first.illustrated);
  const resumed = await makeIllustrated({ origin: server.origin, checkpoint: first.illustrated });
  assert.deepEqual(resumed.file.bytes, first.file.bytes);
  assert.equal(server.calls.api.length + server.calls.files.length, 0);
  const second = await makeIllustrated({ origin: server.origin, cache });
  assert.deepEqual(keysOf(second.illustrated), keysOf(first.illustrated));
  assert.equal(server.calls.files.length, 0);
  // Unsplash wants to know of each use all the same.
  assert.ok(server.calls.api.every(({ url }) => url.pathname.endsWith('/download')));
  assert.ok((await readdir(folder)).length > 0);
});
