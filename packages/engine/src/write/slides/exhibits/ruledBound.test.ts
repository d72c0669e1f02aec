import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { findingsOfText } from '../../findings/find.ts';
import { writeDeck } from '../../writeDeck.ts';
import { isRuledBound } from './ruledBound.ts';

const ruled = (text: string, language: string): boolean =>
  findingsOfText(text, language).some((found) => found.kind === 'figure' && isRuledBound(found.figure, text, language));

test('what a rule applies to is told from what it demands, and from what is needed or was found', () => {
  const rules: readonly [string, string][] = [
    ['en', 'Orders of more than £800 must be signed by two people.'],
    ['en', 'A second quote is required for everything above £2,000.'],
    ['de', 'Für Rechnungen über 500 Euro müssen beide Vorstände unterschreiben.'],
    ['de', 'Fahrten ab 150 Euro brauchen die Zustimmung der Leitung.'],
    ['fr', 'Pour tout achat à partir de 50 €, une facture doit être jointe.'],
    ['es', 'Las compras de más de 300 euros deben aprobarse por escrito.'],
    ['it', 'Gli acquisti oltre 500 euro devono essere approvati.'],
    ['nl', 'Aankopen boven 250 euro moeten worden goedgekeurd.'],
    ['pl', 'Wydatki powyżej 500 zł muszą być zatwierdzone.'],
    ['pt', 'As despesas acima de 200 euros devem ser aprovadas.'],
    ['ja', '備品の購入は5万円以上の場合、部長の承認が必要です。'],
  ];
  for (const [language, text] of rules) assert.ok(ruled(text, language), text);
  const others: readonly [string, string][] = [
    ['en', 'You must book at least 10 days before departure.'],
    ['en', 'We need more than £4 million.'],
    ['en', 'The school needs a grant of more than £40,000.'],
    ['en', 'In Leeds more than 40% of households need help.'],
    ['en', 'We have saved more than £3,000 this year.'],
    ['de', 'Wir brauchen mindestens 40.000 Euro.'],
    ['fr', 'Il faut plus de 40 000 € pour refaire le toit.'],
  ];
  for (const [language, text] of others) assert.ok(!ruled(text, language), text);
});

test('the bounds of exceptions do not stand large beside the rule, nor below it as a title', () => {
  const text = `# Buying for the club

## Before you buy

Every purchase needs the word of the treasurer. Orders that cost more than £800, and all orders from abroad, also need the word of the chair. Ask at least six working days before the sale ends; what is asked later waits for the next meeting.

## Refunds

A receipt is needed for everything above £5. Receipts older than 60 days are not paid. For a lost one you may write a note.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  assert.ok(!slides.some(({ kind }) => kind === 'stats' || kind === 'bigNumber'), slides.map(({ kind }) => kind).join());
  assert.match(JSON.stringify(slides), /more than £800/u);
});
