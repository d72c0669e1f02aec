import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';
import { isLabel } from './labels.ts';

function slidesOf(text: string): readonly Slide[] {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
}
const only = <K extends SlideKind>(slides: readonly Slide[], kind: K): Extract<Slide, { kind: K }> => {
  const found = slides.find((slide): slide is Extract<Slide, { kind: K }> => slide.kind === kind);
  assert.ok(found, `${kind} among ${slides.map((slide) => slide.kind).join(' ')}`);
  return found;
};

const report = readFileSync(new URL('../../../../../../test/fixtures/texts/report.md', import.meta.url), 'utf8');

test('a report is shown by what its sentences carry, and no kind three times running', () => {
  const slides = slidesOf(report);
  const title = 'Each electric crossing costs 11 euros in energy, where a diesel crossing costs 41';
  const pair = slides.find((slide) => slide.kind === 'pair' && slide.title === title);
  assert.ok(pair?.kind === 'pair');
  assert.deepEqual(
    pair.bars.map(({ figure, label, value }) => [figure, label, value]),
    [
      ['11 euros', 'Each electric crossing', 11],
      ['41 euros', 'A diesel crossing', 41],
    ],
  );
  const text = slides.map(({ kind }) => kind === 'bullets' || kind === 'twoColumns');
  assert.ok(!text.some((_, i) => text[i] && text[i + 1] && text[i + 2]));
});

test('every figure that is shown large stands in the source', () => {
  const words = report.replace(/\s+/g, ' ');
  for (const slide of slidesOf(report)) {
    const figures = slide.kind === 'stats' ? slide.stats.map(({ figure }) => figure) : slide.kind === 'bigNumber' ? [slide.figure] : [];
    for (const figure of figures)
      for (const number of figure.match(/\d[\d.,]*/g) ?? []) {
        const inWords = new Map([
          ['8', 'eight'],
          ['90', 'ninety'],
        ]);
        assert.ok(words.includes(number) || words.includes(inWords.get(number) ?? number), `${figure} on "${slide.title}"`);
      }
  }
});

