/** Whether a figure is near to what it says ("about", "程度"), and neither a limit nor exact. */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import type { Figure } from './finding.ts';

const known = new Map<string, RegExp | undefined>();

export function isEstimate({ hedge }: Figure, language: string): boolean {
  if (hedge === undefined) return false;
  if (!known.has(language)) known.set(language, patternOf(languageOf(language).findings.estimates, 'whole'));
  return known.get(language)?.test(hedge) === true;
}
