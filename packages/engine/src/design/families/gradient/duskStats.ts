/** Auckland's figures stand in the dusk itself: the page is filled with it, under a scrim that keeps words legible. */
import type { Layout } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme, translucent } from '../../art/tones.ts';
import { cones, dusk } from './cones.ts';

const SCRIM = 0.5;

export const inDusk = (face: Layout, seed: string): Layout => ({
  ...face,
  nodes: [
    ...dusk().backdrop,
    ...cones(SLIDE, { summits: [0.86, 0.6, 0.16, 0.95] }, `${seed} figures`),
    figureShape('Scrim', SLIDE, { type: 'rect' }, translucent(theme.bg, SCRIM)),
    ...face.nodes,
  ],
});
