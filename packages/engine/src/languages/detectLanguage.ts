/** Which language a text is in. The script decides where it can; letters, words and letter sequences decide within the shared scripts. */
import { chinese } from './detection/chinese.ts';
import { latin } from './detection/latin.ts';
import { dominantScript } from './detection/scripts.ts';
import { arabicScript, cyrillic, devanagari } from './detection/sharedScripts.ts';

const shared: Readonly<Record<string, (text: string) => string>> = { zh: chinese, latin, arabic: arabicScript, cyrillic, devanagari };

const SAMPLE = 6000;

/**
 * BCP 47 tag of the language that most of the text is in: "en", "pt", "zh-Hant". "en" when there is nothing to tell by.
 * Looks at the beginning and the middle of a long text.
 */
export function detectLanguage(text: string): string {
  const sample = sampleOf(text);
  const script = dominantScript(sample);
  if (script === undefined) return 'en';
  return shared[script]?.(sample) ?? script;
}

function sampleOf(text: string): string {
  if (text.length <= 2 * SAMPLE) return plain(text);
  const middle = Math.floor(text.length / 2);
  return plain(`${text.slice(0, SAMPLE)} ${text.slice(middle, middle + SAMPLE)}`);
}

/** Without addresses, names of files and people's handles, and code, and with the letters that HTML writes in Latin ones. */
const plain = (text: string): string =>
  text
    .replace(/https?:\S+|(?<!\S)[^\s@]{1,80}@\S+|`[^`\n]*`|(?<![\w-])[\w-]{1,80}\.[a-z]{2,4}\b/g, ' ')
    .replace(/&([a-zA-Z])(acute|grave|circ|tilde|uml|cedil|ring);/g, (_, letter: string, mark: string) => letter + (MARKS[mark] ?? ''))
    .replace(/&[a-z]+;/g, ' ')
    .normalize('NFC');

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
};
