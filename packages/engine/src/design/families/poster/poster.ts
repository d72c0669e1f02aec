import type { Family } from '../family.ts';

export const poster: Family = { layouts: {} };
