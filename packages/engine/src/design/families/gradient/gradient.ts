/** Gradient: atmosphere. A gradient of close hues and one family of translucent shapes; large light type; calm content pages. */
import { displayLayouts } from '../display/pages.ts';
import type { Family } from '../family.ts';
import { aucklandPages } from './pages/auckland.ts';
import { dubaiPages } from './pages/dubai.ts';
import { losAngelesPages } from './pages/losAngeles.ts';
import { melbournePages } from './pages/melbourne.ts';
import { rioPages } from './pages/rio.ts';

export const gradient: Family = {
  layouts: displayLayouts({
    Dubai: dubaiPages,
    Auckland: aucklandPages,
    Melbourne: melbournePages,
    RioDeJaneiro: rioPages,
    LosAngeles: losAngelesPages,
  }),
};
