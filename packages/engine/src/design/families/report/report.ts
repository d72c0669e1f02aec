/** Dense reports: chapters at the head, a message over the full width, columns under rules or blocks, one row or series brought forward. */
import type { Family } from '../family.ts';
import { cover } from './cover.ts';
import { section } from './section.ts';
import { furnish } from './tracker.ts';

export const report: Family = { layouts: { cover, section }, furnish };
