/** A sentence as it is said where nothing shorter is asked for. */
import { trimClause, withoutStrays } from './tidying.ts';

export { capitalize, trimClause } from './tidying.ts';

/** Without list marks and its final stop. */
export const tidy = (sentence: string): string => trimClause(withoutStrays(sentence));
