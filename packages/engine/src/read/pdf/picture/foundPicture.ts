/** A picture of a page that is worth keeping. */
import type { Box } from '../page/pageContent.ts';

export interface FoundPicture extends Box {
  /** Its key among the Document's images. */
  readonly image: string;
  /** Number of the marked content that painted it. */
  readonly mark?: number;
  readonly alt?: string;
}
