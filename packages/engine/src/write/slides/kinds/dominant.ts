/** Which passage a group is mostly made of. */

import type { Form, Passage } from '../../discourse/passages.ts';
import { type Group, weightOf, wordsOf } from '../../plan/allot.ts';

/** The one passage of that form that outweighs the rest of its group; a sentence that only leads to it does not count. */
export function dominant(group: Group, form: Form): Passage | undefined {
  const candidates = group.passages.filter((passage) => passage.form === form);
  const [passage] = candidates;
  if (!passage || candidates.length > 1) return undefined;
  const rest = group.passages.filter((other) => other !== passage).reduce((sum, other) => sum + weightOf(other), 0);
  // Quotations and facts show well, but what else there is to say goes before it.
  const own = form === 'quote' || form === 'facts' ? wordsOf(passage.units) : weightOf(passage);
  return own >= 0.7 * rest ? passage : undefined;
}
