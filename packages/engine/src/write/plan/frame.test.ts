import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agendaNames, agendaParts } from './frame.ts';

const parts = (...headings: string[]) => headings.map((heading, index) => ({ index, heading, words: 10 }));
const namesOf = (title: string, ...headings: string[]) => agendaNames(agendaParts(parts(...headings), title), 'en');

test('an agenda numbers its items itself: those that the source counts lose their numbers, quantities and years keep theirs', () => {
  assert.deepEqual(namesOf('移動スーパー', '1 背景と経緯', '2 実証運行の概要', '3 利用の結果', '4 本格運行'), [
    '背景と経緯',
    '実証運行の概要',
    '利用の結果',
    '本格運行',
  ]);
  assert.deepEqual(namesOf('Toplantı', '1- Asansör', '2- Çatı', '3- Aidat', 'YAPILACAKLAR'), ['Asansör', 'Çatı', 'Aidat', 'YAPILACAKLAR']);
  assert.deepEqual(namesOf('Plan', '(1) Dächer', '(2) Keller', '(3) Höfe', '(4) Wege'), ['Dächer', 'Keller', 'Höfe', 'Wege']);
  assert.deepEqual(namesOf('Deltas', 'recap', 'ok and the other side: sediment', 'What can be done', 'pH of wells'), [
    'Recap',
    'The other side: sediment',
    'What can be done',
    'pH of wells',
  ]);
  const kept = ['3 new jobs', 'Roofs', 'Cellars', '2 old ones'];
  assert.deepEqual(namesOf('Plan', ...kept), kept);
  const years = ['2023 harvest', '2024 harvest', '2025 harvest', 'Outlook'];
  assert.deepEqual(namesOf('Farm', ...years), years);
});

test('an agenda lists every main section, but not the name of the document', () => {
  assert.deepEqual(namesOf('Kerbside glass', 'Summary', 'How it worked', 'Costs', 'Options', 'Advice'), [
    'Summary',
    'How it worked',
    'Costs',
    'Options',
    'Advice',
  ]);
  const generic = ['Introduction', 'Results', 'Discussion', 'Conclusion', 'Wells'];
  assert.deepEqual(namesOf('Salt in water', ...generic), ['Wells']);
  assert.ok(
    !namesOf('Ιδιωτικό συμφωνητικό', 'ΙΔΙΩΤΙΚΟ ΣΥΜΦΩΝΗΤΙΚΟ ΕΡΓΑΣΤΗΡΙΟΥ', 'Χώρος', 'Κόστος', 'Ευθύνη').includes(
      'ΙΔΙΩΤΙΚΟ ΣΥΜΦΩΝΗΤΙΚΟ ΕΡΓΑΣΤΗΡΙΟΥ',
    ),
  );
  assert.ok(namesOf('Wells in the valley', 'Wells', 'Pumps', 'Pipes', 'Costs').includes('Wells'));
});
