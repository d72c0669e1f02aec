import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../../model/document.ts';
import { readText } from '../../../read/text.ts';
import { structured } from '../structured.ts';

const read = (lines: readonly string[]) => structured(readText(lines.join('\n'), 'text'), false);

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'heading') return [`# ${block.text}`];
    if (block.type === 'table') return [...(block.header ? [block.header] : []), ...block.rows].map((row) => row.join(' | '));
    if (block.type === 'list') return block.items.map(({ runs }) => `- ${plainText(runs)}`);
    return block.type === 'paragraph' ? [plainText(block.runs)] : [];
  });

const linesOf = (lines: readonly string[]): string[] => textsOf(read(lines).document.blocks);

test('what several agree to is decided, with what the one who proposed it takes up', () => {
  const lines = linesOf([
    '18:06 - Bridget: The pump in the yard is broken and the firm comes in June.',
    '18:11 - Priti: A new one is £145, a used one £60.',
    '18:52 - Bridget: ok so: the used pump, £60 from the kitty. Everyone ok with that?',
    '18:53 - Priti: 👍',
    '18:58 - Joan: yes if it gets a cover',
    '19:02 - Bridget: Good, a cover is a must.',
    '19:20 - Joan: anyone got bean poles',
  ]);
  assert.deepEqual(lines.slice(-3), ['# Decisions', '- The used pump, £60 from the kitty', '- A cover is a must']);
});

test('a question that one answers with yes and another with no is not decided', () => {
  const lines = linesOf([
    '18:06 - Bridget: The pump in the yard is broken.',
    '18:11 - Priti: A used one is £60.',
    '18:52 - Bridget: So we buy the used pump for £60. Everyone ok with that?',
    '18:53 - Priti: yes',
    '18:58 - Joan: no, I want a new one',
  ]);
  assert.ok(!lines.includes('# Decisions'), lines.join('\n'));
});

test('who is asked by name and says yes has a task, and so has who undertakes something', () => {
  const lines = linesOf([
    '[03.11.25, 19:12] Katja: Das Heim im Harz kostet 215 € und hält uns die Plätze bis November frei.',
    '[03.11.25, 19:13] Olga: Der Bus ist dabei.',
    '[03.11.25, 19:40] Katja: Murat machst du die Liste?',
    '[03.11.25, 19:41] Murat: mach ich, kommt morgen',
    '[03.11.25, 19:44] Olga: Offen ist noch wer als zweite Begleitung mitfährt',
    '[03.11.25, 19:46] Frau Dietz: Kläre ich mit der Schulleitung.',
    '[03.11.25, 19:50] Olga: Ich bestelle die Mützen bis Freitag.',
  ]);
  assert.deepEqual(lines.slice(-4), [
    '# Aufgaben',
    '- Murat: die Liste – kommt morgen',
    '- Olga: Bestelle die Mützen bis Freitag',
    '- Noch offen: Offen ist noch wer als zweite Begleitung mitfährt – Frau Dietz: Kläre ich mit der Schulleitung',
  ]);
});

test('a question that is answered at length is no task', () => {
  const lines = linesOf([
    '9:14 - Nadia: The certificate of the gateway expired at 23:40.',
    '9:44 - Nadia: Tomasz can we automate the renewal?',
    '9:52 - Tomasz: yes, the manager does it in 2 days of work, or we pay 49 dollars a month for a service that renews it for us',
    '9:58 - Nadia: That is too much for one certificate.',
  ]);
  assert.ok(lines.includes('# Can we automate the renewal?'), lines.join('\n'));
  assert.ok(!lines.some((line) => line.startsWith('- Tomasz')));
});

