import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOneOfEqual } from './oneOfEqual.ts';

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
