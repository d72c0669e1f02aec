/** Which neighbouring lines of a plain text are one paragraph that its editor wrapped. */
import { joinLines } from '../normalize.ts';
import { numberDepth } from './line.ts';

/**
 * Lines are joined where the upper one is about as long as the longest: where it is much shorter, its writer ended it. "2.1" at the
 * beginning of a line opens a clause of a contract or a standard.
 */
export function paragraphsOf(lines: readonly string[]): string[] {
  const longest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0);
  // Wrapping happens at 60 to 120 characters (half of that in scripts without spaces); longer lines are paragraphs by themselves.
  const wrapped = longest <= 130;
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    const text = line.trim();
    const above = paragraphs.at(-1);
    if (open && above !== undefined && numberDepth(line) < 2) paragraphs[paragraphs.length - 1] = joinLines(above, text);
    else paragraphs.push(text);
    open = wrapped && (text.length >= 0.6 * longest || !/[.!?:。！？।۔]["'”’»」』)]*$/u.test(text)) && !(longest < 30 && lines.length > 2);
  }
  return paragraphs;
}
