import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentenceGrammarOf } from '../sentenceGrammar.ts';
import { markersEnd } from './ties.ts';

test('what an answer is given with stays before its condition, whatever stands behind that', () => {
  const answers: readonly [string, string][] = [
    ['en', 'Yes, if Ms Adeyemi has signed the form.'],
    ['de', 'Ja, wenn Frau Kern zustimmt.'],
    ['de', 'Ja, sofern Anna den Schlüssel hat.'],
    ['fr', 'Oui, si Jeanne est d’accord.'],
    ['fr', 'Oui, à condition que la salle soit libre.'],
    ['es', 'Sí, si Marta tiene la llave.'],
    ['es', 'No, salvo que el patio esté libre.'],
    ['it', 'Sì, se Carla ha la chiave.'],
    ['it', 'No, a meno che la sala sia libera.'],
    ['pt', 'Sim, se Rita tiver a chave.'],
    ['pt', 'Sim, desde que a sala esteja livre.'],
    ['nl', 'Ja, als Marijke de sleutel heeft.'],
    ['nl', 'Nee, tenzij de zaal vrij is.'],
    ['pl', 'Tak, jeśli Anna ma klucz.'],
    ['pl', 'Tak, o ile sala jest wolna.'],
    ['pl', 'Nie, chyba że sala jest wolna.'],
  ];
  for (const [language, text] of answers) assert.equal(markersEnd(text, sentenceGrammarOf(language)), 0, text);
  assert.ok(markersEnd('Yes, the hall is open on Sundays.', sentenceGrammarOf('en')) > 0);
  assert.ok(markersEnd('Tak, sala jest otwarta w niedzielę.', sentenceGrammarOf('pl')) > 0);
});
