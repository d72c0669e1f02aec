import type { Family } from '../family.ts';

export const corporate: Family = { layouts: {} };
