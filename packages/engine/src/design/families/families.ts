/** The families by their ids. */
import type { FamilyId } from '../tokens/familyId.ts';
import { corporate } from './corporate/corporate.ts';
import { editorial } from './editorial/editorial.ts';
import type { Family } from './family.ts';
import { gradient } from './gradient/gradient.ts';
import { ink } from './ink/ink.ts';
import { minimal } from './minimal/minimal.ts';
import { organic } from './organic/organic.ts';
import { playful } from './playful/playful.ts';
import { poster } from './poster/poster.ts';
import { report } from './report/report.ts';
import { swiss } from './swiss/swiss.ts';
import { technical } from './technical/technical.ts';
import { tiles } from './tiles/tiles.ts';

export const families: Readonly<Record<FamilyId, Family>> = {
  minimal,
  editorial,
  swiss,
  technical,
  organic,
  poster,
  corporate,
  tiles,
  gradient,
  ink,
  report,
  playful,
};
