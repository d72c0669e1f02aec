/** What reading one part of a DOCX needs to know about the whole. */
import type { ImageStore } from '../ooxml/imageStore.ts';
import type { LanguageTally } from '../ooxml/language.ts';
import type { Package } from '../ooxml/package.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';

export interface Source {
  readonly pack: Package;
  /** Name of the part that is being read: its relationships are its own. */
  readonly part: string;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly images: ImageStore;
  readonly languages: LanguageTally;
  /** Text of the footnotes and endnotes, by "footnote 2". One is taken out where it is first referred to. */
  readonly notes: Map<string, string>;
  /** In a template the text of a placeholder is all there is; elsewhere nobody filled it in. */
  readonly keepsPlaceholders: boolean;
  warn(warning: string): void;
}
