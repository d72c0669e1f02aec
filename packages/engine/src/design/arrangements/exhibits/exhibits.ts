/** The exhibits by their kind. */
import type { ExhibitKind } from '@slidewright/contract/deck';
import type { SlideLayout } from '../../page/layout.ts';
import { causes } from './causes.ts';
import { change } from './change.ts';
import { decisions } from './decisions.ts';
import { definition } from './definition.ts';
import { hub } from './hub.ts';
import { network } from './network.ts';
import { options } from './options.ts';
import { overlap } from './overlap.ts';
import { pair } from './pair.ts';
import { pyramid } from './pyramid.ts';
import { quadrant } from './quadrant.ts';
import { question } from './question.ts';
import { shares } from './shares.ts';
import { slope } from './slope.ts';
import { spans } from './spans.ts';
import { stairs } from './stairs.ts';
import { swimLanes } from './swimLanes.ts';
import { targets } from './targets.ts';
import { tree } from './tree.ts';
import { waterfall } from './waterfall.ts';

export const exhibits: { readonly [K in ExhibitKind]: SlideLayout<K> } = {
  pair,
  change,
  shares,
  targets,
  stairs,
  pyramid,
  causes,
  definition,
  question,
  decisions,
  slope,
  hub,
  tree,
  spans,
  quadrant,
  options,
  waterfall,
  swimLanes,
  overlap,
  network,
};
