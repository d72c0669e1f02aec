/** Every page of the documentation, the gallery and the page where there is nothing, in a real Chromium: for everybody, light on a desk, dark on a phone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { docsTopics } from '../../packages/server/src/api/docsPage.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { faultsOf } from '../fixtures/browser/axe.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import { type Playground, startPlayground } from '../fixtures/browser/playground.ts';

const paths = ['/docs', '/docs/api', ...docsTopics.map(({ name }) => `/docs/${name}`), '/gallery', '/nothing'];

let playground: Playground;
beforeFirst(async () => {
  if (!skip) playground = await startPlayground({ WORKERS: '0' });
});
after(() => playground?.close());

for (const look of [
  { width: 1400, height: 900 },
  { width: 390, height: 844, dark: true },
]) {
  const name = look.dark ? 'on a phone, dark' : 'on a desk, light';
  test(`${name}: axe finds no fault on any page, nothing is cut off, and each has a title of its own`, { skip }, async () => {
    const { page, url } = playground;
    await page.look(look);
    const titles = new Map<string, string>();
    for (const path of paths) {
      await page.goto(`${url}${path}`);
      assert.deepEqual(await faultsOf(page), [], path);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), look.width, path);
      const ground = await page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
      const [red = 0] = (/\d+/.exec(ground) ?? []).map(Number);
      assert.equal(red < 128, look.dark === true, `${path} has the ground ${ground}`);
      titles.set(path, await page.evaluate<string>('document.title'));
    }
    // The first page has two addresses.
    titles.delete('/docs');
    assert.equal(new Set(titles.values()).size, titles.size, [...titles].join('\n'));
    assert.deepEqual(
      page.complaints.filter((text) => !/status of 404/.test(text)),
      [],
    );
  });
}
