/** What a template says of its look where its family has pages of this folder; `shared` is said where it has none of its own. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { SceneNode } from '../../../model/scene.ts';
import type { BulletsLook } from './bulletsPage.ts';
import type { HalfPlates } from './halvesPage.ts';
import type { DisplayPages } from './pages.ts';
import type { PlateLook } from './plates.ts';
import type { ProcessLook } from './processPage.ts';
import type { Marker } from './timelinePage.ts';

export interface DisplayLook {
  readonly pages: DisplayPages;
  /** What figures stand on, which may depend on them. */
  readonly stats: PlateLook | ((stats: SlideOf<'stats'>['stats']) => PlateLook);
  /** What fills the page behind figures; without it they stand on the page. */
  readonly behindFigures?: (seed: string) => SceneNode[];
  readonly bullets: BulletsLook | 'shared';
  readonly cards: PlateLook;
  /** Four cards, where columns would be too narrow for their words; without it they stand as three do. */
  readonly fourCards?: PlateLook;
  /** Five or six cards. */
  readonly manyCards: PlateLook;
  /** Two columns, and what speaks for and against. */
  readonly halves: HalfPlates | 'shared';
  readonly steps: ProcessLook;
  /** What stands at a point in time. */
  readonly marker: Marker;
}
