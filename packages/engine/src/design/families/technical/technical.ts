import type { Family } from '../family.ts';

export const technical: Family = { layouts: {} };
