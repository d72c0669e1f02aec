import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

test('what a transcript hears besides the words is not said', () => {
  const text = [
    '[00:00:04] DANA: The alarm came at 13:09 and nobody saw it for 26 minutes. [laughs]',
    '[00:00:15] ILYA: The rollback failed, because the migration had dropped a column.',
    '[00:00:31] (crosstalk)',
    '[00:00:35] MAREK: The canary stage was switched off in August [inaudible] and never switched on again.',
    '[00:00:44] SUNITA: 18,400 payments failed, and 11,000 were made again on the same day.',
    '[00:00:58] DANA: Marek switches the canary stage on today.',
  ].join('\n');
  const said = JSON.stringify(structured(readText(text, 'text'), false).document.blocks);
  assert.doesNotMatch(said, /laughs|crosstalk|inaudible|00:00/);
  assert.match(said, /switched off in August and never switched on again/);
});

const meeting = (lines: readonly string[]) => {
  const text = lines.map((line, i) => `[00:0${i}:10] ${line}`).join('\n');
  return structured(readText(text, 'text'), false).document.blocks;
};

test('what is counted out over several turns, each for somebody to do, is one list with what is replied', () => {
  const blocks = meeting([
    'NORA: The boiler in the east wing failed on Monday and the hall was closed for two days.',
    'PIET: The firm wants 4,200 for a new pump, and the old one is from 1998.',
    'NORA: Let us share it out. One, the pump. Piet, you order it by Friday.',
    'PIET: I need the signature of the board for that.',
    'NORA: You have it. Two, nobody turns the main valve without writing it into the book. Lena hangs up a sheet.',
    'LENA: Yes.',
    'NORA: And three, I write to the choir that the hall is open again on the 20th.',
    'LENA: We meet again in two weeks at seven.',
  ]);
  const list = blocks.find(({ type }) => type === 'list');
  assert.ok(list?.type === 'list', JSON.stringify(blocks));
  const items = list.items.map(({ runs }) => runs.map(({ text }) => text).join(''));
  assert.equal(items.length, 3);
  assert.match(items[0] ?? '', /^The pump\. Piet, you order it by Friday\. PIET: I need the signature of the board/);
  assert.match(items[1] ?? '', /^Nobody turns the main valve/);
  assert.match(items[2] ?? '', /the choir that the hall is open/);
  assert.ok(blocks.some((block) => block.type === 'heading'));
});

test('what is counted out and nobody is to do goes by the words that lead to it', () => {
  const blocks = meeting([
    'NORA: We lost eleven members since March, and I asked them why.',
    'PIET: There are three reasons in what they wrote. One, the hall is cold in winter and the heating costs too much.',
    'NORA: That I hear as well.',
    'PIET: Two, the bus no longer stops in front of the door after eight.',
    'NORA: It was cut in January.',
    'PIET: Three, the fee rose by 12 euros within one year.',
  ]);
  assert.ok(!blocks.some((block) => block.type === 'heading'), JSON.stringify(blocks));
  assert.ok(blocks.some((block) => block.type === 'list' && block.items.length === 3));
});

test('a short question stands in front of its answer, within what somebody goes on to say', () => {
  const blocks = meeting([
    'NORA: The water came through the roof of the archive on the 9th and the alarm rang in an empty room.',
    'PIET: At 21:10 the pump stopped.',
    'NORA: For how long?',
    'PIET: Forty minutes, until the caretaker came by.',
    'LENA: We can dry 290 of the 340 boxes. What does that cost?',
    'NORA: About 12,000 euros if the freezer is free.',
  ]);
  const texts = blocks.map((block) => (block.type === 'paragraph' ? block.runs.map(({ text }) => text).join('') : ''));
  assert.ok(texts.includes('At 21:10 the pump stopped. For how long? Forty minutes, until the caretaker came by.'), texts.join('\n'));
  assert.ok(texts.includes('What does that cost? About 12,000 euros if the freezer is free.'), texts.join('\n'));
});

test('words for a row count as numbers do', () => {
  const blocks = meeting([
    'Katrin: Im Keller stand das Wasser bis zum zweiten Regal, und niemand hat es gemerkt.',
    'Jens: Die Pumpe ist von 1998.',
    'Katrin: Dann verteilen wir das. Erstens, die Pumpe. Jens, du holst bis Freitag zwei Angebote.',
    'Jens: Die Lieferzeit sind aber drei Wochen.',
    'Katrin: Zweitens, der Alarm geht ab sofort auf das Diensthandy. Miriam, das stellst du heute um.',
    'Miriam: Ja.',
    'Katrin: Drittens, kein Karton steht mehr unter achtzig Zentimetern.',
  ]);
  const list = blocks.find(({ type }) => type === 'list');
  assert.equal(list?.type === 'list' ? list.items.length : 0, 3, JSON.stringify(blocks));
});
