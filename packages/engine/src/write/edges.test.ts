import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide, SlideOf } from '@slidewright/contract/deck';
import { readText } from '../read/text.ts';
import { writeDeck } from './writeDeck.ts';

const BODY = `## Why shade matters

Trees in a street keep it four degrees cooler in July. Old people suffer most from heat. The hospital counts more patients on every hot
day, and the wards have no cooling. Schools close at noon in such weeks. Shops lose half of their customers.

## How trees are planted

The council plants 400 trees a year. Volunteers water the young ones in their first three summers. Each tree costs 900 euros, of which
its neighbours pay a tenth.

## What it needs

- Water for the first three summers
- Space for roots under the pavement
- Somebody who looks after it
`;

function edges(text: string, numSlides = 6): { cover: SlideOf<'cover'>; last: Slide; between: string } {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides, source }, new AbortController().signal);
  const [cover, last] = [slides[0], slides.at(-1)];
  assert.ok(cover?.kind === 'cover' && last !== undefined);
  const between = slides.slice(1, last.kind === 'closing' ? -1 : slides.length);
  return { cover, last, between: JSON.stringify(between.map(({ notes: _, ...said }) => said)) };
}

function closed(text: string, numSlides?: number): { closing: SlideOf<'closing'>; between: string } {
  const { last, between } = edges(text, numSlides);
  assert.ok(last.kind === 'closing', last.kind);
  return { closing: last, between };
}

test('the sentence that begins with what the text is about stands under its title, and on no other slide', () => {
  const { cover, between } = edges(`# Trees for every street\n\n${BODY}`);
  assert.equal(cover.subtitle, 'Trees in a street keep it four degrees cooler in July');
  assert.ok(!between.includes(cover.subtitle));
  assert.match(cover.notes, /^Trees in a street keep it four degrees cooler in July\.$/);
});

test('the cover takes no sentence from a section that would be left with little', () => {
  const short = BODY.replace(/ The hospital[\s\S]*?customers\./, '');
  const { cover, between } = edges(`# Trees for every street\n\n${short}`);
  assert.ok(cover.subtitle === undefined || !between.includes(cover.subtitle));
  assert.ok(between.includes('four degrees cooler in July'));
});

test('what the head of a Markdown file describes is the subtitle', () => {
  const { cover } = edges(`---\ntitle: Trees\ndescription: "How shade comes to town"\nauthor: Ann Lee\n---\n\n${BODY}`);
  assert.deepEqual([cover.title, cover.subtitle, cover.meta], ['Trees', 'How shade comes to town', 'Ann Lee']);
});

test('where no sentence says what the text is about the title stands alone', () => {
  const { cover } = edges(
    '# Minutes\n\n## Present\n\nAnn, Bo and Cy came.\n\n## Talk\n\nBo is ill. So is Cy. Ann reports.\n\n## Vote\n\nAll agree. It is late. They go.',
  );
  assert.equal(cover.subtitle, undefined);
});

test('a last section of one sentence is the closing, under its own heading; of two facts neither is left out', () => {
  const two = edges(`# Trees\n\n${BODY}\n## Come along\n\nWe plant on Saturdays from nine. Every street can have its shade by 2035.`).last;
  assert.match(JSON.stringify({ ...two, notes: '' }), /Saturdays from nine.*shade by 2035/);
  const { closing, between } = closed(`# Trees\n\n${BODY}\n## Come along\n\nEvery street can have its shade by 2035.`);
  assert.equal(closing.title, 'Come along');
  assert.equal(closing.subtitle, 'Every street can have its shade by 2035');
  assert.ok(!between.includes('Come along') && !between.includes('2035'));
});

test('a source that concludes ends with its conclusion, and one that asks with what it asks', () => {
  const more = 'Roots rest in autumn, when the pavement is opened. Nurseries grow limes and elms for six years before they are sold.';
  const concluded = edges(`# Trees\n\n${BODY}\n## Conclusion\n\nTrees keep every street cool for old people. ${more}`, 7).last;
  assert.equal(concluded.kind, 'bullets');
  assert.match(JSON.stringify(concluded), /Trees keep every street cool for old people/);
  const asked = edges(`# Trees\n\n${BODY}\n## What we ask\n\n1. Pay for 400 trees.\n2. Open the pavement in autumn.`, 7).last;
  assert.equal(asked.title, 'What we ask');
});

test('where to write at the end of the source are facts of the closing', () => {
  const { closing } = closed(`# Trees\n\n${BODY}\n## Contact\n\nMail: trees@example.org\nPhone: +49 8382 1234\nOpen: on Saturdays\n`);
  assert.deepEqual(closing.facts, [
    { label: 'Mail', value: 'trees@example.org' },
    { label: 'Phone', value: '+49 8382 1234' },
    { label: 'Open', value: 'on Saturdays' },
  ]);
});

test('so is the next meeting, below the tasks', () => {
  const { closing } = closed(
    `# Minutes\n\n${BODY}\n## Tasks\n\n- Ann orders the trees\n- Bo counts them\n- Cy calls the nursery\n\nNext meeting: 17 March 2026, room 4.`,
  );
  assert.deepEqual([closing.title, closing.subtitle], ['Next meeting', '17 March 2026, room 4']);
});

test('a few lines above the first heading are the cover, with the names and the date under the title', () => {
  const { cover, between } = edges(
    `# Trees\n\nIda Lind, Marco Bassi and Tom Wolf\n\nTrees cool a street within ten years. Nothing else does.\n\n${BODY}`,
  );
  assert.deepEqual(
    [cover.subtitle, cover.meta],
    ['Trees cool a street within ten years. Nothing else does', 'Ida Lind, Marco Bassi and Tom Wolf'],
  );
  assert.match(cover.notes, /Nothing else does\./);
  assert.ok(!between.includes('Nothing else does'));
});

test('a question and its answer are title and subtitle where both are too long for a title', () => {
  const { cover } = edges(`# Do cities with more trees have fewer deaths in hot summers? Evidence from 93 European cities\n\n${BODY}`);
  assert.deepEqual(
    [cover.title, cover.subtitle],
    ['Do cities with more trees have fewer deaths in hot summers?', 'Evidence from 93 European cities'],
  );
});

test('a contract opens with its parties, minutes with their day', () => {
  const parties = 'zawarta w dniu 2 marca 2026 r. w Gdańsku pomiędzy Anną Nowak a spółką Kotwica sp. z o.o., zwaną dalej Najemcą';
  const contract = edges(`# Umowa najmu\n\n${parties}\n\n${BODY}`).cover;
  assert.equal(contract.subtitle, `Z${parties.slice(1)}`);
  const minutes = edges(
    `# Building committee\n\nDate: 12 January 2026\nPlace: Town hall, room 204\nPresent: Ann Lee, Bo Dahl\n\n${BODY}`,
  ).cover;
  assert.equal(minutes.meta, '12 January 2026');
});

test('where the wording is kept, headings that run into it are kept in it', () => {
  const text = `# Trees\n\n${BODY}\n\n## Results\n\nMost trees lived. Final Remarks We thank the people who watered them in summer.`;
  const source = { origin: 'text', text, contentModificator: 'preserve', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  assert.ok(
    slides
      .map(({ notes }) => notes)
      .join('\n')
      .includes('Final Remarks We thank the people'),
  );
});
