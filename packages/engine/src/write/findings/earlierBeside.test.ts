import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Unit } from '../discourse/passages.ts';
import { earlierBeside } from './earlierBeside.ts';
import { lineOf } from './lines.ts';
import { patternsOf } from './patternsOf.ts';

function foundIn(language: string, text: string): ReturnType<typeof earlierBeside> {
  const patterns = patternsOf(language);
  const unit: Unit = {
    form: 'list',
    index: 0,
    text,
    level: 0,
    block: 'a',
    words: 9,
    vector: new Map(),
    position: 0,
    ends: true,
    role: 'detail',
    strength: 0,
    links: [],
    needs: [],
  };
  return earlierBeside(lineOf(unit, patterns, language), patterns);
}

function changeIn(language: string, text: string): string | undefined {
  const change = foundIn(language, text);
  return change && `${change.from.shown} → ${change.to.shown}`;
}

/** The earlier value, the later one, and the time of the earlier. */
function change(text: string, language: string): unknown[] | undefined {
  const found = foundIn(language, text);
  return found && [found.from.value, found.to.value, found.from.time];
}

test('an earlier value in a clause of its own is one, and by how much it rose or fell is none', () => {
  assert.equal(changeIn('en', '78 % are satisfied, against 69 % in 2022'), '69 % → 78 %');
  assert.equal(changeIn('en', '1,240 bikes mended, 210 more than last year'), undefined);
  assert.equal(changeIn('en', '1,240 bikes mended, 210 fewer than last year'), undefined);
  assert.equal(changeIn('de', '1.240 Räder repariert, 210 mehr als im Vorjahr'), undefined);
  assert.equal(changeIn('es', '1.240 bicicletas reparadas, 210 más que el año pasado'), undefined);
});

test('an earlier value in brackets has its time beside it; a year may be yet to come, and a budget is a plan', () => {
  assert.deepEqual(change('Sick days per head: 2.1 (Q2: 3.4)', 'en'), [3.4, 2.1, 'Q2']);
  assert.deepEqual(change('The cost per loan fell to £4.10 (2023: £4.60)', 'en'), [4.6, 4.1, '2023']);
  assert.equal(change('Share of solar: 38 % (2030: 60 %)', 'en'), undefined);
  assert.equal(change('Rohbau: 1,62 Mio. Euro (Budget 1,45 Mio. Euro)', 'de'), undefined);
});
