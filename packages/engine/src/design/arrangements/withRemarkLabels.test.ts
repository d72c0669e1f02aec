import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());

/** Sizes of the texts of such names, points. */
function sizesOf(slide: object, name: RegExp): number[] {
  const page = designDeck(deckSchema.parse({ title: 'T', slides: [slide] }), 'Tokyo', typesetter, { split: false }).pages[0];
  return leaves(page?.nodes ?? []).flatMap((node) =>
    node.type === 'shape' && name.test(node.name) ? (node.text?.paragraphs[0]?.runs[0]?.style.size ?? []) : [],
  );
}

const SENTENCE =
  'Der Ausschuss wird gebeten, alle drei Maßnahmen zu beschließen.\nIm Herbst wäre die Frist für die Förderung verfallen: Der Antrag muss bis zum 30. Juni 2026 gestellt sein.';

test('what figures count is read without effort, though sentences stand below them', () => {
  const stats = [
    { figure: '30 %', label: 'weniger Verbrauch durch alle drei Maßnahmen zusammen', note: '2.860 MWh im Jahr 2025' },
    { figure: '107.000 €', label: 'Einsparung im Jahr, zu den Preisen von 2025', note: 'Energiekosten 2025: 391.000 €' },
    { figure: '588.000 €', label: 'Kosten der drei Maßnahmen mit Bundesförderung', note: 'ohne Förderung 774.000 €' },
    { figure: '7 Wochen', label: 'Schließung für das neue Lüftungsgerät', note: 'trifft das Schulschwimmen von 34 Klassen' },
  ];
  const title = 'Drei Maßnahmen senken den Energieverbrauch des Hallenbads Lindenau um 30 Prozent';
  const sizes = sizesOf({ kind: 'stats', title, stats, sentence: SENTENCE }, /^Label /);
  assert.equal(sizes.length, 4);
  assert.ok(Math.min(...sizes) >= 14, String(sizes));
});

test('so are the names of the parts of a whole', () => {
  const parts = [
    ['1.230 MWh', 'Lüftung und Raumwärme', 1230],
    ['830 MWh', 'Beckenwasser', 830],
    ['315 MWh', 'Duschwasser', 315],
    ['285 MWh', 'Pumpen und Filter', 285],
    ['200 MWh', 'Beleuchtung und Sonstiges', 200],
  ].map(([figure, label, value]) => ({ figure, label, value }));
  const sentence =
    'Lüftung und Raumwärme mit 43 Prozent und Beckenwasser mit 29 Prozent machen zusammen 72 Prozent aus.\nVom ganzen Verbrauch sind 2.110 MWh Wärme aus Gas und 750 MWh Strom.';
  const title = 'Fast drei Viertel der Energie gehen in Luft und Beckenwasser';
  const sizes = sizesOf({ kind: 'shares', title, whole: 'von 2.860 MWh im Jahr 2025', parts, sentence }, /^Part /);
  assert.equal(sizes.length, 5);
  assert.ok(Math.min(...sizes) >= 14, String(sizes));
});
