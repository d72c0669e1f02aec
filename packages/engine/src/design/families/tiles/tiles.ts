import type { Family } from '../family.ts';

export const tiles: Family = { layouts: {} };
