import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsToExhibit } from './pointsToExhibit.ts';

test('what a sentence says a table shows is said by the table', () => {
  for (const [sentence, language] of [
    ['Table 2 divides the 1,214 hours by what was being waited for.', 'en'],
    ['Table 1 gives the reduction against the control streets of the same triplet.', 'en'],
    ['La tabla 3 recoge las horas perdidas por trimestre.', 'es'],
    ['In Tabelle 2 sind die Kosten je Standort aufgeführt.', 'de'],
    ['Le tableau 1 présente les visites par site.', 'fr'],
  ] as const)
    assert.ok(pointsToExhibit(sentence, language), sentence);
});

test('what is found in a table is said', () => {
  for (const [sentence, language] of [
    ['Table 2 shows that most hours were lost to waiting.', 'en'],
    ['La tabla 3 muestra que se perdieron más horas en otoño.', 'es'],
    ['Figure 3 shows a fall from 61 to 34 reports.', 'en'],
    ['Table 1 puts the loss at 71% of all hours.', 'en'],
    ['Tabelle 2 zeigt, dass die Kosten stiegen.', 'de'],
    ['Figures in Table 2 are changes from the present position.', 'en'],
    ['Tables were booked for ten.', 'en'],
  ] as const)
    assert.ok(!pointsToExhibit(sentence, language), sentence);
});
