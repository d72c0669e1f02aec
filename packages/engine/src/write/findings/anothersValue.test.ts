import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from './find.ts';

const changes = (text: string, language: string) => findingsOfText(text, language).filter(({ kind }) => kind === 'change');

test('a value that a clause gives to another thing is nothing that the first one has come from', () => {
  assert.deepEqual(changes('El ferry tarda 25 minutos, frente a los 70 que necesita el coche.', 'es'), []);
  assert.deepEqual(changes('Le bac met 25 minutes, contre 70 que demande la route.', 'fr'), []);
});

test('one whose clause tells what was, or that has a time, is', () => {
  assert.equal(changes('El ferry tarda 25 minutos, frente a los 70 que tardó.', 'es').length, 1);
  assert.equal(changes('The crossing takes 25 minutes, against 70 in 2021.', 'en').length, 1);
});
