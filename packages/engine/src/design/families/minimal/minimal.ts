import type { Family } from '../family.ts';

export const minimal: Family = { layouts: {} };
