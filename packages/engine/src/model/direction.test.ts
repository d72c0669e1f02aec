import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRightToLeft } from './direction.ts';

test('languages written from right to left are known by their tag', () => {
  for (const tag of ['ar', 'he', 'fa', 'ur', 'ar-EG', 'az-Arab', 'yi']) assert.ok(isRightToLeft(tag), tag);
  for (const tag of ['en', 'tr', 'zh-Hant', 'not a tag', 'az']) assert.ok(!isRightToLeft(tag), tag);
});
