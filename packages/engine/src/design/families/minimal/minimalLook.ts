/** What tells the templates of the family apart beside colours, fonts and art. */
import type { DisplayPages } from '../../arrangements/display/pages.ts';

export interface MinimalLook {
  /** Full pages of the template's own, or the shared layouts, which were drawn for a template of this family. */
  readonly pages: DisplayPages | 'shared';
  /** Of the figures none dominates: they always stand in open columns, as every other page of figures does elsewhere. */
  readonly evenFigures: boolean;
}
