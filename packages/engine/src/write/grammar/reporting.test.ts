import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutReporting } from './reporting.ts';

const SENTENCES: readonly (readonly [string, string])[] = [
  ['Keep in mind that boats need water.', 'boats need water.'],
  ['When a project is open source, that means anybody may use it.', 'anybody may use it.'],
  ['Gardez bien à l’esprit que répondre prend du temps.', 'répondre prend du temps.'],
  ['Ten en cuenta que el plan cambia.', 'el plan cambia.'],
  ['Помните, что план меняется.', 'план меняется.'],
  ['请记住，计划会变。', '计划会变。'],
  ['याद रखें कि योजना बदलती है।', 'योजना बदलती है।'],
  ['Denken Sie daran, dass der Plan sich ändert.', 'Denken Sie daran, dass der Plan sich ändert.'],
  ['We show boats to everybody.', 'We show boats to everybody.'],
];
for (const [sentence, stated] of SENTENCES) test(sentence, () => assert.equal(withoutReporting(sentence), stated));