test('a correction stands in the place of what it corrects, or with it where that is not certain', () => {
  const lines = linesOf([
    '18:06 - Dev: In July we used about 400 a week.',
    '18:07 - Dev: sorry, 400 a day, not a week',
    '18:09 - Priti: The tank costs £145 with the lid.',
    '18:10 - Priti: correction: £155 with the lid',
    '18:12 - Joan: sorry, I cannot come to the meeting on the 12th',
  ]);
  assert.deepEqual(lines, [
    'In July we used about 400 a day.',
    'The tank costs £155 with the lid.',
    'sorry, I cannot come to the meeting on the 12th.',
  ]);
});

test('messages that each tell the figures of another offer are one list, which goes by its name', () => {
  const lines = linesOf([
    '[03.11.25, 19:12] Katja: Hallo, ich habe jetzt alle drei Angebote für die Fahrt der 6b',
    '[03.11.25, 19:13] Katja: Jugendherberge Sylt: 5 Tage, 289 € pro Kind mit Vollpension',
    '[03.11.25, 19:14] Katja: Schullandheim Harz: 4 Tage, 215 € alles inklusive',
    '[03.11.25, 19:15] Katja: Segelschiff: 5 Tage, 340 €, Anreise inklusive',
    '[03.11.25, 19:16] Murat: Segeln wäre schön',
  ]);
  assert.equal(lines[0], '# Zur Auswahl');
  assert.deepEqual(
    lines.filter((line) => line.startsWith('- ')),
    [
      '- Jugendherberge Sylt: 5 Tage, 289 € pro Kind mit Vollpension',
      '- Schullandheim Harz: 4 Tage, 215 € alles inklusive',
      '- Segelschiff: 5 Tage, 340 €, Anreise inklusive',
    ],
  );
});

test('what a program exports in columns is a chat, and its verbs stand at the end', () => {
  const { document, masthead } = read([
    '[LINE] 青葉町こども会 役員のトーク履歴',
    '保存日時：2025/11/08 21:30',
    '',
    '2025/11/07(金)',
    '19:06\t佐藤\t候補は12月14日の公民館か、12月21日の体育館です',
    '19:10\t田口\t公民館は1日3,300円、駐車場が8台しかないです',
    '19:18\t佐藤\tじゃあ公民館の14日でどうでしょう？',
    '19:20\t中村\t賛成です',
    '19:21\t高橋\t賛成です！',
    '19:35\t佐藤\t参加費は1人目400円、2人目から200円で決まりです',
    '19:52\t中村\t私が申込書に欄を作ります',
    '19:55\t佐藤\t臼と杵は私が消防団から借ります。保険はまだ確認できていません',
  ]);
  assert.deepEqual(masthead, ['青葉町こども会 役員のトーク履歴']);
  assert.deepEqual(textsOf(document.blocks).slice(-7), [
    '# 決定事項',
    '- 公民館の14日',
    '- 参加費は1人目400円、2人目から200円',
    '# タスク',
    '- 中村: 私が申込書に欄を作ります',
    '- 佐藤: 臼と杵は私が消防団から借ります',
    '- 未決事項: 保険はまだ確認できていません',
  ]);
});

test('a proposal and the question whether all agree may be one sentence', () => {
  const lines = linesOf([
    '[14/11/25, 21:09:47] Paco: la bici cuesta 1.290 € con dos años de garantía',
    '[14/11/25, 21:19:33] Germán: con 600 € la bici no llega',
    '[14/11/25, 21:22:41] Nuria: entonces balneario y un libro firmado por todos, ¿os parece bien?',
    '[14/11/25, 21:23:05] Paco: sí',
    '[14/11/25, 21:23:50] Germán: de acuerdo, pero que se pueda cambiar la fecha',
    '[14/11/25, 21:27:40] Nuria: Paco, ¿puedes recoger las firmas antes del 28?',
    '[14/11/25, 21:28:15] Paco: vale, lo hago en la comida del jueves',
  ]);
  assert.deepEqual(lines.slice(-3), [
    '# Decisiones',
    '- Balneario y un libro firmado por todos',
    '- Paco: recoger las firmas antes del 28 – en la comida del jueves',
  ]);
});

