import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './text.ts';

const CASES: readonly (readonly [string, string])[] = [
  ['## Goals {#goals}', 'Goals'],
  ['## Goals ## {#goals .wide}', 'Goals'],
  ['## Goals {: .wide}', 'Goals'],
  ['## Goals ##', 'Goals'],
  ['## Why C#', 'Why C#'],
  ['## The set {1, 2}', 'The set {1, 2}'],
];
for (const [line, heading] of CASES) {
  test(line, () => {
    const [block] = readText(`${line}\n\nWe want shade.\n`, 'text').blocks;
    assert.equal(block?.type === 'heading' && block.text, heading);
  });
}
