/** What the templates of the family carry figures and cards with. */
import type { Carriers } from './carriers.ts';
import type { Mark } from './marks.ts';
import type { Plate } from './plates.ts';

export interface OrganicLook {
  readonly carriers: Carriers;
  readonly plate: Plate;
  readonly mark: Mark;
}
