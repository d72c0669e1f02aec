/** The characters that a glyph stands for. */

/** What the private codes of Symbol and Wingdings show, as far as lists use them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf06e': '■',
  '\uf06f': '□',
  '\uf071': '□',
  '\uf0a8': '□',
  '\uf0d8': '➢',
  '\uf076': '❖',
  '\uf0fc': '✓',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0de': '⇒',
  '\uf02d': '–',
  '\uf0bc': '…',
};

/**
 * The letters of TeX's own encodings below the blank, which a font of pictures gives as bare numbers: Cork's (T1) and, for 11 to 15,
 * where Cork has accents that hardly any text uses alone, Knuth's (OT1).
 */
const TEX: Readonly<Record<number, string>> = {
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  16: '“',
  17: '”',
  18: '„',
  19: '«',
  20: '»',
  21: '–',
  22: '—',
  25: 'ı',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
};

/** The character of a glyph that is a picture: its `unicode` where that is one, else what TeX puts in the place of its `code`. */
export const drawnText = (unicode: string, code: number | undefined): string =>
  unicode.length <= 1 && (unicode.charCodeAt(0) || 0) < 0x20 ? (TEX[code ?? unicode.charCodeAt(0)] ?? unicode) : unicode;

const PRESENTATION = /[\u2f00-\u2fdf\ufb00-\ufdff\ufe70-\ufefc]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs without a meaning are given as control characters.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufffe\uffff]/g;

/**
 * Ligatures, Arabic presentation forms and Kangxi radicals become plain letters, in logical order; a soft hyphen, which is only painted where a line
 * breaks, becomes a hyphen. Blanks become a space; '' is a glyph without a character.
 */
export function glyphText(unicode: string): string {
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0);
    if (code === 0x20) return ' ';
    if (isPlain(code)) return unicode;
  }
  if (/^[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+$/u.test(unicode)) return ' ';
  const symbol = SYMBOLS[unicode];
  if (symbol) return symbol;
  if (unicode === '\u00ad') return '-';
  const text = PRESENTATION.test(unicode) ? unicode.normalize('NFKC').trim() : unicode;
  return text.replace(INVISIBLE, '').toWellFormed();
}

/** Blocks of letters and signs without blanks, invisible ones and forms of presentation: most glyphs of most texts. */
const isPlain = (code: number): boolean =>
  (code > 0x20 && code < 0x7f) || (code > 0xa0 && code < 0x2000 && code !== 0xad && code !== 0x1680) || (code > 0x3000 && code < 0xd800);

export function isRightToLeft(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    // Hebrew is the first of these scripts.
    if (text.charCodeAt(i) >= 0x590) return RIGHT_TO_LEFT.test(text) && !/[\u0660-\u0669\u06f0-\u06f9]/.test(text);
  }
  return false;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
