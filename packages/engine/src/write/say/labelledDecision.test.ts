import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLabelledDecision } from './labelledDecision.ts';

test('a sentence that says it is a decision', () => {
  assert.ok(isLabelledDecision('VEDTAK: Styret går videre med bergvarme.', 'nb'));
  assert.ok(isLabelledDecision('Beschluss (4:0, 1 Enth.): Leckortung beauftragen.', 'de'));
  assert.ok(!isLabelledDecision('Decisions are taken by the board.', 'en'));
  assert.ok(!isLabelledDecision('Costs: 400 a month.', 'en'));
});
