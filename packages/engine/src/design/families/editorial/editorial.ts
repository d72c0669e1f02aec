import type { Family } from '../family.ts';

export const editorial: Family = { layouts: {} };
