import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Unit } from '../discourse/passages.ts';
import { lineOf } from './lines.ts';
import { offersIn } from './offers.ts';
import { patternsOf } from './patternsOf.ts';

function offersOf(language: string, ...texts: readonly string[]) {
  const patterns = patternsOf(language);
  const lines = texts.map((text, index) => {
    const unit: Unit = {
      form: 'prose',
      index,
      text,
      level: 0,
      block: 'a',
      words: 9,
      vector: new Map(),
      position: 0,
      ends: index === texts.length - 1,
      role: 'detail',
      strength: 0,
      links: [],
      needs: [],
    };
    return lineOf(unit, patterns, language);
  });
  return offersIn(lines, patterns).map(({ offers, advice }) => ({
    ...Object.fromEntries(offers.map(({ name, clauses }) => [name, clauses])),
    ...(advice && { advice: advice.text }),
  }));
}

test('sentences that tell the same measures of several things are offers, in the words of the text', () => {
  assert.deepEqual(
    offersOf(
      'en',
      'There are two roofs.',
      'A slate roof costs £31,000, takes nine weeks to lay and lasts 80 years.',
      'A tin roof costs £12,000, is laid in two weeks, and the maker answers for it for 25 years.',
      'We recommend the slate.',
    ),
    [
      {
        'A slate roof': ['costs £31,000', 'takes nine weeks to lay', 'lasts 80 years'],
        'A tin roof': ['costs £12,000', 'is laid in two weeks', 'the maker answers for it for 25 years'],
        advice: 'We recommend the slate.',
      },
    ],
  );
  assert.deepEqual(
    offersOf(
      'fr',
      'La société Durmont demande 9 400 euros pour le tout et un délai de six semaines.',
      'Atelier Pons demande 7 100 euros pour la porte seule et un délai de dix jours.',
    ),
    [
      {
        'La société Durmont': ['demande 9 400 euros pour le tout', 'un délai de six semaines'],
        'Atelier Pons': ['demande 7 100 euros pour la porte seule', 'un délai de dix jours'],
      },
    ],
  );
  assert.deepEqual(
    offersOf(
      'de',
      'Der Diesel kostet 84.000 Euro und fährt 600 Kilometer weit.',
      'Der Elektrobus kostet 131.000 Euro und fährt 240 Kilometer weit.',
    ),
    [
      {
        'Der Diesel': ['kostet 84.000 Euro', 'fährt 600 Kilometer weit'],
        'Der Elektrobus': ['kostet 131.000 Euro', 'fährt 240 Kilometer weit'],
      },
    ],
  );
});

test('one measure told twice, other measures, and offers of which one has no name are none', () => {
  assert.deepEqual(
    offersOf('en', 'The north got 74 percent, the aim was 70 percent.', 'The south got 51 percent, the aim was 65 percent.'),
    [],
  );
  assert.deepEqual(offersOf('en', 'The roof costs £9,000 and takes two weeks.', 'The wall is 12 metres long and holds 40 hooks.'), []);
  assert.deepEqual(
    offersOf(
      'en',
      'The roof costs £9,000 and takes two weeks.',
      'The wall costs £4,000 and takes one and a half weeks.',
      'Or we do both, which costs £11,000 and takes three weeks.',
    ),
    [],
  );
});
