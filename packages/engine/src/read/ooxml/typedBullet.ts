/** A bullet that somebody typed, in place of a list's own. */
import type { Run } from '../../model/document.ts';
import { tidyRuns } from './runs.ts';

const TYPED = /^[•▪■◦‣●○⁃∙➢➤✓✔►]\s*/u;

/** What stands after the bullet, or undefined when the paragraph begins with none. */
export function afterTypedBullet(runs: readonly Run[]): Run[] | undefined {
  const [first, ...rest] = runs;
  if (!first || !TYPED.test(first.text)) return undefined;
  const item = tidyRuns([{ ...first, text: first.text.replace(TYPED, '') }, ...rest]);
  return item.length > 0 ? item : undefined;
}
