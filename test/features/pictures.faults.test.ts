/** Whatever providers and the addresses that they name do: the deck is made, and the log and the warnings say what is missing. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite, test } from 'node:test';
import { bomb, broken, hundredMegapixels, svg, tiny } from '../fixtures/pictures/hostilePictures.ts';
import { makeIllustrated } from '../fixtures/pictures/illustrated.ts';
import { type Fault, startPictureServer } from '../fixtures/pictures/pictureServer.ts';

const jpeg = { 'content-type': 'image/jpeg' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Each fault, and what the warnings say of it. */
type Faults = Readonly<Record<string, readonly [fault: Fault, warning: RegExp]>>;

suite('an API that fails', () => {
  const faults: Faults = {
    'refuses the key': [{ status: 401 }, /refuses the key \(401\)/],
    'has too many requests': [{ status: 429 }, /answered 429/],
    'has too many requests for an hour': [{ status: 429, headers: { 'retry-after': '3600' } }, /answered 429/],
    'breaks down': [{ status: 500 }, /answered 500/],
    'is in maintenance': [{ status: 503, headers: html, body: '<html>Back soon</html>' }, /answered 503/],
    'answers HTML': [{ headers: html, body: '<html>Log in</html>' }, /did not answer in the form/],
    'answers nothing': [{}, /did not answer in the form/],
    'answers something else': [{ body: '{"results": "none"}' }, /did not answer in the form/],
    'sends a flood': [{ body: ' '.repeat(5e6) }, /more than 4000000 bytes/],
    'sends it packed': [{ headers: { 'content-encoding': 'gzip' }, body: 'x' }, /compressed/],
    'breaks off': [{ headers: { 'content-length': '1000' }, body: '{"results": [', cut: true }, /cannot be reached \(ECONNRESET\)/],
    'is silent': [{ silent: true }, /time is up/],
  };
  for (const [name, [fault, warning]] of Object.entries(faults)) {
    test(name, async (t) => {
      const server = await startPictureServer(t);
      server.misbehave({ api: () => fault });
      const { file, illustrated, logged } = await makeIllustrated({ origin: server.origin, timeLimit: fault.silent ? 700 : 20_000 });
      assert.ok(file.bytes.length > 10_000);
      assert.equal(illustrated, undefined);
      assert.match(file.warnings.join('\n'), warning);
      assert.match(logged.join('\n'), warning);
    });
  }

  test('for a moment: it is asked again', async (t) => {
    const server = await startPictureServer(t);
    server.misbehave({ api: (n) => (n < 2 ? { status: 429, headers: { 'retry-after': '0' } } : undefined) });
    const { file, illustrated } = await makeIllustrated({ origin: server.origin });
    assert.deepEqual(file.warnings, []);
    assert.ok(Object.keys(illustrated?.images ?? {}).length >= 2);
  });

  test('is gone: the fallback has its share of the time', async (t) => {
    const server = await startPictureServer(t);
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const dead = await makeIllustrated({ origin: `http://127.0.0.1:${port}` });
    assert.match(dead.file.warnings.join('\n'), /cannot be reached \(ECONNREFUSED\)/);
    server.misbehave({ api: (_, { url }) => (url.pathname === '/search/photos' ? { silent: true } : undefined) });
    const saved = await makeIllustrated({ origin: server.origin, fallbacks: ['commons'], timeLimit: 5000 });
    assert.match(saved.file.warnings.join('\n'), /unsplash: time is up/);
    assert.ok(Object.keys(saved.illustrated?.images ?? {}).length >= 1);
  });
});

