/** What is edited in the playground is kept: whoever leaves, downloads, has no connection or shares the deck with somebody loses no word. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { DeckInput } from '@slidewright/contract/deck';
import { ZipArchive } from '../../packages/engine/src/zip/read.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import type { Page } from '../fixtures/browser/page.ts';
import { type Playground, startPlayground } from '../fixtures/browser/playground.ts';

const ferries: DeckInput = {
  title: 'Ferries',
  slides: [
    { kind: 'bullets', title: 'Three habits', items: [{ text: 'Board early' }, { text: 'Tie once' }] },
    {
      kind: 'chart',
      title: 'Who crosses',
      chart: {
        type: 'doughnut',
        suffix: ' %',
        categories: ['Cars', 'People', 'Freight'],
        series: [{ name: 'Share', values: [46, 34, 20] }],
      },
    },
  ],
};

let playground: Playground;
let page: Page;
let client: Playground['client'];
let id: string;
beforeFirst(async () => {
  if (skip) return;
  playground = await startPlayground();
  ({ page, client } = playground);
  id = (await client.createFromDeck(ferries, { template: 'Kyoto' })).id;
  await playground.openDeck(id);
  await page.click('=Edit');
  await page.waitFor(`document.querySelector('.edit textarea')`);
});
after(() => playground?.close());

const title = '.edit .field textarea';
const titleIs = (text: string) => page.waitFor(`document.querySelector('${title}')?.value === '${text}'`);
const statusIs = (text: string) => page.waitFor(`document.querySelector('.edit [role=status]')?.textContent === '${text}'`);
/** Waits until the service has the title. */
async function kept(text: string): Promise<void> {
  let [found, tries]: [string | undefined, number] = [undefined, 0];
  while (tries++ < 600 && found !== text) {
    found = (await client.deck(id)).slides[0]?.title;
    if (found !== text) await delay(50);
  }
  assert.equal(found, text);
}
/** Types and acts at once, before any pause. */
const typeAnd = (text: string, act: string) =>
  page.evaluate(`(() => {
    const field = document.querySelector('${title}');
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
    ${act};
  })()`);

test('whoever leaves for another page, or the page, while the last word is typed finds it kept', { skip }, async () => {
  await typeAnd('Left at once', `location.hash = '#/decks'`);
  await kept('Left at once');
  await page.evaluate(`location.hash = '#/decks/${id}'`);
  await page.click('=Edit');
  await titleIs('Left at once');

  await page.evaluate(`document.querySelector('${title}').focus()`);
  await typeAnd('Reloaded at once', 'location.reload()');
  await kept('Reloaded at once');
  assert.deepEqual(page.questions, ['beforeunload'], 'it is asked whether to leave');
  await page.click('=Edit');
  await titleIs('Reloaded at once');
  await statusIs('Saved');
});

test('a file that is downloaded has the last word', { skip }, async () => {
  const files = join(playground.folder, 'files');
  await page.downloadTo(files);
  await typeAnd('In the file', `[...document.querySelectorAll('button')].find((e) => e.textContent.trim() === 'PowerPoint').click()`);
  let name: string | undefined;
  for (let tries = 0; tries < 600 && !name; tries++) {
    name = (await readdir(files).catch(() => [])).find((each) => each.endsWith('.pptx'));
    if (!name) await delay(50);
  }
  const zip = new ZipArchive(new Uint8Array(await readFile(join(files, name ?? ''))));
  const slides = zip.names().filter((each) => /slides\/slide\d+\.xml$/.test(each));
  assert.ok(slides.some((each) => Buffer.from(zip.read(each) ?? []).includes('In the file')));
});

test('without a connection it is said, kept in hand, and sent by itself when there is one again', { skip }, async () => {
  await page.evaluate(`(() => {
    const real = window.fetch;
    window.cut = true;
    window.fetch = (path, how) => (window.cut && how?.method === 'PUT' ? Promise.reject(new TypeError('cut')) : real(path, how));
  })()`);
  await page.fill(title, 'Typed without a connection');
  await statusIs('Not saved');
  await page.waitFor(`document.querySelector('.edit .problem')?.textContent.includes('tried again by itself')`);
  await page.evaluate(`location.hash = '#/decks'`);
  await page.waitFor(`document.querySelector('main > .problem')?.textContent.includes('not saved yet')`);
  await page.click('=Show that deck');
  await titleIs('Typed without a connection');
  await page.evaluate('window.cut = false');
  await kept('Typed without a connection');
  await statusIs('Saved');
});

test('what a program changed meanwhile is not overwritten: theirs is loaded, or mine kept', { skip }, async () => {
  const change = async (to: string) => {
    const deck = await client.deck(id);
    const [first, ...others] = deck.slides;
    assert.ok(first);
    await client.replaceDeck(id, { ...deck, slides: [{ ...first, title: to }, ...others] });
  };
  await change('By the program');
  await page.fill(title, 'By me');
  await page.waitFor(`document.querySelector('.edit [role=alert]')?.textContent.includes('changed elsewhere')`);
  await statusIs('Not saved');
  await kept('By the program');
  await page.click('=Load theirs');
  await titleIs('By the program');
  await statusIs('Saved');
  await page.click('=Undo');
  await kept('By me');

  await change('By the program again');
  await page.fill(title, 'Mine after all');
  await page.click('=Keep mine');
  await kept('Mine after all');
  await statusIs('Saved');
});

test('a cell that is no number is no saved one; undo resets it; another template shows the same slide', { skip }, async () => {
  await page.evaluate(`document.querySelector('.rail li:nth-child(2) button').click()`);
  const cell = '.cells input[aria-label="Cars, Share"]';
  await page.fill(cell, '46x');
  await statusIs('1 field not saved');
  await page.click('=Undo');
  await page.waitFor(`document.querySelector('${cell}').value === '46'`);
  await statusIs('Saved');

  await page.click('=Template');
  await page.waitFor(`document.querySelector('dialog [aria-label*="Berlin"], dialog .cover')`);
  await page.evaluate(`[...document.querySelectorAll('dialog button')].find((e) => e.textContent.includes('Berlin')).click()`);
  await page.waitFor(`location.hash !== '#/decks/${id}' && document.querySelector('.pager [role=status]')?.textContent.startsWith('2 /')`);
  await page.waitFor(`document.querySelector('${cell}')`);
  await page.click('=Undo');
  await page.waitFor(`location.hash === '#/decks/${id}' && document.querySelector('.pager [role=status]')?.textContent.startsWith('2 /')`);
});
