/** A rule of the package lint: a generator of faults. */
import type { PartIndex } from './partIndex.ts';

export type Fault = readonly [part: string, message: string];
export type Rule = (index: PartIndex) => Iterable<Fault>;
