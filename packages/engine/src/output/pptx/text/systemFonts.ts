/** Fonts that come with office applications and their systems, for text that no font of ours sets. */

const eastAsian: readonly (readonly [language: RegExp, typeface: string])[] = [
  [/^ja\b/i, 'Yu Gothic'],
  [/^ko\b/i, 'Malgun Gothic'],
  [/^zh-(.*-)?(hant|tw|hk|mo)\b/i, 'Microsoft JhengHei'],
  [/^zh\b/i, 'Microsoft YaHei'],
];

/** The typeface for East Asian text of a deck in this language (BCP 47); "" leaves the choice to the application. */
export const systemEastAsian = (language: string): string => eastAsian.find(([pattern]) => pattern.test(language))?.[1] ?? '';

/** For text in another script than the deck's, as Office's own themes name them: what Windows and macOS with Office have. By ISO 15924. */
export const systemFonts: ReadonlyMap<string, string> = new Map([
  ['Arab', 'Arial'],
  ['Armn', 'Arial'],
  ['Beng', 'Nirmala UI'],
  ['Deva', 'Nirmala UI'],
  ['Ethi', 'Ebrima'],
  ['Geor', 'Arial'],
  ['Gujr', 'Nirmala UI'],
  ['Guru', 'Nirmala UI'],
  ['Hang', 'Malgun Gothic'],
  ['Hans', 'Microsoft YaHei'],
  ['Hant', 'Microsoft JhengHei'],
  ['Hebr', 'Arial'],
  ['Jpan', 'Yu Gothic'],
  ['Khmr', 'Leelawadee UI'],
  ['Knda', 'Nirmala UI'],
  ['Laoo', 'Leelawadee UI'],
  ['Mlym', 'Nirmala UI'],
  ['Mymr', 'Myanmar Text'],
  ['Sinh', 'Nirmala UI'],
  ['Taml', 'Nirmala UI'],
  ['Telu', 'Nirmala UI'],
  ['Thai', 'Leelawadee UI'],
  ['Tibt', 'Microsoft Himalaya'],
]);
