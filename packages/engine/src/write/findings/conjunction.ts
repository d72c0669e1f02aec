/** What joins two things in a language: "and". */

/** The language's "and", as a pattern; one that nothing matches where it has none. */
export function andOf(language: string): string {
  const and = new Intl.ListFormat(language, { type: 'conjunction' }).format(['0', '1']).slice(1, -1).trim();
  return and === '' ? '(?!)' : and.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
