import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const BODY =
  'The harbour gets power from the quay in October, and boats switch their engines off. The municipality pays half of the 4.8 million, the harbour association the rest.\n\n' +
  'Eight sockets stand on the north quay and four on the south one. Complaints about noise have risen from 12 to 41 in three years.\n';

/** All that a cover and the slides could be made of. */
const said = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false));

for (const [name, front, noise] of [
  [
    'a bar of links in capitals',
    'MENU CERCA ABBONATI\n\nIl porto avrà la corrente in banchina\n\nIl porto riceve la corrente in ottobre. Il comune paga la metà dei 4,8 milioni.\n\nOtto prese stanno sulla banchina nord e quattro su quella sud. Le proteste per il rumore sono salite da 12 a 41 in tre anni, e i vicini vogliono dormire.',
    /MENU|CERCA/,
  ],
  [
    'links of two words',
    'MENÚ BUSCAR SUSCRÍBETE INICIAR SESIÓN\n\nEl puerto tendrá corriente en el muelle\n\nEl puerto recibe corriente en octubre. El municipio paga la mitad.\n\nOcho tomas están en el muelle norte y cuatro en el sur. Las quejas por el ruido han subido de 12 a 41 en tres años, y los vecinos quieren dormir.',
    /BUSCAR/,
  ],
  ['links with capitals', `Home News Sport Culture Subscribe\n\nThe harbour gets power from the quay\n\n${BODY}`, /Subscribe/],
  [
    'a dateline on a line of its own',
    'HÄLLEVIK –\n\nFiskehamnen får landström i höst\n\nKommunen och hamnföreningen delar på kostnaden, 4,8 miljoner kronor. Klagomålen har ökat från 12 till 41 på tre år.',
    /HÄLLEVIK/,
  ],
] as const)
  test(`no line of a front: ${name}`, () => {
    const text = said(front);
    assert.doesNotMatch(text, noise);
    assert.match(text, /12 (?:a|to|till) 41/);
  });

test('who answers for a page is none of its text', () => {
  const text = said(
    `Fiskehamnen får landström i höst\n\nDela artikeln   Kopiera länk   Skriv ut\n\nKommunen delar på kostnaden, 4,8 miljoner kronor. Åtta uttag byggs på den norra kajen.\n\nKlagomålen har ökat från 12 till 41 på tre år, och de flesta gäller natten.\n\nFöreningen vill att bidraget ska gälla alla båtar.\n\nVi använder cookies. Läs mer\nAnsvarig utgivare: Per Lind\nTipsa oss: 0456-555 01\n`,
  );
  assert.doesNotMatch(text, /Per Lind|Tipsa|Kopiera/);
});

test('names of departments in a row of words are no bar of links', () => {
  const text = said(`Budget der Stadt 2026\n\nSchulen Straßen Kultur Verwaltung Kitas\n\n${BODY}`);
  assert.match(text, /Schulen Straßen/);
});

for (const [line, told] of [
  ['In sintesi: il tetto si rifà quest’anno, la facciata aspetta.', 'Il tetto si rifà quest’anno'],
  ['Il tetto perde in tre punti. Riassunto: il tetto si rifà quest’anno.', 'punti. Il tetto si rifà'],
] as const)
  test(`a sentence that sums up stands without its label: ${line}`, () => {
    const text = said(
      `Verbale della riunione\n\n${line}\n\nI lavori iniziano il 2 maggio e durano nove settimane. La spesa si divide per millesimi.\n`,
    );
    assert.ok(text.includes(told), text);
  });

test('a title stands without the label that says that it is one', () => {
  const { document } = structured(readText(`Headline: churn is down but support is drowning\n\n${BODY}`, 'text'), false);
  assert.equal(document.title, 'Churn is down but support is drowning');
});

test('a bar of buttons in brackets stands for no title', () => {
  const { document } = structured(
    readText(
      `Home › Reviews › Longtails   [Share] [Save]\n★ This page contains links\n\nThe harbour gets power from the quay\nBy Pia Oom\n\n${BODY}`,
      'text',
    ),
    false,
  );
  assert.equal(document.title, 'The harbour gets power from the quay');
});

