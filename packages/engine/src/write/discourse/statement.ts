/** A unit while its text's discourse is read: what it says, where it stands, what it was found to do. */
import type { CueKind } from '../../languages/shape/cuePhrases.ts';
import type { Role } from './role.ts';
import type { Stance } from './roles.ts';

export interface Statement {
  /** The unit's. */
  readonly index: number;
  readonly text: string;
  readonly lead: string | undefined;
  readonly stance: Stance;
  readonly role: Role;
  readonly block: string;
  /** Position of its passage and of its section. */
  readonly passage: number;
  readonly section: number;
}

export const holds = ({ stance }: Statement, kind: CueKind): boolean => stance.cues.some((cue) => cue.kind === kind);
export const opensWith = ({ stance }: Statement, kind: CueKind): boolean => stance.cues.some((cue) => cue.kind === kind && cue.opens);
