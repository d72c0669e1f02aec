import type { Family } from '../family.ts';

export const swiss: Family = { layouts: {} };
