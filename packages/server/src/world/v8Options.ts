/** Options of V8 that are changed while a process runs, and changed back: V8 takes compiled code only with the options that it was made with. */
import { setFlagsFromString } from 'node:v8';

export interface V8Option {
  readonly name: string;
  /** As V8 has it by itself in the version of Node that the lockfile brings; with another, code is compiled anew. */
  readonly own: number;
  readonly here: number;
}

export function setOptions(options: readonly V8Option[], whose: 'own' | 'here'): void {
  for (const option of options) setFlagsFromString(`--${option.name}=${option[whose]}`);
}
