import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grammarOf } from '../grammar/grammar.ts';
import { clausesOf, tidy } from './clauses.ts';

const texts = (sentence: string, language = 'en', longest = 20) =>
  clausesOf(sentence, grammarOf(language), longest, language).map((clause) => clause.text);

test('a short sentence is offered whole, without its full stop', () => {
  assert.deepEqual(texts('Good grids are built slowly.'), ['Good grids are built slowly']);
});

test('a long sentence is cut where a clause ends', () => {
  const sentence =
    'The firm opened a second plant in the north of the country, because demand for its lamps had doubled within less than three years.';
  assert.deepEqual(texts(sentence, 'en', 12), ['The firm opened a second plant in the north of the country']);
});

test('a second main clause stands alone, without its conjunction', () => {
  const found = texts('We introduce ten tasks for probing sentence vectors, and we study three encoders with them.', 'en', 12);
  assert.ok(found.includes('We study three encoders with them'));
});

test('a sentence that is short enough is not cut, nor one of its limits cut off', () => {
  assert.deepEqual(texts('The council will move the school, and shops near it may lose customers.'), [
    'The council will move the school, and shops near it may lose customers',
  ]);
  assert.deepEqual(texts('The monthly fee of the contract rises once a year by inflation, but by no more than 3 %.', 'en', 12), []);
});

test('numbers of clauses, datelines and signs of items are no part of what is said', () => {
  assert.deepEqual(texts('2.3 The client may terminate without notice.'), ['The client may terminate without notice']);
  assert.deepEqual(texts('LISBON, 14 May – Residents voted to move the school.'), ['Residents voted to move the school']);
  assert.deepEqual(texts('• Every part can be replaced.'), ['Every part can be replaced']);
  assert.deepEqual(texts('13 The questionnaire did not ask for names.'), ['The questionnaire did not ask for names']);
});

test('enumerations, insertions and conditions are not cut', () => {
  for (const sentence of [
    'The plant makes lamps, chairs, tables and many other things that are sold abroad, and on the islands of the south too.',
    'A study by the university, however, found that sales in comparable towns rose by a great deal in the year after it.',
    'If the river rises by more than two metres, and nobody opens the gates in time, the whole of the lower town is flooded at once.',
  ]) {
    assert.deepEqual(texts(sentence, 'en', 12), []);
  }
});

test('citations and ties to the sentence before go, the words stay', () => {
  const english = grammarOf('en');
  assert.equal(tidy('However, sales rose (Smith et al., 2014) in all towns [3, 4].', english), 'sales rose in all towns');
  assert.equal(tidy('In addition, for example, it rains.', english), 'it rains');
});

test('lead-ins, references and formulas are not offered', () => {
  assert.deepEqual(texts('As shown in Figure 3, sales rose in all towns.'), []);
  assert.deepEqual(texts('x = {a|b} + <c> * [d]'), []);
});

test('other languages cut at their own conjunctions', () => {
  assert.deepEqual(
    texts(
      'Das Geschäft in Österreich wuchs besonders stark, weil dort zwei neue Filialen eröffnet wurden und viele Kunden kamen.',
      'de',
      9,
    ),
    ['Das Geschäft in Österreich wuchs besonders stark'],
  );
  assert.deepEqual(texts('Совет сажает новые деревья в центре города, потому что летом там не хватает тени для пожилых людей.', 'ru', 9), [
    'Совет сажает новые деревья в центре города',
  ]);
  assert.equal(
    texts('過去三年全市新建公園四十六個，人均公園綠地面積達到十五平方米，居民滿意度明顯提高。', 'zh-Hant', 12)[0],
    '過去三年全市新建公園四十六個',
  );
});

test('what ties a sentence to the one before is left out, in its own language only', () => {
  assert.deepEqual(texts('But soon people began to hurry.'), ['Soon people began to hurry']);
  assert.deepEqual(texts('En 2020 la ciudad abrió tres puentes nuevos.', 'es'), ['En 2020 la ciudad abrió tres puentes nuevos']);
  assert.deepEqual(texts('En de stad opende drie nieuwe bruggen.', 'nl'), ['De stad opende drie nieuwe bruggen']);
});

test('what a sentence reports or concedes stands without that', () => {
  assert.deepEqual(texts('Experiments on two large corpora show that the small model beats every larger one.', 'en', 12), [
    'The small model beats every larger one',
  ]);
  assert.ok(
    texts('We study both plants over three years and find that the older one loses more heat in winter.', 'en', 12).includes(
      'The older one loses more heat in winter',
    ),
  );
  assert.deepEqual(texts('Although the grid is older than the town itself, it carries more power than ever before.', 'en', 9), [
    'It carries more power than ever before',
  ]);
});

test('no cut falls inside a subject or takes a comparison from its verb', () => {
  for (const sentence of [
    'The methods of cooling such as water from the river and the air of the night can lower the price of power a lot.',
    'The new lamps in the halls of the port do not work as well as the old ones did in the first years after the war.',
  ]) {
    assert.deepEqual(texts(sentence, 'en', 12), []);
  }
});

test('torn pieces, formulas and what only points on state nothing', () => {
  for (const sentence of [
    'The settings of the model are as follows.',
    'The reply to the question is',
    'Is built from x = [h i, h j] for t = k.',
  ]) {
    assert.deepEqual(texts(sentence), [], sentence);
  }
  assert.deepEqual(texts('The scores agree (r = 0.95) in all three towns.'), ['The scores agree in all three towns']);
  assert.deepEqual(texts('The World Health Organization (WHO) counts the sick.'), ['The World Health Organization (WHO) counts the sick']);
});

test('a participle that goes on with a sentence may be left away, in the languages that know one', () => {
  const first = ([sentence, language]: readonly [string, string]) => texts(sentence, language, 13)[0];
  const cases = [
    ["La licenza è utile perché abbassa le barriere all'uso, consentendo a tutti di migliorare i programmi in fretta.", 'it'],
    ['La licencia es útil porque reduce las barreras de uso, permitiendo a todos mejorar los programas con rapidez.', 'es'],
    ['Licencja jest ważna dla każdego dużego projektu w mieście, umożliwiając ludziom szybkie ulepszanie programów i narzędzi.', 'pl'],
  ] as const;
  assert.deepEqual(cases.map(first), [
    "La licenza è utile perché abbassa le barriere all'uso",
    'La licencia es útil porque reduce las barreras de uso',
    'Licencja jest ważna dla każdego dużego projektu w mieście',
  ]);
});

test('what belongs to its clause is not cut from it: a name’s own clause, an alternative, what is asked', () => {
  const offered = (sentence: string, language: string) => texts(sentence, language, 14);
  assert.ok(
    !offered('Wählen Sie für Ihr Projekt lieber gleich einen Namen, der leicht zu merken ist und sagt, was es kann.', 'de').includes(
      'Wählen Sie für Ihr Projekt lieber gleich einen Namen',
    ),
  );
  assert.ok(
    !offered('Open source werken is net als elke andere creatieve activiteit, of het nu gaat om schrijven of om schilderen.', 'nl').some(
      (text) => text.startsWith('Het nu'),
    ),
  );
  assert.ok(
    !offered('Eles também explicam bem porque o seu projeto importa, e o que os seus usuários podem fazer com ele agora.', 'pt').some(
      (text) => text.startsWith('O que'),
    ),
  );
});
