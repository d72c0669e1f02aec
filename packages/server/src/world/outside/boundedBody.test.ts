import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedBody } from './boundedBody.ts';

async function* sent(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function taken(chunks: AsyncIterable<Uint8Array>, bounds: Parameters<typeof boundedBody>[1]): Promise<string[]> {
  const pieces: string[] = [];
  for await (const chunk of boundedBody(chunks, bounds)) pieces.push(Buffer.from(chunk).toString());
  return pieces;
}

test('what keeps within its bounds is handed on', async () => {
  assert.deepEqual(await taken(sent('ab', 'c'), { mostBytes: 3 }), ['ab', 'c']);
  assert.deepEqual(await taken(sent(), { mostBytes: 3 }), []);
});

test('of an event stream whole lines are handed on, and what is open at the end', async () => {
  const pieces = await taken(sent('data: a', 'bc\n\nda', 'ta', ': d\n', 'e'), { mostBytes: 100, longestLine: 10 });
  assert.deepEqual(pieces, ['data: abc\n\n', 'data: d\n', 'e']);
});

test('too many bytes, and too long a line, end it', async () => {
  await assert.rejects(taken(sent('abc', 'd'), { mostBytes: 3 }), /TooMuch: sent more than 3 bytes/);
  await assert.rejects(taken(sent('a\nbc', 'de'), { mostBytes: 100, longestLine: 3 }), /TooMuch: sent a line of more than 3 bytes/);
});

test('a line that comes letter by letter is not looked through again and again', async () => {
  const cost = async (letters: number) => {
    async function* dribble() {
      for (let i = 0; i < letters; i++) yield Buffer.from('x');
    }
    const start = process.threadCpuUsage().user;
    await taken(dribble(), { mostBytes: 1e9, longestLine: 1e9 });
    return process.threadCpuUsage().user - start;
  };
  await cost(5_000);
  const [short, long] = [await cost(5_000), await cost(40_000)];
  assert.ok(long < 24 * short, `${short} and ${long} µs`);
});
