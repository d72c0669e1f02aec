import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const said = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false).document.blocks);
const section = (heading: string, text: string): string => `${heading}\n${text}\n\n`;
const body =
  section('What changes', 'The library opens on Sundays from 4 January, and closes at six on Mondays instead of eight.') +
  section('What it costs', 'Two assistants share the Sundays, which costs 18,400 pounds a year and is paid from the reserve.') +
  section('What we ask', 'Tell us by 20 November whether your group still needs the hall on Monday evenings.');

for (const foot of [
  'Begoña Urrutia\nDirección de Personas',
  'Kind regards,\nOn behalf of the board,\n\nTjitske Wiersma, voorzitter',
  'gez. Hollmann',
  'M. Fauchon',
  'Solène & Karim\ngérance',
  'Peter Lacey\nSecretary, plot 17',
  'La presidenta\nEl secretario\nMarisa Urrutia\nTomás Rufián',
])
  test(`a signature is no section: ${foot.replace(/\n+/g, ' / ')}`, () => {
    const blocks = said(`The library on Sundays\n\n${body}${foot}\n`);
    const name = foot.split('\n').find((line) => /Urrutia|Wiersma|Hollmann|Fauchon|Karim|Lacey/.test(line)) ?? '';
    assert.ok(!blocks.includes(name), blocks);
    assert.ok(blocks.includes('Monday evenings'));
  });

test('a postscript below a signature stays', () => {
  const blocks = said(`The library on Sundays\n\n${body}Ann Lee, head librarian\n\nPS: The key is at the desk until noon on Friday.\n`);
  assert.ok(!blocks.includes('Ann Lee') && blocks.includes('until noon on Friday'));
});

test('a postscript that tells when is said without its label behind the last sentence, another one is left out', () => {
  const blocks = (added: string) =>
    structured(readText(`The library on Sundays\n\n${body}Ann Lee, head librarian\n\n${added}\n`, 'text'), false).document.blocks;
  const last = blocks('P.S. the hall is closed on 24 November.').at(-1);
  assert.equal(last?.type === 'paragraph' && plainText(last.runs).endsWith('on Monday evenings. The hall is closed on 24 November.'), true);
  assert.ok(!JSON.stringify(blocks('PPS – if anyone has a spare basket, please bring it along.')).includes('basket'));
});

for (const [language, letter] of Object.entries({
  en: 'Dear all,\n\nThe hall opens at nine on Sundays, and the fee stays at two pounds.\n\nKind regards,\nMaggie Thornton.\nSecretary, Bake Club.\n12 Mill Lane, Oakford\nTODO: ask Anna about the urn\n',
  pt: 'Caros colegas,\n\nA sala abre às nove ao domingo, e a quota continua a ser de dois euros.\n\nCom os melhores cumprimentos,\nTeresa Vilar.\nDiretora da Biblioteca Municipal.\nRua do Carmo, 5\n',
  ru: 'Уважаемые коллеги!\n\nЗал открыт по воскресеньям с девяти, а взнос остаётся прежним.\n\nС уважением,\nИгорь Лебедев.\nНачальник отдела логистики.\nтел. +7 495 555-01-23\n',
}))
  test(`a signature whose lines end in full stops is one: ${language}`, () => {
    const blocks = structured(readText(letter, 'text'), false).document.blocks.filter(({ type }) => type !== 'heading');
    assert.equal(blocks.length, 1, JSON.stringify(blocks));
  });

test('what stands below two dashes at the end is no part of a text', () => {
  const blocks = said(`The library on Sundays\n\n${body}-- \nChair: Hugh Lister. Treasurer: Pam Ode.\nPrinted by Northgate Copy Shop\n`);
  assert.ok(!blocks.includes('Lister') && !blocks.includes('Copy Shop') && blocks.includes('Monday evenings'), blocks);
});

test('notes to oneself in brackets are none of the text, what else stands in brackets is', () => {
  const blocks = said(
    `The library on Sundays\n\n(check with Anna)\n\n${body}It stays open at Easter. (tbc, ask the board again) Groups pay half (members only). (The café is closed.)\n`,
  );
  assert.ok(!/Anna|tbc/.test(blocks) && /members only/.test(blocks) && /café is closed/.test(blocks), blocks);
  const german = said(
    'Lüftung in der Schule\n\nDie Fenster stehen jede Stunde fünf Minuten offen. (mit Frau Petersen abklären) Im Winter reichen drei.\n',
  );
  assert.ok(!german.includes('Petersen') && german.includes('Im Winter'), german);
});

test('the state of a text is no part of its title', () => {
  const titleOf = (title: string) => structured(readText(`${title}\n\n${body}`, 'text'), false).document.title;
  assert.equal(titleOf('Rules for new plot holders (draft 3, please do not circulate)'), 'Rules for new plot holders');
  assert.equal(titleOf('Rules for new plot holders (and their helpers)'), 'Rules for new plot holders (and their helpers)');
});

