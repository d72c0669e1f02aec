/** Languages as Office names them: with a region, "de" is "de-DE". */

/** Languages that Office writes with their script. */
const withScript: ReadonlySet<string> = new Set(['az', 'bs', 'sr', 'uz']);
const eastAsian: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
const FALLBACK = 'en-US';
const known = new Map<string, string>();

/** The culture name for a BCP 47 tag; American English for what is not a tag. */
export function officeLanguage(tag: string): string {
  const cached = known.get(tag);
  if (cached) return cached;
  const name = cultureName(tag);
  known.set(tag, name);
  return name;
}

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
