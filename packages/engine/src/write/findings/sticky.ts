/** Where a sticky pattern that matches at a place ends; undefined where it does not match. */
export function at(pattern: RegExp, text: string, place: number): number | undefined {
  pattern.lastIndex = place;
  const match = pattern.exec(text);
  return match ? place + match[0].length : undefined;
}
