/** A title that was planned for all rows of a slide ("Four mistakes hide the balance") and names one of them in its answer. */
import { figuresIn } from '../findings/figures.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { sharedContent } from './grounding.ts';

/** Two rows are held against each other, and one of them may win. */
const FEWEST_ROWS = 3;
/** Words of content that tell a row's head from any word of its subject. */
const FEWEST_WORDS = 2;

/** True where the plan counts the rows, the answer does not, and the answer says all that the head of exactly one row says. */
export function namesOneOfEqual(answered: string, planned: string, body: Body, language: string): boolean {
  const heads = headsOf(body);
  if (heads.length < FEWEST_ROWS) return false;
  const counts = (title: string): boolean =>
    figuresIn(title, [], patternsOf(language), language, true).some(
      ({ value, measure }) => measure.kind === 'count' && value === heads.length,
    );
  return (
    counts(planned) && !counts(answered) && heads.filter((head) => sharedContent(head, answered, language, FEWEST_WORDS) === 1).length === 1
  );
}

/** What rows that stand beside each other are called. */
function headsOf(body: Body): readonly string[] {
  if (body.kind === 'table') return body.rows.map(([head = '']) => head);
  if (body.kind === 'cards') return body.cards.map(({ head }) => head ?? '');
  return body.kind === 'bullets' ? body.items.map(({ head }) => head ?? '') : [];
}
