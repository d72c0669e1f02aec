/** How much a section turns on a unit. */
import type { Cue } from './cues.ts';
import type { Role } from './role.ts';
import type { Stance } from './roles.ts';

const BASE: Readonly<Record<Role, number>> = {
  result: 0.42,
  decision: 0.46,
  recommendation: 0.4,
  claim: 0.32,
  definition: 0.38,
  risk: 0.36,
  consequence: 0.34,
  contrast: 0.3,
  answer: 0.38,
  step: 0.32,
  instruction: 0.32,
  cause: 0.28,
  condition: 0.28,
  opinion: 0.2,
  detail: 0.18,
  example: 0.1,
  question: 0.05,
  announcement: 0.05,
  about: 0,
  scene: 0.05,
  transition: 0,
  rhetoric: 0.03,
  greeting: 0,
};

/** Roles that tell nothing of the subject: nothing makes them strong. */
export const EMPTY: ReadonlySet<Role> = new Set<Role>(['question', 'announcement', 'about', 'scene', 'transition', 'rhetoric', 'greeting']);

export interface Weights {
  /** Likeness to the heading and the title, to its section, and to what other sections say: 0 to 1 each. */
  readonly heading: number;
  readonly section: number;
  readonly elsewhere: number;
}

/** A figure with its unit. */
export const MEASURED = /\p{Nd}[\p{Nd}.,٫٬ ]*(?:%|٪|％|€|\$|£|¥|₹|\p{L}{2,})|[$€£¥₹]\s?\p{Nd}/u;
const STRONG: readonly Cue['kind'][] = ['strong', 'decision', 'result'];

/** 0 to 1. */
export function strengthOf(role: Role, stance: Stance, weights: Weights): number {
  if (EMPTY.has(role)) return BASE[role];
  const { cues, text, begins, ends, first, words } = stance;
  let strength = BASE[role];
  if (MEASURED.test(text)) strength += 0.14;
  strength += 0.05 * Math.min(2, cues.filter(({ kind }) => STRONG.includes(kind)).length);
  if (begins) strength += 0.05;
  if (first) strength += 0.04;
  if (ends && !begins) strength += 0.03;
  strength += 0.18 * weights.heading + 0.12 * weights.section + 0.08 * weights.elsewhere;
  if (words < 5 || words > 45) strength -= 0.1;
  return Math.max(0, Math.min(1, strength));
}
