/** Each kind of edit that the playground's editor offers, in a real Chromium: made with its own button or field, and kept by the service. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deck, DeckInput } from '@slidewright/contract/deck';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { withoutChromium as skip } from '../fixtures/browser/browser.ts';
import { type Playground, startPlayground } from '../fixtures/browser/playground.ts';
import { trips } from '../fixtures/ferries.ts';

const sample: DeckInput = {
  title: 'The harbour ferry',
  slides: [
    trips,
    {
      kind: 'chart',
      title: 'Trips',
      chart: { type: 'column', categories: ['2022', '2023', '2024'], series: [{ name: 'Trips', values: [12, 15.5, 21] }] },
    },
    {
      kind: 'table',
      title: 'Lines',
      columns: ['Line', 'Trips', 'Boats'],
      rows: [
        ['North', '1,200', '2'],
        ['South', '900', '1'],
        ['Island', '300', '1'],
      ],
    },
  ],
};

let playground: Playground;
let id: string;
beforeFirst(async () => {
  if (skip) return;
  playground = await startPlayground();
  ({ id } = await playground.client.createFromDeck(sample, { template: 'Kyoto' }));
});
after(() => playground?.close());

type Slide = Deck['slides'][number];
interface Edit {
  readonly name: string;
  /** From 1. */
  readonly slide: number;
  make(): Promise<void>;
  /** Of the slides as they are kept. */
  isKept(slides: readonly Slide[]): boolean;
}

const click = (what: string) => playground.page.click(what);
const fill = (field: string, text: string) => playground.page.fill(field, text);
const cell = (label: string) => `.cells input[aria-label=${JSON.stringify(label)}]`;
const inCell = async (label: string, button: string) => {
  await playground.page.waitFor(`!!document.querySelector(${JSON.stringify(cell(label))})`);
  await playground.page.evaluate(`document.querySelector(${JSON.stringify(cell(label))}).focus()`);
  await click(button);
};
const field = (label: string) => async (text: string) => {
  const at = `[...document.querySelectorAll('.edit .field')].find((each) => each.querySelector('label')?.textContent === '${label}')`;
  await fill(`#${await playground.page.waitFor<string>(`${at}?.querySelector('input, textarea')?.id`)}`, text);
};
const points = (slide: Slide | undefined) => (slide?.kind === 'bullets' ? slide.items.map(({ text }) => text) : []);
const chart = (slides: readonly Slide[]) => slides.flatMap((each) => (each.kind === 'chart' ? [each.chart] : []))[0];
const table = (slides: readonly Slide[]) => slides.flatMap((each) => (each.kind === 'table' ? [each] : []))[0];
const titles = (slides: readonly Slide[]) => slides.map(({ title }) => title).join();

