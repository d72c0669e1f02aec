import type { Family } from '../family.ts';

export const playful: Family = { layouts: {} };
