/** What the pages of one file share. */
import type { Paints } from '../content/paints.ts';
import type { EmbeddedFonts } from '../font/embeddedFonts.ts';
import type { Images } from '../image/images.ts';

export interface Assets {
  readonly paints: Paints;
  readonly fonts: EmbeddedFonts;
  readonly images: Images;
  /** The document's language: paragraphs of others say so. */
  readonly language: string;
  /** Of the pages, which links within the file are called by. */
  readonly titles: readonly string[];
}
