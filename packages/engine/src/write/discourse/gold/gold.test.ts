import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readGold } from './gold.ts';
import { type Score, scoreGold } from './score.ts';

const read = (name: string) =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith(name) && file.endsWith('.txt'))
    .flatMap((file) => readGold(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** Shares of the sentences; of the links those that are found. */
function holds(score: Score, floors: { roles: number; links: number; alone: number; dangling: number }): void {
  const share = (count: number) => count / score.sentences;
  const found = {
    roles: share(score.roles),
    links: score.links.found / Math.max(1, score.links.gold),
    alone: share(score.alone),
    dangling: share(score.dangling),
  };
  const told = `${JSON.stringify(found)}\n${score.mistakes.join('\n')}`;
  assert.ok(
    found.roles >= floors.roles && found.links >= floors.links && found.alone >= floors.alone && found.dangling <= floors.dangling,
    told,
  );
}

test('the discourse of the texts that the rules were made with is read', () => {
  holds(scoreGold(read('building')), { roles: 0.92, links: 0.95, alone: 0.96, dangling: 0.02 });
});

test('and that of texts that were first read when the rules stood, and mended by', () => {
  holds(scoreGold(read('second')), { roles: 0.86, links: 0.95, alone: 0.97, dangling: 0.02 });
});

test('and that of texts that nothing was mended by', () => {
  holds(scoreGold(read('third')), { roles: 0.68, links: 0, alone: 0.86, dangling: 0.1 });
});
