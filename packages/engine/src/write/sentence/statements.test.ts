import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSubordinateAlone } from './statements.ts';

const ALONE =
  'even if you have no audience|weil es billig ist|parce qu’il pleut|même si tout va bien|aunque llueva|потому что дёшево|حتی اگر مخاطب نداشته باشید|क्योंकि यह सस्ता है|即使没有时间';
const WHOLE = 'even if it rains, we sail|Weiland war es so|thought comes first|bienvenue à bord|因此我们出发|虽然下雨，我们还是出发';

for (const clause of ALONE.split('|')) test(`"${clause}" needs its main clause`, () => assert.ok(isSubordinateAlone(clause)));
for (const clause of WHOLE.split('|')) test(`"${clause}" stands`, () => assert.ok(!isSubordinateAlone(clause)));
