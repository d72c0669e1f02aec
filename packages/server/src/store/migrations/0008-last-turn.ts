/** The last turn is found without looking at those of all accounts. */
import type { Migration } from './migration.ts';

export const lastTurn: Migration = () => ['CREATE INDEX turns_by_turn ON turns (turn)'];
