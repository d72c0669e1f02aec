/** Dialects of Markdown give a heading its anchor and classes in braces after its text, and may close it with number signs before them. */

/** "Goals ## {#goals .wide}" is "Goals"; a name that ends with a number sign, "C#", keeps it. */
export const withoutAttributes = (heading: string): string =>
  heading
    .replace(/\s*\{:?\s*[#.][^{}]*\}\s*$/, '')
    .replace(/(?:^|\s+)#+\s*$/, '')
    .trim();