test('who does what is listed below its label, with what the one who has to do it answers', () => {
  const lines = linesOf([
    '9:04 - Hanna: The fair is on 12 March and we have no stand yet.',
    '9:11 - Pete: A stand of 6 metres costs £900.',
    '9:20 - Hanna: OK, decision: we take the stand of 6 metres for £900.',
    '9:21 - Hanna: To do:\n- Pete: book the stand today\n- Ines: print 200 flyers by 3 March',
    '9:25 - Ines: On it, calling the printer at 11.',
    '9:30 - Pete: +1 to Ines. The printer in Mill Lane is cheaper than the other one.',
  ]);
  assert.deepEqual(lines, [
    '# Action items',
    '- Pete: book the stand today',
    '- Ines: print 200 flyers by 3 March – calling the printer at 11',
  ]);
  assert.ok(!lines.join('\n').includes('+1'), lines.join('\n'));
});

test('sentences that each name who does something are tasks, and what is open early is what they speak of', () => {
  const lines = linesOf([
    '[03.11.25, 19:10] Katja: Die Anmeldung der Kinder ist noch offen, der Kurs beginnt am 3. Mai.',
    '[03.11.25, 19:11] Olga: Das Bad in der Oststadt kostet 90 € im Monat.',
    '[03.11.25, 19:12] Murat: Das Bad am Hafen kostet 70 € im Monat.',
    '[03.11.25, 19:20] Katja: Dann halte ich fest: Wir nehmen das Bad am Hafen',
    '[03.11.25, 19:24] Katja: Olga mietet die Bahn bis Freitag. Ich sage dem Trainer Bescheid. Murat sammelt die Zettel ein.',
    '[03.11.25, 19:25] Olga: Mach ich',
    '[03.11.25, 19:26] Murat: Mach ich, frage morgen nach',
  ]);
  const at = lines.indexOf('# Aufgaben');
  assert.deepEqual(lines.slice(at), [
    '# Aufgaben',
    '- Olga: mietet die Bahn bis Freitag',
    '- Katja: Sage dem Trainer Bescheid',
    '- Murat: sammelt die Zettel ein – frage morgen nach',
  ]);
});

test('a question that is said to be open is open; who thinks aloud or asks for a yes asks nothing', () => {
  const lines = linesOf([
    '9:04 - Hanna: The fair is on 12 March and we have no stand yet. We need one by Friday.',
    '9:11 - Pete: A stand of 6 metres costs £900. Lunch is on us, right?',
    '9:15 - Ines: Where would the second team stand? In the yard?',
    '9:16 - Pete: Could we swap the teams and put sales outside? That does not feel right, it rains in March.',
    '9:18 - Hanna: The hall has room for 40 people and a lift.',
    '9:20 - Hanna: OK, decision: we take the stand of 6 metres for £900.',
    '9:25 - Ines: Open question: what do we do about the two guests? Does the price grow with each of them?',
    '9:30 - Pete: The price is for 12 people. Each guest is £40 on top of it.',
  ]);
  const heads = lines.filter((line) => line.startsWith('# '));
  assert.deepEqual(heads, ['# Still open']);
  assert.equal(lines.at(-1), '- What do we do about the two guests?');
  assert.ok(!lines.join('\n').includes('In the yard?'), lines.join('\n'));
});

test('a condition that nobody makes use of is no part of what is decided', () => {
  const lines = linesOf([
    '9:04 - Hanna: The fair is on 12 March and we have no stand yet. We need one by Friday.',
    '9:11 - Pete: A stand of 6 metres costs £900.',
    '9:20 - Hanna: OK, decision: we take the stand of 6 metres for £900. Objections by noon tomorrow, or it stands.',
    '9:25 - Ines: Good for me.',
    '13:02 - Hanna: No objections, so that is decided.',
  ]);
  assert.deepEqual(lines.slice(lines.indexOf('# Decisions')), ['# Decisions', '- We take the stand of 6 metres for £900']);
});

