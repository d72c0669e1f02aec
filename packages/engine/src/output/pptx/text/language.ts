/** Languages as Office names them: with a region, "de" is "de-DE". */
import { perText } from '../../../model/memo.ts';

/** Languages that Office writes with their script. */
const withScript: ReadonlySet<string> = new Set(['az', 'bs', 'sr', 'uz']);
const eastAsian: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
const FALLBACK = 'en-US';

/** The culture name for a BCP 47 tag; American English for what is not a tag. */
export const officeLanguage = perText(cultureName);

function cultureName(tag: string): string {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    // Office knows Norwegian by its written forms alone.
    const written = language === 'no' ? 'nb' : language;
    return [written, withScript.has(written) ? script : undefined, region].filter(Boolean).join('-');
  } catch {
    return FALLBACK;
  }
}

/** The attributes that tell the language of a run. East Asian text also says which language its Latin words are in. */
export function languageAttributes(tag: string): { lang: string; altLang?: string } {
  const lang = officeLanguage(tag);
  return eastAsian.has(lang.slice(0, 2)) ? { lang, altLang: FALLBACK } : { lang };
}
