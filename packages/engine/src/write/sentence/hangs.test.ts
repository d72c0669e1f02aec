import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hangs } from './hangs.ts';

const points = (sentence: string, language: string): boolean => hangs(sentence, language).some(({ certainty }) => certainty >= 0.5);

test('a neuter pronoun before its verb points to another sentence, and an article before its noun does not', () => {
  for (const [language, sentence] of [
    ['de', 'Das klingt nach viel, aber an einem Werktag um zehn Uhr sind neun im Ort.'],
    ['de', 'Das beschloss der Gemeinderat am Dienstagabend.'],
    ['nl', 'Dat scheelt elke maand 40 euro.'],
    ['nb', 'Det betyr at broen må stenges.'],
  ] as const)
    assert.ok(points(sentence, language), sentence);
  for (const [language, sentence] of [
    ['de', 'Das Freibad öffnet im Mai.'],
    ['de', 'Das leicht beschädigte Haus steht leer.'],
  ] as const)
    assert.ok(!points(sentence, language), sentence);
});
