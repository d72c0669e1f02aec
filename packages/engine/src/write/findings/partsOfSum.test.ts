import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from './find.ts';

const seriesOf = (language: string, text: string) =>
  findingsOfText(text, language).flatMap((found) => (found.kind === 'series' ? [found] : []));
const partsOf = (language: string, text: string) =>
  seriesOf(language, text).map(({ categories, values, total }) => [categories, values, total]);

test('amounts that make the one before them are its parts, whatever leads to them', () => {
  assert.deepEqual(
    partsOf(
      'es',
      'La instalación ha requerido 14,2 millones de euros, de los que 5,1 millones proceden del fondo europeo, 6,6 millones de un préstamo bancario y los 2,5 millones restantes de los propios socios.',
    ),
    [
      [
        ['proceden del fondo europeo', 'de un préstamo bancario', 'de los propios socios'],
        [5.1e6, 6.6e6, 2.5e6],
        'La instalación ha requerido 14,2 millones de euros',
      ],
    ],
  );
  assert.deepEqual(partsOf('en', 'We got 41 answers, 29 from shops and 12 from offices.'), [
    [['from shops', 'from offices'], [29, 12], 'We got 41 answers'],
  ]);
  assert.deepEqual(
    partsOf(
      'es',
      'El coste neto de 59.000 euros se paga con 35.000 del fondo de reserva y una derrama de 24.000 euros, es decir, unos 429 euros por vivienda.',
    ),
    [[['del fondo de reserva', 'una derrama'], [35_000, 24_000], 'El coste neto de 59.000 euros']],
  );
});

test('things of other kinds make no sum, and what is left over is no part', () => {
  assert.deepEqual(partsOf('en', 'The 17 people work in 14 teams and 3 towns.'), []);
  assert.deepEqual(partsOf('en', 'Of about 60 members 40 came by bus and 20 on foot.'), []);
  assert.deepEqual(
    partsOf('es', 'Los ingresos fueron de 148.200 euros y los gastos de 139.750, de modo que queda un superávit de 8.450 euros.'),
    [],
  );
});

test('the same value in another measure, in brackets, does not part a row', () => {
  assert.deepEqual(
    partsOf('fr', 'L’État apporte 660 000 € (30 %), la région 440 000 € (20 %) et le département 330 000 € (15 %).')[0]?.[1],
    [660_000, 440_000, 330_000],
  );
});