test('a note below a signature stays, and so does a short line with a figure', () => {
  const blocks = said(
    `The library on Sundays\n\n${body}Callum Pike\nManaging director\n\nNote: the Mondays of last year are counted anew.\n`,
  );
  assert.ok(!blocks.includes('Callum') && blocks.includes('counted anew'), blocks);
  assert.ok(said(`The library on Sundays\n\n${body}Rooms and tables\nTables 12\n`).includes('Tables 12'));
});

test('notes of the author at the head of a text are no content', () => {
  const noted = said(
    `The library on Sundays\n(typed during the meeting, nothing corrected, ask Sam when in doubt about a figure)\n\n${body}`,
  );
  assert.ok(!noted.includes('nothing corrected'));
  const delivered = structured(
    readText(`[As delivered. Opening of the ninth Libraries Forum, Ostrava, 11 September 2026. Lightly corrected]\n\n${body}`, 'text'),
    false,
  );
  assert.equal(delivered.document.title, 'Opening of the ninth Libraries Forum');
});

test('a minus is no dash behind a label', () => {
  const blocks = said(`Crops and salt\n\n${section('Yield', 'Yr = 100 - b (ECe - a), where a is the threshold and b the slope.')}${body}`);
  assert.ok(blocks.includes('Yr = 100 - b (ECe - a)'), blocks);
});

test('a name above the two dashes signs a mail, and what asks to spare paper goes with the rest', () => {
  const mail = (greeting: string, foot: string): string => said(`${greeting}\n\n${body}${foot}`);
  const english = mail(
    'Hi all,',
    'Maureen\n--\nMaureen Adeyemi | Coordinator, Food Bank | 01632 960 417\nRegistered charity. Please think of the environment before printing this e-mail.\n',
  );
  assert.ok(english.includes('Monday evenings'), english);
  assert.ok(!/Maureen|printing/.test(english), english);
  const swedish = mail('Hej alla,', 'Maja\n--\nMaja Lindqvist | Föreståndare | 08-123 456 78\nTänk på miljön innan du skriver ut detta.\n');
  assert.ok(!/Maja|miljön/.test(swedish), swedish);
});

test('what else a page has to read is none of the text, under its name or behind it', () => {
  for (const [text, foot, link] of [
    [
      '山線圖書車上週六重新上路，第一個月借出四千一百二十冊。\n\n圖書車因車輛老舊停駛兩年。\n\n縣議會預計九月二十日審查預算。電動小巴一次充電可跑一百六十公里。\n\n經費只夠跑到明年六月，之後每年需要二百四十萬元。',
      '延伸閱讀：\n偏鄉國小併校爭議再起\n電動公車三年檢討',
      /併校|檢討/u,
    ],
    [
      'Маршрут з’єднає вокзал, центр і лікарню. Усього зупинок 22.\n\nПробний період триватиме до кінця травня.',
      'Читайте також: Нові велодоріжки | Графік відключень\nФото: пресслужба міськради',
      /велодоріжки|пресслужба/u,
    ],
  ] as const) {
    const told = said(`${text}\n\n${foot}\n`);
    assert.doesNotMatch(told, link);
    assert.match(told, /二百四十萬元|травня/u);
  }
});

test('a step that is shouted is a heading like the others', () => {
  const step = (name: string, words: string): string => `${name}\n${words}\n\n`;
  const { document } = structured(
    readText(
      `How I sealed our bath\n\n${step('Step 1: Get the old stuff out!!', 'Cut along both edges with a knife. Leave the gel for two hours on what does not come off.')}${step('Step 2: Clean and dry', 'Wipe with alcohol and wait a whole day with the fan on. Damp joints get black again in months.')}${step('Step 3: Fill the tub', 'A full tub sinks two or three millimetres. Leave the water in until the silicone has cured.')}`,
      'text',
    ),
    false,
  );
  const headings = document.blocks.flatMap((block) => (block.type === 'heading' && block.level > 1 ? [block.text] : []));
  assert.deepEqual(headings, ['Step 1: Get the old stuff out!', 'Step 2: Clean and dry', 'Step 3: Fill the tub']);
});

for (const foot of [
  'If anything is unclear, write below this post. The next one is about roofs.',
  'اگر سؤالی بود زیر همین پست بنویسید. عکس بفرستید، لطفاً با نور روز نه فلاش.',
  'सवाल हो तो नीचे लिखें। अगली पोस्ट: सोख्ता गड्ढा।',
])
  test(`what a post asks its readers for is none of its text: ${foot.slice(0, 24)}`, () => {
    const text = `${body}${foot}\n`;
    const language = /\p{Script=Arabic}/u.test(foot) ? 'fa' : /\p{Script=Devanagari}/u.test(foot) ? 'hi' : 'en';
    const { document } = structured({ ...readText(text, 'text'), language }, false);
    assert.ok(!JSON.stringify(document.blocks).includes(foot.slice(0, 20)));
  });
