/** Where nothing is to be left out, what is shown by itself stands by itself: a table's slide has no room for the sentences beside it. */
import type { Passage } from '../discourse/passages.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import type { Group } from './allot.ts';

/** The group, or its tables, lists and quotations and the prose between them as groups of their own, where that prose has figures. */
export function partedToKeep({ passages }: Group): readonly Group[] {
  const shown = passages.filter(isShowpiece);
  const beside = passages.filter((passage) => !shown.includes(passage) && hasFigures(passage));
  if (shown.length === 0 || beside.length === 0) return [{ passages }];
  const groups: Passage[][] = [];
  let open = false;
  for (const passage of passages) {
    const alone = shown.includes(passage);
    // What only leads to the table stays with it.
    const joins = alone ? open && leadsOn(groups.at(-1)) : open;
    if (joins) groups.at(-1)?.push(passage);
    else groups.push([passage]);
    open = !alone;
  }
  return groups.map((parts) => ({ passages: parts }));
}

const hasFigures = ({ form, units }: Passage): boolean => form === 'prose' && units.some(({ text }) => /\p{Nd}/u.test(text));

/** A single sentence that ends with a colon. */
const leadsOn = (passages: readonly Passage[] | undefined): boolean =>
  passages?.length === 1 && passages[0]?.units.length === 1 && /[:：]$/u.test(passages[0].units[0]?.text ?? '');
