/** Looking up what there is for a language. */

/**
 * The entry of a BCP 47 tag: of the tag or its beginning ("pt-BR", then "pt"), with the script where that decides ("zh-TW" is "zh-Hant"),
 * undefined when the table does not know the language.
 */
export function byLanguage<T>(table: Readonly<Record<string, T>>, tag: string): T | undefined {
  const parts = tag.split('-');
  const beginnings = parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
  const longest = beginnings.find((beginning) => beginning !== parts[0] && beginning in table);
  if (longest !== undefined) return table[longest];
  const locale = localeOf(tag);
  if (!locale) return undefined;
  const language = closest[locale.language] ?? locale.language;
  return table[`${language}-${locale.script}`] ?? table[language];
}

/** Languages served by one very close to them. */
const closest: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr' };

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
