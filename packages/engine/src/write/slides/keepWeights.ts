/** What shows that a slide of a paragraph under no heading is kept. Learned by `npm run bench -- titles learn kept`: not to be edited. */
import type { KeepFeatures } from './keepFeatures.ts';

export const keepWeights: KeepFeatures = {
  any: -0.17,
  asks: -0.27,
  author: -0.4,
  dangling: -0.48,
  few: -0.47,
  fewest: -1.23,
  figures: 0.34,
  leaning: -0.3,
  many: -0.85,
  reader: -0.98,
  scene: -0.36,
  single: -0.6,
};
