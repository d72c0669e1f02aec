/** Which script a text is mostly written in. */

/** Scripts by the language that (nearly) alone is written in them, or by a name where several are. */
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

/** One ideograph or syllable block says about as much as three letters. */
const DENSE = new Set(['ja', 'zh', 'ko']);
/** Names and terms of the trade are in Latin letters everywhere; the reverse is rare. */
const LATIN_WEIGHT = 0.6;

/** The tag of the language whose script it is, or the name of a shared script. Undefined where there are no letters. */
export function dominantScript(text: string): string | undefined {
  const counts = new Map(SCRIPTS.map(([pattern, name]) => [name, text.match(pattern)?.length ?? 0]));
  const han = counts.get('zh') ?? 0;
  const kana = counts.get('ja') ?? 0;
  // Japanese mixes kana with Han; a Chinese text holds kana only in a quoted name.
  if (kana > 0.08 * (han + kana)) {
    counts.set('ja', kana + han);
    counts.set('zh', 0);
  }
  const weights = [...counts].map(([name, count]) => ({
    name,
    weight: count * (DENSE.has(name) ? 3 : name === 'latin' ? LATIN_WEIGHT : 1),
  }));
  const best = weights.reduce((most, other) => (other.weight > most.weight ? other : most), { name: '', weight: 0 });
  return best.weight > 0 ? best.name : undefined;
}
