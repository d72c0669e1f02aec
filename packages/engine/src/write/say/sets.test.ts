import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf, type Rewriting } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

const shown = (text: string, options: Rewriting = {}): readonly string[] =>
  deckOf({ name: 'set', text, document: readText(text, 'text') }, options).slides.map(({ notes: _, sources: __, ...said }) =>
    JSON.stringify(said),
  );

const ASKS = [
  'Der Haushaltsplan wird in der vorgelegten Fassung beschlossen.',
  'Die Grundsteuer B steigt ab 1. Januar um 25 Punkte.',
  'Die Sanierung der Turnhalle wird auf 2027 verschoben.',
  'Für die Kita Sonnenweg werden zwei Stellen geschaffen.',
  'Die Gebühren der Musikschule bleiben unverändert.',
  'Der Zuschuss an den Sportverein wird um 10 000 Euro gekürzt.',
  'Die Verwaltung berichtet vierteljährlich über den Stand.',
];
const BUDGET = `Haushaltsplan 2026 der Gemeinde

Der Entwurf sieht Ausgaben von 48,2 Mio. Euro vor, das sind 3,1 Mio. Euro mehr als im laufenden Jahr. Die Rücklage sinkt bis Ende 2026 auf 2,4 Mio. Euro und liegt damit knapp über der Mindesthöhe.

Wir bitten den Rat um folgende Beschlüsse:
${ASKS.map((ask, i) => `${i + 1}. ${ask}`).join('\n')}

Ohne die Erhöhung der Grundsteuer wäre die Rücklage schon 2027 aufgebraucht. Der Kämmerer warnt, dass die Kreisumlage noch nicht feststeht.
`;

for (const contentModificator of ['condense', 'expand'] as const)
  test(`of a list that a slide can hold no item is left out: ${contentModificator}`, () => {
    const slides = shown(BUDGET, { contentModificator });
    const asks = ASKS.map((ask) => ask.slice(0, 24).replace(/\u00a0/g, ' '));
    const counts = slides.map((slide) => asks.filter((ask) => slide.replace(/\u00a0/g, ' ').includes(ask)).length);
    assert.ok(counts.includes(ASKS.length), JSON.stringify(slides));
  });

test('labelled lines go by the words that lead to them, and counted ones behind a blank line are a list of their own', () => {
  const slides = shown(`Regentonne richtig anschließen

Wer Regenwasser sammelt, spart im Sommer bis zu 40 Prozent Trinkwasser im Garten. Eine Tonne mit 300 Litern reicht für etwa 50 Quadratmeter Beet und eine Woche Trockenheit. Der Anschluss ist an einem Nachmittag gemacht, wenn das Fallrohr aus Kunststoff oder Zink ist; bei Kupfer sollte man einen Fachbetrieb fragen. Sie brauchen:

Regentonne: 300 Liter
Regendieb: passend zum Fallrohr
Stichsäge: feines Blatt
Gehwegplatten: 4 Stück

Schritt 1: Platten auf ebenem Boden verlegen.
Schritt 2: Tonne aufstellen und Höhe am Fallrohr anzeichnen.
Schritt 3: Fallrohr unter der Markierung durchsägen.

Im Winter muss die Tonne leer sein, sonst reißt sie. Kinder können in eine offene Tonne fallen: ein Deckel ist Pflicht. Das Wasser eignet sich nicht zum Trinken.
`);
  const needed = slides.find((slide) => slide.includes('Stichsäge')) ?? '';
  assert.match(needed, /"title":"Sie brauchen"/);
  assert.ok(!needed.includes('Markierung'), needed);
  assert.match(slides.find((slide) => slide.includes('Markierung')) ?? '', /"title":"Schritt 1–3"/);
});

test('a clause that its lettered members end names their slide', () => {
  const slides = shown(`Rules for plot holders

Every plot must be at least three quarters cultivated by the end of the first summer. Tenants who fall below that receive (a) a friendly reminder in June; (b) a written notice in August; (c) a final notice in October, after which the plot is let. The waiting list stands at 64 names and the wait is two and a half years.

Hosepipes may be used before nine and after six only, and never unattended. Each plot may have one shed of up to 6 square metres.
`);
  const members = slides.find((slide) => slide.includes('riendly reminder')) ?? '';
  assert.match(members, /"title":"Tenants who fall below that receive"/);
  assert.ok(members.includes('ritten notice') && members.includes('inal notice'), members);
});