test('offers that one message tells are set side by side, and a wink is no point', () => {
  const lines = linesOf([
    '9:04 - Hanna: The fair is on 12 March and we have no stand yet. We need one by Friday.',
    '9:11 - Pete: I have two prices:\n• North hall: £900 for 6 metres\n• South hall: £700 for 4 metres, no lift',
    '9:12 - Ines: I did not read that 😉',
    '9:14 - Pete: South hall has no lift, and we bring a machine of 400 kg.',
    '9:16 - Ines: North hall is next to the car park with 60 places.',
    '9:20 - Hanna: OK, decision: we take the north hall for £900.',
    '9:21 - Pete: Good.',
  ]);
  assert.deepEqual(lines, [
    '# Options',
    ' | North hall | South hall',
    'Price | £900 | £700',
    'Details | For 6 metres | For 4 metres, no lift',
    '# Why North hall',
    '- South hall has no lift, and we bring a machine of 400 kg',
    '- North hall is next to the car park with 60 places',
  ]);
});

test('a chat that decides is told by what was offered, what counted, who does what and what is open', () => {
  const { document } = read([
    '[09:02] Hannah Brix',
    'Morning! We have to pick the hosting today, the old contract ends on 31 March.',
    '[09:05] Hannah Brix',
    'I have two offers. Brightcloud: £340 a month, support at all hours. Corvus Hosting: £265 a month, support on weekdays.',
    '[09:11] Oleg Sidorov',
    'Corvus was down for four hours on 12 January, and nobody answered the phone.',
    '[09:14] Priti Shah',
    'We take 38% of our orders on Saturdays, so support on weekdays is not enough.',
    '[09:17] Dean Alcott',
    'Could we do Corvus and a freelancer at weekends? I know one who does it for £60.',
    '[09:22] Hannah Brix',
    'Brightcloud wants a setup fee of £500. I got them down to £200.',
    '[09:30] Hannah Brix',
    'OK decision: we go with Brightcloud for 24 months, setup £200.',
    '[09:31] Dean Alcott',
    '+1',
    '[09:33] Hannah Brix',
    'Oleg, can you plan the move for the weekend of 15 March?',
    '[09:34] Oleg Sidorov',
    'Will do, plan comes by Friday',
    '[09:35] Hannah Brix',
    "I'll sign the contract tomorrow.",
    '[09:38] Dean Alcott',
    'What about the mail accounts? I could write to Netstore.',
    '[09:41] Hannah Brix',
    "Not decided yet, I'll ask Brightcloud what they charge.",
  ]);
  assert.deepEqual([document.title, document.subtitle], ['We go with Brightcloud for 24 months', 'Setup £200']);
  const table = document.blocks.find(({ type }) => type === 'table');
  assert.deepEqual(table?.type === 'table' && [table.header, ...table.rows], [
    ['', 'Brightcloud', 'Corvus Hosting'],
    ['Price', '£340 a month', '£265 a month'],
    ['Details', 'Support at all hours', 'Support on weekdays'],
  ]);
  assert.deepEqual(textsOf(document.blocks), [
    '# Options',
    ' | Brightcloud | Corvus Hosting',
    'Price | £340 a month | £265 a month',
    'Details | Support at all hours | Support on weekdays',
    '# Why Brightcloud',
    '- Corvus was down for four hours on 12 January, and nobody answered the phone',
    '- We take 38% of our orders on Saturdays, so support on weekdays is not enough',
    '# Action items',
    '- Oleg: plan the move for the weekend of 15 March – plan comes by Friday',
    '- Hannah: Sign the contract tomorrow',
    "- Still open: What about the mail accounts? – Hannah: Not decided yet, I'll ask Brightcloud what they charge",
  ]);
});

