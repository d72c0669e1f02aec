import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const linesOf = (text: string): string[] =>
  structured(readText(text, 'text'), false).document.blocks.map((block) => {
    if (block.type === 'heading') return `# ${block.text}`;
    if (block.type === 'list') return block.items.map(({ runs }) => `- ${runs.map((run) => run.text).join('')}`).join(' ');
    return block.type === 'paragraph' ? block.runs.map((run) => run.text).join('') : block.type;
  });

test('what a chat decides is a list of its own, and what is said behind it is left to the notes', () => {
  const lines = linesOf(
    [
      '09:14 Priya: where are we on the booking page? the clinic opens for bookings on monday at 8am',
      '09:16 Marcus: the page is done, the payment is not. the card provider still has us in review',
      '09:31 Lotte: ok but no bookings at all is worse. we have 640 slots in the first two weeks',
      '09:43 Priya: decided then: open monday 8am, no deposit in week one. Marcus, can you call the provider at noon?',
      '09:50 Lotte: last time we had 140 calls before 10',
    ].join('\n'),
  );
  assert.deepEqual(lines.slice(-3, -1), ['# Decisions', '- Open monday 8am, no deposit in week one - Marcus: call the provider at noon']);
});

test('a bare agreement settles what was proposed with its day and hour', () => {
  const lines = linesOf(
    [
      '[08.11.23, 18:04] Jule: Die Schule hat abgesagt. Wir können ab Januar nicht mehr in den Werkraum',
      '[08.11.23, 18:11] Tomasz: Das Gemeindehaus hätte samstags den kleinen Saal frei, 40 € pro Termin',
      '[08.11.23, 18:24] Jule: Abstimmung: Ab Januar Gemeindehaus, jeden zweiten Samstag, 14 bis 17 Uhr?',
      '[08.11.23, 18:25] Tomasz: dafür',
      '[08.11.23, 18:33] Jule: Ok, beschlossen. Ich schreibe bis Sonntag die Einladung',
    ].join('\n'),
  );
  assert.deepEqual(lines.slice(-2), [
    '# Beschluss',
    '- Ab Januar Gemeindehaus, jeden zweiten Samstag, 14 bis 17 Uhr - Jule: Schreibe bis Sonntag die Einladung',
  ]);
});

test('a chat that decides nothing has no such list', () => {
  const lines = linesOf(
    [
      '09:14 Priya: where are we on the booking page?',
      '09:16 Marcus: the page is done, the payment is not',
      '09:20 Lotte: the council decided last week that the hall closes in May',
      '09:31 Priya: have we decided who takes the phones?',
    ].join('\n'),
  );
  assert.ok(!lines.some((line) => line.startsWith('# Decisions')));
});

test('a stamp may name its day; what is decided in parts is one statement, and who does what a list', () => {
  const lines = linesOf(
    [
      '[di 12 nov 20:02] Ineke: In het kort: de zaal wordt per 1 maart 400 euro duurder',
      '[20:03] Bram: Dat is een derde van onze contributie',
      '[20:05] Ineke: Ok dus opties. 1 contributie omhoog 2 samen met het koor 3 naar de school',
      '[20:08] Bram: De school kost 120 euro per maand, maar alleen op maandag',
      '[20:15] Ineke: Besluit dus: vanaf maart naar de school, contributie blijft 60 euro, het koor vragen we later. Iedereen?',
      '[20:16] Bram: Ja',
      '[20:18] Ineke: Mooi. Ik bel de school morgen, Bram schrijft de leden, Noor zegt de zaal op voor 1 december',
      '[20:19] Noor: de soep kookt over',
    ].join('\n'),
  );
  assert.ok(!lines.some((line) => line.includes('20:') || line.includes('di 12 nov') || line.includes('soep')));
  assert.ok(lines.includes('- contributie omhoog - samen met het koor - naar de school'));
  assert.deepEqual(lines.slice(-4), [
    '# Besluiten',
    '- Vanaf maart naar de school, contributie blijft 60 euro, het koor vragen we later',
    '# Acties',
    '- Ineke: Ik bel de school morgen - Bram: schrijft de leden - Noor: zegt de zaal op voor 1 december',
  ]);
});
