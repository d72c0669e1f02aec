import type { Database } from './database.ts';

/** An expression for when a job of this statement ends: not before it was accepted, whatever was done to the clock meanwhile. */
export const endedAt = ({ dialect: { now } }: Database): string => `CASE WHEN ${now} < created_at THEN created_at ELSE ${now} END`;
