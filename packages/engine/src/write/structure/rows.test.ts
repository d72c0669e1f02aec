/** Rows that a text counts or writes line by line keep all of their members. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const blocksOf = (text: string): readonly Block[] => structured(readText(text, 'text'), false).document.blocks;
const itemsOf = (text: string, ordered: boolean): readonly string[] => {
  const list = blocksOf(text).findLast((block) => block.type === 'list' && block.ordered === ordered);
  return list?.type === 'list' ? list.items.map(({ runs }) => plainText(runs)) : [];
};

test('the last of several lines of one kind belongs to them and heads nothing', () => {
  const todo = [
    'Nermin – sözleşme, en geç 10 mart',
    'Tuncay – çatı teklifleri, 30 nisan',
    'Okan - ilan (bisiklet), bu hafta sonu',
    'Selin – tavanın fotoğrafları gruba',
  ];
  const turkish = `Apartman toplantısı\n\nOcak kontrolünde kırmızı etiket aldık ve mühür için altmış gün süre var. İki teklif geldi, biri yetişmiyor.\n\nYAPILACAKLAR\n${todo.join('\n')}\n\nGelecek toplantı 8 mayıs günü Tuncay Bey'in evinde yapılacak.\n`;
  assert.equal(itemsOf(turkish, false).length, todo.length);
  const tasks = ['Ana – pedir presupuesto de la caldera', 'Luis – avisar a los vecinos del segundo', 'Marta – fotos de la grieta al grupo'];
  const spanish = `Reunión de la comunidad\n\nLa caldera se paró dos veces en enero y el técnico no garantiza otra reparación. Hay dos ofertas sobre la mesa.\n\nTAREAS\n${tasks.join('\n')}\n\nLa próxima reunión será el 8 de mayo en casa de Ana.\n`;
  assert.equal(itemsOf(spanish, false).length, tasks.length);
});

for (const [language, text] of Object.entries({
  en: 'Reviving a starter\n\nDay 1. Pour off the liquid and put the starter in a clean jar.\n\nDay 2. You will likely see nothing at all, and that is normal.\n\nDay 3: a few bubbles, and it smells like yoghurt by now.\n\nDay 4. It should rise by half between two feeds.\n\nDay 5: float test. Drop a teaspoon into a glass of water.\n',
  de: 'Schwarzbrot\n\nTag 1: Den Sauerteig mit Wasser und Mehl verrühren und stehen lassen.\n\nTag 2. Noch einmal füttern und wieder warm stellen, am besten am Ofen.\n\nTag 3: Den Teig kneten und in die Form geben, dann backen.\n',
}))
  test(`labels that count on are labels whatever sign they end in: ${language}`, () => {
    const days = blocksOf(text).filter((block) => block.type === 'paragraph');
    assert.ok(days.length >= 3);
    for (const block of days) assert.equal(block.type === 'paragraph' && block.runs[0]?.bold, true, JSON.stringify(block));
  });

test('messages that number what is to be done without a dot are one list', () => {
  const chat = [
    '11:01 Priya: the booking page was down for two hours this morning',
    '11:03 Tomasz: connections were maxed out because the job never closed them',
    '11:05 Priya: ok, what do we do so it does not happen again',
    '11:07 Tomasz: 1 alert on DB connections at 80%. can do today',
    '11:08 Tomasz: 2 job gets its own pool of max 20',
    '11:09 Ayo: 3 new jobs go live at 10 in the morning not 2 at night',
    '11:10 Priya: job stays off till Tuesday then',
  ].join('\n');
  const items = itemsOf(chat, true);
  assert.equal(items.length, 3, JSON.stringify(blocksOf(chat)));
  assert.match(items[2] ?? '', /^new jobs go live/);
  assert.deepEqual(itemsOf(chat.replace(': 2 job', ': 5 jobs'), true), []);
});

test('a longer line of the same two parts is one more of the rows above it', () => {
  const rows = ['Tea and coffee – the vinegar mix', 'Blood – cold water only, never warm', 'Butter – cornflour, one night, then a brush'];
  const last = 'Cat or child – vinegar and water, one to three, the same day. After two days it burns the wool and does not come back';
  const text = `Stains on a rug\n\nMost stains go away when they are dabbed within ten minutes.\n\nWhich stain needs what:\n${rows.join('\n')}\n${last}\n\nSilk is for the restorer, even when it is only water that you would use.\n`;
  assert.deepEqual(itemsOf(text, false), [...rows, last]);
});
