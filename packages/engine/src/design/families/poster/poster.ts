import type { Family } from '../family.ts';
import { bullets } from './bullets.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { furnish } from './furnish.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';

export const poster: Family = { layouts: { cover, section, closing, quote, bullets }, furnish };
