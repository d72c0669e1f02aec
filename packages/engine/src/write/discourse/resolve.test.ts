import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../languages/languageOf.ts';
import { resolve } from './resolve.ts';

const resolved = (language: string, heading: string, before: string, sentence: string) =>
  resolve(sentence, before, heading, languageOf(language).discourse.anaphora);

test('a pronoun gives its place to what the section is about', () => {
  const scour = 'Scour is the removal of soil around a pier by running water.';
  assert.equal(resolved('en', 'Scour', scour, 'It is the most common cause of collapse.'), 'Scour is the most common cause of collapse.');
  assert.equal(resolved('en', 'What is a quay?', 'A quay is a wall at which ships lie.', 'It has bollards.'), 'A quay has bollards.');
  assert.equal(
    resolved('de', 'Was ist eine Genossenschaft?', 'Eine Genossenschaft ist ein Unternehmen von Mitgliedern.', 'Sie gehört allen.'),
    'Eine Genossenschaft gehört allen.',
  );
  assert.equal(resolved('fr', 'Le quai', 'Le quai est un mur le long de l’eau.', 'Il porte des bornes.'), 'Le quai porte des bornes.');
});

test('where it might stand for something else it stays', () => {
  // The section is about something else.
  assert.equal(resolved('en', 'Harbours', 'The mayor is a friend of the company.', 'It sold the quay.'), undefined);
  assert.equal(resolved('en', 'Quays', 'Ships lie at a quay.', 'It has bollards.'), undefined);
  // They do not agree.
  assert.equal(resolved('en', 'The quay', 'The quay is a wall at which ships lie.', 'They need deep water.'), undefined);
  assert.equal(resolved('de', 'Der Kai', 'Der Kai ist eine Mauer.', 'Sie hat Poller.'), undefined);
  assert.equal(resolved('de', 'Die Inflation', 'Die Inflation ist der Anstieg der Preise.', 'Sie steigen seit Mai.'), undefined);
  assert.equal(resolved('fr', 'Le quai', 'Le quai est un mur.', 'Elle porte des bornes.'), undefined);
  // No language, no certainty.
  assert.equal(resolved('sv', 'Kajen', 'Kajen är en mur.', 'Den har pollare.'), undefined);
});
