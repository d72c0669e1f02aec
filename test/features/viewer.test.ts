/** The viewer in a real Chromium: on a phone, zoomed in, for a screen reader, and where the focus goes. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { DeckInput } from '@slidewright/contract/deck';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { faultsOf } from '../fixtures/browser/axe.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import type { Page } from '../fixtures/browser/page.ts';
import { type Playground, startPlayground } from '../fixtures/browser/playground.ts';

const notes = 'What is said of it at length. '.repeat(20);
const ferries: DeckInput = {
  title: 'Ferries',
  slides: [
    { kind: 'cover', title: 'Ferries', subtitle: 'A small line', notes },
    { kind: 'bullets', title: 'Two habits', notes, items: [{ head: 'Board early', text: 'Gates close.' }, { text: 'Tie once.' }] },
    {
      kind: 'chart',
      title: 'More trips go by ferry',
      notes,
      chart: { type: 'column', suffix: ' %', categories: ['2022', '2023'], series: [{ name: 'Share', values: [12, 15.5] }] },
    },
    {
      kind: 'table',
      title: 'What each line carried',
      notes,
      columns: ['Line', 'Trips'],
      rows: [
        ['North', '1,200'],
        ['South', '900'],
      ],
    },
    ...Array.from({ length: 6 }, (_, index) => ({
      kind: 'bullets' as const,
      title: `Point ${index + 1}`,
      notes,
      items: [{ text: 'One.' }, { text: 'Two.' }],
    })),
  ],
};

let playground: Playground;
let page: Page;
let id: string;
beforeFirst(async () => {
  if (skip) return;
  playground = await startPlayground();
  ({ page } = playground);
  id = (await playground.client.createFromDeck(ferries, { template: 'Kyoto' })).id;
});
after(() => playground?.close());

const look = () => playground.openDeck(id);
const next = (to: number) => page.waitFor(`document.querySelector('.pager [role=status]').textContent.startsWith('${to} /')`);
/** The thumbnail of the slide that is shown lies within its strip. */
const inStrip = `(() => { const s = document.querySelector('.rail').getBoundingClientRect(), t = document.querySelector('.rail [aria-current]').getBoundingClientRect();
  return t.left >= s.left - 1 && t.right <= s.right + 1; })()`;

test('on a phone and zoomed in, a slide that is turned to moves the strip of slides and never the page', { skip }, async () => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [640, 425],
  ] as const) {
    await page.look({ width, height });
    await look();
    for (let to = 1; to <= 8; to++) {
      if (to > 1) await page.press('ArrowRight');
      await next(to);
      await page.waitFor(inStrip);
      assert.equal(await page.evaluate('scrollY'), 0, `${width} x ${height}, slide ${to}`);
    }
  }
  // In a low window the slide and its pager are in sight at once.
  await page.look({ width: 1280, height: 640 });
  await look();
  const foot = await page.evaluate<number>(`document.querySelector('.pager').getBoundingClientRect().bottom`);
  assert.ok(foot <= 640, `the pager ends at ${foot}`);
});

test('a screen reader is told what the slide says: points, the values of a chart, a table as one', { skip }, async () => {
  await page.look({ width: 1400, height: 900 });
  await look();
  const words = () => page.evaluate<string>(`document.querySelector('.stage [aria-live=polite]').innerText.replace(/\\s+/g, ' ').trim()`);
  const said: string[] = [];
  for (const to of [2, 3, 4]) {
    await page.press('ArrowRight');
    await next(to);
    await page.waitFor(`document.querySelectorAll('.stage [aria-live] :is(li, td)').length > 0`);
    said.push(await words());
  }
  assert.deepEqual(said.slice(0, 2), [
    'Two habits Board early: Gates close. Tie once.',
    'More trips go by ferry Share: 2022 12 %, 2023 15.5 %',
  ]);
  const cells = `[...document.querySelectorAll('.stage table :is(th, td)')].map((cell) => cell.textContent)`;
  assert.deepEqual(await page.evaluate(cells), ['Line', 'Trips', 'North', '1,200', 'South', '900']);
  assert.deepEqual(await faultsOf(page), [], 'the viewer');
});

test('the focus goes to what is wrong, to the slide, and never out of the page', { skip }, async () => {
  const focus = () => page.evaluate<string>(`document.activeElement.className || document.activeElement.tagName`);
  const focused = (selector: string) => page.waitFor(`document.activeElement.matches(${JSON.stringify(selector)})`);
  await playground.open('#/');
  await page.click('.large');
  await focused('#source [aria-invalid="true"]');
  await page.fill('#source textarea', 'Rivers');
  assert.equal(await page.evaluate(`document.querySelector('#source [aria-invalid]') === null`), true, 'what is typed is not wrong yet');
  await page.click('.large');
  await page.waitFor(`document.querySelector('.stage img')?.naturalWidth > 0`);
  await focused('.stage');

  await look();
  await page.click('=Edit');
  await page.waitFor(`document.querySelector('.edit textarea')`);
  await page.fill('.edit textarea', 'Ferries at night');
  await page.click('=Undo');
  await focused('.stage');
  await page.click('=Add');
  await page.waitFor(`document.querySelectorAll('.rail li').length === 11`);
  assert.notEqual(await focus(), 'BODY');
  await page.click('=Undo');
  await page.waitFor(`document.querySelectorAll('.rail li').length === 10`);
});