const edits: readonly Edit[] = [
  { name: 'a title', slide: 1, make: () => field('Title')('More trips'), isKept: ([first]) => first?.title === 'More trips' },
  { name: 'notes', slide: 1, make: () => field('Notes')('Say it slowly.'), isKept: ([first]) => first?.notes === 'Say it slowly.' },
  { name: 'a point', slide: 1, make: () => field('Point 1')('2022: 1,200'), isKept: ([first]) => points(first)[0] === '2022: 1,200' },
  { name: 'a point added', slide: 1, make: () => click('.edit .add'), isKept: ([first]) => points(first).length === 4 },
  {
    name: 'a point removed',
    slide: 1,
    make: () => click('[aria-label="Remove Point 4"]'),
    isKept: ([first]) => points(first).length === 3,
  },
  {
    name: 'a point moved',
    slide: 1,
    make: () => click('[aria-label="Move Point 2 up"]'),
    isKept: ([first]) => points(first)[1] === '2022: 1,200',
  },
  { name: 'undone', slide: 1, make: () => click('=Undo'), isKept: ([first]) => points(first)[0] === '2022: 1,200' },
  { name: 'done again', slide: 1, make: () => click('=Redo'), isKept: ([first]) => points(first)[1] === '2022: 1,200' },
  {
    name: 'a value',
    slide: 2,
    make: () => fill(cell('2023, Trips'), '18.5'),
    isKept: (slides) => chart(slides)?.series[0]?.values[1] === 18.5,
  },
  {
    name: 'a category’s name',
    slide: 2,
    make: () => fill(cell('Category 1, name'), '2021'),
    isKept: (slides) => chart(slides)?.categories[0] === '2021',
  },
  {
    name: 'a series’ name',
    slide: 2,
    make: () => fill(cell('Series 1, name'), 'Crossings'),
    isKept: (slides) => chart(slides)?.series[0]?.name === 'Crossings',
  },
  {
    name: 'a category added',
    slide: 2,
    make: () => inCell('Category 3, name', '=Add category'),
    isKept: (slides) => chart(slides)?.categories.length === 4,
  },
  {
    name: 'a category removed',
    slide: 2,
    make: () => inCell('Category 4, name', '=Remove category'),
    isKept: (slides) => chart(slides)?.categories.length === 3,
  },
  {
    name: 'a category marked',
    slide: 2,
    make: () => inCell('Category 2, name', '=Mark category'),
    isKept: (slides) => chart(slides)?.highlight === 1,
  },
  {
    name: 'a series added',
    slide: 2,
    make: () => inCell('Series 1, name', '=Add series'),
    isKept: (slides) => chart(slides)?.series.length === 2,
  },
  {
    name: 'a series removed',
    slide: 2,
    make: () => inCell('Series 2, name', '=Remove series'),
    isKept: (slides) => chart(slides)?.series.length === 1,
  },
  {
    name: 'what stands after figures',
    slide: 2,
    make: () => field('After figures')(' %'),
    isKept: (slides) => chart(slides)?.suffix === ' %',
  },
  { name: 'a cell', slide: 3, make: () => fill(cell('South, Trips'), '950'), isKept: (slides) => table(slides)?.rows[1]?.[1] === '950' },
  { name: 'a row added', slide: 3, make: () => inCell('Island, Line', '=Add row'), isKept: (slides) => table(slides)?.rows.length === 4 },
  {
    name: 'a row removed',
    slide: 3,
    make: () => inCell('North, Line', '=Remove row'),
    isKept: (slides) => table(slides)?.rows[0]?.[0] === 'South',
  },
  {
    name: 'a column added',
    slide: 3,
    make: () => inCell('South, Boats', '=Add column'),
    isKept: (slides) => table(slides)?.columns.length === 4,
  },
  {
    name: 'a column removed',
    slide: 3,
    make: () => inCell('South, Boats', '=Remove column'),
    isKept: (slides) => table(slides)?.columns.includes('Boats') === false,
  },
  {
    name: 'a row marked',
    slide: 3,
    make: () => inCell('Island, Line', '=Mark row'),
    isKept: (slides) => table(slides)?.highlightRow === 1,
  },
  {
    name: 'a cell marked',
    slide: 3,
    make: () => inCell('South, Trips', '=Mark cell'),
    isKept: (slides) => table(slides)?.highlightCell?.column === 1,
  },
  {
    name: 'a slide moved earlier',
    slide: 3,
    make: () => click('=Earlier'),
    isKept: (slides) => titles(slides) === 'More trips,Lines,Trips',
  },
  { name: 'a slide moved later', slide: 2, make: () => click('=Later'), isKept: (slides) => titles(slides) === 'More trips,Trips,Lines' },
  {
    name: 'a slide doubled',
    slide: 3,
    make: () => click('=Duplicate'),
    isKept: (slides) => titles(slides) === 'More trips,Trips,Lines,Lines',
  },
  {
    name: 'a slide deleted',
    slide: 4,
    make: () => click('.edit-bar + .edit-bar button:last-child'),
    isKept: (slides) => titles(slides) === 'More trips,Trips,Lines',
  },
  { name: 'a slide added', slide: 3, make: () => click('=Add'), isKept: (slides) => slides.length === 4 },
];

test(`${edits.length} kinds of edit are made, one after the other, and each is kept; the whole is published as a version of its own`, {
  skip,
}, async () => {
  const { page, client } = playground;
  await playground.openDeck(id);
  await click('=Edit');
  await page.waitFor(`document.querySelector('.edit textarea')`);
  for (const { name, slide, make, isKept } of edits) {
    await page.waitFor(`document.querySelector('.rail li:nth-child(${slide}) button')`);
    await page.evaluate(`document.querySelector('.rail li:nth-child(${slide}) button').click()`);
    await page.waitFor(`document.querySelector('.pager [role=status]').textContent.startsWith('${slide} /')`);
    await make();
    let slides: readonly Slide[] = [];
    for (let tries = 0; tries < 1200 && !isKept(slides); tries++) {
      if (tries > 0) await delay(50);
      ({ slides } = await client.deck(id));
    }
    assert.ok(isKept(slides), `${name}: ${JSON.stringify(slides)}`);
  }
  await click('=publish a new version');
  await page.waitFor(`location.hash !== '#/decks/${id}' && document.querySelectorAll('.rail li').length === 4`);
  const version = (await page.evaluate<string>('location.hash')).replace('#/decks/', '');
  assert.deepEqual(await client.deck(version), await client.deck(id));
  const file = await client.download(await client.wait(version));
  assert.equal(Buffer.from(file.slice(0, 2)).toString(), 'PK');
});