test('what somebody says it comes to is decided where the others agree, and "I can" is a task where another is glad of it', () => {
  const lines = linesOf([
    '20:16 - Gemma: After the storm the roof of the shed is gone, the insurance pays £900.',
    '20:25 - Gemma: A felt roof is £620 and lasts 10 years.',
    '20:31 - Raj: Steel is £1,040 and lasts 30 years.',
    '20:40 - Gemma: Right, so we take the steel roof: £1,040, the rest from the kitty',
    '20:41 - Raj: 👍',
    '20:41 - Phil: yes',
    '20:45 - Phil: I can bring the ladder',
    '20:46 - Gemma: great',
    '20:47 - Raj: I can only do the morning',
    '20:51 - Gemma: I will send the claim form tomorrow',
  ]);
  assert.deepEqual(lines, [
    '# Background',
    '- After the storm the roof of the shed is gone, the insurance pays £900',
    '- A felt roof is £620 and lasts 10 years',
    '- Steel is £1,040 and lasts 30 years',
    '# Action items',
    '- Phil: Bring the ladder',
    '- Gemma: Send the claim form tomorrow',
  ]);
});

test('of the mails that a mail answers the offers stand beside one another, with what counted for the one that it names', () => {
  const { document } = read([
    'From: Sandra White',
    'Sent: Thursday, 6 March 2025 10:12',
    'To: Training team',
    'Subject: RE: RE: Tablets for the apprentices',
    '',
    'Hello all,',
    '',
    'thanks for your answers. We order 14 of the Galaxy Tab from Cosmotek, delivery is on 28 March. The tablets stay the property of the company and are given back at the end of the training.',
    '',
    'Best regards',
    'Sandra',
    '',
    '-----Original Message-----',
    'From: Ralf Jessen',
    'Sent: Wednesday, 5 March 2025 15:40',
    'To: Sandra White',
    'Subject: RE: Tablets for the apprentices',
    '',
    'Hi Sandra,',
    '',
    'The Galaxy can be managed with our software, the Fire cannot. The iPad can be managed too, but the app of the chamber has no offline mode on it.',
    '',
    'Regards',
    'Ralf',
    '',
    '-----Original Message-----',
    'From: Sandra White',
    'Sent: Tuesday, 4 March 2025 9:05',
    'To: Ralf Jessen',
    'Subject: Tablets for the apprentices',
    '',
    'Dear all,',
    '',
    'we need tablets for 14 apprentices by April. There are three offers:',
    '',
    'iPad 10: €389 each, delivered at once',
    'Galaxy Tab: €349 each, with a pen',
    'Fire Max: €229 each, without a pen',
    '',
    'What do you think?',
    'Sandra',
  ]);
  const lines = textsOf(document.blocks);
  assert.deepEqual(lines.slice(lines.indexOf('# Options')), [
    '# Options',
    ' | Price | Details',
    'iPad 10 | €389 each | Delivered at once',
    'Galaxy Tab | €349 each | With a pen',
    'Fire Max | €229 each | Without a pen',
    '# Why Galaxy Tab',
    '- The Galaxy can be managed with our software, the Fire cannot',
    '- The iPad can be managed too, but the app of the chamber has no offline mode on it',
  ]);
  const table = document.blocks.find(({ type }) => type === 'table');
  assert.deepEqual(table?.type === 'table' && table.rows[1], ['Galaxy Tab', '€349 each', 'With a pen']);
});

test('a messenger\u2019s own lines and stamps with the name of a day are no text', () => {
  const { document } = read([
    '07.03.2026, 17:02 - Messages are end-to-end encrypted.',
    '07.03.2026, 17:02 - Marta created the group “The lift”',
    '07.03.2026, 17:04 - Marta: The lift has been out of order since Tuesday, the motor is broken.',
    '07.03.2026, 17:09 - Marta: A new motor is £2,800 and takes three weeks.',
    '07.03.2026, 17:11 - Henry: An old one is £1,900 and takes five days.',
    '07.03.2026, 17:18 - Henry: Good.',
  ]);
  assert.equal(document.title, 'The lift');
  const teams = linesOf([
    '[Monday 13:02] Birte Hansen',
    'We need another clock by 1 July, the old one is not made any more.',
    '[Monday 13:05] Jonas Rehm',
    'Nobody in the store has a phone, so an app alone is not enough for 35 people.',
    '[Monday 13:09] Birte Hansen',
    'Tempora is 4 euros a month for each of us.',
    '[Monday 13:12] Jonas Rehm',
    'Its terminal is 690 euros.',
  ]);
  assert.ok(!teams.join(' ').includes('13:0'), teams.join('\n'));
});

