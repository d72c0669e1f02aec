/** Weight and slant of a font, which a PDF tells in its name or not at all. */
import type { FontStyle } from './pageContent.ts';

/** LaTeX's bold fonts (CMBX12, SFBX1095, CMSSBX10), "-Medi" of the URW fonts, and the usual words; "Semibold" counts, "Medium" does not. */
const BOLD =
  /bold|black|heavy|demi|[-,_ ](?:bd|medi|sb)(?![a-z])|^(?:SFBX|SFXB|SFSX|ECBX|CMBX|CMB1|CMSSBX|LMSSBX|CMSSDC|MSBM|PTSans-NarrowB|.*lmb\w*10)/i;
const ITALIC = /italic|oblique|slanted|kursiv|[-,_ ](?:it|ital|obl)(?![a-z])|^(?:CMTI|CMSL|SFTI|SFSL|ECTI|CMBXTI)/i;
/** The flag for a fixed pitch is set on whole families of Chinese and Japanese fonts: only the name counts. */
const MONO =
  /(?<!cjk[^ ]*)mono(?!type)|courier|nimbusmon|consol|menlo|typewriter|inconsolata|source ?code|^(?:CMTT|SFTT|ECTT|CMITT|CMSLTT|CMVTT|LMMono|txtt|Fira ?Code)|lucidaconsole/i;

export interface NamedFont {
  readonly name?: unknown;
  readonly bold?: unknown;
  readonly black?: unknown;
  readonly italic?: unknown;
}

export function fontStyleOf(font: NamedFont): FontStyle {
  const name = (typeof font.name === 'string' ? font.name : '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    bold: font.bold === true || font.black === true || BOLD.test(name),
    italic: font.italic === true || ITALIC.test(name),
    mono: MONO.test(name),
  };
}
