import type { Family } from '../family.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { furnish } from './furnish.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';

export const technical: Family = { layouts: { cover, section, closing, quote }, furnish };
