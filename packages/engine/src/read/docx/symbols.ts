/** Signs of Microsoft's symbol fonts in Unicode: the low byte of the code to the sign. */

const WINGDINGS: Readonly<Record<number, string>> = {
  40: '☎',
  42: '✉',
  74: '☺',
  76: '☹',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  159: '•',
  167: '▪',
  168: '☐',
  178: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

const WINGDINGS_2: Readonly<Record<number, string>> = { 80: '✓', 79: '✗', 81: '☒', 82: '☑', 163: '☐', 151: '•', 152: '•' };

const SYMBOL: Readonly<Record<number, string>> = {
  97: 'α',
  98: 'β',
  99: 'χ',
  100: 'δ',
  101: 'ε',
  102: 'φ',
  103: 'γ',
  104: 'η',
  108: 'λ',
  109: 'μ',
  110: 'ν',
  112: 'π',
  113: 'θ',
  114: 'ρ',
  115: 'σ',
  116: 'τ',
  119: 'ω',
  68: 'Δ',
  83: 'Σ',
  87: 'Ω',
  163: '≤',
  179: '≥',
  176: '°',
  177: '±',
  180: '×',
  183: '•',
  185: '≠',
  187: '≈',
  165: '∞',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
};

const FONTS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  symbol: SYMBOL,
};

/** `code` is hexadecimal, as `w:sym` gives it. An unknown sign is nothing: its number would be a box. */
export function symbolText(font: string | undefined, code: string | undefined): string {
  const value = Number.parseInt(code ?? '', 16);
  if (Number.isNaN(value)) return '';
  const table = FONTS[(font ?? '').toLowerCase()];
  if (table) return table[value & 0xff] ?? '';
  const isPrivate = value >= 0xe000 && value <= 0xf8ff;
  return isPrivate || value < 0x20 || value > 0xffff ? '' : String.fromCharCode(value);
}
