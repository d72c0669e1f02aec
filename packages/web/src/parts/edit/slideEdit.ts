import type { Slide } from '../../state/api.ts';
import type { Path } from '../../state/slideParts.ts';

/** A slide in hand. */
export interface SlideEdit {
  readonly slide: Slide;
  /** The deck's, a BCP 47 tag: numbers are written in its way. */
  readonly language: string;
  /** Edits of the same `subject` are undone together. */
  change(next: Slide, subject?: string): void;
  /** What the service says of this very place. */
  problemAt(path: Path): string | undefined;
}
