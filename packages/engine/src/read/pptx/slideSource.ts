/** What reading one slide needs to know about its deck. */
import type { ImageStore } from '../ooxml/imageStore.ts';
import type { LanguageTally } from '../ooxml/language.ts';
import type { Package } from '../ooxml/package.ts';
import type { Inheritance } from './placeholders.ts';

export interface SlideSource {
  readonly pack: Package;
  /** Name of the slide's part: its relationships are its own. */
  readonly part: string;
  readonly inheritance: Inheritance;
  readonly images: ImageStore;
  readonly languages: LanguageTally;
  readonly rightToLeft: boolean;
  warn(warning: string): void;
}
