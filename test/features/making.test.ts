/** Before and after a deck in the playground, in a real Chromium: what was typed, a deck that takes long, one that failed, the list, signing in. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { faultsOf } from '../fixtures/browser/axe.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import { type Playground, startPlayground } from '../fixtures/browser/playground.ts';
import { ferries } from '../fixtures/ferries.ts';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey } from '../fixtures/languageModel/dialects/dialect.ts';
import { startModelServer } from '../fixtures/languageModel/modelServer.ts';

const storage = `JSON.stringify({ ...localStorage, ...sessionStorage })`;
const typed = `document.querySelector('#source textarea')?.value`;
const cards = `[...document.querySelectorAll('.decks li')].map((each) => each.innerText.trim().replace(/\\s*\\n\\s*/g, ' | '))`;

suite('on a page with a service of its own', { skip }, () => {
  let playground: Playground;
  beforeFirst(async () => {
    playground = await startPlayground();
  });
  after(() => playground?.close());

  test('what was typed is there after the page is loaded anew, without key and file, until one signs out', async () => {
    const { page, key } = playground;
    await page.fill('#source textarea', 'Lakes of the north');
    await page.click('#tab-text');
    await page.fill('#source textarea', '# Lakes\n\nThere are many.');
    // At once, before any pause.
    await playground.open('#/');
    assert.equal(await page.waitFor(typed), '# Lakes\n\nThere are many.');
    await page.click('#tab-topic');
    assert.equal(await page.waitFor(typed), 'Lakes of the north');
    await page.click('#tab-file');
    const secret = join(playground.folder, 'secret-plans.txt');
    await writeFile(secret, 'Nobody is to know.');
    await page.chooseFile('.drop input', secret);
    await page.waitFor(`document.querySelector('.drop strong').textContent === 'secret-plans.txt'`);
    await playground.open('#/');
    await page.waitFor(`document.querySelector('.drop input')`);
    const kept = await page.evaluate<string>(storage);
    assert.match(kept, /Lakes of the north/);
    assert.ok(!kept.includes(key) && !kept.includes('secret-plans') && !kept.includes('Nobody'), kept);

    await page.click('=Sign out');
    await page.waitFor(`document.querySelector('.sign-in')`);
    // Nor is it in the form.
    await page.waitFor(`${typed} === ''`);
    await playground.open('#/');
    await page.waitFor(`document.querySelector('.sign-in')`);
    assert.doesNotMatch(await page.evaluate<string>(storage), /Lakes/);
    await page.fill('.sign-in input', key);
    await page.click('.sign-in button');
    await page.waitFor(`document.querySelector('.credits')`);
  });

  test('a deck that failed stands in the list by what was asked, with the reason; it and others are deleted', async () => {
    const { page, client } = playground;
    const { id } = await client.createFromDeck(ferries, { template: 'Kyoto' });
    await page.click('#tab-topic');
    await page.fill('#source textarea', 'Tea in seven steps');
    // No template of the page is such a one: the service takes it, and the job fails.
    await page.evaluate(`(() => {
      const real = window.fetch;
      const spoilt = (how) => ({ ...how, body: JSON.stringify({ ...JSON.parse(how.body), template: 'custom-mine' }) });
      window.fetch = (path, how) => real(path, path.endsWith('/topic') ? spoilt(how) : how);
    })()`);
    await page.click('.large');
    const failed = await page.waitFor<string>(`document.querySelector('.failed')?.innerText`);
    assert.match(failed, /Tea in seven steps/);
    assert.match(failed, /custom-mine/);
    assert.doesNotMatch(failed, /given back/, 'nothing was taken of an account that has no end');
    await page.click('=Decks');
    const [first = '', second = ''] = await page.waitFor<string[]>(`(${cards}).length === 2 && (${cards})`);
    assert.match(first, /^Failed \| Tea in seven steps \| .*custom-mine.* is not available here/);
    assert.match(second, /^The harbour ferry/);
    assert.deepEqual(await faultsOf(page), [], 'the list with a deck that failed');

    const tools = '.decks li:first-child .deck-tools';
    await page.click(`${tools} button`);
    await page.click('=Keep');
    await page.waitFor(`document.querySelector('${tools}').innerText === 'Delete'`);
    await page.click(`${tools} button`);
    assert.deepEqual(await faultsOf(page), [], 'the question whether to delete');
    await page.click(`${tools} button`);
    await page.waitFor(`(${cards}).length === 1`);
    await page.click(`${tools} button`);
    await page.click(`${tools} button`);
    await page.waitFor(`document.querySelector('.empty-state')`);
    assert.deepEqual((await client.list()).presentations, []);
    await assert.rejects(client.find(id), { status: 404 });
  });

  test('who opens a deck signed out signs in there, and sees it', async () => {
    const { page, client, key } = playground;
    const { id } = await client.createFromDeck(ferries, { template: 'Kyoto' });
    await playground.openDeck(id);
    await page.click('=Sign out');
    await page.waitFor(`document.querySelector('.viewer') === null`);
    await playground.open(`#/decks/${id}`);
    await page.waitFor(`document.querySelector('.slim h1')?.textContent === 'Sign in to see this deck'`);
    assert.deepEqual(await faultsOf(page), [], 'a deck, signed out');
    await page.fill('.slim + .sign-in input', key);
    await page.click('.slim + .sign-in button');
    await page.waitFor(`document.querySelector('.stage img')?.naturalWidth > 0`);
    assert.equal(await page.evaluate('location.hash'), `#/decks/${id}`);
  });
});