test('a press release is called by its headline, and not by what it is or by the offices that send it', () => {
  const { document } = structured(
    readText(
      'NOTA À IMPRENSA — para publicação imediata\nPrefeitura Municipal de Vila do Porto · Secretaria de Mobilidade e Rios\nVila do Porto, 19 de outubro de 2026\n\nBalsa elétrica começa a atravessar o rio em fevereiro e corta tarifa pela metade\n\nA prefeitura assinou o contrato nesta segunda-feira. A travessia cairá de 35 para 22 minutos.\n\nCerca de 4.800 pessoas atravessam o rio todos os dias. A passagem passará de R$ 6,00 para R$ 3,00.\n',
      'text',
    ),
    false,
  );
  assert.equal(document.title, 'Balsa elétrica começa a atravessar o rio em fevereiro e corta tarifa pela metade');
});

test('a number in the properties of a file is no title where the first page says one below the running head', () => {
  const line = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
  const source: Document = {
    origin: 'file',
    language: 'en',
    title: 'uel-2024-0088',
    warnings: [],
    blocks: [
      line('Urban Ecology Letters 12 (2024) 88–93 · H. Sandvold et al.', 0),
      line('RESEARCH ARTICLE', 1),
      line('Dot patterns on glass bus shelters and bird collisions in three years', 2),
      line('Received 3 July 2023; accepted 11 January 2024. doi:10.0000/uel.2024.0088', 3),
      line('Bus shelters are a cause of bird collisions that few have studied. We put dots on 96 glass shelters and counted the birds.', 4),
      { type: 'heading', id: 'h', level: 2, text: '1. Introduction' },
      line('Collision with glass is among the causes of the death of birds. Dots are known from tunnels.', 5),
      { type: 'heading', id: 'h2', level: 2, text: '2. Methods' },
      line('We counted impact marks on each of the shelters twice a week for three years.', 6),
    ],
  };
  assert.equal(structured(source, false).document.title, 'Dot patterns on glass bus shelters and bird collisions in three years');
  assert.equal(structured({ ...source, title: 'Glass and birds' }, false).document.title, 'Glass and birds');
});

test('below thanks and a name stand no sections of a letter: not the office, not what was answered, not its small print', () => {
  const text = said(
    'Temat: Dzwonek o 8:30\n\nSzanowni Państwo,\n\nod września chcielibyśmy zaczynać lekcje o 8:30. Na dziś mamy 88 głosów z 263, w tym 61 na tak.\n\nProszę zagłosować do piątku 20 marca. Jeden głos na dziecko.\n\nZ góry dziękuję i pozdrawiam ciepło\nBeata Wilczek\nsekretariat, Szkoła Podstawowa nr 4\ntel. 00 555 01 44, w. 12\n\n-----Wiadomość oryginalna-----\nOd: Jan Sobala\n> A czy ktoś policzył, ile dzieci przyjdzie na 7?\n\nWiadomość może zawierać informacje poufne. Pomyśl o środowisku, zanim wydrukujesz ten e-mail.\n',
  );
  assert.match(text, /88 głosów/);
  assert.doesNotMatch(text, /sekretariat|Sobala|poufne|Z góry/);
});

