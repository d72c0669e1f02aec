import type { Family } from '../family.ts';

export const gradient: Family = { layouts: {} };
