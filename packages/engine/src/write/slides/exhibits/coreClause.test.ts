import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coreClause, tells } from './coreClause.ts';

test('what stands around the clause that tells the figures is left out', () => {
  assert.equal(
    coreClause(
      'Um ano depois de a câmara ter posto em circulação os autocarros, o número de passageiros cresceu 16 por cento, de 6,1 para 7,1 milhões de viagens, segundo o balanço da empresa',
      ['6,1', '7,1'],
      'pt',
    ),
    'o número de passageiros cresceu 16 por cento, de 6,1 para 7,1 milhões de viagens',
  );
  assert.equal(
    coreClause(
      'En 2025, 31 % de la nourriture a été jetée, et la part du bio n’était que de 9 %, alors que la loi en demande 20 %',
      ['9', '20'],
      'fr',
    ),
    'la part du bio n’était que de 9 %, alors que la loi en demande 20 %',
  );
});

test('nothing is cut that the figures hold under or against', () => {
  assert.equal(coreClause('If the grant comes, the price falls from 40 to 31 euros', ['40', '31'], 'en'), undefined);
  assert.equal(coreClause('The price fell from 40 to 31 euros, but only for members', ['40', '31'], 'en'), undefined);
  assert.equal(coreClause('The plant, which grew from 40 to 31 places, closes', ['40', '31'], 'en'), undefined);
});

test('digits are told by a number of their own', () => {
  assert.equal(tells('In 2025 it was 9 %', '20'), false);
  assert.equal(tells('In 2025 it was 20 %', '20'), true);
});
