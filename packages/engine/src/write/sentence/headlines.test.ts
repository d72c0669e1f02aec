/**
 * Sentences in twenty-four languages with every headline that is made of them and what each leaves to be told below it, read and judged by a person:
 * none says what its sentence does not, and nearly all are lines that one would print. Those without a headline have what must not go: a
 * condition, what is denied, a share of those who were asked, a word that belongs together with the clause behind it.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { headlinesOf } from './headlinesOf.ts';

interface Judged {
  readonly language: string;
  readonly sentence: string;
  readonly headlines: readonly { readonly text: string; readonly rest?: string }[];
  readonly judged: 'good' | 'awkward';
}

const sentences = new URL('../../../../../test/fixtures/sentences/', import.meta.url);
const read = (folder: URL): Judged[][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Judged),
    );

const corpora = read(new URL('headlines/', sentences));
const MOST_AWKWARD = 0.03;

for (const corpus of corpora) {
  test(`no headline is made that nobody has judged: ${corpus[0]?.language}`, () => {
    for (const { language, sentence, headlines } of corpus)
      assert.deepEqual(
        headlinesOf(sentence, language).map(({ text, rest }) => ({ text, ...(rest !== undefined && { rest }) })),
        headlines,
        sentence,
      );
  });
}

test('nor of any other sentence that was judged for its sayings', () => {
  const judged = new Set(corpora.flat().map(({ sentence }) => sentence));
  for (const { language, sentence } of read(sentences).flat())
    if (!judged.has(sentence)) assert.deepEqual(headlinesOf(sentence, language), [], sentence);
});

test('there are more than two hundred in more than twenty languages, and hardly one is awkward', () => {
  const all = corpora.flat();
  assert.ok(corpora.length >= 20);
  assert.ok(all.flatMap(({ headlines }) => headlines).length >= 200);
  assert.ok(
    all.filter(({ judged }) => judged === 'awkward').length <= MOST_AWKWARD * all.filter(({ headlines }) => headlines.length > 0).length,
  );
});

test('a headline is shorter than its sentence, and asks nothing', () => {
  for (const { language, sentence } of corpora.flat())
    for (const { text } of headlinesOf(sentence, language)) {
      assert.ok(text.length < sentence.length, sentence);
      assert.ok(!/[?？؟]$/u.test(text), sentence);
    }
});

test('in a language without words for it nothing is cut', () => {
  assert.deepEqual(headlinesOf('Barabara imefungwa hadi Pasaka, kwa sababu mteremko bado unasogea.', 'sw'), []);
});

test('who reports a thing is no second name of it that could stand below the headline', () => {
  const [reported] = headlinesOf(
    'The suspension bridge will stay closed to vehicles until at least October, the county confirmed last night.',
    'en',
  );
  assert.equal(reported?.text, 'The suspension bridge will stay closed to vehicles until at least October');
  assert.equal(reported.rest, undefined);
  assert.equal(headlinesOf('Sales fell by 4 % in March, the largest drop since 2017.', 'en')[0]?.rest, 'The largest drop since 2017');
});
