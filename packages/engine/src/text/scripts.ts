/** Which writing system a character belongs to, as far as fonts, shaping and line breaking treat writing systems differently. */

/** ISO 15924 codes; `Kana` covers both kana. `Zyyy` is common to all (digits, punctuation, symbols, marks), `Zzzz` any other script. */
export type Script =
  | 'Latn'
  | 'Grek'
  | 'Cyrl'
  | 'Arab'
  | 'Hebr'
  | 'Deva'
  | 'Beng'
  | 'Taml'
  | 'Thai'
  | 'Geor'
  | 'Armn'
  | 'Hani'
  | 'Kana'
  | 'Hang'
  | 'Bopo'
  | 'Zyyy'
  | 'Zzzz';

const patterns: readonly (readonly [Script, RegExp])[] = [
  ['Zyyy', /[\p{Script=Common}\p{Script=Inherited}]/u],
  ['Latn', /\p{Script=Latin}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Bopo', /\p{Script=Bopomofo}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
];

/** More than any language writes with. */
const remembered = 50_000;
const known = new Map<number, Script>();

export function scriptOf(codePoint: number): Script {
  // Basic Latin is most of most texts.
  if (codePoint < 0x80) return (codePoint | 0x20) >= 0x61 && (codePoint | 0x20) <= 0x7a ? 'Latn' : 'Zyyy';
  let script = known.get(codePoint);
  if (!script) {
    const character = String.fromCodePoint(codePoint);
    script = patterns.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Zzzz';
    if (known.size >= remembered) known.clear();
    known.set(codePoint, script);
  }
  return script;
}

export const isRightToLeft = (script: Script): boolean => script === 'Arab' || script === 'Hebr';
export const isEastAsian = (script: Script): boolean => script === 'Hani' || script === 'Kana' || script === 'Hang' || script === 'Bopo';
/** Letters touch each other, by a stroke or a headline: letter spacing would tear words apart. */
export const isConnected = (script: Script): boolean => script === 'Arab' || script === 'Deva' || script === 'Beng';
