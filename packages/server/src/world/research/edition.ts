/** Which Wikipedia is a language's own. */

export interface Edition {
  /** The first part of its host: "en", "zh-yue". */
  readonly code: string;
  /** The way of writing that it is asked for, where it has several. */
  readonly variant?: string;
}

/** Where the code is not that of the language. */
const codes: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl', yue: 'zh-yue', gsw: 'als' };

/** `language` is a BCP 47 tag. */
export function editionOf(language: string): Edition {
  const locale = new Intl.Locale(language);
  const code = codes[locale.language] ?? locale.language;
  if (locale.language !== 'zh') return { code };
  const { script, region } = locale.maximize();
  return { code, variant: script === 'Hant' ? (region === 'HK' ? 'zh-hk' : 'zh-tw') : 'zh-cn' };
}
