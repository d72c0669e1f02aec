/** Words around figures, in a language. */
import type { Phrases } from '../phrases.ts';

export interface Findings {
  /** "Million", "billion", also as they are shortened. */
  readonly magnitudes?: Phrases;
  /** "Percent". */
  readonly percent?: Phrases;
}
