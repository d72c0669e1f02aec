/** What joins two things in a language: "and". */
import { escaped } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';

/** The language's "and", as a pattern; one that nothing matches where it has none. */
export const andOf = perText((language): string => {
  const and = new Intl.ListFormat(language, { type: 'conjunction' }).format(['0', '1']).slice(1, -1).trim();
  return and === '' ? '(?!)' : escaped(and);
});
