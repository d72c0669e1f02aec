/** Whether an answer is in the language that was asked for. */
import { detectLanguage } from '../../languages/detectLanguage.ts';
import { functionWords } from '../../languages/functionWords.ts';

/** Languages that short texts do not tell apart, or that differ by their name more than by their words. */
const ALIKE: readonly (readonly string[])[] = [
  ['nb', 'nn', 'no', 'da', 'sv'],
  ['id', 'ms'],
  ['hr', 'sr', 'bs', 'sl'],
  ['cs', 'sk'],
  ['es', 'gl', 'ca', 'pt', 'ast', 'oc'],
  ['ru', 'uk', 'be', 'bg', 'sr', 'mk'],
  ['hi', 'mr', 'ne'],
  ['fa', 'ps', 'ur'],
  ['nl', 'af'],
  ['ar', 'ku', 'ckb'],
];

/** UTF-16 units of a text that is long enough to tell: the scripts of East Asia say it sooner. */
const ENOUGH = 140;
const ENOUGH_DENSE = 30;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** What is wrong with the text's language, in words for the model; undefined when nothing is, or when it is too short to tell. */
export function languageProblem(text: string, language: string): string | undefined {
  const wanted = primary(language);
  const found = primary(detectLanguage(text));
  if (text.length < (DENSE.test(text) ? ENOUGH_DENSE : ENOUGH) && !speaksAnother(text, found, wanted)) return undefined;
  if (found === wanted || ALIKE.some((group) => group.includes(found) && group.includes(wanted))) return undefined;
  // The detector answers with English also where it does not know the language.
  if (found === 'en' && !KNOWN.has(wanted)) return undefined;
  return `it is written in ${nameOf(found)}, but must be in ${nameOf(language)}`;
}

/** Whether a short text has words of grammar of the language that was found, and none of the one that is wanted. */
function speaksAnother(text: string, found: string, wanted: string): boolean {
  if (text.length < ENOUGH_WITH_GRAMMAR) return false;
  const own = functionWords(wanted);
  const other = functionWords(found);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (own.size === 0 || words.some((word) => own.has(word))) return false;
  return new Set(words.filter((word) => other.has(word))).size >= FEWEST_GRAMMAR;
}
const ENOUGH_WITH_GRAMMAR = 40;
const FEWEST_GRAMMAR = 3;

/** Languages that the detector knows. */
const KNOWN = new Set(
  'am ar az be bg bn ca cs da de el es et eu fa fi fr gu he hi hr hu hy id it ja ka kn ko ku lo lt lv ml mr ms nb nl or pa pl pt ro ru si sk sl sq sr sv ta te th tr uk ur vi zh'.split(
    ' ',
  ),
);

const primary = (tag: string): string => {
  const [first = ''] = tag.toLowerCase().split('-');
  return first === 'no' ? 'nb' : first === 'yue' ? 'zh' : first;
};

/** Made on first use: it takes ten milliseconds, and only language models need it. */
let names: Intl.DisplayNames | undefined;

/** The English name of a language by its tag: models follow names more surely than tags. */
export function nameOf(tag: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'language' });
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
