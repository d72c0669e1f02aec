/** The page as it is served: its rules, its validators, and that what is served is what the sources say. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildPage, builtFolder } from '../../packages/web/build.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
beforeFirst(async () => {
  service = await startService({ baseUrl: 'https://slides.example.com/a"b' });
});
after(() => service?.stop());

const html = { accept: 'text/html,application/xhtml+xml' };

test('the page is served to whoever asks for one, with rules that let nothing else in', async () => {
  const response = await fetch(`${service.url}/`, { headers: html });
  const rules = response.headers.get('content-security-policy') ?? '';
  assert.match(rules, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.doesNotMatch(rules, /unsafe|https?:|\*/);
  assert.equal(response.headers.get('vary'), 'accept, accept-encoding');
  const page = await response.text();
  assert.match(page, /&quot;baseUrl&quot;:&quot;https:\/\/slides.example.com\/a\\&quot;b&quot;/);
  assert.doesNotMatch(page, /(?:src|href)="(?:https?:)?\/\//, 'nothing comes from elsewhere');
  for (const [, path] of page.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)) {
    assert.equal((await fetch(`${service.url}/${path}`)).status, 200, path);
  }
});

test('what is unchanged is not sent again, and what there is not is not found', async () => {
  for (const path of ['/', '/assets/app.js', '/assets/text.ttf']) {
    const first = await fetch(`${service.url}${path}`, { headers: html });
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    const second = await fetch(`${service.url}${path}`, { headers: { ...html, 'if-none-match': etag } });
    assert.deepEqual([second.status, await second.text()], [304, ''], path);
  }
  for (const path of ['/assets/index.html', '/assets/..%2fpackage.json', '/assets/', '/assets']) {
    assert.equal((await service.call('GET', path)).status, 404, path);
  }
});

test('the committed page is what its sources build; less than 150 KB of code', { timeout: 120_000 }, async (t) => {
  const built = await buildPage().catch((cause: unknown) => {
    // Its builder is a program of its own for each system, and may be missing on a rare one.
    if (String(cause).includes('native binding')) return undefined;
    throw cause;
  });
  if (!built) return t.skip('the builder does not run on this system');
  assert.deepEqual((await readdir(builtFolder)).sort(), [...built.keys()].sort());
  for (const [name, bytes] of built) {
    assert.ok(Buffer.from(bytes).equals(await readFile(`${builtFolder}${name}`)), `${name} is out of date: run "npm run build".`);
  }
  assert.ok(gzipSync(built.get('app.js') ?? '').length < 150_000);
});
