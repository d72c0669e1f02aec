/** The things that a topic puts side by side. */
import { languageOf } from './languageOf.ts';
import { either } from './phrases.ts';

/** Signs between two things that are told side by side; words for it are the language's. */
const SIGNS = '\\s*[,，、،&+/]\\s*';

/** "Coffee" and "tea" of "coffee and tea"; the topic itself where it is about one thing. */
export function sideBySide(topic: string, language: string): string[] {
  const { and, andWithin } = languageOf(language).reading;
  const forms = [SIGNS, ...(and ? [`\\s+(?:${either(and)})\\s+`] : []), ...(andWithin ? [andWithin.source] : [])];
  return topic.split(new RegExp(forms.join('|'), 'iu')).filter((part) => part.trim() !== '');
}
