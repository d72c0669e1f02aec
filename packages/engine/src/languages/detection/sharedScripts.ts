/** Languages that share a script other than the Latin one: told apart by their own letters and words first. */
import { guess } from './nGrams.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A word by itself, in any script. */
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu');

const URDU = /[ٹڈڑںےھہ]/g;
const PERSIAN = /[پچژگکی]/g;
const ARABIC = /[ةىكيإأ]/g;

export function arabicScript(text: string): string {
  if (count(text, URDU) > 0 && count(text, URDU) >= 0.02 * text.length) return 'ur';
  const arabic = count(text, ARABIC);
  const { language } = guess(text);
  if (count(text, PERSIAN) > arabic) return language === 'ku' ? 'ku' : 'fa';
  return arabic > 0 || language !== 'fa' ? 'ar' : 'fa';
}

const HINDI = word('है|हैं|में|के|की|का|से|और|पर|यह|नहीं|कर|करने|या|भी|लिए|आप|हो|जो|तो|एक|इस|था|थे|थी');
/** The dot of borrowed sounds and the plural endings of Hindi. */
const HINDI_FORMS = /[\u093c\u0958-\u095f]|(?:ों|ाएँ|ाएं|ियाँ|ियों)(?![\p{L}\p{M}])/gu;
const MARATHI = word('आहे|आहेत|आणि|मध्ये|किंवा|नाही|हे|ही|तो|ती|ते|या|साठी|पण|असे|होते|केले|तुम्ही|आपण|एक');
const MARATHI_FORMS = /ळ|(?:च्या|ांना|ांचे|ामध्ये|ण्यासाठी)(?![\p{L}\p{M}])/gu;
const NEPALI = word('छ|छन्|हो|र|मा|को|का|गर्न|गर्नुहोस्|तपाईं|यो|पनि|लागि|भएको|हुन्छ|थियो');
const NEPALI_FORMS = /(?:हरू|हरु|लाई|बाट|हरूको|मा)(?![\p{L}\p{M}])/gu;

export function devanagari(text: string): string {
  const hindi = count(text, HINDI) + count(text, HINDI_FORMS);
  const marathi = count(text, MARATHI) + 2 * count(text, MARATHI_FORMS);
  const nepali = count(text, NEPALI) + count(text, NEPALI_FORMS);
  if (hindi >= marathi && hindi >= nepali) return 'hi';
  return marathi >= nepali ? 'mr' : 'ne';
}

const RUSSIAN = word(
  'что|как|это|не|вы|для|или|его|её|их|вас|вам|он|она|они|мы|при|из|со|к|с|но|если|чтобы|который|которые|только|уже|есть|быть',
);
const BULGARIAN = word('се|да|са|е|ще|от|които|това|че|във|със|като|или|за|не|но|ако|той|тя|те|ни|ви|му|си');

export function cyrillic(text: string): string {
  if (/ў/i.test(text)) return 'be';
  if (/[қғңұһ]/i.test(text)) return /[әөүі]/i.test(text) ? 'kk' : 'ky';
  if (/[өү]/i.test(text)) return /[ң]/i.test(text) ? 'ky' : 'mn';
  if (/[ҳҷӣӯ]/i.test(text)) return 'tg';
  if (/[ђћљњџј]/i.test(text)) return /[ѓќѕ]/i.test(text) ? 'mk' : 'sr';
  if (/[їєґ]/i.test(text)) return 'uk';
  const russian = count(text, /[ыэё]/gi);
  if (count(text, /і/gi) > russian) return 'uk';
  // Bulgarian has ъ for a vowel, and ь before о alone.
  const bulgarian = count(text, /[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/gi) + count(text, BULGARIAN);
  return bulgarian > 2 * russian + count(text, /ь(?!о)/gi) + count(text, RUSSIAN) && guess(text).language === 'bg' ? 'bg' : 'ru';
}