test('what is supposed, and what something should be, is never drawn as what came out', () => {
  const supposed: Readonly<Record<string, string>> = {
    en: '# Reminders\n\n## Sample\n\nThe sample size calculation assumed that missed visits fall from 11 percent to 9 percent. The protocol was registered in May.',
    de: '# Erinnerungen\n\n## Planung\n\nAngenommen wurde, dass die Ausfälle von 11 Prozent auf 9 Prozent sinken. Das Protokoll wurde im Mai registriert.',
    fr: '# Rappels\n\n## Effectif\n\nNous avons supposé que les absences passent de 11 % à 9 %. Le protocole a été enregistré en mai.',
    es: '# Avisos\n\n## Muestra\n\nSuponiendo que las ausencias bajan del 11 % al 9 %, bastan 400 citas. El protocolo se registró en mayo.',
    ja: '# 予約\n\n## 設計\n\n欠席率は11％から9％に低下すると仮定した。手順書は5月に登録した。',
  };
  for (const [language, text] of Object.entries(supposed))
    assert.ok(!slidesOf(text).some(({ kind }) => kind === 'change' || kind === 'stats' || kind === 'bigNumber'), language);
  const told = '# Reminders\n\n## Visits\n\nMissed visits fell from 11 percent to 9 percent. The protocol was registered in May.';
  only(slidesOf(told), 'change');
  const large = (text: string): string => JSON.stringify(slidesOf(text).filter(({ kind }) => kind === 'stats' || kind === 'bigNumber'));
  const norm =
    '# Музей\n\n## Учёт\n\n- Внесено в каталог 43 % предметов фонда\n- Норма министерства к 2016 году – 100 %\n- Поступило 214 предметов за год';
  assert.doesNotMatch(large(norm), /"figure":"100/);
});

test('what changed, what was planned and which options there are', () => {
  const changed = slidesOf(
    '# Service\n\n## Results\n\nSatisfaction rose from 74 percent in 2021 to 91 percent in 2025. Complaints fell from 212 to 39.',
  );
  const { before, after, rows } = only(changed, 'change');
  assert.deepEqual([before.figure, before.label, after.figure, after.label], ['74%', '2021', '91%', 'Satisfaction, 2025']);
  assert.deepEqual(rows, [{ label: 'Complaints', before: '212', after: '39' }]);
  // Another time is another column.
  const apart = slidesOf(
    '# Service\n\n## Results\n\nSatisfaction rose from 74 percent in 2021 to 91 percent in 2025. Complaints were 39, down from 212 in 2023.',
  );
  for (const slide of apart) if (slide.kind === 'change') assert.equal(slide.rows, undefined);
  assert.ok(apart.some(({ kind }) => kind === 'change'));
  const chosen = slidesOf(
    '# Tools\n\n## Free, deposit or fee\n\nFree lending keeps the door open to everybody. But repairs must come out of the budget.\n\nA deposit brings tools back on time. However, it keeps out the people who need the tools most.\n\nA yearly fee pays for repairs. It feels like a club, however, and a library is not a club.\n\nWe advise libraries to begin free.',
  );
  const options = only(chosen, 'options');
  assert.deepEqual([options.options, options.favoured], [['Free lending', 'A deposit', 'A yearly fee'], 0]);
});

test('a change that is part of its section stands beside what else the section says', () => {
  const slides = slidesOf(
    '# Lunch\n\n## Caterer\n\nThe price rose from 3.90 to 4.60 euros in September. Many parents complain that portions are smaller and arrive lukewarm. The former caterer gave notice itself, and only two offers came in. The board invites the new caterer to its next meeting and asks for warm boxes. A survey among all families follows in November, before the contract is extended.',
  );
  const change = only(slides, 'change');
  assert.deepEqual(
    [change.before.figure, change.after.figure, change.title],
    ['3.90 euros', '4.60 euros', 'The price rose from 3.90 to 4.60 euros in September'],
  );
  const said = slides.flatMap((slide) => [
    slide.title,
    'sentence' in slide ? (slide.sentence ?? '') : '',
    ...(slide.kind === 'bullets' ? slide.items.map(({ text }) => text) : []),
  ]);
  for (const fact of ['only two offers came in', 'asks for warm boxes', 'A survey among all families'])
    assert.ok(said.some((text) => text.includes(fact)));
  assert.ok(!slides.some(({ title }) => /\((?:II|2)\)$/.test(title)));
});

test('what is measured against a limit is drawn against it; a word without its noun, or half of one, is no label', () => {
  const limits = only(
    slidesOf('# Bank\n\n## Covenants\n\nNet debt / EBITDA 1.3x against a limit of 2.5x. Interest cover 5.8x (min 4.0x).'),
    'targets',
  );
  assert.deepEqual(
    limits.rows.map(({ label, actual, target }) => [label, actual, target]),
    [
      ['Net debt / EBITDA', '1.3x', 'limit 2.5x'],
      ['Interest cover', '5.8x', 'min 4.0x'],
    ],
  );
  for (const label of ['-time injuries', 'In the open']) assert.ok(!isLabel(label, 'en'), label);
  assert.ok(!isLabel('Die laufenden', 'de') && isLabel('Die laufenden Kosten', 'de'));
  assert.ok(!isLabel('うち', 'ja'));
});

test('the sentence behind a list of what is asked is its title, and two values that a comma parts are no pair', () => {
  const asks = only(
    slidesOf(
      '# Ferries\n\n## What we ask the board to decide\n\n1. Approve the conversion of the two boats in 2027.\n2. Order a second connection now.\n3. Keep fares unchanged until the end of 2027.\n\nWith these three decisions the old town will be served without diesel.',
    ),
    'decisions',
  );
  assert.equal(asks.title, 'With these three decisions the old town will be served without diesel');
  const kinds = slidesOf('# Archiv\n\n## Statik\n\nDas Gutachten lässt 7,5 kN/m² zu, die Rollregale benötigen 10 kN/m².').map(
    ({ kind }) => kind,
  );
  assert.ok(!kinds.includes('pair'));
});

test('limits, bases and attributes are no large figures', () => {
  const figuresOf = (text: string): string[] =>
    slidesOf(text).flatMap((slide) =>
      slide.kind === 'stats' ? slide.stats.map(({ figure }) => figure) : slide.kind === 'bigNumber' ? [slide.figure] : [],
    );
  assert.deepEqual(
    figuresOf('# Contract\n\n## Liability\n\nLiability is limited to £2 million for each event, except for death or injury.'),
    [],
  );
  assert.deepEqual(figuresOf('# Guide\n\n## Testing\n\nA quarter turn more, never with pliers. Pour two buckets into the gutter.'), []);
  assert.deepEqual(
    figuresOf('# Incident\n\n## Impact\n\n6,318 customers were charged twice, 211 of them three times. Refunds cost £412,760.').includes(
      '211',
    ),
    false,
  );
});

test('a label is a name and no torn clause', () => {
  for (const label of ['Each electric crossing', 'Fuel use', 'The price', 'Gross margin']) assert.ok(isLabel(label, 'en'), label);
  for (const label of ['E-bikes now make', 'At the same time the timeout', 'rose', 'they', 'the cost of'])
    assert.ok(!isLabel(label, 'en'), label);
  assert.ok(!isLabel('Seit der Schließung im April', 'de'));
  for (const label of ['La industria el', 'creció']) assert.ok(!isLabel(label, 'es'), label);
  assert.ok(!isLabel('وقال', 'ar'));
  assert.ok(isLabel('عدد الزوار', 'ar'));
});

test('problems that are counted out are no process', () => {
  const slides = slidesOf(
    '# 评估\n\n## 存在的问题\n\n第一，选址不当。第二，菜单单一，糖尿病餐只有两个食堂提供。第三，志愿者流失率高，主要原因是排班不固定。',
  );
  assert.ok(!slides.some(({ kind }) => kind === 'process'));
});

test('parts of a whole, values of a year before, pairs of columns and asks with owners are seen', () => {
  const whole = only(
    slidesOf(
      '# Water\n\n## Who uses it\n\nFarms take 71% of the water, towns 22% and industry 7%. The law gives towns the first right to it.',
    ),
    'shares',
  );
  assert.deepEqual(
    whole.parts.map(({ figure, value }) => [figure, value]),
    [
      ['71%', 71],
      ['22%', 22],
      ['7%', 7],
    ],
  );
  const lunch = only(
    slidesOf(
      '# Schule\n\n## Zahlen\n\nSeit April besuchten 61.000 Gäste das Westbad, im Vorjahr waren es 38.000. Das Schwimmen kostete 4,60 Euro.',
    ),
    'change',
  );
  assert.deepEqual([lunch.before.figure, lunch.after.figure], ['38.000 Gäste', '61.000 Gäste']);
  const bikes = only(
    slidesOf(
      '# Bikes\n\n## Why e-bikes lose money\n\nAn e-bike trip brings in €2.35 and costs €2.82. A classic bike trip brings in €1.60 and costs €1.41.',
    ),
    'chart',
  );
  assert.deepEqual(bikes.chart.series, [
    { name: 'Brings in', values: [2.35, 1.6] },
    { name: 'Costs', values: [2.82, 1.41] },
  ]);
  const asks = only(
    slidesOf(
      '# Move\n\nWe move in spring.\n\n## What I need from you by Friday\n\n1. Tom - confirm the haulage figure and the audit date\n2. Ines - draft the consultation timetable and the shuttle cost',
    ),
    'decisions',
  );
  assert.deepEqual(
    asks.decisions.map(({ owner }) => owner),
    ['Tom', 'Ines'],
  );
});

test('ranges of dates are spans on one scale, and single dates their milestones', () => {
  const { spans, milestones } = only(
    slidesOf(
      '# Umbau\n\nDer Umbau dauert zwei Jahre.\n\n## Zeitplan\n\n- Januar–März 2026: Planung und Ausschreibung\n- April 2026 – Februar 2027: Rohbau\n- März–Juni 2027: Technik und Becken\n- Juli 2027: Eröffnung',
    ),
    'spans',
  );
  assert.deepEqual(
    spans.map(({ label, from, to, when }) => [label, from, to, when]),
    [
      ['Planung und Ausschreibung', 0, 3, 'Januar–März 2026'],
      ['Rohbau', 3, 14, 'April 2026 – Februar 2027'],
      ['Technik und Becken', 14, 18, 'März–Juni 2027'],
    ],
  );
  assert.deepEqual(milestones, [{ at: 18, date: 'Juli 2027', text: 'Eröffnung' }]);
});

test('amounts that make the sum of the sentence before are its parts, each named without the words that lead to it', () => {
  const parts = only(
    slidesOf(
      '# Projekt\n\n## Kosten\n\nDie Gesamtkosten betragen 2,94 Millionen Euro. Davon entfallen 1,71 Millionen Euro auf den Umbau, 560.000 Euro auf die Klimatechnik, 385.000 Euro auf die Regalanlage, 145.000 Euro auf Umzug und Reinigung und 140.000 Euro auf Unvorhergesehenes.',
    ),
    'shares',
  );
  assert.deepEqual(
    parts.parts.map(({ label, value }) => [label, value]),
    [
      ['Umbau', 1_710_000],
      ['Klimatechnik', 560_000],
      ['Regalanlage', 385_000],
      ['Umzug und Reinigung', 145_000],
      ['Unvorhergesehenes', 140_000],
    ],
  );
});

test('short months are dates, and a course keeps its beginning', () => {
  const course = only(
    slidesOf(
      '# Heating\n\n## Timetable\n\n- 23 Oct 2025 Board decision\n- 14 Nov 2025 Grant application sent\n- Jan 2026 Trial bores\n- May-Sep 2026 Drilling and installation\n- Oct 2026 Old boilers removed',
    ),
    'timeline',
  );
  assert.deepEqual(
    course.points.map(({ date }) => date),
    ['23 Oct 2025', '14 Nov 2025', 'Jan 2026', 'May-Sep 2026', 'Oct 2026'],
  );
});

test('what is counted by one word comes one after the other; names with what is said of each stand beside other text', () => {
  const stages = only(
    slidesOf(
      '# Policy\n\n## Complaints\n\n- Stage 1: a conversation. The officer visits within ten days and agrees what will change.\n- Stage 2: a warning, if the problem goes on four weeks later.\n- Stage 3: permission is withdrawn, and the member has 28 days to find a new home.',
    ),
    'process',
  );
  assert.deepEqual(
    stages.steps.map(({ head }) => head),
    ['Stage 1: a conversation', 'Stage 2', 'Stage 3'],
  );
});

test('the one figure that a group turns on stands large beside its points, and is not said twice', () => {
  const slides = slidesOf(
    '# Billing\n\n## Home visits\n\n7 percent of the home visits since January were never billed because the sheet stays in the car. Visits are entered on the tablet from now on. The office checks the list at the end of each week.',
  );
  const shown = only(slides, 'bigNumber');
  assert.deepEqual([shown.figure, shown.title], ['7%', 'Home visits']);
  assert.ok(shown.statement.startsWith('7 percent of the home visits'));
  assert.deepEqual(shown.points, ['Visits are entered on the tablet from now on', 'The office checks the list at the end of each week']);
});

test('one of several values of a kind is not made the figure of its slide', () => {
  const slides = slidesOf(
    '# Bikes\n\n## Ways\n\nBuying the bikes would cost us 68,000 euros at once. Leasing would cost us 390 euros for each of them. The co-operative takes 155 euros for a hundred parcels.',
  );
  assert.ok(!slides.some((slide) => slide.kind === 'bigNumber'));
});

test('a change in millions is drawn with the words between a number and its unit', () => {
  const slides = slidesOf(
    '# Tre Valli\n\n## Bilancio\n\nIl ricavo del 2025 è di 8,4 milioni di euro, contro 7,1 milioni del 2024. Dopo due anni difficili la cooperativa torna in utile. I soci hanno approvato il bilancio a maggio.',
  );
  const { before, after } = only(slides, 'change');
  assert.deepEqual([before.figure, after.figure], ['7,1 milioni di euro', '8,4 milioni di euro']);
});

test('figures of sentences stand in a row above all else that their group says', () => {
  const text =
    '# Depot refit\n\nThe depot is closed until the work is done, and buses stand in the street.\n\nThe budget approved in January was £412,000. The current forecast is £446,500. Most of the difference is the roof: the survey found asbestos under the north bay and the removal alone costs £21,300. The rest is scaffolding, which we had for nine weeks and now need for fourteen.\n\nThe electrical package is done and signed off by the inspector. Drivers were asked what they need, and most of them want a warm room.';
  const { stats, sentence = '' } = only(slidesOf(text), 'stats');
  assert.deepEqual(
    stats.map(({ figure }) => figure),
    ['£412,000', '£446,500', '£21,300'],
  );
  assert.match(sentence, /^The rest is scaffolding/);
});

test('each of several exhibits of a section has a slide of its own', () => {
  const text =
    '# Bakery\n\n## Sales\n\nWholesale is now 55% of our sales, the three shops 35% and online 10%. Online doubled, but from almost nothing, and we do not expect that to go on.\n\nThe Mill Street shop had 9,200 customers in April, 9,900 in May and 12,300 in June. We put tables on the pavement, and people stayed longer than they used to.';
  const slides = slidesOf(text);
  assert.equal(only(slides, 'shares').parts.length, 3);
  assert.deepEqual(only(slides, 'chart').chart.categories, ['April', 'May', 'June']);
});

test('no title begins or ends within brackets that hold a colon', () => {
  const slides = slidesOf(
    '# Laundry: third quarter\n\nHeadline: best quarter we have had for volume, worst for margin since we bought the second washer. We washed 1,912 tonnes (Q3 last year: 1,640, so up 17%) but operating profit fell from £214k to £158k. Nearly all of the drop is gas and agency labour.\n\n## Gas\n\nOur fixed contract ended on 30 June. We were paying 3.9p a unit and are now on 6.4p. The broker can get us 5.6p for two years.\n',
  );
  for (const { title } of slides) assert.equal(title?.split('(').length, title?.split(')').length, title);
});

test('what stands large is a share, a change, a total or what came out, and no detail that has digits', () => {
  const large = (text: string): readonly string[] =>
    slidesOf(text).flatMap((slide) =>
      slide.kind === 'stats' ? slide.stats.map(({ figure }) => figure) : slide.kind === 'bigNumber' ? [slide.figure] : [],
    );
  const leak = `# Finding a leak

## Inside: toilets first

8 out of 10 times it's a toilet. Ten drops of food coloring in the tank, wait 15 minutes, don't flush. Color in the bowl = bad flapper, $8 and no tools. Check the water heater relief valve, the softener drain, then under every sink.

## Outside: shut the irrigation valve

Walk the line from meter to house, look for a green stripe, soft ground, or ants that weren't there. Service line is your problem from the meter on, not the utility's. Figure $1,500 - $4,000 here, more under a driveway.`;
  assert.deepEqual(large(leak), ['8 out of 10']);
  const pilot = `# Seagrass

## What we learned in the pilot

In 2023 we planted 0.2 hectares in three plots. After fourteen months 51 % of the planted area carried shoots. The plot near the stream failed completely. We therefore moved the planting area 400 metres west, away from the stream mouth. In hessian bags the loss was 6 %.`;
  const shown = large(pilot);
  assert.ok(shown.some((figure) => /^51/u.test(figure)) && !shown.some((figure) => /400/u.test(figure)), shown.join(' '));
  const report =
    '# Analysis\n\n## Methods\n\nWe report rate ratios with 95 % confidence intervals. The plan was registered before treatment.';
  assert.deepEqual(large(report), []);
});

test('a year in brackets does not date what happened', () => {
  const trees =
    '# Diagnostic\n\n## Pourquoi\n\nLe précédent inventaire date de 2009. Depuis, trois étés caniculaires (2019, 2022 et 2025) ont provoqué une mortalité inhabituelle. Le 4 septembre 2025, une branche est tombée rue des Tanneurs.';
  assert.ok(!slidesOf(trees).some((slide) => slide.kind === 'timeline' && slide.points.some(({ date }) => date === '2019')));
});

test('a part of the amount before it is drawn within it or left as a sentence, never against it', () => {
  const rest: Readonly<Record<string, string>> = {
    en: '# A new footbridge\n\n## Who paid\n\nThe council paid £310,000; the Department contributed £180,000 of it. The bridge was opened in May.',
    es: '# El puente\n\n## Quién paga\n\nEl ayuntamiento pagó 310.000 euros; la Diputación aportó 180.000 euros de ello. El puente se abrió en mayo.',
    de: '# Die Brücke\n\n## Wer zahlt\n\nDie Stadt zahlte 310.000 Euro; das Land zahlte davon 180.000 Euro. Die Brücke wurde im Mai eröffnet.',
    fr: '# Le pont\n\n## Qui paie\n\nLa commune a payé 310 000 euros, dont le département a versé 180 000 euros. Le pont a ouvert en mai.',
    it: '# Il ponte\n\n## Chi paga\n\nIl comune ha pagato 310.000 euro; la regione ha versato 180.000 euro di questi. Il ponte ha aperto a maggio.',
    across:
      '# A new footbridge\n\n## Who paid\n\nThe council paid £310,000. The Department paid £180,000 of it. The bridge was opened in May.',
  };
  for (const [language, text] of Object.entries(rest))
    for (const slide of slidesOf(text)) if (slide.kind === 'pair') assert.equal(slide.part, true, language);
  const drawn = only(slidesOf(rest.en ?? ''), 'pair');
  assert.deepEqual([drawn.part, drawn.bars.map(({ value }) => value)], [true, [310_000, 180_000]]);
  const against = only(slidesOf((rest.en ?? '').replace(' of it', '')), 'pair');
  assert.equal(against.part, undefined);
});
