import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../../read/text.ts';

const TEXT = `# Gullies that talk

## Introduction

Most surface flooding in light rain is caused by blocked gullies. Cities clean them on fixed rounds once or twice a year, which is simple to plan but blind. In twelve towns three quarters of the flood reports came on days with less than 15 mm of rain.

We ask three questions. Does sensor-guided cleaning reduce flood reports? Does it need more or fewer visits? And what share of gullies needs a sensor?

## Methods

Zwolmeer has 118,000 inhabitants and 4,860 gullies. Twelve districts were drawn by lot and cleaned according to the sensors; twelve kept the existing round. The study ran for a year from October 2024.

## Results

Table 1 gives the outcomes by arm.

| Outcome | Fixed rounds | Sensors |
|---|---|---|
| Flood reports | 61.2 | 34.9 |
| Gully visits | 2,431 | 1,775 |

Table 1: Outcomes by arm

Crews made 1,775 visits in the sensor districts and 2,431 in the others, 27% fewer. Only 9% of the visits were to gullies that turned out clean.
`;

test('questions that a text announces are asked below their announcement', () => {
  const { slides } = deckOf({ name: 'questions', text: TEXT, document: readText(TEXT, 'text') });
  const asked = slides.find(({ title }) => title === 'We ask three questions');
  assert.deepEqual(asked?.kind === 'bullets' && asked.items.map(({ text }) => text), [
    'Does sensor-guided cleaning reduce flood reports?',
    'Does it need more or fewer visits?',
    'And what share of gullies needs a sensor?',
  ]);
  assert.ok(!slides.some(({ notes: _, ...slide }) => JSON.stringify(slide).includes('Table 1')));
});
