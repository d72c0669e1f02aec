/**
 * What a text costs grows no faster than its length, whatever it is made of: in small here, with a kind of text for each way in which a step
 * once took the square of it or ran out of stack; `npm run bench` measures all kinds, and longer ones.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf } from '../../bench/cost/costOf.ts';
import { families } from '../fixtures/cost/families.ts';

const watched = [
  'processing instructions',
  'nested list marks',
  'items with quotations',
  'a list of three levels',
  'quotations with names',
  'an e-mail answered often',
  'underlined headings',
  'front matter alone',
  'marks out of order',
  'one letter with all marks',
  'one long word',
  'one long line of different words',
  'sentences of new words',
  'run-in headings',
  'a long table',
  'emoji joined without end',
  'bidi isolates',
];
const SHORT = 12_000;
const TIMES = 5;
/** The exponent 1.15 with room for the noise of small times: a square would be 25 times as much. */
const MOST = TIMES ** 1.15 * 1.7;
/** Milliseconds below which nothing is held against anything. */
const FLOOR = 60;

const way = { contentModificator: 'expand', format: 'pptx' } as const;
const cost = async (text: string): Promise<number> => (await costOf(text, way)).cpu;
/** What seems to be too dear is measured again: a collection of garbage may have fallen into it. */
const TRIES = 3;

test('five times as long costs no more than in proportion', async (t) => {
  await costOf('The river carries water to the sea. '.repeat(400), way);
  for (const name of watched) {
    const family = families[name];
    assert.ok(family, name);
    let [short, long] = [await cost(family(SHORT)), await cost(family(TIMES * SHORT))];
    const isFair = () => long < MOST * Math.max(FLOOR, short);
    for (let tries = 1; tries < TRIES && !isFair(); tries++) {
      // The least of the short ones, too: a slow one must not excuse a slow long one.
      [short, long] = [Math.min(short, await cost(family(SHORT))), Math.min(long, await cost(family(TIMES * SHORT)))];
    }
    t.diagnostic(`${name}: ${short.toFixed(0)} ms, ${long.toFixed(0)} ms`);
    assert.ok(isFair(), `${name}: ${short} ms, then ${long} ms`);
  }
});

test('millions of blanks make a deck', async () => {
  for (const [name, length] of [
    ['blanks', 6_000_000],
    ['line feeds', 6_000_000],
    ['leading line feeds', 6_000_000],
  ] as const) {
    const { fault } = await costOf(families[name]?.(length) ?? '', way);
    assert.equal(fault, undefined, name);
  }
});
