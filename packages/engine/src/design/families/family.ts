/** What a family of templates draws in its own way; the rest are the shared layouts on the template's grid. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { SlideLayout } from '../layouts/layout.ts';
import type { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';

export interface Family {
  readonly layouts: { readonly [K in SlideKind]?: SlideLayout<K> };
  /** Footer, number, and what else tells where in the deck a page is; without it the deck's name and the number. */
  readonly furnish?: (sheet: Sheet, stage: Stage) => void;
}