test('numbered asks keep their numbers beside a sentence that is told under the same heading', () => {
  const slides = shown(`Proposta: horário alargado da biblioteca

Abrir a biblioteca mais 14 horas por semana custa 38 000 euros por ano e serve sobretudo os estudantes.

Hoje a biblioteca fecha às 18h e ao domingo. Em inquérito a 640 utentes, 72% disseram que não conseguem vir nesse horário. As salas de estudo estão cheias a partir das 16h e, em época de exames, há estudantes sentados no chão. O município vizinho alargou o horário em 2022 e as visitas aumentaram 31% no primeiro ano.

Há três opções:
A: abrir até às 22h de segunda a quinta – 24 000 euros
B: abrir ao domingo das 10h às 18h – 14 000 euros
C: as duas coisas – 38 000 euros

Recomendamos a opção C, porque só as duas juntas resolvem o problema dos estudantes que trabalham. O custo por visita adicional seria de 1,90 euros, menos do que o custo médio atual de 2,60 euros.

O que pedimos à Câmara:
1. aprovar a verba até 30 de setembro
2. contratar dois assistentes a meio tempo
3. instalar um sistema de autoempréstimo
4. reforçar a iluminação da entrada
5. avaliar os resultados ao fim de doze meses

Risco: se o sistema de autoempréstimo atrasar, será preciso mais um assistente.
`);
  assert.match(slides.find((slide) => slide.includes('iluminação')) ?? '', /"ordered":true/);
});

/** Two offers side by side, as a mail has them, with a sentence behind the second one; `last` is its last item. */
const options = (heads: readonly [string, string], first: readonly string[], second: readonly string[], behind: string): string =>
  `1) ${heads[0]}\n${first.map((item) => `- ${item}`).join('\n')}\n\n2) ${heads[1]}\n${second.map((item) => `- ${item}`).join('\n')}\n\n${behind}`;

const OFFERS = {
  de: [
    'Angebote für die Mensa\n\nUnser Caterer hat zum 31. Januar gekündigt, weil nur noch 165 Kinder am Tag essen. Zwei Angebote liegen vor:\n\n',
    options(
      ['Landküche Petersen', 'Frischwerk eG'],
      ['4,90 € pro Essen', '30 % Bio', 'Mindestabnahme 180 Essen', 'könnte sofort anfangen'],
      ['5,60 € pro Essen', 'kocht vor Ort', '60 % Bio', 'Mindestabnahme 120', 'ABER: die Küche muss für 38.000 € umgebaut werden'],
      'Zum Vergleich, jetzt zahlen wir 4,20 €.',
    ),
  ],
  fr: [
    'Deux chaudières pour la salle des fêtes\n\nLa chaudière de 1994 est tombée en panne trois fois en janvier. Deux devis sont arrivés :\n\n',
    options(
      ['Granulés', 'Pompe à chaleur'],
      ['21 400 € posée', 'silo de 6 m³', 'livraison deux fois par an', 'entretien 310 € par an'],
      ['28 900 € posée', 'sans stock', 'bruit de 54 dB', 'ATTENTION : le compteur doit passer à 36 kVA', 'aide de 9 000 €'],
      'À titre de comparaison, le fioul nous a coûté 6 200 € en 2024.',
    ),
  ],
} as const;

for (const [language, parts] of Object.entries(OFFERS))
  test(`an item of a few words is shown with the others of its list, also where a sentence stands behind them: ${language}`, () => {
    const text = parts.join('');
    const bare = (words: string): string => words.replace(/[\s:]/gu, '').toLowerCase();
    const slides = shown(text).map(bare);
    const items = text.match(/(?<=^- ).+$/gmu) ?? [];
    assert.equal(items.length, 9);
    for (const item of items)
      assert.ok(
        slides.some((slide) => slide.includes(bare(item))),
        `${item} is not in ${slides.join('\n')}`,
      );
  });
