/** Lines of a chronicle: a date, and what happens then. */
import { dateIn } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';

/** Words behind the date that say something. */
const FEWEST = 2;

/** "15 Sep 2026 Evening desk opens on Tuesdays": no amount of anything, nor the date of the whole text. */
export function isDatedLine(text: string, language: string): boolean {
  const date = dateIn(text, language);
  if (date?.kind !== 'calendar' || date.index !== 0) return false;
  return countWords(text.slice(date.label.length).replace(/^[\s:：–—-]+/u, '')) >= FEWEST;
}
