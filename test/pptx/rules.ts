/** The rules of the package lint, each a generator of faults. */
import type { PartIndex } from './partIndex.ts';
import { partRules } from './partRules.ts';
import { shapeRules } from './shapeRules.ts';

export type Fault = readonly [part: string, message: string];
export type Rule = (index: PartIndex) => Iterable<Fault>;

export const rules: Readonly<Record<string, Rule>> = { ...partRules, ...shapeRules };
