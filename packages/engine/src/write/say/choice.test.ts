/** What a section's slide must not leave out: its definition, its decision, its most specific figures, the price of doing nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const shownOf = (text: string): string => {
  const source = { origin: 'text', text: '', contentModificator: 'expand', textDensity: 'concise' } as const;
  const deck = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  return JSON.stringify(deck.slides.map(({ notes: _, ...slide }) => slide));
};

const rest = `

Staff
The team has eleven people. Two posts have been vacant since spring.

Rooms
The hall is open from nine to six. The reading room closes at five.`;

test('the definition and the price of doing nothing stand on the slide', () => {
  const shown = shownOf(`# Quiet lorries

Deliveries
A night delivery is one that is unloaded between ten and five by the driver alone. People like quiet streets. Many of them have lived here for long. The lifts make most of the noise. If we do nothing, the fines come to £96,000 next year.${rest}`);
  assert.match(shown, /is one that is unloaded/);
  assert.match(shown, /£96,000/);
});

test('a sentence with the most figures is kept with all of them, and what it leans on right before it', () => {
  const shown = shownOf(`# Library report

Boiler
The boiler dates from 1988 and breaks down on eleven days of an average winter in spite of all repairs. Its replacement would cost 184,000 euros, of which 40% would be paid by the region if the file is handed in before 30 June. The cellar is dry.${rest}`);
  assert.match(shown, /The boiler dates from 1988.*Its replacement would cost 184,000 euros, of which 40%.*30 June/);
});

test('a recommendation of a few words is shown', () => {
  const shown = shownOf(`# Payroll

Recommendation
We recommend moving to Sigma. For 1,150 employees the difference is 9,660 euros a year, less than the surcharges have cost us. The change takes ten weeks and must not fall into December. The old contract is extended by two months.${rest}`);
  assert.match(shown, /We recommend moving to Sigma/);
});
