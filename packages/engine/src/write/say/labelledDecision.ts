import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';

/** "DECISION: the roof is repaired in May": what was decided is what the slide comes to. */
export function isLabelledDecision(text: string, language: string): boolean {
  const label = /^(\p{L}[\p{L}\p{M} ]{2,24}?)(?:\s?\([^()]{1,24}\))?\s?[:：]\s*\S/u.exec(text)?.[1];
  return label !== undefined && listOf(languageOf(language).reading.source?.roles.decisions).includes(label.toLocaleLowerCase(language));
}