test('who was there, and who was not, is none of the text, in the short words of notes', () => {
  for (const [front, told] of [
    [
      'Méhész Egyesület – vezetőségi ülés\n2025. október 9., művelődési ház\n\nJelen: Bodnár Ilona (elnök), Fekete Zsolt\nKimentette magát: Oláh Feri\n\n1. Őszi kezelés\nRéka 41 állományból 27-ben mért az augusztusi kezelés után.\n\n2. Pénztár\nA nyitó egyenleg 1 284 000 forint volt, a kiadás 389 000.\n\n3. Egyebek\nAz iskolai bemutató november 5-én lesz.\n',
      /augusztusi/u,
    ],
    [
      'Çınar Apartmanı yönetim toplantısı\n6 Mart 2025, 20.30\n\nGelenler: Nermin (yönetici), Tuncay Bey\nGelmeyenler: Selin, Halit\n\n1. Asansör\nAsansör ocaktan beri kırmızı etiketli, 60 günümüz var.\n\n2. Çatı\nKuzey köşe yine akıtıyor, üç teklif toplanacak.\n\n3. Aidat\nAidat nisandan itibaren 1.200 lira.\n',
      /kırmızı/u,
    ],
  ] as const) {
    const text = said(front);
    assert.doesNotMatch(text, /Oláh|Halit/u);
    assert.match(text, told);
  }
});

test('a title names what a text is about: no firm with what it does, no kind of text that is cut off at its colon, no first heading below whose text it is', () => {
  const titleOf = (text: string) => structured(readText(text, 'text'), false).document.title;
  const sections =
    '\n\nSummary\nSales were better than planned in the north. The costs were not.\n\nStaff\nThree people came, and two left in May.\n';
  assert.equal(
    titleOf(
      `Board Report – Third Quarter\nAshdown Ltd, contract laundry for hotels and care homes\nPrepared by: Ida Moss\nFor the meeting of 23 October${sections}`,
    ),
    'Board Report – Third Quarter',
  );
  assert.equal(
    titleOf(
      `# Proposition de projet : un service de prêt d’outils dans les cinq bibliothèques du pays de Brenac\n\n## Besoin\n\nLes habitants n’ont pas d’outils chez eux. Ils les empruntent à leurs voisins.\n\n## Prix\n\nLe service coûte peu. La région en paie la moitié.\n`,
    ),
    'un service de prêt d’outils dans les cinq bibliothèques du pays de Brenac',
  );
});

test('two days with a dash between them are no label and its text', () => {
  const said = JSON.stringify(
    structured(
      readText('# Courses\n\n## Weekend\n\nLördag–söndag 13–14 mars, kl. 10–16, för alla.\n\nPris: 1 650 kr per vuxen och dag.', 'text'),
      false,
    ),
  );
  assert.match(said, /Lördag–söndag/u);
});

test('a line alone above headings names them, and says nothing in the section before it', () => {
  const text =
    '# Planner\n\nWho for?\nPlanner is made for firms of ten to five hundred people. They use it each day.\n\nWhat Planner does for you\n\nA plan by itself\nYou name the jobs. Planner proposes a week that keeps the law.\n\nStand-ins\nIt names the three who are nearest. One of them is found in eleven minutes.\n\nPay\nThe hours go to the payroll. Nights are counted.\n';
  const { document } = structured(readText(text, 'text'), false);
  assert.ok(document.blocks.some((block) => block.type === 'heading' && block.text === 'What Planner does for you'));
});

test('the head of a letter says who writes to whom, and when, and no street of either', () => {
  const head =
    'Nordlicht Technik GmbH\nHafenstraße 18, 26789 Leer\n\nGemeinde Weidenau\nFrau Bürgermeisterin Sabine Hollmann\nRathausplatz 1\n26899 Weidenau\n\nLeer, 19. Januar 2026\n\nProjektvorschlag: Umstellung der Straßenbeleuchtung auf LED\n\n';
  const body =
    'vielen Dank für das Gespräch am 8. Januar. Wie vereinbart, schlagen wir Ihnen heute vor, wie Weidenau seine Straßenbeleuchtung in acht Monaten umstellen kann.\n\nAusgangslage\n\nDie Gemeinde betreibt 1.240 Leuchten, von denen 870 mit Natriumdampflampen bestückt sind.\n';
  const { masthead } = structured(readText(`${head}Sehr geehrte Frau Hollmann,\n\n${body}`, 'text'), false);
  assert.deepEqual(masthead, ['Nordlicht Technik GmbH', 'Gemeinde Weidenau', 'Leer, 19. Januar 2026']);
});
