import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selfNameIn, selfNameOf } from './selfName.ts';

test('what a text presents itself as names it', () => {
  assert.equal(selfNameIn('Here is our update on the third quarter.', 'en'), 'Update on the third quarter');
  assert.equal(
    selfNameIn('hier unser Bericht zum zweiten Halbjahr der Brandes Logistik GmbH.', 'de'),
    'Bericht zum zweiten Halbjahr der Brandes Logistik GmbH',
  );
  assert.equal(selfNameIn('Voici notre bilan du premier trimestre.', 'fr'), 'Bilan du premier trimestre');
  assert.equal(selfNameIn('Oto nasz raport z trzeciego kwartału.', 'pl'), 'Raport z trzeciego kwartału');
});

test('a sentence about a report is no name, nor is one that goes on', () => {
  assert.equal(selfNameIn('The report on the fire was late.', 'en'), undefined);
  assert.equal(selfNameIn('Here is the plan that we rejected in May, with its costs.', 'en'), undefined);
  assert.equal(selfNameIn('El plan elimina tres de los cuatro carriles.', 'es'), undefined);
  assert.equal(selfNameIn('Here is the report.', 'en'), undefined);
});

test('it stands right behind the greeting', () => {
  const of = (role: 'greeting' | 'claim', text: string) => ({ role, text, form: 'prose' });
  const name = of('claim', 'Here is our update on the third quarter.');
  assert.equal(selfNameOf([of('greeting', 'Dear all,'), name], 'en'), 'Update on the third quarter');
  const other = of('claim', 'Sales grew by 7 per cent.');
  assert.equal(selfNameOf([other, other, name], 'en'), undefined);
});
