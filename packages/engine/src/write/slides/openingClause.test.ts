import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

test('a slide whose sentences are all too long for a title goes by a statement that one begins with, and by none that is broken off', () => {
  const text = `Fish pass brings first salmon above Harle Weir in 140 years

Salmon have been recorded above Harle Weir for the first time since the mill dam was raised in 1884, eleven months after a £1.7m fish pass opened beside it.

A camera inside the pass counted 212 salmon and 1,480 sea trout moving upstream between 1 August and 30 November, the Lower Ister Rivers Trust said on Monday. Surveyors on foot have since found 38 redds, the gravel nests in which the fish lay their eggs, on the nine-mile stretch between the weir and Cobbett's Bridge.

The pass is a 74-metre channel of rock pools which climbs 3.1 metres around the weir in 22 steps. It replaces a concrete ladder built in 1962 that was too steep for all but the strongest fish; in its last five years it passed 14 salmon in total.

Not everyone is pleased. The owners of the hydro turbine at Harle Mill say the pass takes water that they are licensed to use. Output between August and November was 19% lower than the year before, according to Mill Power co-director Stuart Penhale, who puts the loss at £31,000.

"We supported the pass. What we didn't support was being told it would cost us 5% and finding out it's four times that," Mr Penhale said. The agency said the autumn had been unusually dry, with rainfall 28% below average, and that it would review the flow split in March, when a full year of data is available.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const titles = slides.map(({ title }) => title);
  assert.ok(
    titles.every((title) => !/(?:…|\.\.\.)$/u.test(title)),
    titles.join('\n'),
  );
  assert.ok(
    titles.includes('Salmon have been recorded above Harle Weir for the first time since the mill dam was raised in 1884'),
    titles.join('\n'),
  );
});
