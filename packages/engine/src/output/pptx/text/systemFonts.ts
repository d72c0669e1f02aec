/** Fonts that come with office applications and their systems, for text that no font of ours sets. */

const eastAsian: readonly (readonly [language: RegExp, typeface: string])[] = [
  [/^ja\b/i, 'Yu Gothic'],
  [/^ko\b/i, 'Malgun Gothic'],
  [/^zh-(.*-)?(hant|tw|hk|mo)\b/i, 'Microsoft JhengHei'],
  [/^zh\b/i, 'Microsoft YaHei'],
];

/** The typeface for East Asian text of a deck in this language (BCP 47); "" leaves the choice to the application. */
export const systemEastAsian = (language: string): string => eastAsian.find(([pattern]) => pattern.test(language))?.[1] ?? '';
