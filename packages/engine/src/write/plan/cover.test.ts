import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

test('a chat without a name is called by its first message, and not by what stands before its verb', () => {
  const text = [
    '09:41 Priya: clinics in Leeds and Hull say patients cannot book online, page just spins',
    '09:52 Tomasz: the web servers are fine, but the connections of the bookings database are used up',
    '09:55 Ayo: we did switch on the new reminder job last night at 02:00',
    '10:11 Tomasz: the reminder job opens a connection for each patient and never closes it',
  ].join('\n');
  const [cover] = deckOf({ name: 'chat.txt', text, document: readText(text, 'text') }).slides;
  assert.equal(cover?.title, 'Clinics in Leeds and Hull say patients cannot book online, page just spins');
});

const coverOf = (name: string, text: string) => deckOf({ name, text, document: readText(text, 'text') }).slides[0];

test('a curriculum vitae goes by its name, and the ways to reach its bearer are no title', () => {
  const cover = coverOf(
    'cv.txt',
    'Marta Lindqvist\nProduct Manager – Energy & Mobility\nGothenburg, Sweden | marta@example.org | +46 70 123 45 67\n\nSummary\nProduct manager with nine years in energy software. Led the move of a metering platform from 40,000 to 1.2 million meters.\n\nEducation\nMSc Energy Systems, 2014\nBSc Industrial Engineering, 2012\n',
  );
  assert.equal(cover?.title, 'Marta Lindqvist');
  assert.ok(cover.kind === 'cover');
  assert.equal(cover.subtitle, 'Product Manager – Energy & Mobility');
});

test('a name that has a small letter at the beginning of a sentence keeps it, and a short introduction stands whole', () => {
  const cover = coverOf(
    'readme.md',
    '# tinyqueue\n\nA small job queue on top of SQLite. No server, no broker, one file.\n\n## Why\n\nMost small services run fewer than 50 jobs a minute. tinyqueue keeps jobs in the database that you already back up.\n\n## Guarantees\n\n- A job runs at least once.\n- Jobs of one name run in the order in which they were added.\n- A job that failed 5 times is put aside.\n\n## Limits\n\nIf several machines need to take jobs, use a real broker. One file is written by one process at a time.\n',
  );
  assert.equal(cover?.title, 'tinyqueue');
  assert.ok(cover.kind === 'cover');
  assert.equal(cover.subtitle, 'A small job queue on top of SQLite. No server, no broker, one file');
});

test('a table without a word above it goes by its columns', () => {
  const { slides } = deckOf({
    name: 'table.txt',
    text: '',
    document: readText('Country\t2015\t2020\t2025\nNorway\t22.4\t74.7\t95.9\nSweden\t8.6\t32.2\t60.3\nItaly\t0.1\t4.3\t6.2\n', 'text'),
  });
  assert.deepEqual(
    slides.map(({ title }) => title),
    ['Country: 2015 – 2025', 'Country: Norway – Italy'],
  );
});

test('three sentences are all said, and the first of them is not the title of both slides', () => {
  const text =
    "We should switch our office coffee to fair trade beans. It costs 14 % more, about 38 euros a month, but the quality is better and it fits our values. Let's try it for three months.";
  const { slides } = deckOf({ name: 'short.txt', text, document: readText(text, 'text') });
  assert.equal(new Set(slides.map(({ title }) => title.replace(/ \(\d\)$/, ''))).size, slides.length);
  assert.match(JSON.stringify(slides), /for three months/);
});

test('a chat goes by what it was begun for, without its greeting, and not by an outcome that somebody recalls', () => {
  const text = [
    '[09/06/2026 19:02] Tia Neide: Gente boa noite, precisamos fechar a festa junina da escola HOJE',
    '[09/06/2026 19:03] Rogério: boa noite',
    '[09/06/2026 19:04] Tia Neide: ano passado arrecadou 14.300 e gastamos 6.900',
    '[09/06/2026 19:07] Rogério: ano passado a fila da comida foi de 50 min. Perdemos venda',
    '[09/06/2026 19:08] Camila: quem compra até dia 20 paga 5 a ficha, na hora 6',
  ].join('\n');
  assert.equal(coverOf('chat.txt', text)?.title, 'Precisamos fechar a festa junina da escola HOJE');
});
