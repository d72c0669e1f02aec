import assert from 'node:assert/strict';
import { test } from 'node:test';
import { membersIn } from './countedMembers.ts';

test('as many members as a sentence counts before its colon are a list', () => {
  assert.deepEqual(membersIn('Three things would do: a lease of eighteen years, a cut by the town, and a premium each year.', 3, 'en'), {
    lead: 'Three things would do:',
    members: ['A lease of eighteen years', 'A cut by the town', 'A premium each year'],
  });
  assert.deepEqual(
    membersIn(
      'Peço que decidam três coisas: se fazemos a obra, se pedimos o empréstimo e se sobem a quota de 38 para 46 euros, sem mais.',
      3,
      'pt',
    )?.members,
    ['Se fazemos a obra', 'Se pedimos o empréstimo', 'Se sobem a quota de 38 para 46 euros, sem mais'],
  );
});

test('names, and other numbers of parts, are none', () => {
  for (const text of [
    'Three things decide: price, speed and service.',
    'Three things decide: the price of it, the speed of it.',
    'Three things decide: low prices for all, the speed of it, good service behind it.',
  ])
    assert.equal(membersIn(text, 3, 'en'), undefined, text);
  assert.equal(membersIn('Two things decide: the price of it and the speed of it.', 2, 'en'), undefined);
});
