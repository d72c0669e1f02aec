/** What a family of templates draws in its own way; the rest are the shared layouts on the template's grid. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { ThemeColor } from '../../model/color.ts';
import type { DrawnLayouts, SlideLayout } from '../page/layout.ts';
import type { DeckContext, LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';

export interface Family {
  /** The theme's colour for the lights of photographs, where they are tinted; their shadows are the theme's darkest. */
  readonly photographTint?: ThemeColor;
  readonly layouts: { readonly [K in SlideKind]?: SlideLayout<K> };
  /** Footer, number, and what else tells where in the deck a page is; without it the deck's name and the number. */
  readonly placeRunningElements?: (builder: PageBuilder, context: LayoutContext) => void;
  /** What is the same on all pages of a deck, such as its name or a strip of its chapters, drawn once on the layouts that show it. */
  readonly drawRunningElements?: (drawnLayouts: DrawnLayouts, context: DeckContext) => DrawnLayouts;
}
