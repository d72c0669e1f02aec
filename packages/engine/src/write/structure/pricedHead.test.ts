import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

test('a list of prices is none of the lines among which the title stands', () => {
  const text =
    'Stadtbad Ellerau – Preise ab 1. April 2026\n\nEinzelkarte Erwachsene 5,80 €\nEinzelkarte ermäßigt (Kinder 6–17, Studierende, Schwerbehinderte) 3,40 €\nFamilienkarte 14,50 €\n\nWas ändert sich? Die Einzelkarte wird 60 Cent teurer, die Jahreskarte bleibt gleich.\n';
  assert.equal(structured(readText(text, 'text'), false).document.title, 'Stadtbad Ellerau – Preise ab 1. April 2026');
});
