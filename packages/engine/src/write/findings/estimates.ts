/** Whether a figure is near to what it says ("about", "程度"), and neither a limit nor exact. */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import type { Figure } from './finding.ts';

const estimateOf = perText((language) => patternOf(languageOf(language).findings.estimates, 'whole'));

export const isEstimate = ({ hedge }: Figure, language: string): boolean =>
  hedge !== undefined && estimateOf(language)?.test(hedge) === true;
