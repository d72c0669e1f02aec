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

test('what was given for something that stands elsewhere, and what others did with it, points back', () => {
  const points = (text: string, language: string) =>
    hangs(text, language).some(({ kind, certainty }) => kind === 'demonstrative' && certainty > 0.6);
  assert.ok(points('A cambio, el taller abre los sábados.', 'es'));
  assert.ok(!points('A cambio de la llave se paga una fianza de diez euros.', 'es'));
  assert.ok(points('Das wollten viele schon lange.', 'de'));
  assert.ok(points('For the others we wait until May.', 'en'));
  assert.ok(points('З них дванадцять уже закриті.', 'uk'));
});

test('"it was" with what was done to it points back, and before what it leads to does not', () => {
  assert.ok(points('It was switched off in August for the load test and never switched back on.', 'en'));
  assert.ok(!points('It was agreed that the shop opens at nine.', 'en'));
  assert.ok(!points('It is important to wash the lid.', 'en'));
});

test('some of what was named before point back', () => {
  assert.ok(points('Trois d’entre elles concernent la porte du nord.', 'fr'));
  assert.ok(points('La quatrième concerne la porte du sud.', 'fr'));
  assert.ok(points('La première ne coûte rien.', 'fr'));
  assert.ok(points('La prima non costa nulla.', 'it'));
  assert.ok(!points('La première année ne coûte rien.', 'fr'));
  assert.ok(points('Drei von ihnen waren undicht.', 'de'));
  assert.ok(points('Två av dem är stängda.', 'sv'));
});

test('a German pronoun behind a verb alone points back, and behind a noun it may not; so does the day that is "that day"', () => {
  assert.ok(points('Schreiben Sie dafür bitte Ihre Hausnummer auf die Tonne.', 'de'));
  assert.ok(!points('Die Kosten dafür trägt das Land.', 'de'));
  assert.ok(points('Falls Sie an dem Tag nicht zu Hause sind, geben Sie den Schlüssel ab.', 'de'));
  assert.ok(points('If nobody is at home on that day, leave the key with a neighbour.', 'en'));
});

test('what draws on another sentence, one of a row, and what is only granted lean on what stands before', () => {
  for (const [language, text, kind] of [
    ['de', 'Der Vorstand schlägt euch deshalb etwas vor', 'connective'],
    ['pt', 'Por isso a resposta não pode ser só dos pais', 'connective'],
    ['en', 'The second matter is the kiln', 'selection'],
    ['de', 'Der zweite Punkt betrifft den Beitrag', 'selection'],
    ['en', 'True, the bus is empty at eleven', 'connective'],
    ['pt', 'Ofereci-lhe um livro', 'person'],
    ['fr', 'C’est précisément ce que Nantes a choisi de payer', 'demonstrative'],
  ] as const)
    assert.ok(
      hangs(text, language).some((hang) => hang.kind === kind && hang.certainty >= 0.5),
      text,
    );
  for (const [language, text] of [
    ['en', 'The second argument of the mayor is money'],
    ['de', 'Weil das Eis dünn war, wurde das Rennen deshalb verlegt'],
  ] as const)
    assert.deepEqual(
      hangs(text, language).filter(({ certainty }) => certainty >= 0.5),
      [],
      text,
    );
});

test('an object that is only a pronoun before its verb points to another sentence', () => {
  assert.ok(points('Lo si vede già dalla strada.', 'it'));
  assert.ok(points('La si riconosce dal colore.', 'it'));
  assert.ok(points('Se lo debemos al taller.', 'es'));
  assert.ok(!points('Lo studio della casa dura tre mesi.', 'it'));
  assert.ok(!points('La sede apre il lunedì.', 'it'));
});
