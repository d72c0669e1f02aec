import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadOfItem } from '../discourse/leads.ts';
import { balanced, trimClause } from './tidying.ts';

test('a dash right before a figure is its minus and stays; any other one at the beginning goes', () => {
  for (const minus of ['-', '–', '−']) {
    assert.equal(trimClause(`${minus}3,1`), `${minus}3,1`);
    assert.equal(trimClause(`: ${minus}£40.`), `${minus}£40`);
    assert.equal(leadOfItem([{ text: `Ahorro por turnos: ${minus}3,1` }])?.text, `${minus}3,1`);
    assert.equal(leadOfItem([{ text: 'Ahorro', bold: true }, { text: ` ${minus}3,1` }])?.text, `${minus}3,1`);
  }
  assert.equal(trimClause('– 3 boats'), '3 boats');
  assert.equal(trimClause(', – and so on,'), 'and so on');
  assert.equal(leadOfItem([{ text: 'Pier – 3 boats' }])?.text, '3 boats');
});

test('a quotation is closed by the sign of its language', () => {
  for (const text of [
    '64 Prozent machen „meistens nichts“',
    'Trzy osoby mówią „nic”',
    'They say “nothing” and “never”',
    'Elle dit « rien »',
  ])
    assert.ok(balanced(text), text);
  for (const text of ['64 Prozent machen „meistens nichts', 'nichts“ machen sie', 'They say “nothing']) assert.ok(!balanced(text), text);
});
