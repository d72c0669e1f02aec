import type { Family } from '../family.ts';

export const organic: Family = { layouts: {} };
