/** Points that turn on a figure each are rows of figures; what is said of them stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { decisiveIn } from './exhibits/decisive.ts';
import { withFigures } from './figureRows.ts';

const points = (title: string, ...items: string[]): Slide => ({
  kind: 'bullets',
  title,
  notes: '',
  items: items.map((text) => ({ text })),
});
const figure = (text: string, language = 'en'): string | undefined => decisiveIn(text, language)?.figure.replaceAll('\u00a0', ' ');

test('a point shows the figure that it turns on, with its unit, its bound and where it came from', () => {
  assert.equal(figure('Traction: 410 tonnes a month moved in 2025, up from 265 in 2024'), '265 → 410 tonnes');
  assert.equal(figure('Revenue 2024: ₹0.9 crore, 2025: ₹2.6 crore'), '₹0.9 → ₹2.6 crore');
  assert.equal(figure('Dryers in the field: 12 in 2023, 31 in 2024, 74 in 2025'), '12 → 74');
  assert.equal(figure('Gross margin from 18 % to 41 %'), '18 % to 41 %');
  assert.equal(figure('Las multas van de 150 a 1.500 euros', 'es'), '150 a 1.500 euros');
  assert.equal(figure('Fee goes up £15 to £195, juniors stay at £90'), '£195');
  assert.equal(figure('Für einen Monitor gibt es einmalig bis zu 250 Euro', 'de'), 'bis zu 250 Euro');
  assert.equal(figure('New customers: 14, of which 5 are supermarkets'), '14');
  assert.equal(figure('Bir litre yağ 265 liraya çıkıyor', 'tr'), '265 lira');
});

test('a figure that is not what its point tells, or half of what it tells, is none', () => {
  assert.equal(figure('Comparable schemes cost between £60,000 and £110,000 per hectare'), undefined);
  assert.equal(figure('On current cost that means operating profit between -£10k and +£20k'), undefined);
  assert.equal(figure('Ten drops of food coloring in the tank, wait 15 minutes, don’t flush'), undefined);
  assert.equal(figure('We go for the 6,500 that lie more than 25 km from a gas dryer'), undefined);
  assert.equal(figure('It takes 65 × 70 cm of floor'), undefined);
  assert.equal(figure('That is 1,200 more than the winter before. They ate 48,000 meals'), undefined);
  assert.equal(figure('Das sind 1.500 weniger als im Vorjahr. Sie liehen 48.000 Bücher aus', 'de'), undefined);
  assert.equal(figure('That was a good winter. They ate 48,000 meals'), '48,000');
  assert.equal(figure('Range = mode 3 of 4 until assist cut out'), undefined);
  assert.equal(figure('Geluidsoverlast nr 44, buren gaan eerst zelf praten', 'nl'), undefined);
  assert.equal(figure('A clinician built cold stores for 11 years'), undefined);
  assert.equal(figure('Open the Doncaster depot on 3 November'), undefined);
  assert.equal(figure('Night vans cost us 38 ct per parcel'), undefined);
  assert.equal(figure('解凍後は二、三日で戻ります', 'ja'), undefined);
});

test('a figure by the way is none: a length in passing, an apposition, one of several with a name each', () => {
  assert.equal(figure('Die Wache hat seit drei Jahren eine Seelsorgerin', 'de'), undefined);
  assert.equal(figure('We walked 12 kilometres to the spring'), undefined);
  assert.equal(figure('私は三か月、挨拶を返してもらえませんでした', 'ja'), undefined);
  assert.equal(figure('The first, the Ebba, is a diesel boat of 1998 that was wholly rebuilt, 97 seats'), undefined);
  assert.equal(figure('A £900 display at each stop raised ridership by a fifth'), undefined);
  assert.equal(figure('The panel decides on house rules, but not on money above £500'), undefined);
  assert.equal(figure('Causa: farina +22 %, energia +31 %', 'it'), undefined);
  assert.equal(figure('Hotels may cost up to £140 a night in London and £105 elsewhere'), undefined);
  assert.equal(figure('Time from drop-off to pickup is 6.5 days'), '6.5 days');
  assert.equal(figure('Utile 13.500 €, l’anno prima era 28.400 €', 'it'), '28.400 → 13.500 €');
  assert.equal(figure('Le kilo passe de quarante à cinquante-trois euros', 'fr'), '40 → 53 euros');
});

test('beside a title with a figure another one is told, and what a title says is not said again below its figure', () => {
  const beside = (title: string): Slide => ({
    kind: 'bigNumber',
    title,
    notes: '',
    figure: '30 %',
    statement: 'It opens at 30 %',
    points: ['In May'],
  });
  const [told, shown, same] = withFigures(
    [beside('The rail carries 60 % of it'), beside('Article 2: opening'), beside('It opens at 30 %')],
    'en',
  );
  assert.ok(told?.kind === 'bullets');
  assert.deepEqual(
    told.items.map(({ text }) => text),
    ['It opens at 30 %', 'In May'],
  );
  assert.equal(shown?.kind, 'bigNumber');
  assert.ok(same?.kind === 'bigNumber');
  assert.equal(same.statement, '');
});

test('most points with a figure each are a row of figures, and the others stand below it', () => {
  const [shown] = withFigures(
    [points('What we do', 'We lease solar dryers to mills', 'Losses fall to 3 %', 'Pay-back for the mill is 14 months')],
    'en',
  );
  assert.deepEqual(shown, {
    kind: 'stats',
    title: 'What we do',
    notes: '',
    stats: [
      { figure: '3 %', label: 'Losses fall to 3 %' },
      { figure: '14 months', label: 'Pay-back for the mill is 14 months' },
    ],
    sentence: 'We lease solar dryers to mills',
  });
  const [named] = withFigures([points('Headlines', 'Cash in September: £1.9 million, which is 11 months of runway', 'Churn: 1.2 %')], 'en');
  assert.deepEqual(named?.kind === 'stats' && named.stats, [
    { figure: '£1.9 million', label: 'Cash in September', note: 'Which is 11 months of runway' },
    { figure: '1.2 %', label: 'Churn' },
  ]);
});

test('points without figures, days alone, steps and a third row of figures stay points', () => {
  const kinds = (...slides: Slide[]): string[] => withFigures(slides, 'en').map(({ kind }) => kind);
  assert.deepEqual(kinds(points('Team', 'Lakshmi runs the stores', 'Ibrahim runs the books')), ['bullets']);
  assert.deepEqual(kinds(points('Dates', 'Seed order closes on 30 November', 'The hall opens on 3 December')), ['bullets']);
  const steps: Slide = { kind: 'bullets', title: 'Steps', notes: '', ordered: true, items: [{ text: 'Pay £20' }, { text: 'Pay £30' }] };
  assert.deepEqual(kinds(steps), ['bullets']);
  const row = (title: string): Slide => points(title, 'Losses fall to 3 %', 'The dryer costs £900');
  assert.equal(kinds(row('A'), row('B'), row('C'), row('D')).filter((kind) => kind === 'stats').length < 4, true);
  assert.notEqual(kinds(row('A'), row('B'), row('C'))[2], 'stats');
});

test('what the title turns on stands large beside its points, where it says all of it', () => {
  const shown = (title: string): Slide | undefined =>
    withFigures([points(title, 'Nobody can say when the parts arrive', 'The hall stays shut until then')], 'en')[0];
  const large = shown('We estimate lost revenue of $310,000');
  assert.ok(large?.kind === 'bigNumber');
  assert.deepEqual([large.figure, large.statement, large.points?.length], ['$310,000', '', 2]);
  for (const title of ['The lower eleven metres have lost their concrete', 'Who pays?']) assert.equal(shown(title)?.kind, 'bullets');
});

test('a figure at the end of a few words has those below it, and a sentence itself', () => {
  const labels = (...texts: string[]) => {
    const [slide] = withFigures([points('Course', ...texts)], 'en');
    return slide?.kind === 'stats' ? slide.stats.map(({ label }) => label) : slide?.kind;
  };
  assert.deepEqual(labels('Online share 38% → 44%', 'Map exercise (week 4) 20%', 'Final paper 40%'), [
    'Online share',
    'Map exercise (week 4)',
    'Final paper',
  ]);
  assert.deepEqual(labels('Losses fall to 3 %', 'The dryer costs £900'), ['Losses fall to 3 %', 'The dryer costs £900']);
});

test('two values that a title or point holds against each other are drawn, above all else that the points say', () => {
  const [pair] = withFigures(
    [points('The north brings in 2,100 tonnes of apples, against 1,700 tonnes from the south', 'The plan was missed', 'Frost came early')],
    'en',
  );
  assert.ok(pair?.kind === 'pair');
  assert.deepEqual(
    pair.bars.map(({ value }) => value),
    [2100, 1700],
  );
  assert.equal(pair.sentence, 'The plan was missed\nFrost came early');
  const [change] = withFigures([points('Energy', 'The bill fell from €212,000 to €149,000', 'The pool is covered at night')], 'en');
  assert.ok(change?.kind === 'change');
  assert.equal(change.sentence, 'The bill fell from €212,000 to €149,000\nThe pool is covered at night');
});

test('both values of a point whose clauses each tell one stand in the row, each above its own clause; what was planned stands below what came', () => {
  const [row] = withFigures(
    [
      points(
        'Staff',
        'An agency nurse costs €38 an hour, one of our own €21',
        'Overtime costs €1.9 million',
        'Eight posts in the emergency room are open',
      ),
    ],
    'en',
  );
  assert.deepEqual(row?.kind === 'stats' && row.stats.map(({ figure: shown, label }) => [shown, label]), [
    ['€38', 'An agency nurse costs €38 an hour'],
    ['€21', 'One of our own €21'],
    ['€1.9 million', 'Overtime costs €1.9 million'],
  ]);
  assert.equal(figure('We had planned 420 online orders a week and got 310'), undefined);
  assert.equal(figure('Un client sur cinq renonce et repart', 'fr'), '1/5');
  assert.equal(figure('Pro Person sind das 128 Liter am Tag', 'de'), '128 Liter');
});

test('a change above sentences that have figures of their own is one of a row with them; above one it is drawn', () => {
  const change = (sentence: string): Slide => ({
    kind: 'change',
    title: 'The light of the big pitch has risen from 5,200 to 8,900 euros',
    notes: '',
    before: { figure: '5,200 euros', label: '' },
    after: { figure: '8,900 euros', label: 'The light of the big pitch' },
    sentence,
  });
  const [row] = withFigures([change('LED lamps would use 3,800 euros a year\nThe investment is 27,000 euros')], 'en');
  assert.deepEqual(row?.kind === 'stats' && row.stats.map(({ figure: shown }) => shown.replaceAll('\u00a0', ' ')), [
    '5,200 → 8,900 euros',
    '3,800 euros',
    '27,000 euros',
  ]);
  const [drawn] = withFigures([change('The investment is 27,000 euros')], 'en');
  assert.equal(drawn?.kind, 'change');
});

test('how old somebody is stands in the title, and is not shown large', () => {
  const [slide] = withFigures(
    [
      points(
        'Mr Bakshi on the sixth floor is 84 and has not been to the mosque since February',
        'His neighbour carries twins down in two trips',
        'I have stopped buying potatoes',
      ),
    ],
    'en',
  );
  assert.equal(slide?.kind, 'bullets');
});

test('under a title that tells other values of the kind, those of a point are not drawn', () => {
  const item = 'Rent is £640 a month, the deposit was £580';
  const [under] = withFigures([points('The loan costs £88 a year', item, 'Pets are welcome')], 'en');
  assert.notEqual(under?.kind, 'pair');
  const [drawn] = withFigures([points('What the flat costs', item, 'Pets are welcome')], 'en');
  assert.equal(drawn?.kind, 'pair', JSON.stringify(drawn));
});

test('under a heading the change of the second point is large where it came of what the first one tells', () => {
  const shownOf = (second: string): Slide | undefined =>
    withFigures(
      [
        points(
          'What we tried',
          'From 4 May ten shops in Norby got a shelf by the door on every floor and a small fee of one euro for each crate that comes back',
          `${second}. Theft in those shops did not rise`,
          'We cannot yet say how much of it is the shelf and how much is the fee, so we want to keep both of them until the autumn',
        ),
      ],
      'en',
    )[0];
  const came = shownOf('In two months their return rate went from 61 to 88 percent');
  assert.equal(came?.kind === 'bigNumber' && came.figure.replaceAll('\u00a0', ' '), '61 → 88%');
  assert.equal(shownOf('In two months the share of part-timers went from 61 to 88 percent')?.kind, 'bullets');
});

test('of an entry of an account the amount behind its colon is large, and not the price of one that its name tells', () => {
  const [row] = withFigures(
    [
      points(
        'What a weekend costs',
        'Hall, 3 days at £40.00: £120.00',
        'Caterer for up to 80 guests: £640.00',
        'Cleaning: £85.00',
        'Together: £845.00',
      ),
    ],
    'en',
  );
  assert.deepEqual(row?.kind === 'stats' && row.stats, [
    { figure: '£120.00', label: 'Hall, 3 days at £40.00' },
    { figure: '£640.00', label: 'Caterer for up to 80 guests' },
    { figure: '£85.00', label: 'Cleaning' },
    { figure: '£845.00', label: 'Together' },
  ]);
});
