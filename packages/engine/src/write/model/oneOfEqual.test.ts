import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfOnePoint, namesOneOfEqual, onlyRowOf } from './oneOfEqual.ts';

const table = {
  kind: 'table' as const,
  columns: ['Idée fausse', 'Ce qui se passe'],
  rows: [
    ['Un orage d’août remplit la nappe', 'Le sol sec retient l’eau'],
    ['La nappe est un lac souterrain', 'L’eau occupe les pores'],
    ['S’il pleut, le niveau monte aussitôt', 'L’eau met des jours à des années'],
    ['Seuls les pompages comptent', 'La recharge compte aussi'],
  ],
};

test('a title that was planned for all rows may not name one of them', () => {
  const planned = 'Quatre idées fausses cachent le vrai bilan d’une nappe';
  assert.ok(namesOneOfEqual('Un orage d’août ne remplit presque jamais une nappe', planned, table, 'fr'));
  assert.ok(!namesOneOfEqual('Chacune de ces idées cache une partie du bilan', planned, table, 'fr'), 'it speaks of all');
  assert.ok(
    !namesOneOfEqual('Un orage d’août ne remplit presque jamais une nappe', 'Les orages trompent', table, 'fr'),
    'it was planned for one',
  );
  const three = { ...table, rows: table.rows.slice(0, 3) };
  assert.ok(!namesOneOfEqual('Un orage d’août ne remplit presque jamais une nappe', planned, three, 'fr'), 'the plan counts other things');
});

const rules = {
  kind: 'bullets' as const,
  items: [
    { head: 'Stekker', text: 'Haal de stekker eruit voordat je iets opent' },
    { head: 'Meten', text: 'Meet na elke elektrische reparatie; alleen met een groen lampje gaat het apparaat mee' },
    { head: 'Bril', text: 'Draag een veiligheidsbril bij boren en slijpen' },
    { head: 'Doorgang', text: 'Houd de nooduitgang en het gangpad vrij' },
  ],
};

test('a title that says what one of at least four equal rows says is told apart from one on all of them', () => {
  const one = 'Zonder groen lampje gaat een elektrisch apparaat niet mee naar huis';
  assert.equal(onlyRowOf(one, rules, 'nl'), 'Meten');
  assert.equal(onlyRowOf('Vier regels houden de avond veilig', rules, 'nl'), undefined);
  assert.equal(onlyRowOf('Stekker, meten, bril en gangpad komen vóór alles', rules, 'nl'), undefined, 'it names all');
  assert.equal(onlyRowOf(one, { ...rules, items: rules.items.slice(0, 3) }, 'nl'), undefined, 'one of three is often the message');
  const figures = {
    kind: 'table' as const,
    columns: ['Fee', 'Amount'],
    rows: [
      ['Annual fee', '€60'],
      ['Water', '€18'],
      ['Deposit, once', '€45'],
      ['Total due at the start', '€123'],
    ],
  };
  assert.equal(
    onlyRowOf('The total at the start is due in January', figures, 'en'),
    undefined,
    'a row of figures may be the one that counts',
  );
});

test('whoever writes a planned list is told where its title is that of one point', () => {
  const points = [
    'Ceny prądu mogą spaść: przy 0,90 zł za kWh oszczędność na zakupie zmaleje do 108 000 zł.',
    'Operator może ograniczyć moc oddawaną do sieci: strata najwyżej 21 000 zł.',
    'Dach przy Leśnej 6 ma 22 lata i może wymagać wzmocnienia.',
    'Wykonawca może się spóźnić: w umowie przewidujemy kary.',
  ];
  const of = (title: string, kind: 'table' | 'timeline' = 'table') => isOfOnePoint(title, kind, points, 'pl');
  assert.ok(of('Tańszy prąd zmniejszyłby oszczędność na zakupie do 108 000 zł'));
  assert.ok(!of('Tańszy prąd zmniejszyłby oszczędność na zakupie do 108 000 zł', 'timeline'), 'what is told in order may have its turn');
  assert.ok(!of('Żadne z czterech ryzyk nie zabiera więcej niż 24 000 zł rocznie'));
});
