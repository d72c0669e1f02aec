/** Quotation marks as each language writes them (Unicode CLDR's delimiters; the outer pair). */

type Pair = readonly [string, string];

const ENGLISH: Pair = ['“', '”'];
const LOW_HIGH: Pair = ['„', '“'];
const LOW_RIGHT: Pair = ['„', '”'];
const GUILLEMETS: Pair = ['«', '»'];
/** A space that does not break stands between French guillemets and the words. */
const FRENCH: Pair = ['«\u00A0', '\u00A0»'];
const CORNERS: Pair = ['「', '」'];

/** By language, or by language and script or region where these differ; all others write as English does. */
const marks: Readonly<Record<string, Pair>> = {
  de: LOW_HIGH,
  'de-CH': GUILLEMETS,
  cs: LOW_HIGH,
  sk: LOW_HIGH,
  sl: LOW_HIGH,
  is: LOW_HIGH,
  bg: LOW_HIGH,
  lt: LOW_HIGH,
  et: LOW_HIGH,
  ka: LOW_HIGH,
  pl: LOW_RIGHT,
  hu: LOW_RIGHT,
  ro: LOW_RIGHT,
  hr: LOW_RIGHT,
  sr: LOW_RIGHT,
  bs: LOW_RIGHT,
  fr: FRENCH,
  'fr-CH': GUILLEMETS,
  ru: GUILLEMETS,
  uk: GUILLEMETS,
  be: GUILLEMETS,
  it: GUILLEMETS,
  es: GUILLEMETS,
  ca: GUILLEMETS,
  'pt-PT': GUILLEMETS,
  no: GUILLEMETS,
  nb: GUILLEMETS,
  nn: GUILLEMETS,
  el: GUILLEMETS,
  fa: GUILLEMETS,
  hy: GUILLEMETS,
  az: GUILLEMETS,
  kk: GUILLEMETS,
  sv: ['”', '”'],
  fi: ['”', '”'],
  he: ['”', '”'],
  ar: ['”', '“'],
  ja: CORNERS,
  'zh-Hant': CORNERS,
};

const WITHIN = /^(["“”„«»「『‘‹'‚])\s*(.+?)\s*(["“”«»」』’›'])([.!?。…]?)$/su;

/** The words between the marks of the language; marks that they already stand between are replaced. */
export function quoted(words: string, language: string): string {
  const [opening, closing] = marksOf(language);
  const inner = WITHIN.exec(words.trim());
  const bare = inner?.[2] && !MARK.test(inner[2]) ? `${inner[2]}${inner[4] ?? ''}` : words.trim();
  return `${opening}${bare}${closing}`;
}

/** Another mark inside belongs to a pair of its own: the first and the last sign are then no pair. */
const MARK = /["“”„«»「」『』]/u;

function marksOf(language: string): Pair {
  try {
    const { language: name, script, region } = new Intl.Locale(language).maximize();
    return marks[`${name}-${script}`] ?? marks[`${name}-${region}`] ?? marks[name] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}
