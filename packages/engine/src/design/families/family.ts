/** What a family of templates draws in its own way; the rest are the shared layouts on the template's grid. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Faces } from '../layouts/faces.ts';
import type { SlideLayout } from '../layouts/layout.ts';
import type { Sheet } from '../sheet.ts';
import type { DeckStage, Stage } from '../stage.ts';

export interface Family {
  readonly layouts: { readonly [K in SlideKind]?: SlideLayout<K> };
  /** Footer, number, and what else tells where in the deck a page is; without it the deck's name and the number. */
  readonly furnish?: (sheet: Sheet, stage: Stage) => void;
  /** What is the same on all pages of a deck, such as its name or a strip of its chapters, drawn once on the faces that show it. */
  readonly furnishFaces?: (faces: Faces, stage: DeckStage) => Faces;
}
