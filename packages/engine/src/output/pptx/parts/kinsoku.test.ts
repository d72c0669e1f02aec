import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, logicalTexts } from '../../../../../../test/fixtures/typesetting.ts';
import { kinsoku } from './kinsoku.ts';

const attribute = (language: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(kinsoku(language) || '')?.[1] ?? '';

test('East Asian languages say what may not begin or end a line, others say nothing', () => {
  assert.match(kinsoku('ja') || '', /^<p:kinsoku lang="ja-JP" /);
  assert.match(kinsoku('zh-Hant') || '', /^<p:kinsoku lang="zh-TW" /);
  assert.ok(attribute('ja', 'invalStChars').includes('ー') && !attribute('zh', 'invalStChars').includes('ー'));
  assert.ok(!kinsoku('de'));
});

test('the typesetter keeps to the same', () => {
  for (const character of attribute('ja', 'invalStChars').match(/[、。」』）ょッー々]/gu) ?? [])
    assert.equal(logicalTexts(linesOf(`日本語${character}`, 62, { language: 'ja' }))[0], '日本', character);
  for (const character of attribute('ja', 'invalEndChars').match(/[「『（]/gu) ?? [])
    assert.equal(logicalTexts(linesOf(`日本${character}語`, 62, { language: 'ja' }))[0], '日本', character);
});
