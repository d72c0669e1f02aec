/** The playground in a real Chromium: from the first visit to a deck that is downloaded, in each of its ways, and what goes wrong. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../../packages/client/build.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { faultsOf } from '../fixtures/browser/axe.ts';
import { type Browser, withoutChromium as skip, startBrowser } from '../fixtures/browser/browser.ts';
import type { Page } from '../fixtures/browser/page.ts';
import { type Service, startService } from '../fixtures/server/service.ts';

const report = fileURLToPath(new URL('../fixtures/texts/report.md', import.meta.url));

let folder: string;
let service: Service;
let browser: Browser;
let page: Page;
let url: string;
let key: string;
/** Somebody else's page, which has the client as it is published. */
let elsewhere: Server;
let origin: string;
beforeFirst(async () => {
  if (skip) return;
  folder = await mkdtemp(join(tmpdir(), 'slidewright-playground-'));
  elsewhere = createServer((request, response) => {
    const name = basename(request.url ?? '');
    response.writeHead(200, { 'content-type': extname(name) === '.js' ? 'text/javascript' : 'text/html' });
    if (extname(name) === '.js') readFile(join(folder, 'client', name)).then((bytes) => response.end(bytes));
    else response.end('<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  service = startService('serve', { DATA_DIR: join(folder, 'data'), CORS_ORIGINS: origin });
  url = await service.url;
  browser = await startBrowser();
  // What the first presentation would otherwise wait for.
  while (!service.output().stderr.includes('ready to make')) await delay(100);
});
after(async () => {
  await browser?.close();
  elsewhere?.close();
  service?.signal('SIGTERM');
  await service?.ended;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Of the page as it is now, in the words of axe. */
const assertAccessible = async (what: string, of = page) => assert.deepEqual(await faultsOf(of), [], what);
const waitForDeck = () => page.waitFor(`document.querySelector('.stage img')?.naturalWidth > 0`);
const problem = (of: string) => page.waitFor<string>(`${of}?.querySelector('.problem')?.textContent`);
const fieldOf = (label: string) =>
  `[...document.querySelectorAll('.field')].find((field) => field.querySelector('label')?.textContent.startsWith(${JSON.stringify(label)}))`;

/** The one file of the folder, when it is whole. */
async function downloaded(into: string): Promise<{ name: string; bytes: Buffer }> {
  for (const end = performance.now() + 150_000; performance.now() < end; await delay(50)) {
    const [name, ...more] = (await readdir(into)).filter((each) => !each.endsWith('.crdownload') && !each.startsWith('.'));
    if (name !== undefined && more.length === 0) {
      const bytes = await readFile(join(into, name));
      if (bytes.length > 0) return { name, bytes };
    }
  }
  const seen = await page.evaluate<string>('document.querySelector("main").innerText.slice(0, 600)');
  throw new Error(`nothing was downloaded: ${await readdir(into)}; the page says: ${seen}`);
}

/** What the button downloads has such a name and begins like a file of its kind. */
async function assertDownload(button: string, named: RegExp, start: string): Promise<void> {
  const into = await mkdtemp(join(folder, 'downloads-'));
  await page.downloadTo(into);
  await page.click(button);
  const { name, bytes } = await downloaded(into);
  assert.match(name, named);
  assert.equal(bytes.subarray(0, start.length).toString(), start);
}

test('the printed link signs in, once; a text becomes a deck that is looked through and downloaded', { skip }, async () => {
  const link = /^ +(http\S+\/#sign-in=\S+)$/m.exec(service.output().stdout)?.[1] ?? '';
  key = /ppsk_\S+/.exec(service.output().stdout)?.[0] ?? '';
  page = await browser.open();
  await page.goto(link);
  assert.equal(await page.waitFor(`document.querySelector('.credits')?.textContent`), 'Unlimited');
  assert.equal(await page.evaluate('location.hash'), '#/', 'the token is gone from the address');
  assert.equal(await page.evaluate(`document.querySelector('.sign-in') === null`), true);
  assert.doesNotMatch(service.output().stderr, new RegExp(link.split('=')[1] ?? 'none'), 'the token is in no log');

  await assertAccessible('the form');
  await page.click('#tab-text');
  await page.fill('#source textarea', '# Rivers\n\n## Length\n\n- The Nile is 6,650 km long.\n- The Amazon is 6,400 km long.\n');
  await page.fill('.stepper input', '4');
  await page.click('.covers li:nth-child(3) button');
  await page.click('.large');
  await waitForDeck();
  assert.equal(await page.evaluate(`document.querySelectorAll('.rail li').length`), 4);
  await page.press('ArrowRight');
  await page.waitFor(`document.querySelector('.pager [role=status]').textContent === '2 / 4'`);
  await page.press('End');
  await page.waitFor(`document.querySelector('.pager [role=status]').textContent === '4 / 4'`);
  await assertDownload('=PDF', /^Rivers\.pdf$/u, '%PDF-');
  await assertDownload('=PowerPoint', /^Rivers\.pptx$/u, 'PK');
});

test('a topic; the deck is downloaded, stands in the list, and is there after the page is loaded anew', { skip }, async () => {
  await page.click('=Create');
  await page.click('#tab-topic');
  await page.fill('#source textarea', 'The history of tea');
  await page.click('.large');
  await waitForDeck();
  // Nobody is left to wonder why it only asks.
  await page.waitFor(`document.querySelector('.remarks')?.textContent.startsWith('The slides are a scaffold of questions')`);
  await assertAccessible('the viewer with a remark');
  await assertDownload('=PowerPoint', /tea.*\.pptx$/u, 'PK');
  const hash = await page.evaluate<string>('location.hash');
  await page.click('=Decks');
  await page.waitFor(`document.querySelectorAll('.decks img').length === 2`);
  await assertAccessible('the list');
  await page.goto(`${url}/?anew${hash}`);
  await waitForDeck();
});

test('a file is dropped; its notes are shown, and the deck is downloaded', { skip }, async () => {
  await page.click('=Create');
  await page.click('#tab-file');
  await page.drop('.drop', report);
  await page.waitFor(`document.querySelector('.drop strong').textContent === 'report.md'`);
  await page.click('.large');
  await waitForDeck();
  await page.waitFor(`document.querySelectorAll('.rail li').length > 5`);
  for (let n = 0; n < 3; n++) await page.press('ArrowRight');
  await page.waitFor(`document.querySelector('.notes p').textContent.length > 40`);
  await assertAccessible('the viewer with notes');
  await assertDownload('=PDF', /\.pdf$/u, '%PDF-');
});

test('a deck is edited, undone, and made anew in another template, and nothing of it is typed twice', { skip }, async () => {
  const title = `.edit textarea`;
  // Pictures that still come may move what is clicked on: both are pressed until they have been.
  const pressed = (selector: string) => `document.querySelector('${selector}')?.click()`;
  await page.waitFor(`(${pressed('.rail li:first-child button')}, /(?:^|\\s)1 \\/ \\d/.test(document.body.innerText))`);
  await page.click('=Edit');
  await page.waitFor(`document.querySelector('${title}')?.value.startsWith('Harbour Ferries')`);
  await assertAccessible('the editor');
  const shown = `document.querySelector('.stage img').src`;
  const first = await page.waitFor<string>(shown);
  await page.fill(title, 'Quiet ferries');
  await page.waitFor(`document.querySelector('.viewer-bar h1').textContent === 'Quiet ferries'`);
  await page.waitFor(`${shown} !== '${first}'`);
  const count = await page.evaluate<number>(`document.querySelectorAll('.rail li').length`);
  await page.click('=Duplicate');
  await page.waitFor(`document.querySelectorAll('.rail li').length === ${count + 1}`);
  await page.click('=Undo');
  await page.waitFor(`document.querySelectorAll('.rail li').length === ${count}`);
  const hash = await page.evaluate<string>('location.hash');
  await page.click('=Template');
  await page.waitFor(`document.querySelectorAll('.sheet .covers img').length > 3`);
  await assertAccessible('the templates');
  await page.click('.sheet .covers li:nth-child(8) button');
  await page.waitFor(
    `location.hash !== '${hash}' && [...document.querySelectorAll('.permanent')].some((each) => each.textContent.includes('Drawn in Berlin'))`,
  );
  await page.waitFor(`document.querySelector('.viewer-bar h1').textContent === 'Quiet ferries'`);
  // Another template is undone like an edit, and done again; the editor stays open.
  const switched = await page.evaluate<string>('location.hash');
  await page.click('=Undo');
  await page.waitFor(`location.hash === '${hash}'`);
  await page.click('=Redo');
  await page.waitFor(`location.hash === '${switched}'`);
});

test('what the service says of a field stands beside it; a job that fails says why', { skip }, async () => {
  await page.click('=Create');
  await page.click('#tab-topic');
  await page.fill('#source textarea', 'x'.repeat(451));
  await page.waitFor(`document.querySelector('.over')?.textContent === '451 / 450'`);
  await page.fill('.stepper input', '0');
  await page.click('.large');
  assert.match(await problem(fieldOf('What is it about?')), /^The topic must have 1 to 450 characters\.$/);
  await assertAccessible('the form with problems');
  assert.match(await problem(fieldOf('Slides')), /^Slides must be a whole number from 1 to 50, or empty/);
  await page.fill('#source textarea', '…');
  await page.waitFor(`${fieldOf('What is it about?')}.querySelector('.problem') === null`);
  await page.fill('.stepper input', '');
  await page.click('.large');
  assert.match(await problem(`document.querySelector('.maker-side')`), /no words/);

  await page.click('#tab-file');
  const nothing = join(folder, 'nothing.pdf');
  await writeFile(nothing, Buffer.from([0, 1, 2, 3]));
  await page.chooseFile('.drop input', nothing);
  await page.click('.large');
  await page.waitFor(`document.querySelector('.maker-main .problem, .maker-side .problem')?.textContent.length > 10`);

  const huge = join(folder, 'huge.txt');
  await writeFile(huge, Buffer.alloc(26 * 1024 * 1024, 'x'));
  const uploads = () => page.requests.filter((address) => address.endsWith('/presentations/file')).length;
  const sent = uploads();
  await page.chooseFile('.drop input', huge);
  await page.click('.large');
  await page.waitFor(
    `document.querySelector('.maker-main .problem')?.textContent === 'The file has 26 MB: at most 25 MB are taken. Shorten or divide it.'`,
  );
  assert.equal(uploads(), sent, 'nothing is sent that would be refused');

  const body = JSON.stringify({ topic: 'Tea', template: 'custom-mine' });
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const { id } = (await (await fetch(`${url}/v1/presentations/topic`, { method: 'POST', headers, body })).json()) as { id: string };
  await page.goto(`${url}/?failed#/decks/${id}`);
  assert.match(
    await page.waitFor<string>(`document.querySelector('.failed')?.textContent`),
    /custom-mine.*is not available here.*UNSUPPORTED_TEMPLATE/s,
  );
  await assertAccessible('a failed presentation');
});

test('who has no session: a wrong key is refused in words, a right one signs in; a used link says so', { skip }, async () => {
  const link = /http\S+\/#sign-in=\S+/.exec(service.output().stdout)?.[0] ?? '';
  const other = await browser.open();
  await other.goto(link);
  assert.match(await other.waitFor<string>(`document.querySelector('.sign-in .problem')?.textContent`), /used already or is too old/);
  assert.equal(await other.evaluate(`document.querySelector('.large').disabled`), true);
  await assertAccessible('without a session', other);
  await other.fill('.sign-in input', 'ppsk_wrong');
  await other.click('.sign-in button');
  assert.match(
    await other.waitFor<string>(
      `[...document.querySelectorAll('.sign-in .problem')].map((p) => p.textContent).find((p) => p.includes('key'))`,
    ),
    /^This key is not known here/,
  );
  await other.fill('.sign-in input', key);
  await other.click('.sign-in button');
  await other.waitFor(`document.querySelector('.sign-in') === null`);
  assert.doesNotMatch(await other.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })'), /ppsk_/, 'the key is kept nowhere');
  await other.click('=Sign out');
  await other.waitFor(`document.querySelector('.sign-in') !== null`);
});

test('from 360 pixels on nothing is cut off; the page asks nobody else, and the browser has nothing to complain about', {
  skip,
}, async () => {
  for (const hash of ['#/', '#/decks']) {
    await page.goto(`${url}/?narrow${hash}`);
    await page.look({ width: 360, height: 740, dark: true });
    await page.waitFor(`document.querySelectorAll('.covers img').length > 1`);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360, hash);
    const start = await page.evaluate<number>(`document.querySelector('.dock button')?.getBoundingClientRect().right ?? 0`);
    assert.ok(start <= 345, `the bar at the foot keeps its margin, but its button ends at ${start}`);
    await assertAccessible(`${hash}, narrow and dark`);
  }
  await page.click('.decks li:last-child a');
  await waitForDeck();
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360, 'the viewer');
  await assertAccessible('the viewer, narrow and dark');
  await page.goto(`${url}/?presenter${await page.evaluate<string>('location.hash')}/presenter`);
  await page.waitFor(`document.querySelector('.presenter img')?.naturalWidth > 0`);
  await assertAccessible('the presenter’s view');
  const at = `document.querySelector('.presenter-bar span').textContent`;
  await page.press('End');
  await page.waitFor(`${at}.split(' / ').every((each, _, [count]) => each === count)`);
  await page.press('Home');
  await page.waitFor(`${at}.startsWith('1 /')`);
  await page.goto(`${url}/docs/api`);
  await page.waitFor(`document.querySelector('.top .credits')?.textContent`);
  await assertAccessible('the reference of the interface');
  assert.equal(
    await page.evaluate(`document.querySelector('.top nav a:nth-child(2)').textContent`),
    'Decks',
    'who is signed in finds his decks',
  );
  await page.goto(`${url}/docs/errors`);
  assert.ok(
    (await page.evaluate<number>(`document.querySelector('h1').getBoundingClientRect().top`)) < 250,
    'the text stands before its neighbours',
  );
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360, 'the documentation');
  await assertAccessible('the documentation, narrow and dark');
  const elsewhere = page.requests.filter((address) => !address.startsWith(url) && !/^(?:blob|data):/.test(address));
  assert.deepEqual(elsewhere, []);
  const unexpected = page.complaints.filter((text) => !/status of 4\d\d/.test(text));
  assert.deepEqual(unexpected, []);
});

test('the published client makes, reads and downloads a deck in a page of another origin; a page of an origin that is not allowed cannot', {
  skip,
}, async () => {
  await buildClient(join(folder, 'client'));
  const program = (from: string) => `(async () => {
    const { createClient } = await import('${from}/client.js');
    const client = createClient({ url: '${url}', key: '${key}' });
    const { id } = await client.createFromText({ text: '# Tides\\n\\nThe tide turns every six hours.', numSlides: 3, template: 'Oslo' });
    const events = [];
    for await (const { event } of client.events(id)) events.push(event);
    const bytes = await client.download(await client.wait(id));
    const deck = await client.deck(id);
    const missing = await client.find('nothing').catch((error) => error.status);
    return { last: events.at(-1), start: String.fromCharCode(...bytes.slice(0, 2)), slides: deck.slides.length, missing };
  })()`;
  const other = await browser.open();
  await other.goto(`${origin}/`);
  assert.deepEqual(await other.evaluate(program(origin)), { last: 'done', start: 'PK', slides: 3, missing: 404 });
  // The same page under another name is another origin.
  const foreign = origin.replace('127.0.0.1', 'localhost');
  await other.goto(`${foreign}/`);
  const refused = await other.evaluate<string>(`${program(foreign)}.catch((error) => error.message)`);
  assert.match(refused, /fetch/i);
});
