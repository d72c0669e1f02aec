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

test('a beginning that names a text stops before another clause, and not at its first word', () => {
  const text =
    'We need to lock the venue for the June offsite in the mountains by Friday, otherwise the days in June are gone everywhere we asked.\n\nThe budget is $24,000 for all of us without the travel.\n';
  assert.equal(coverOf('mail.txt', text)?.title, 'We need to lock the venue for the June offsite in the mountains');
});

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

test('a mail without a subject goes by what it comes to and asks for, and not by its first line; both stand on their own slides as well', () => {
  const text = `Dear neighbours,

I hope everyone survived the storm. Our cat did not come out from under the bath until Tuesday.

As you will have seen the tarpaulin is back on the north side. The roofer came on Wednesday and he was blunt: the felt is finished. What has failed is the felt and the battens beneath, and they fail everywhere at once, so patching the corner over number 9 again would be money in the gutter.

He gave me two prices. Relaying only the north slope is 18,400 and takes two weeks. Doing both slopes at once is 31,000, takes three, and saves the second scaffold, which is 4,200 on its own.

The reserve holds 12,650. If we do both slopes we need a one-off levy of about 2,300 from each of the eight flats, payable in two parts, March and September.

Please vote by return mail before 20 January: north slope only, or both. If I hear nothing I count it as both.

Best
Ruth`;
  const [cover, ...slides] = deckOf({ name: 'mail.txt', text, document: readText(text, 'text') }).slides;
  assert.ok(cover?.kind === 'cover');
  assert.match(`${cover.title} ${cover.subtitle ?? ''}`, /Please vote by return mail before 20 January/u);
  assert.match(JSON.stringify(slides), /Please vote by return mail before 20 January/u);
});

test('a report that begins with a fact goes by it, and no date is torn', () => {
  const text = `La piscina municipal de Almoraima cerrará del 3 de febrero al 11 de abril para sustituir el vaso infantil y el sistema de depuración. La noticia llegó ayer por la tarde, en un pleno que duró menos de una hora.

Los técnicos detectaron en octubre que el vaso pequeño pierde 14.000 litros al día. Significa que cada mes se tira el consumo de cien familias y que el suelo del vestuario empieza a ceder.

La obra cuesta 386.000 euros. El ayuntamiento pone 150.000; el resto lo paga la Diputación, siempre que la obra termine antes del 30 de abril. Por eso se ha descartado esperar al verano, como pedía el club de natación.

Quien prefiera dar de baja el abono puede hacerlo hasta el 31 de enero en conserjería.`;
  assert.equal(coverOf('noticia.txt', text)?.title, 'La piscina municipal de Almoraima cerrará del 3 de febrero al 11 de abril');
});

const WELLS = [
  'The town closed three of its seven wells last year because the pumps had worn out. A new pump costs 4,200 euros, and the budget has room for one pump.',
  'Worn pumps have cost the families of the upper town more time than money. People who live beside a closed well carry water over 600 metres. The clinic counted twice as many sore backs as in 2021.',
  'Would it help to lease? The neighbouring valley pays 900 euros a year for two pumps, repairs included. The town should lease two pumps before the summer.',
];

test('a told text is not called by the scene that it begins with, or by a question within it', () => {
  const scene =
    'Yesterday evening I sat on my grandmother’s bench and could not sleep. She said “leave the door open, child”, and laughed. The dog looked at me as if I had understood nothing.';
  const title = coverOf('column.txt', [scene, ...WELLS, 'The council decides on 12 May. It has eleven members.'].join('\n\n'))?.title ?? '';
  assert.match(title, /wells|pumps/u);
});

test('a fact that a text begins with is the title of its own slide, too', () => {
  const text = [
    'The pool in Kellerau opens on 4 days a week this summer. The council decided so on Tuesday by eleven votes to eight.',
    ...WELLS,
  ];
  const [cover, slide] = deckOf({ name: 'news.txt', text: text.join('\n\n'), document: readText(text.join('\n\n'), 'text') }).slides;
  assert.equal(cover?.title, 'The pool in Kellerau opens on 4 days a week this summer');
  assert.equal(slide?.title, cover?.title);
});

test('the cover of a chat says what sums it up', () => {
  const text = [
    '09:02 Sandrine: bon, on a encore trois vélos cargo immobilisés ce matin',
    "09:11 Karim: les freins, c'est parce qu'on a pris des plaquettes moins chères en mars. elles tiennent 900 km au lieu de 2 000",
    '09:15 Karim: 11 € par jeu. mais une immobilisation nous coûte 85 € de sous-traitance par jour',
    "09:21 Sandrine: j'ai compté, 14 jours d'arrêt en avril-mai contre 5 l'an dernier à la même période",
    '09:24 Luc: donc on revient aux anciennes plaquettes ?',
    '09:26 Karim: oui, et on change aussi les freins tous les 1 500 km sans attendre que ça couine',
    '09:40 Mehdi: ok pour moi le lundi, mais pas la semaine du 17, je suis en congé',
    '09:44 Luc: je commande 30 jeux aujourd’hui, livraison jeudi. ça fait 1 290 €',
    '09:52 Luc: donc en résumé : anciennes plaquettes dès jeudi, remplacement tous les 1 500 km, relevé des compteurs le lundi par Mehdi',
  ].join('\n');
  const cover = coverOf('chat.txt', text);
  assert.ok(cover?.kind === 'cover');
  assert.match(cover.title, /^Anciennes plaquettes dès jeudi, remplacement/u);
  assert.equal(cover.subtitle, 'Relevé des compteurs le lundi par Mehdi');
});

