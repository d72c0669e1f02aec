/**
 * Faults of a PPTX that make PowerPoint offer a repair, or lose something, and that the Open XML SDK's validator does not see, or sees
 * only in part. What it finds is wrong in every deck; matters of taste are not looked at.
 */
import { editingRules } from './editingRules.ts';
import { openPackage, type PartIndex } from './partIndex.ts';
import { partRules } from './partRules.ts';
import type { Rule } from './rule.ts';
import { shapeRules } from './shapeRules.ts';

export interface Finding {
  readonly rule: string;
  readonly part: string;
  readonly message: string;
}

/** All faults of the file; a file that cannot be opened has that one. */
export const lintPackage = (bytes: Uint8Array): Finding[] => faultsOf(bytes, { ...partRules, ...shapeRules });

/** The faults of a deck that Slidewright has designed: those of any file, and where it is not as easily edited as it is to be. */
export const lintDesignedPackage = (bytes: Uint8Array): Finding[] => faultsOf(bytes, { ...partRules, ...shapeRules, ...editingRules });

function faultsOf(bytes: Uint8Array, rules: Readonly<Record<string, Rule>>): Finding[] {
  let index: PartIndex;
  try {
    index = openPackage(bytes);
  } catch (error) {
    return [{ rule: 'zip', part: '', message: error instanceof Error ? error.message : String(error) }];
  }
  return Object.entries(rules).flatMap(([rule, check]) => [...check(index)].map(([part, message]) => ({ rule, part, message })));
}
