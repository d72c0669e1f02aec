/**
 * Kinsoku: characters that may not begin or end a line of East Asian text (ECMA-376 part 1, 19.2.1.17). What is said here is what the
 * typesetter keeps to (UAX 14, strict), so that lines break alike.
 */
import { element, type Markup } from '../../../xml/element.ts';
import { officeLanguage } from '../text/language.ts';

const closing = '!%),.:;?]}’”、。〉》」』】〕〗〙〛〞〟！％），．：；？］｝～…‥—·';
const opening = '$([{‘“〈《「『【〔〖〘〚〝（［｛￡￥＄';
/** Small kana, the long vowel sign and iteration marks, and the half-width forms. */
const kana = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー゛゜ヽヾゝゞ々・｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ°‰′″℃￠';

/** `p:kinsoku` of a presentation in the language (BCP 47), where that has such rules. */
export function kinsoku(language: string): Markup {
  const lang = officeLanguage(language);
  if (lang.startsWith('ja')) return element('p:kinsoku', { lang, invalStChars: closing + kana, invalEndChars: `${opening}｢` });
  return /^(zh|ko)/.test(lang) && element('p:kinsoku', { lang, invalStChars: closing, invalEndChars: opening });
}
