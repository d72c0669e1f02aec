/** Rounded, friendly, confident: full colours, heavy type, one silhouette for badge, card, callout and sheet, art that bleeds. */
import type { Family } from '../family.ts';
import { cover } from './cover.ts';
import { section } from './section.ts';

export const playful: Family = { layouts: { cover, section } };
