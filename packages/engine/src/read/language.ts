/** Which language a text is in. The script decides where it can; an n-gram model decides within the shared scripts. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Scripts that (nearly) one language is written in. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'devanagari'],
  [/\p{Script=Arabic}/gu, 'arabic'],
  [/\p{Script=Cyrillic}/gu, 'cyrillic'],
  [/\p{Script=Latin}/gu, 'latin'],
];

/** What the model may answer for a shared script; its first entry is taken when it answers anything else. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  devanagari: ['hi', 'mr', 'ne'],
  arabic: ['ar', 'fa', 'ur', 'ku'],
  cyrillic: ['ru', 'uk', 'bg', 'be', 'sr'],
};

/** As much of eld as is used. */
interface Eld {
  detect(text: string): { readonly language: string };
}

const SAMPLE = 6000;

/**
 * BCP 47 tag of the language that most of the text is in: "en", "pt", "zh-Hant". "en" when there is nothing to tell by.
 * Looks at the beginning and the middle of a long text.
 */
export function detectLanguage(text: string): string {
  const sample = sampleOf(text);
  const script = dominantScript(sample);
  if (script === undefined) return 'en';
  if (script === 'zh') return chinese(sample);
  const among = SHARED[script];
  if (script !== 'latin' && !among) return script;
  const guess = model().detect(sample.replace(/\s+/g, ' ')).language;
  if (script === 'arabic') return arabicScript(sample, guess);
  if (among) return among.includes(guess) ? guess : (among[0] ?? 'en');
  return latin(sample, guess);
}

let loaded: Eld | undefined;

/** The n-gram model takes 80 MB of memory, so it is loaded when it is first needed: in some 100 ms, and at once, as nobody can wait here. */
function model(): Eld {
  const path = () => fileURLToPath(import.meta.resolve('eld/extrasmall'));
  loaded ??= (createRequire(import.meta.url)(path()) as { eld: Eld }).eld;
  return loaded;
}

function sampleOf(text: string): string {
  const plain = (part: string) => part.replace(/https?:\S+|\S+@\S+|`[^`\n]*`/g, ' ');
  if (text.length <= 2 * SAMPLE) return plain(text);
  const middle = Math.floor(text.length / 2);
  return plain(`${text.slice(0, SAMPLE)} ${text.slice(middle, middle + SAMPLE)}`);
}

function dominantScript(sample: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [pattern, name] of SCRIPTS) counts.set(name, (counts.get(name) ?? 0) + (sample.match(pattern)?.length ?? 0));
  const han = counts.get('zh') ?? 0;
  const kana = counts.get('ja') ?? 0;
  // Japanese mixes kana with Han; a Chinese text holds kana only in a quoted name.
  if (kana > 0.08 * (han + kana)) {
    counts.set('ja', kana + han);
    counts.set('zh', 0);
  }
  // One ideograph or syllable block says about as much as three letters.
  for (const dense of ['ja', 'zh', 'ko']) counts.set(dense, 3 * (counts.get(dense) ?? 0));
  let best: string | undefined;
  for (const [name, count] of counts) if (count > (best === undefined ? 0 : (counts.get(best) ?? 0))) best = name;
  return best;
}

/** Frequent characters that exist in one of the two ways of writing Chinese only. */
const SIMPLIFIED = new Set(
  '们这来说为个国会时对过发开关动进还没经样现后无与东车长门问间见话语认让请谁该谈论设许证识译词试读课调变头实业务员团园图马鸟鱼龙齐号台体买卖质贵费资赛赞运远连达选项顺须预领题颜风飞饭馆钱银铁错难电网络线组织给统继续级纪约红纯练终结绝华单双书术机权条极构标档验',
);
const TRADITIONAL = new Set(
  '們這來說為個國會時對過發開關動進還沒經樣現後無與東車長門問間見話語認讓請誰該談論設許證識譯詞試讀課調變頭實業務員團園圖馬鳥魚龍齊號臺體買賣質貴費資賽贊運遠連達選項順須預領題顏風飛飯館錢銀鐵錯難電網絡線組織給統繼續級紀約紅純練終結絕華單雙書術機權條極構標檔驗',
);

function chinese(sample: string): string {
  let simplified = 0;
  let traditional = 0;
  for (const character of sample) {
    if (SIMPLIFIED.has(character)) simplified++;
    else if (TRADITIONAL.has(character)) traditional++;
  }
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans';
}

function arabicScript(sample: string, guess: string): string {
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const urdu = count(/[ٹڈڑںےھہ]/g);
  const persian = count(/[پچژگکی]/g);
  const arabic = count(/[ةىكيإأ]/g);
  if (urdu > 0 && urdu >= 0.02 * sample.length) return 'ur';
  if (persian > arabic) return guess === 'ku' ? 'ku' : 'fa';
  return arabic > 0 || guess !== 'fa' ? 'ar' : 'fa';
}

// The model knows Malay and not Indonesian: everyday words in which the two differ decide.
const INDONESIAN =
  /\b(?:karena|bahwa|bisa|anda|kita|beberapa|sebuah|proyek|perusahaan|mereka|berbeda|adalah|untuk|dengan|ingin|saat|kalau|maupun|uang|kantor)\b/gi;
const MALAY =
  /\b(?:kerana|bahawa|boleh|anda|kita|beberapa|sebuah|projek|syarikat|mereka|berbeza|ialah|untuk|dengan|mahu|ketika|kalau|mahupun|wang|pejabat)\b/gi;

function latin(sample: string, guess: string): string {
  if (guess === 'ms') return (sample.match(INDONESIAN)?.length ?? 0) >= (sample.match(MALAY)?.length ?? 0) ? 'id' : 'ms';
  if (guess === 'no') return 'nb';
  return guess === '' || NOT_LATIN.has(guess) ? 'en' : guess;
}
const NOT_LATIN = new Set([
  'am',
  'ar',
  'be',
  'bg',
  'bn',
  'el',
  'fa',
  'gu',
  'he',
  'hi',
  'hy',
  'ja',
  'ka',
  'kn',
  'ko',
  'ku',
  'lo',
  'ml',
  'mr',
  'or',
  'pa',
  'ru',
  'ta',
  'te',
  'th',
  'uk',
  'ur',
  'yo',
  'zh',
]);
