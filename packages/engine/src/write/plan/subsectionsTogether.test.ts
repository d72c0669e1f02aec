import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { materialOf, type Passage } from '../discourse/passages.ts';
import { outlineOf } from '../structure/outline.ts';
import { writeDeck } from '../writeDeck.ts';
import { subsectionsTogether } from './subsectionsTogether.ts';

const SHUTTERS =
  '## Shutters\n\nA house of this street has fourteen shutters. The ones towards the river come first.\n\n### Wood\nSand them in May with paper of 120 and oil them twice. A shutter takes two hours.\n\n### Steel\nBrush off the rust in June and paint them once. They dry over night and last for nine years.';
const AFTER = '## Gutters\n\nThe gutters are cleaned in November, when the leaves are down. Two people hold the ladder.';

const passagesOf = (text: string): readonly Passage[] => {
  const document: Document = readText(text, 'text');
  return materialOf(outlineOf(document), document).passages;
};

test('where a section stands with the first of its short subsections, the others join them', () => {
  const [opening, wood, steel, gutters] = passagesOf(`# House\n\n${SHUTTERS}\n\n${AFTER}`);
  assert.ok(opening && wood && steel && gutters);
  const after = { passages: [gutters] };
  assert.deepEqual(subsectionsTogether([{ passages: [opening, wood] }, { passages: [steel] }, after], 'en'), [
    { passages: [opening, wood, steel] },
    after,
  ]);
  const apart = [{ passages: [opening] }, { passages: [wood] }, { passages: [steel] }, after];
  assert.deepEqual(subsectionsTogether(apart, 'en'), apart);
  const long = { ...steel, units: Array.from({ length: 8 }, () => steel.units).flat() };
  const unfit = [{ passages: [opening, wood] }, { passages: [long] }];
  assert.deepEqual(subsectionsTogether(unfit, 'en'), unfit);
});

test('what a section says before its two subsections stands below them', () => {
  const source = { origin: 'text', text: SHUTTERS, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(
    readText(`# House\n\n${SHUTTERS}\n\n${AFTER}`, 'text'),
    { numSlides: 3, source },
    new AbortController().signal,
  );
  const both = slides.find(({ kind }) => kind === 'twoColumns');
  assert.ok(both?.kind === 'twoColumns', JSON.stringify(slides));
  assert.deepEqual(
    both.columns.map(({ head }) => head),
    ['Wood', 'Steel'],
  );
  assert.match(both.sentence ?? '', /fourteen shutters/);
});

test('three short subsections of which two would share a slide stand side by side under their section, longer ones each by itself', () => {
  const blocks = (words: number) =>
    passagesOf(
      `# Course\n\n## Contents\n\n${['Rain', 'Pipes', 'Ponds'].map((name) => `### ${name}\n${name} are measured in spring and once more in autumn by two of us. ${'They are drawn on the plan of the quarter. '.repeat(words)}`).join('\n\n')}\n\n${AFTER}`,
    );
  const [rain, pipes, ponds, after] = blocks(1);
  assert.ok(rain && pipes && ponds && after);
  const behind = { passages: [after] };
  assert.deepEqual(subsectionsTogether([{ passages: [rain, pipes] }, { passages: [ponds] }, behind], 'en', 3), [
    { passages: [rain, pipes, ponds] },
    behind,
  ]);
  const alone = [{ passages: [rain] }, { passages: [pipes] }, { passages: [ponds] }, behind];
  assert.deepEqual(subsectionsTogether(alone, 'en', 3), alone);
  const [long, longer, longest] = blocks(4);
  assert.ok(long && longer && longest);
  const uneven = [{ passages: [long, longer] }, { passages: [longest] }, behind];
  assert.deepEqual(subsectionsTogether(uneven, 'en', 3), [{ passages: [long] }, { passages: [longer] }, { passages: [longest] }, behind]);
  assert.deepEqual(subsectionsTogether(uneven, 'en', 0), uneven);
});
