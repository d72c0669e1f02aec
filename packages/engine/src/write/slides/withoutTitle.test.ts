import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTitle } from './withoutTitle.ts';

const pointBelow = (title: string, text: string, language = 'en'): string => {
  const body = withoutTitle({ kind: 'bullets', items: [{ text }] }, title, language);
  return body.kind === 'bullets' ? (body.items[0]?.text ?? '') : '';
};

test('a clause that another one is added to is not said below the title that it is', () => {
  const title = 'Sales rose by 9%, the second mill stood still';
  assert.equal(
    pointBelow(title, `${title}, and we have to choose a new miller before Easter`),
    'We have to choose a new miller before Easter',
  );
  const whole = `${title}, and asked the council for more time before Easter`;
  assert.equal(pointBelow(title, whole), whole);
  const titel = 'Der Umsatz stieg um 9 %';
  assert.equal(
    pointBelow(titel, `${titel}, und wir müssen bis Ostern einen neuen Müller finden`, 'de'),
    'Wir müssen bis Ostern einen neuen Müller finden',
  );
  const because = 'The mill stood still, because the river had no water in June';
  assert.equal(pointBelow('The mill stood still', because), because);
});

test('what the parts of a bar make up is not its caption and its title', () => {
  const parts = [
    { figure: '7 t', label: 'Rye', value: 7 },
    { figure: '5 t', label: 'Oats', value: 5 },
  ];
  const title = 'The field gave 12 t of grain';
  assert.deepEqual(withoutTitle({ kind: 'shares', parts, whole: title }, title, 'en'), { kind: 'shares', parts });
  const other = { kind: 'shares', parts, whole: '12 t in 2025' } as const;
  assert.deepEqual(withoutTitle(other, title, 'en'), other);
});
