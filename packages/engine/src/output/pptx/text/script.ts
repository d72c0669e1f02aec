/** What script a character is of, and which of a run's three fonts Office draws it with. */

/** Office's classes: Latin and all that is written like it, East Asian, complex. */
export type FontSlot = 'latin' | 'ea' | 'cs';

export interface Script {
  /** ISO 15924, as a theme's font list names it; Han is told apart by the language. */
  readonly tag: string;
  readonly slot: FontSlot;
  /** Blocks that a font for the script should keep so that text can be edited: pairs of first and last code point. */
  readonly blocks: readonly (readonly [number, number])[];
  readonly pattern: RegExp;
}

const script = (tag: string, name: string, slot: FontSlot, ...blocks: (readonly [number, number])[]): Script => ({
  tag,
  slot,
  blocks,
  // With its extensions, so that an Arabic comma is Arabic and a danda Devanagari.
  pattern: new RegExp(`\\p{Script_Extensions=${name}}`, 'u'),
});

const scripts: readonly Script[] = [
  script('Latn', 'Latin', 'latin', [0x100, 0x17f], [0x180, 0x24f], [0x1e00, 0x1eff]),
  script('Grek', 'Greek', 'latin', [0x370, 0x3ff], [0x1f00, 0x1fff]),
  script('Cyrl', 'Cyrillic', 'latin', [0x400, 0x45f], [0x460, 0x52f]),
  script('Armn', 'Armenian', 'latin', [0x530, 0x58f]),
  script('Geor', 'Georgian', 'latin', [0x10a0, 0x10ff], [0x1c90, 0x1cbf]),
  script('Arab', 'Arabic', 'cs', [0x600, 0x6ff], [0x750, 0x77f], [0xfb50, 0xfdff], [0xfe70, 0xfeff]),
  script('Hebr', 'Hebrew', 'cs', [0x590, 0x5ff], [0xfb1d, 0xfb4f]),
  script('Deva', 'Devanagari', 'cs', [0x900, 0x97f], [0xa8e0, 0xa8ff]),
  script('Beng', 'Bengali', 'cs', [0x980, 0x9ff]),
  script('Guru', 'Gurmukhi', 'cs', [0xa00, 0xa7f]),
  script('Gujr', 'Gujarati', 'cs', [0xa80, 0xaff]),
  script('Taml', 'Tamil', 'cs', [0xb80, 0xbff]),
  script('Telu', 'Telugu', 'cs', [0xc00, 0xc7f]),
  script('Knda', 'Kannada', 'cs', [0xc80, 0xcff]),
  script('Mlym', 'Malayalam', 'cs', [0xd00, 0xd7f]),
  script('Sinh', 'Sinhala', 'cs', [0xd80, 0xdff]),
  script('Thai', 'Thai', 'cs', [0xe00, 0xe7f]),
  script('Laoo', 'Lao', 'cs', [0xe80, 0xeff]),
  script('Khmr', 'Khmer', 'cs', [0x1780, 0x17ff]),
  script('Mymr', 'Myanmar', 'cs', [0x1000, 0x109f]),
  script('Tibt', 'Tibetan', 'cs', [0xf00, 0xfff]),
  script('Ethi', 'Ethiopic', 'cs', [0x1200, 0x139f]),
  // Punctuation that all of East Asia shares comes first. The blocks of the rest hold too many characters to keep them whole.
  { tag: 'Hans', slot: 'ea', blocks: [[0x3000, 0x303f]], pattern: /[\u3000-\u3004\u3007-\u3030\uFF00-\uFF60\uFFE0-\uFFEF]/u },
  script('Jpan', 'Hiragana', 'ea', [0x3040, 0x30ff]),
  script('Jpan', 'Katakana', 'ea', [0x3040, 0x30ff]),
  script('Hang', 'Hangul', 'ea'),
  script('Hans', 'Han', 'ea'),
  script('Hant', 'Bopomofo', 'ea'),
];

const LATIN = scripts[0] as Script;
const cache = new Map<number, Script | undefined>();

/** The script of a code point; undefined for what all scripts share: spaces, digits, most punctuation, symbols, combining marks. */
export function scriptOf(codePoint: number): Script | undefined {
  if (codePoint < 0x250) {
    const letter = codePoint >= 0xc0 || (codePoint >= 0x41 && codePoint <= 0x5a) || (codePoint >= 0x61 && codePoint <= 0x7a);
    return letter && codePoint !== 0xd7 && codePoint !== 0xf7 ? LATIN : undefined;
  }
  if (cache.has(codePoint)) return cache.get(codePoint);
  const char = String.fromCodePoint(codePoint);
  const found = scripts.find((s) => s.pattern.test(char));
  cache.set(codePoint, found);
  return found;
}

/** Under which script a theme lists the font of a character: Han by the language of its text. */
export function themeScript(found: Script, language: string): string {
  if (found.tag !== 'Hans') return found.tag;
  if (/^ja\b/i.test(language)) return 'Jpan';
  if (/^ko\b/i.test(language)) return 'Hang';
  return /^zh-(Hant|TW|HK|MO)\b/i.test(language) ? 'Hant' : 'Hans';
}
