import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

function slideOf(title: string, section: string) {
  const rest = '\n\n## Roof\n\nThe north wing is damp, and the repair cannot wait for the spring. Two firms are asked for a price.\n';
  const text = `# Minutes of the owners\n\n## ${title}\n\n${section}${rest}`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides.find(
    (slide) => slide.title === title,
  );
}

test('offers that a list tells in the same order stand side by side, and what was decided below them', () => {
  const slide = slideOf(
    'Lift',
    `Three offers were made for the lift:

- Duero: €48,000, twelve weeks, guarantee of two years
- Norte: €52,500, eight weeks, guarantee of five years
- Thermo: €44,900, twenty weeks, guarantee of two years

It was decided to take Norte, on condition that the price holds until January.`,
  );
  assert.ok(slide?.kind === 'options', slide?.kind);
  assert.deepEqual(slide.options, ['Duero', 'Norte', 'Thermo']);
  assert.deepEqual(
    slide.rows.map(({ cells }) => cells),
    [
      ['€48,000', '€52,500', '€44,900'],
      ['Twelve weeks', 'Eight weeks', 'Twenty weeks'],
      ['Guarantee of two years', 'Guarantee of five years', 'Guarantee of two years'],
    ],
  );
  assert.match(slide.sentence ?? '', /on condition that the price holds/);
});

test('what tells other things of each, or in another order, is not set side by side', () => {
  const slide = slideOf(
    'Options',
    `- Hire: £9,600 a year, ready in two weeks, no grant
- Building: £142,000 once, grant of 40 %, ready in ten months
- Space at Exeter: £14,500 a year, ready at once, 38 km away`,
  );
  assert.notEqual(slide?.kind, 'options');
});

test('one that says it has none of what the others have, or adds something at its end, is set beside them', () => {
  const slide = slideOf(
    'Boiler',
    `- New gas boiler: €46,000, no subsidy, saves 12 %
- Heat pump with gas: €98,000, subsidy of €39,000, saves 55 %
- Heat pump alone: €141,000, subsidy of €56,000, saves 80 %, but 22 flats need new radiators`,
  );
  assert.ok(slide?.kind === 'options', slide?.kind);
  assert.deepEqual(slide.rows[1]?.cells, ['No subsidy', 'Subsidy of €39,000', 'Subsidy of €56,000']);
  assert.equal(slide.rows[2]?.cells[2]?.replaceAll('\u00a0', ' '), 'Saves 80 %, but 22 flats need new radiators');
});
