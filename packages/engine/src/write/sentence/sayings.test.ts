/**
 * Sentences in seventeen languages, Chinese in both its scripts, with every saying that is made of them and what is seen to point outside of them, each read and judged by a
 * person: none says anything else than its sentence, and nearly all are sentences that one would print.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hangs } from './hangs.ts';
import { sayingsOf } from './sayingsOf.ts';

interface Judged {
  readonly language: string;
  readonly sentence: string;
  readonly sayings: readonly string[];
  /** What points outside for certain, as "kind: words". */
  readonly hangs: readonly string[];
  readonly judged: 'good' | 'awkward';
}

const folder = new URL('../../../../../test/fixtures/sentences/', import.meta.url);
const corpora = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Judged),
  );

const MOST_AWKWARD = 0.03;
const CERTAIN = 0.5;

for (const corpus of corpora) {
  test(`no sentence is said in a way that nobody has judged: ${corpus[0]?.language}`, () => {
    for (const { language, sentence, sayings } of corpus)
      assert.deepEqual(
        sayingsOf(sentence, language).map(({ text }) => text),
        sayings,
        sentence,
      );
  });

  test(`what points outside of a sentence is seen: ${corpus[0]?.language}`, () => {
    for (const one of corpus) {
      const seen = hangs(one.sentence, one.language).filter(({ certainty }) => certainty >= CERTAIN);
      assert.deepEqual(
        seen.map(({ kind, text }) => `${kind}: ${text}`),
        one.hangs,
        one.sentence,
      );
    }
  });
}

test('there are more than a thousand of them in seventeen languages, six hundred of them condensed, and hardly one is awkward', () => {
  const all = corpora.flat();
  assert.ok(all.length >= 1000 && corpora.length >= 17);
  const condensed = all.flatMap(({ sentence, sayings }) => sayings.filter((text) => text !== sentence.replace(/[.。।]$/u, '')));
  assert.ok(condensed.length >= 600);
  assert.ok(all.filter(({ judged }) => judged === 'awkward').length <= MOST_AWKWARD * all.length);
});

test('a saying is never longer than its sentence, and the fullest comes first', () => {
  for (const { language, sentence } of corpora.flat()) {
    const sayings = sayingsOf(sentence, language);
    for (const [i, { text, words }] of sayings.entries()) {
      assert.ok(text.length <= sentence.length, sentence);
      assert.ok(i === 0 || words <= (sayings[i - 1]?.words ?? 0), sentence);
    }
  }
});

test('amounts in a currency of a letter and a sign are no formula', () => {
  const sentence = 'O projeto custou R$ 9,2 milhões, com a demolição (R$ 3,1 milhões) e as passarelas (R$ 2,8 milhões).';
  assert.equal(sayingsOf(sentence, 'pt')[0]?.text, sentence.slice(0, -1));
});

test('a sentence of measures, of figures, or with the letters of options is said as it is written', () => {
  for (const [sentence, language] of [
    ['In wind above 3 m/s the effect shrank to 0.2 °C, and at the kerb, 6 m from the track, no difference could be found.', 'en'],
    ['La température de surface mesurée le 2 juillet à 15 h était de 31 °C, contre 52 °C sur les trottoirs sans arbres.', 'fr'],
    ['The calculated U-value fell from 2.9 to 1.6 W/(m² K), at a conductivity of 0.09 W/(m K).', 'en'],
    ['Wed 17-19:30, Sat 9-13.', 'en'],
    ['7—9月营业收入1,286万元，去年同期1,014万元，同比增长26.8%。', 'zh'],
    ["The door has years in it, so c) pays for things we don't need.", 'en'],
    ['Lo que pedimos a los socios: votad el 12 de julio si queréis la cámara fría.', 'es'],
  ] as const)
    assert.equal(sayingsOf(sentence, language)[0]?.text.replace('’', "'"), sentence.slice(0, -1), sentence);
  for (const formula of ['Let b = c · d and p = q → r.', '(a part of it.']) assert.deepEqual(sayingsOf(formula, 'en'), [], formula);
});

test('what only takes up the sentence before goes, and what leans on it all the same is seen', () => {
  const bare = (sentence: string, language: string) => sayingsOf(sentence, language)[0]?.text;
  assert.equal(bare('Heißt: ab Montag brauchen wir jemand Neues.', 'de'), 'Ab Montag brauchen wir jemand Neues');
  assert.equal(bare('あわせて、対象を7地区に広げ、本格運行を始めます。', 'ja'), '対象を7地区に広げ、本格運行を始めます');
  assert.equal(bare('O sea, la tienda abre el lunes a las nueve.', 'es'), 'La tienda abre el lunes a las nueve');
  assert.equal(bare('Yani, bina salı günü kapalı olacak.', 'tr'), 'Bina salı günü kapalı olacak');
  const leans = (sentence: string, language: string) => hangs(sentence, language).some(({ certainty }) => certainty >= 0.65);
  assert.ok(leans('Depuis, la phrase ne me quitte pas.', 'fr'));
  assert.ok(leans("If some's been nicked, walling stone is £120 a tonne.", 'en'));
  assert.ok(leans('Works, people hate losing the land for those years.', 'en'));
  assert.ok(!leans('Depuis 1987, le musée occupe la maison Rogov.', 'fr'));
});

test('a sentence that ends in what another one names leans on that one', () => {
  const leans = (sentence: string, language: string) => hangs(sentence, language).some(({ certainty }) => certainty >= 0.65);
  for (const [sentence, language] of [
    ['No sponge holds that.', 'en'],
    ['A city needs all three.', 'en'],
    ['Die Stadt braucht alle drei.', 'de'],
    ['Aucune ville ne supporte cela.', 'fr'],
    ['Ninguna ciudad aguanta eso.', 'es'],
    ['Una città le vuole tutte e tre.', 'it'],
    ['Городу нужны все три.', 'ru'],
  ] as const)
    assert.ok(leans(sentence, language), sentence);
  assert.ok(!leans('Tunnels, basins, plans: a city needs all three.', 'en'));
  assert.ok(!leans('The council closed all three schools.', 'en'));
  assert.ok(!leans('La reunión empieza a las dos.', 'es'));
});

test('what only says that it follows from the sentence before is left out', () => {
  const shortest = (text: string, language: string) =>
    sayingsOf(text, language).some((saying) => /^(?:Pedimos|Vi chiediamo|Decidimos|The town|Nous)/u.test(saying.text));
  assert.ok(shortest('Por eso pedimos dos meses más para cerrar la cuenta.', 'es'));
  assert.ok(shortest('Per questo vi chiediamo dieci euro a parcella entro il 15 novembre.', 'it'));
  assert.ok(shortest('Por isso decidimos pagar as obras em duas prestações.', 'pt'));
  assert.ok(shortest('That is why the town pays for the second boat.', 'en'));
  assert.ok(shortest('C’est pourquoi nous demandons deux mois de plus.', 'fr'));
});
