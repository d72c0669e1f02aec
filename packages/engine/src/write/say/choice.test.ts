/** What a section's slide must not leave out: its definition, its decision, its most specific figures, the price of doing nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const shownOf = (text: string, contentModificator: 'expand' | 'preserve' = 'expand'): string => {
  const source = { origin: 'text', text: '', contentModificator, textDensity: 'concise' } as const;
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

test('an option keeps its drawback, and what is said against a sentence stands below it', () => {
  const options = shownOf(`# Cold store

Options
We have three quotes.

1. Repair again. £1,900 for a reconditioned compressor, 90 days' guarantee.
2. Replace like for like. Coldwright quoted £11,400 installed, five year warranty.
3. Go bigger. Polar & Sons, £17,950 for 22 m3, would let us say yes to the Saturday surplus from the wholesale market (about 300 kg a week that we currently turn down). But it needs a new three-phase supply, and the estimate for that is £4,000 to £6,500 and 10-14 weeks. So it won't be in before Christmas.${rest}`);
  assert.match(options, /But it needs a new three-phase supply.*before Christmas/);
  const recalled = shownOf(`# Three bikes

## Brisk Haul 2 – wait
Cheapest, and honestly the nicest handling with one child. But on 14 August Brisk recalled the rear brake hose on all bikes built before July (serials up to BH2-0622) and our test bike was one of them. The fix takes ten minutes; the waiting time for the part is currently 7 weeks. Do not ride an affected bike loaded. We'll test it again in spring.${rest}`);
  assert.match(recalled, /nicest handling with one child.*But on 14 August Brisk recalled.*Do not ride/);
});

test('where there is room, a long sentence and one that leads from one thing to the next are shown', () => {
  const shown = shownOf(`# Desks

Stars
Everyone votes on everything today. The votes of all have taken power from a few, and in some trades they have protected those who had no voice, such as a plumber who says that nobody would ever have called a woman without them. Now we give five stars to doctors, drivers and sunsets. One review in eight has more than twenty words.${rest}`);
  assert.match(shown, /taken power from a few/);
  assert.match(shown, /Now we give five stars/);
});

test('tenths stand as they are written, and a number with a blank in it is whole', () => {
  const tenths = shownOf(
    `# 市民農園\n\n## 利用者\n\n昨年は延べ136人が参加しました。利用者の約4割は農業の経験がない方です。空き区画は3つあります。`,
  );
  assert.match(tenths, /4割/);
  assert.doesNotMatch(tenths, /4[%％]/);
  const amounts = shownOf(
    `# Година 2023\n\n## Бюджет\n\n- Разходът за нафта е с 24% над плана\n- Преместихме 2 800 лв. от книги към отопление\n- Министерството отпусна 3 400 лв., но чак през декември`,
  );
  assert.doesNotMatch(amounts, /"figure":"[48]00/);
});

test('where all is kept, no sentence of another paragraph stands over the first one', () => {
  const shown = shownOf(
    `Allotments

Compost
- no meat, no cooked food
- citrus peel only in small amounts
- branches go to the shredder

Sheds may have up to 12 m2. Solar panels yes, generators no. Fires only from November to February and only with dry wood.

Rent is 0.38 euros per square metre and year; an average plot has 260 m2 so you pay about 99 euros. The waiting list has 143 people on it.`,
    'preserve',
  );
  assert.match(shown, /"title":"Sheds may have up to 12 m2"/);
});

test('cards say what stands below their items, and an item whose text is a day is an item', () => {
  const shown = shownOf(`# Heat

## Routes

- Variant A: Railway bank
  - 4.1 km, hardly any pipes in the ground
  - The permit takes 14 to 18 months
- Variant B: Mill Street
  - 3.4 km, but the street is shut for 7 months
- Advice: Variant A, apply at once

## Next steps

- Apply to the railway: by 31.05. (Mr Kolb)
- Talk to the housing society: 12.06. (board)
- Evening at the school: 03.07.${rest}`);
  assert.match(shown, /Railway bank\. 4\.1.*14 to 18.*the street is shut/);
  assert.match(shown, /Evening at the school.{0,12}03\.07/);
});