test('a deck that takes long: its place in line, its stages, left and found again, cancelled, and at last shown', { skip }, async (t) => {
  const model = await startModelServer(t, chatCompletions);
  const playground = await startPlayground({
    LLM_PROVIDER: chatCompletions.provider,
    LLM_MODEL: chatCompletions.model,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: apiKey,
  });
  t.after(() => playground.close());
  const { page, client } = playground;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  model.play(() => ({ type: 'answer', until: held }));
  const status = `document.querySelector('.making [role=status]')?.textContent`;
  const now = `document.querySelector('.making [aria-current=step]')?.textContent`;
  const make = async (topic: string) => {
    await page.click('=Create');
    await page.fill('#source textarea', topic);
    await page.click('.large');
    await page.waitFor(`document.querySelector('.making .asked-for')?.textContent === '${topic}'`);
    return page.evaluate<string>('location.hash');
  };

  const first = await make('Rivers of the north');
  await page.waitFor(`${now} === 'Writing the slides'`);
  await page.waitFor(`document.title === 'In the making · Slidewright'`);
  assert.deepEqual(await faultsOf(page), [], 'a deck in the making');
  const second = await make('Lakes of the south');
  await page.waitFor(`${status} === 'Next in line'`);
  const third = await make('Seas of the west');
  await page.waitFor(`${status} === 'Number 2 in line'`);

  // The page is alive: one goes elsewhere, and finds all three again.
  await page.click('=Decks');
  const listed = await page.waitFor<string[]>(`(${cards}).length === 3 && (${cards})`);
  assert.match(listed[0] ?? '', /^Waiting \| Seas of the west/);
  assert.match(listed[2] ?? '', /^Being made \| Rivers of the north/);
  assert.deepEqual(await faultsOf(page), [], 'the list with decks in the making');
  await playground.open(second);
  await page.waitFor(`${status} === 'Next in line'`);
  await page.click('=Cancel');
  await page.waitFor(`location.hash === '#/'`);
  await assert.rejects(client.find(second.replace('#/decks/', '')), { status: 404 });
  await playground.open(third);
  await page.waitFor(`${status} === 'Next in line'`);
  await playground.open(first);
  await page.waitFor(`${now} === 'Writing the slides'`);
  // Seconds go on while nothing else does.
  await page.waitFor(`/ [2-9] s$/.test(document.querySelector('.making ol + p').textContent)`);

  answer();
  await page.waitFor(`document.querySelector('.stage img')?.naturalWidth > 0`);
  assert.equal(await page.evaluate('location.hash'), first);
  await page.waitFor(`/^(?!In the making).+ · Slidewright$/.test(document.title)`);
  await page.click('=Decks');
  // The list is up to date by itself.
  await page.waitFor(`document.querySelectorAll('.decks img').length === 2`);
  await page.waitFor(`document.title === 'Decks · Slidewright'`);
  await page.click('=Create');
  await page.waitFor(`document.title === 'Create · Slidewright'`);
  assert.deepEqual(model.faults, []);
  assert.deepEqual(
    page.complaints.filter((text) => !/status of 4\d\d/.test(text)),
    [],
  );
});