test('notes in one list are parted into what was said, who does what and what is open', () => {
  const lines = linesOf([
    'Call 22 May with Marta (supplier) and Rui',
    '',
    '- delivery of the machines on 17 June and not on 3 June, a part is missing',
    '- 4 machines at £2,150, the price stays',
    '- decision: keep the order, sign the service contract',
    '- Rui: confirm the address of the new shop by Friday',
    '- me: tell the shops in Leeds and York',
    '- still open: discount on beans, Marta asks her boss',
    '- Marta: sends days for the training',
  ]);
  assert.deepEqual(lines.slice(lines.indexOf('# Action items')), [
    '# Action items',
    '- decision: keep the order, sign the service contract',
    '- Rui: confirm the address of the new shop by Friday',
    '- me: tell the shops in Leeds and York',
    '- Marta: sends days for the training',
    '- still open: discount on beans, Marta asks her boss',
  ]);
});

test('what is put to the others with its amount and a day early in a chat are decided, and so is when they meet next', () => {
  const lines = linesOf([
    '[02/03/2026, 18:01:10] Ines: We need a day and a price for the spring market',
    '[02/03/2026, 18:03:10] Carl: the yard is free on 11 and 18 April',
    '[02/03/2026, 18:04:10] Ines: ok going with Saturday 18 April then',
    '[02/03/2026, 18:06:10] Bea: The yard limit is 90 isn\u2019t it',
    '[02/03/2026, 18:07:10] Carl: yes',
    '[02/03/2026, 18:08:10] Bea: how do we pay the band',
    '[02/03/2026, 18:09:10] Ines: £4 a stall, pupils free?',
    '[02/03/2026, 18:10:10] Carl: ok',
    '[02/03/2026, 18:11:10] Bea: 👍 I\u2019ll make the price list',
    '[02/03/2026, 18:12:10] Carl: The school may lend us its benches. I\u2019ll ask Mona',
    '[02/03/2026, 18:14:10] Bea: I\u2019ll bring them',
    '[02/03/2026, 18:15:10] Ines: approved, on condition that they come back clean',
    '[02/03/2026, 18:16:10] Ines: right, meet on 9 April at 7pm at mine',
  ]);
  assert.deepEqual(lines.slice(lines.indexOf('# Decisions')), [
    '# Decisions',
    '- Going with Saturday 18 April',
    '- £4 a stall, pupils free',
    '- Meet on 9 April at 7pm at mine (Ines)',
    '# Action items',
    '- Bea: Make the price list',
    '- Carl: Ask Mona – The school may lend us its benches',
  ]);
  assert.ok(!lines.some((line) => line.includes('isn\u2019t it')));
});

