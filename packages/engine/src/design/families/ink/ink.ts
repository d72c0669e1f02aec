import type { Family } from '../family.ts';

export const ink: Family = { layouts: {} };
