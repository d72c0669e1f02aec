import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

test('a list of prices is none of the lines among which the title stands', () => {
  const text =
    'Stadtbad Ellerau – Preise ab 1. April 2026\n\nEinzelkarte Erwachsene 5,80 €\nEinzelkarte ermäßigt (Kinder 6–17, Studierende, Schwerbehinderte) 3,40 €\nFamilienkarte 14,50 €\n\nWas ändert sich? Die Einzelkarte wird 60 Cent teurer, die Jahreskarte bleibt gleich.\n';
  assert.equal(structured(readText(text, 'text'), false).document.title, 'Stadtbad Ellerau – Preise ab 1. April 2026');
});

test('a headline and the sentence below it may tell the same sum', () => {
  const text =
    'PRESS RELEASE\nHolt & Wray hospitals\n4 November 2026\n\nHospital saves £212,000 by putting unopened medicines back\n\nUnopened medicines worth £212,000 were put back in stock and given to other patients at the hospital in the past year, which saves as much, it said today.\n\nPutting the packs back takes a technician.\n\nThe board agreed last week to extend the scheme to fourteen more wards.\n';
  assert.equal(structured(readText(text, 'text'), false).document.title, 'Hospital saves £212,000 by putting unopened medicines back');
});
