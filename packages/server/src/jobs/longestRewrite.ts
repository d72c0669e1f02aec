/** Milliseconds that whoever sits before the page waits for a slide at most, whatever one call of the model may take. */
export const longestRewriteMs = 180_000;
