/** The editor of the playground with a language model, in a real Chromium: wishes, the proposal beside the slide, and everything that goes wrong. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { faultsOf } from '../fixtures/browser/axe.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import { startPlayground } from '../fixtures/browser/playground.ts';
import { ferries, ferriesShorter as shorter } from '../fixtures/ferries.ts';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { apiKey } from '../fixtures/languageModel/dialects/dialect.ts';
import { type Reply, startModelServer } from '../fixtures/languageModel/modelServer.ts';

const chart = {
  title: 'The second boat made the trips grow',
  chart: {
    type: 'column',
    unit: 'passengers a week',
    categories: ['2022', '2023', '2024'],
    series: [{ name: 'Passengers', values: [1200, 1550, 2100] }],
  },
  notes: '',
};
const says = (answer: object): Reply => ({ type: 'answer', text: () => JSON.stringify(answer) });

test('a slide is asked for, seen beside the one that is there, taken and undone; errors stand beside the words', { skip }, async (t) => {
  const model = await startModelServer(t, chatCompletions);
  const playground = await startPlayground({
    LLM_PROVIDER: chatCompletions.provider,
    LLM_MODEL: chatCompletions.model,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: apiKey,
    RATE_LIMIT_REWRITES: '1000',
  });
  t.after(() => playground.close());
  const { page, client } = playground;
  const { id } = await client.createFromDeck(ferries, { template: 'Kyoto' });
  await playground.openDeck(id);
  await page.click('=Edit');
  await page.waitFor(`document.querySelector('.rewrite')`);
  const offered = () => page.evaluate<string[]>(`[...document.querySelectorAll('.wishes button')].map((each) => each.textContent.trim())`);
  const focused = (text: string) => page.waitFor(`document.activeElement.textContent.trim() === ${JSON.stringify(text)}`);
  const titled = () => page.evaluate<string>(`document.querySelector('.edit .field textarea').value`);
  const kept = async (is: (title: string, kind: string) => boolean) => {
    for (const end = performance.now() + 60_000; ; await delay(30)) {
      const slide = (await client.deck(id)).slides[1];
      if (slide && is(slide.title, slide.kind)) return slide;
      assert.ok(performance.now() < end, `the slide is kept as ${JSON.stringify(slide)}`);
    }
  };
  const look = async (name: string) => {
    assert.deepEqual(await faultsOf(page), [], name);
    if (process.env.SCREENSHOTS) await page.screenshot(join(process.env.SCREENSHOTS, `${name}.png`));
  };
  assert.deepEqual(await offered(), ['Shorter', 'Longer', 'Simpler words', 'Another title', 'Translate'], 'of a cover');
  await page.evaluate(`document.querySelector('.rail li:nth-child(2) button').click()`);
  await page.waitFor(`document.querySelectorAll('.wishes button').length === 10`);
  await look('the wishes');

  // Shorter: seen beside the slide that is there, which stays until the other is taken.
  model.play(() => says(shorter));
  await page.click('=Shorter');
  await page.waitFor(`[...document.querySelectorAll('.proposal img')].filter((each) => each.naturalWidth > 0).length === 2`);
  await look('a proposal');
  assert.match(await page.evaluate<string>(`document.querySelector('.proposal').innerText`), /The timetable had been doubled in spring/);
  assert.equal((await client.deck(id)).slides[1]?.title, ferries.slides[1]?.title);
  await page.click('=Discard');
  await page.waitFor(`!document.querySelector('.proposal')`);
  assert.equal(await titled(), ferries.slides[1]?.title);
  await page.click('=Shorter');
  await page.waitFor(`document.querySelector('.proposal img')?.naturalWidth > 0`);
  await focused('Accept');
  await page.press('Enter', 13);
  await kept((title) => title === shorter.title);
  await page.click('=Undo');
  await kept((title) => title === ferries.slides[1]?.title);
  await page.waitFor(`document.querySelector('.edit .field textarea').value.startsWith('Trips grew')`);

  // A chart, by the keyboard alone.
  model.play(() => says(chart));
  await page.evaluate(`[...document.querySelectorAll('.wishes button')].find((each) => each.textContent.trim() === 'As a chart').focus()`);
  await page.press('Enter', 13);
  await focused('Accept');
  await page.press('Enter', 13);
  const drawn = await kept((_, kind) => kind === 'chart');
  assert.deepEqual(drawn.kind === 'chart' && drawn.chart.series[0]?.values, [1200, 1550, 2100]);
  assert.ok(!(await offered()).includes('As a chart'));
  await page.click('=Undo');
  await kept((_, kind) => kind === 'bullets');

  // What is asked for in words, and what the model may not say.
  const invented = { title: 'Trips grew', texts: [{ number: 3, text: '9,999 passengers a week in 2031' }], notes: '' };
  model.play((n) => says(n === 1 ? { kind: 'same' } : invented));
  await page.fill('.rewrite input', 'put the figures first');
  await page.press('Enter', 13);
  await page.waitFor(`document.querySelector('.rewrite .problem, .proposal')`);
  assert.match(model.asked[0]?.prompt ?? '', /"put the figures first"/);
  assert.doesNotMatch(await page.evaluate<string>('document.body.innerText'), /^9,999 passengers/m);
  await page.evaluate(`document.querySelector('.proposal')?.close()`);
  model.play(() => ({ type: 'error', status: 401 }));
  await page.click('=Simpler words');
  await page.waitFor(`document.querySelector('.rewrite .problem')?.textContent.includes('refuses LLM_API_KEY')`);
  await look('an error');
  assert.equal(await titled(), ferries.slides[1]?.title);

  // Slow: it says so, is cancelled, and nothing comes of it.
  model.play(() => ({ type: 'answer', text: () => JSON.stringify(shorter), afterMs: 60_000 }));
  await page.click('=Shorter');
  await page.waitFor(`document.querySelector('.asking')?.textContent.includes('is writing')`);
  await focused('Cancel');
  await look('a model at work');
  await page.press('Enter', 13);
  await page.waitFor(`!document.querySelector('.asking') && !document.querySelector('.proposal')`);
  assert.equal(await titled(), ferries.slides[1]?.title);

  // On another slide meanwhile: the answer waits there until it is looked at.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  model.play(() => ({ type: 'answer', text: () => JSON.stringify(shorter), until: held }));
  await page.click('=Shorter');
  await page.waitFor(`document.querySelector('.asking')`);
  await page.evaluate(`document.querySelector('.rail li:nth-child(1) button').click()`);
  await page.waitFor(`document.querySelector('.asking')?.textContent.includes('Trips grew')`);
  answer();
  await page.waitFor(`document.querySelector('.asking')?.textContent.includes('has answered')`);
  await look('an answer about another slide');
  await page.click('=Show');
  await page.waitFor(`document.querySelector('.proposal img')?.naturalWidth > 0`);
  await page.click('=Discard');
  await page.waitFor(`!document.querySelector('.proposal')`);

  // Into another language, and on a phone in the dark.
  await page.look({ width: 390, height: 844, dark: true });
  model.play(() =>
    says({
      title: 'Le second bateau a fait croître le trafic de la ligne du port',
      texts: [1, 2, 3].map((number) => ({ number, text: french[number - 1] })),
      notes: '',
    }),
  );
  await page.click('=Translate');
  await page.evaluate(
    `(() => { const of = document.querySelector('.asked select'); of.value = 'fr'; of.dispatchEvent(new Event('change', { bubbles: true })); })()`,
  );
  await page.click('=Translate this slide');
  await page.waitFor(`[...document.querySelectorAll('.proposal img')].filter((each) => each.naturalWidth > 0).length === 2`);
  assert.match(model.asked[0]?.system ?? '', /French \(fr\)/);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390);
  await look('a proposal on a phone, dark');
  await page.press('Escape', 27);
  await page.waitFor(`!document.querySelector('.proposal')`);
  await look('the wishes on a phone, dark');
  assert.deepEqual(model.faults, []);
  assert.deepEqual(
    page.complaints.filter((text) => !/status of 4\d\d/.test(text)),
    [],
  );
});

const french = [
  'En 2022, la ligne a transporté 1 200 passagers par semaine, dont la plupart allaient au travail',
  'En 2023, elle a transporté 1 550 passagers par semaine, après le doublement des horaires au printemps',
  'En 2024, elle a transporté 2 100 passagers par semaine, depuis la mise en service du second bateau en mars',
];