test('names, times and messages on lines of their own are a chat, which is called by what is decided with an amount', () => {
  const { document } = read([
    'Katrin Holz',
    '09:03',
    'Die Messe will bis 15. April wissen, ob wir 18 oder 27 m² nehmen',
    '',
    'Jonas Brück',
    '09:06',
    'Moin. Am Dienstag standen die Leute letztes Jahr im Gang',
    '',
    'Katrin Holz',
    '09:11',
    '18 m² Reihenstand: 5.940 €, ohne Strom',
    '27 m² Eckstand: 9.450 €, Strom inklusive',
    '',
    'Meltem Aks',
    '09:15',
    'Letztes Jahr war ab Mittag kein Platz mehr',
    '',
    'Katrin Holz',
    '09:24',
    'Dann nehmen wir den Eckstand mit 27 m² für 9.450 €. Jonas, ist das für dich ok?',
    '',
    'Jonas Brück',
    '09:25',
    'Ja, einverstanden',
    '',
    'Katrin Holz',
    '09:27',
    'Ok also R7 mit neuem Greifer, kein R9',
    '',
    'Meltem Aks',
    '09:30',
    'Ich reserviere Zimmer für 6 Personen',
    '',
    'Jonas Brück',
    '09:31',
    'Ich melde den Stand heute an',
  ]);
  assert.equal(document.title, 'Wir nehmen den Eckstand mit 27 m² für 9.450 €');
  const lines = textsOf(document.blocks);
  assert.ok(lines.includes('- Wir nehmen den Eckstand mit 27 m² für 9.450 €'), lines.join('\n'));
  assert.ok(lines.includes('- R7 mit neuem Greifer, kein R9'), lines.join('\n'));
  assert.deepEqual(lines.slice(-2), ['- Meltem: Reserviere Zimmer für 6 Personen', '- Jonas: Melde den Stand heute an']);
});

test('verbs of the speaker tell who does what without a word for the speaker; what points to something else is left out', () => {
  const lines = linesOf([
    '[12.04.2026, 19:02:33] Ola: Musimy do końca tygodnia zarezerwować spływ na 4 czerwca',
    '[12.04.2026, 19:10:15] Ola: Krutynia: 95 zł za kajak, transport 300 zł. Brda: 80 zł za kajak, transport 450 zł',
    '[12.04.2026, 19:15:30] Piotr: Brda 👍',
    '[12.04.2026, 19:18:33] Ola: ok, czyli Brda, 4–6 czerwca, do Rytla',
    '[12.04.2026, 19:20:33] Ola: Rezerwuję 6 kajaków do piątku',
    '[12.04.2026, 19:33:48] Zuza: Ja zrobię listę zakupów na trzy dni',
    '[12.04.2026, 19:36:02] Ola: Piotr, możesz kupić worki na rzeczy?',
    '[12.04.2026, 19:36:50] Piotr: tak, kupię w sobotę',
  ]);
  const at = lines.indexOf('# Zadania');
  assert.deepEqual(lines.slice(at), [
    '# Zadania',
    '- Ola: Rezerwuję 6 kajaków do piątku',
    '- Zuza: Zrobię listę zakupów na trzy dni',
    '- Piotr: kupić worki na rzeczy – w sobotę',
  ]);
  assert.ok(lines.includes('Cena | 95 zł za kajak | 80 zł za kajak'), lines.join('\n'));
});

test('signs of who liked a message are none of it, a yes may say what follows from it, and "will do by 11" says nothing', () => {
  const { document } = read([
    '#shop-front',
    '',
    'Priya Raman  9:02 AM',
    'orders fail again since the deploy of last night',
    ':eyes: 4',
    '',
    'Marcus Odu  9:17 AM',
    'we can do a rollback or a hotfix. the rollback takes 10 min',
    '',
    'Leila Hadd  9:20 AM',
    'the hotfix takes 40 min, and we lose £5,300 an hour',
    '',
    'Priya Raman  9:25 AM',
    'ok then rollback now, hotfix after. Marcus can you tell finance by noon?',
    ':+1: 4',
    '',
    'Marcus Odu  9:26 AM',
    'on it',
    '',
    'Leila Hadd  9:49 AM',
    '👍 will do by 11',
    '',
    'Priya Raman  11:30 AM',
    'errors are gone. closing this one. review on Friday 14:00, I’ll write the draft',
  ]);
  assert.equal(document.title, 'Rollback now, hotfix after');
  assert.equal(document.subtitle, 'Orders fail again since the deploy of last night');
  assert.deepEqual(
    textsOf(document.blocks).filter((line) => /^[#-] /u.test(line)),
    ['# Action items', '- Marcus: tell finance by noon', '- Priya: Write the draft – review on Friday 14:00'],
  );
});
