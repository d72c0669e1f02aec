import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../model/document.ts';
import { joinWrapped } from '../line/joinWrapped.ts';
import { withHyphens } from './hyphens.ts';

/** The first of the paragraphs whose lines these are. */
function written(language: string, ...paragraphs: string[][]): string {
  const blocks = paragraphs.map((lines, i): Block => ({ type: 'paragraph', id: `b${i}`, runs: [{ text: lines.reduce(joinWrapped, '') }] }));
  const [first] = withHyphens(blocks, language);
  return first?.type === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '';
}

test('a word that the line parted is joined', () => {
  assert.equal(written('en', ['During the report-', 'ing year'], ['The reserves']), 'During the reporting year');
  assert.equal(written('de', ['die Verant-', 'wortung'], ['Verantwortung tragen']), 'die Verantwortung');
});

test('a hyphen that belongs to its word stays: the word is written so elsewhere, or both halves are words of the text', () => {
  assert.equal(written('en', ['a porous low-', 'noise surface'], ['low-noise asphalt']), 'a porous low-noise surface');
  assert.equal(written('en', ['the noise-', 'level rose'], ['The noise is a matter of its level.']), 'the noise-level rose');
});

test('where no word of the text is parted, hyphens between words are its own', () => {
  const rest = ['Noise in classrooms was logged for two weeks before and after the works were done in the spring of that year.'];
  assert.equal(written('en', ['Class-', 'size reductions'], rest), 'Class-size reductions');
});

test('a word of several parts keeps the hyphen that a line ends with', () => {
  const rest = ['Le cours traite de la pluie et de la ville pendant les quatre premières semaines de la session.'];
  assert.equal(written('fr', ['courbes intensité-', 'durée-fréquence'], rest), 'courbes intensité-durée-fréquence');
  assert.equal(written('fr', ['courbes intensité-durée-', 'fréquence'], rest), 'courbes intensité-durée-fréquence');
  const parted = [['die Verant-', 'wortung'], ['Verantwortung tragen']];
  assert.equal(written('de', ['die Umwelt-Verträg-', 'lichkeits-Prüfung'], ...parted), 'die Umwelt-Verträglichkeits-Prüfung');
});

test('a hyphen in place of the rest of a word keeps its blank', () => {
  assert.equal(written('de', ['eine Hol-', 'und Bringzone']), 'eine Hol- und Bringzone');
  assert.equal(written('de', ['Baden-', 'Württemberg']), 'Baden-Württemberg');
});

test('number words, first and last halves that the language hyphens, and single letters keep it', () => {
  // This text parts its words.
  const parted = [['a respon-', 'sible reader'], ['responsible']];
  assert.equal(written('en', ['a group of sixty-', 'one pupils'], ...parted), 'a group of sixty-one pupils');
  assert.equal(written('en', ['a broad-', 'based study'], ...parted), 'a broad-based study');
  assert.equal(written('en', ['an X-', 'ray'], ...parted), 'an X-ray');
  assert.equal(written('en', ['it was self-', 'ish'], ...parted), 'it was selfish');
  assert.equal(written('en', ['values that cor-', 'related'], ...parted), 'values that correlated');
  assert.equal(written('fr', ['quatre-', 'vingts élèves'], ...parted), 'quatre-vingts élèves');
});

test('a pronoun behind its verb keeps its hyphen in Portuguese, and a word that was parted there does not get one', () => {
  assert.equal(written('pt', ['Recupera-', 'se em 15 meses']), 'Recupera-se em 15 meses');
  assert.equal(written('pt', ['é preciso vendê-', 'la já']), 'é preciso vendê-la já');
  assert.equal(written('pt', ['uma hipó-', 'tese'], ['a análi-', 'se']), 'uma hipótese');
  assert.equal(written('pt', ['a análi-', 'se dos dados']), 'a análise dos dados');
  assert.equal(written('pt', ['a clas-', 'se média']), 'a classe média');
});

test('a figure at the end of a line keeps its hyphen and gets no blank', () => {
  assert.equal(written('en', ['a 24-', 'hour shift']), 'a 24-hour shift');
  assert.equal(written('en', ['12-', 'and 24-hour shifts']), '12- and 24-hour shifts');
  assert.equal(written('en', ['pages 7–', '10']), 'pages 7–10');
});
