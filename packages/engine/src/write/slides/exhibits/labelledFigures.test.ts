import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

const slidesOf = (text: string) => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
};

test('figures stand large only where each is of something; a value beside one with its time has a name', () => {
  const shown = JSON.stringify(
    slidesOf(
      '# Luft\n\n## Wege\n\nZu Fuß kommen 17 % der Schüler, mit dem Rad 38 %. Freitags zählt niemand.\n\n## Lärm\n\nNachts ist es leiser. Die Anwohner schlafen wieder bei offenem Fenster.',
    ),
  );
  assert.doesNotMatch(shown, /"17\s%\s· 38\s%"/u);
  const users = slidesOf(
    '# Lockers\n\n## Who uses them\n\nMost users are under forty, and two in three collect after six in the evening. People without a car walk to the station locker.',
  );
  assert.doesNotMatch(JSON.stringify(users), /six\s→/u);
  const complaints = slidesOf(
    '# Halden\n\n## Noise\n\nComplaints fell from 640 to 214 in 2025. Most of them were about noise at night, and the rest about parking.',
  ).find(({ kind }) => kind === 'change');
  assert.ok(complaints?.kind === 'change');
  assert.deepEqual([complaints.before.label, complaints.after.label], ['Complaints', 'Complaints, 2025']);
});