test('behind a few words to begin with, a transcript is called by what it is about', () => {
  const text = [
    "00:00:04 Dana: Okay we're recording. So this is the review of Friday's outage in the payment service.",
    '00:00:15 Ilya: At 13:02 we rolled out the release to all regions. The first alarm came seven minutes later.',
    '00:00:31 Marek: The rollback failed, because the migration had dropped a column of the table.',
    '00:00:44 Sunita: 18,400 payments failed, and 11,000 of them were made again on the same day.',
    '00:00:58 Ilya: We restored the column at 14:20, and all regions were well again at 14:52.',
  ].join('\n');
  assert.equal(coverOf('talk.txt', text)?.title, 'This is the review of Friday’s outage in the payment service');
});

test('what a document itself calls its subtitle stands on the cover, also where it tells a version and a day', () => {
  const text =
    '# Data Protection Rules\n\nHarbour Credit Union – edition 3, valid from 1 May 2024\n\n## Scope\n\nThese rules bind all 90 employees. They bind temporary staff from their first day.\n\n## Storage\n\nPaper files are locked away every evening. Files older than ten years are shredded.';
  const document = { ...readText(text, 'text'), subtitle: 'Harbour Credit Union – edition 3, valid from 1 May 2024' };
  const [cover, ...others] = deckOf({ name: 'rules.txt', text, document }).slides;
  assert.equal(cover?.kind === 'cover' && cover.subtitle, 'Harbour Credit Union – edition 3, valid from 1 May 2024');
  assert.ok(!JSON.stringify(others).includes('edition 3'));
  const author = { ...readText(text.replace(/Harbour.*2024/u, 'By Ann Lee'), 'text'), subtitle: 'By Ann Lee' };
  const named = deckOf({ name: 'named.txt', text, document: author }).slides[0];
  assert.equal(named?.kind === 'cover' && named.meta, 'Ann Lee');
  assert.ok(named?.kind === 'cover' && named.subtitle !== 'By Ann Lee');
});

test('a letter that brings a numbered quotation goes by its number, with what it is for and until when it holds; its signature is no slide', () => {
  const { slides } = deckOf({
    name: 'quotation.txt',
    text: '',
    document: readText(
      'Dear Prof. Lindgren,\n\nthank you for showing us the greenhouse on 3 March. As agreed, here is our quotation for the new heating of the palm house.\n\nQuotation No. 4417\nValid until 30 April\n\nWhere you stand\nThe boiler dates from 1998 and has failed four times this winter. In January the palms stood at 9 degrees for two nights. The makers no longer deliver parts.\n\nWhat we propose\nA heat pump with 60 kW and a buffer of 2,000 litres takes the place of the boiler. The pipes in the beds stay as they are. A sensor in each bay reports to the gardeners.\n\nWhat it costs\nThe pump costs £31,000 and its buffer £4,200, both put up and connected.\n\nHow it goes on\nPayment: 30% with the order, 70% after the first cold week. The guarantee is five years. Digging outside of the house is not included.\n\nKind regards\nMoa Ek\nEk Heating Ltd, Uppsala\n',
      'text',
    ),
  });
  const [cover] = slides;
  assert.equal(cover?.title, 'Quotation No. 4417');
  assert.ok(cover.kind === 'cover');
  assert.equal(cover.subtitle, 'As agreed, here is our quotation for the new heating of the palm house. Valid until 30 April');
  assert.ok(!slides.some(({ title }) => /regards|Valid/u.test(title)), JSON.stringify(slides.map(({ title }) => title)));
});

test('a speech is called neither by a share of those it asked nor by what it holds against another sentence', () => {
  const speech =
    'Good evening, everybody.\n\nI have run the boathouse of this town for nineteen years. In that time I have been asked, about once a month, who still rows. Tonight I would like to say it.\n\nWhat do they come for? We asked them. In May we spoke to 310 guests. Forty-four per cent had come to learn, because it is cheap and nobody laughs at you. Thirty per cent came for company after work. Only nineteen per cent came first of all to race.\n\nWe have become the youth club of every quarter that has lost its own. The club in Mill Lane closed in 2016. The hall of the scouts went in 2020. Each of them saved money, and sent its children to us.\n\nA rowing machine does not ask how your day was. The jetty was built in 1968 for twelve boats, and we now have thirty-one. The county has offered to pay 90,000 of it, but the offer ends in March.\n';
  assert.equal(coverOf('speech.txt', speech)?.title, 'We have become the youth club of every quarter that has lost its own');
});

test('who speaks stands on the cover, and neither that nor what is enclosed is a slide', () => {
  const text =
    '# En ny paketterminal i Örnäs\n\nFöredragande: Anders Lindqvist, logistikchef. Bilagor: kalkyl (A), riskanalys (B).\n\n## Bakgrund\n\nDen gamla terminalen byggdes 1994 för 22 000 paket per dygn. Nu hanterar den 31 400 paket.\n\n## Risker\n\nDetaljplanen kan överklagas av grannarna. Det skulle försena bygget med ett halvt år.\n';
  const { slides } = deckOf({ name: 'board.md', text, document: readText(text, 'text') });
  assert.match(JSON.stringify(slides[0]), /Föredragande: Anders Lindqvist/u);
  const shown = slides.slice(1).map(({ notes: _, ...slide }) => JSON.stringify(slide));
  assert.ok(!shown.some((slide) => /Lindqvist|Bilagor/u.test(slide)), shown.join());
});