suite('a file that is no picture for a slide', async () => {
  const faults: Faults = {
    'is not there': [{ status: 404 }, /answered 404 instead of a picture/],
    'is HTML': [{ headers: html, body: '<html>hotlinking is not allowed</html>' }, /sent text\/html/],
    'is HTML that says it is a picture': [{ headers: jpeg, body: '<html></html>' }, /no JPEG, PNG or WebP/],
    'is a drawing': [{ headers: { 'content-type': 'image/svg+xml' }, body: svg }, /no JPEG, PNG or WebP/],
    'is empty': [{ headers: jpeg }, /empty picture/],
    'is broken': [{ headers: jpeg, body: await broken() }, /cannot be decoded/],
    'breaks off': [{ headers: { ...jpeg, 'content-length': '90000' }, body: await tiny(), cut: true }, /cannot be reached \(ECONNRESET\)/],
    'is tiny': [{ headers: jpeg, body: await tiny() }, /too small/],
    'has 100 megapixels': [{ headers: { 'content-type': 'image/png' }, body: hundredMegapixels() }, /cannot be decoded .*pixel limit/i],
    'has more than 20 MB': [{ headers: { ...jpeg, 'content-length': '30000000' } }, /more than 20000000 bytes/],
    'never comes': [{ silent: true }, /time is up/],
  };
  for (const [name, [fault, warning]] of Object.entries(faults)) {
    test(name, async (t) => {
      const server = await startPictureServer(t);
      server.misbehave({ file: () => fault });
      const { file, illustrated, logged } = await makeIllustrated({ origin: server.origin, timeLimit: fault.silent ? 1500 : 20_000 });
      assert.ok(file.bytes.length > 10_000);
      assert.equal(illustrated, undefined);
      assert.match(file.warnings.join('\n'), warning);
      assert.match(logged.join('\n'), warning);
    });
  }

  test('unpacks to 200 MB: it is refused, or read no further than its header says', async (t) => {
    const server = await startPictureServer(t);
    const body = bomb();
    server.misbehave({ file: () => ({ headers: { 'content-type': 'image/png' }, body }) });
    const before = process.memoryUsage().rss;
    await makeIllustrated({ origin: server.origin });
    assert.ok(process.memoryUsage().rss - before < 150e6);
  });

  test('and the next one is a picture', async (t) => {
    const server = await startPictureServer(t);
    server.misbehave({ file: (n) => (n === 0 ? { headers: html, body: '<html></html>' } : undefined) });
    const { file, illustrated } = await makeIllustrated({ origin: server.origin });
    assert.ok(Object.keys(illustrated?.images ?? {}).length >= 2);
    assert.equal(file.warnings.length, 1);
  });
});

suite('an address that leads inside', () => {
  const places = {
    'http://127.0.0.1:1/latest': /begins with http: is not called/,
    'https://127.0.0.1:1/latest': /127\.0\.0\.1 is no address of the public internet/,
    'https://2130706433/': /127\.0\.0\.1 is no address/,
    'https://169.254.169.254/latest/meta-data/': /169\.254\.169\.254 is no address/,
    'https://[::1]/': /\[::1\] is no address/,
    'https://[::ffff:10.0.0.1]/': /is no address/,
    'https://[64:ff9b::a00:1]/': /is no address/,
    'https://localhost/': /localhost is no address/,
    'file:///etc/passwd': /begins with file: is not called/,
    'data:image/png;base64,iVBORw0KGgo=': /begins with data: is not called/,
  };
  for (const [location, warning] of Object.entries(places)) {
    test(`a redirect to ${location}`, async (t) => {
      const server = await startPictureServer(t);
      server.misbehave({ file: () => ({ status: 302, headers: { location } }) });
      const { file, illustrated, logged } = await makeIllustrated({ origin: server.origin, request: { imageSource: 'scrapingdog' } });
      assert.equal(illustrated, undefined);
      assert.match(file.warnings.join('\n'), warning);
      assert.match(logged.join('\n'), warning);
    });
  }

  test('a redirect to a host that is not the provider’s, where it has its own', async (t) => {
    const server = await startPictureServer(t);
    server.misbehave({ file: () => ({ status: 301, headers: { location: 'https://example.org/picture.jpg' } }) });
    const { file } = await makeIllustrated({ origin: server.origin, request: { imageSource: 'pexels' } });
    assert.match(file.warnings.join('\n'), /example\.org is not the provider's/);
  });

  test('redirects without end', async (t) => {
    const server = await startPictureServer(t);
    server.misbehave({ file: () => ({ status: 307, headers: { location: '/files/1.jpg' } }) });
    const { file } = await makeIllustrated({ origin: server.origin });
    assert.match(file.warnings.join('\n'), /redirects more than 4 times/);
  });

  test('an API that names such an address itself', async (t) => {
    const server = await startPictureServer(t);
    for (const original of ['http://192.168.0.1/a.jpg', 'file:///etc/passwd', 'https://10.1.2.3/a.jpg']) {
      const body = JSON.stringify({ images_results: [{ title: 'A river', source: 'x', original }] });
      server.misbehave({ api: () => ({ body }) });
      const { file, illustrated } = await makeIllustrated({ origin: server.origin, request: { imageSource: 'scrapingdog' } });
      assert.equal(illustrated, undefined);
      assert.match(file.warnings.join('\n'), /is not called|is no address/);
    }
  });

  test('keys stand in no warning', async (t) => {
    const server = await startPictureServer(t);
    server.misbehave({ api: () => ({ status: 401 }) });
    for (const imageSource of ['unsplash', 'pexels', 'scrapingdog', 'ai', 'flux'] as const) {
      const { file, logged } = await makeIllustrated({ origin: server.origin, request: { imageSource } });
      assert.ok(file.warnings.length > 0);
      assert.ok(!`${file.warnings}${logged}`.includes('key-of-the-test'));
    }
  });
});
