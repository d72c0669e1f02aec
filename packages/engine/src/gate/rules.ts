/** The rules of the gate, in the order in which their remedies are tried. */
import type { Rule } from './rule.ts';
import { emptyBody } from './rules/emptyBody.ts';
import { loneLine } from './rules/loneLine.ts';
import { monotony } from './rules/monotony.ts';
import { notStated } from './rules/notStated.ts';
import { titleRepeated } from './rules/titleRepeated.ts';
import { widow } from './rules/widow.ts';

export const rules: readonly Rule[] = [titleRepeated, notStated, monotony, emptyBody, loneLine, widow];
