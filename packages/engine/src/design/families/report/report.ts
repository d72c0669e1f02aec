import type { Family } from '../family.ts';

export const report: Family = { layouts: {} };
