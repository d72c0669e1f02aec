/** What the templates of the family carry figures and cards with. */
import type { Carriers } from './art/carriers.ts';
import type { Mark } from './art/marks.ts';
import type { Plate } from './art/plates.ts';

export interface OrganicLook {
  readonly carriers: Carriers;
  readonly plate: Plate;
  readonly mark: Mark;
}
