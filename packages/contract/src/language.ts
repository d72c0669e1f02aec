/** Languages by the names that people give them. */

/** Every language with a two-letter code, and those without one that many people write. */
const languages =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo ' +
  'fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky ' +
  'la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ' +
  'ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh ' +
  'yi yo za zh zu ' +
  'ast bho brx ceb chr ckb doi dsb fil fur gsw haw hmn hsb kab kok lus mai mni nds nso pap sah sat scn szl tlh tzm vec yue zgh';

/** Varieties that have a name of their own. */
const varieties =
  'de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fr-CA fr-CH nl-BE pt-BR pt-PT ro-MD sr-Cyrl sr-Latn uz-Cyrl uz-Latn zh-Hans ' +
  'zh-Hant';

/** Names in wide use that are not those of the Unicode data. */
const otherNames: Readonly<Record<string, string>> = {
  'bahasa indonesia': 'id',
  'bahasa malaysia': 'ms',
  'bahasa melayu': 'ms',
  bokmal: 'nb',
  castellano: 'es',
  castilian: 'es',
  'english uk': 'en-GB',
  'english us': 'en-US',
  farsi: 'fa',
  gaelic: 'gd',
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  myanmar: 'my',
  nynorsk: 'nn',
  oriya: 'or',
  panjabi: 'pa',
  putonghua: 'zh',
  'serbo croatian': 'sr-Latn',
  sinhalese: 'si',
  slovene: 'sl',
  sorani: 'ckb',
  tagalog: 'fil',
  twi: 'ak',
  'uk english': 'en-GB',
  'us english': 'en-US',
  valencian: 'ca',
};

/** Codes that stand for the lack of a language. */
const noLanguage = ['und', 'mul', 'mis', 'zxx'];

const longestTag = 35;

/** Names are compared without case, accents and surrounding space. */
const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\s’'()_-]+/g, ' ')
    .trim();

let tagsByName: ReadonlyMap<string, string> | undefined;

/** Made on first use: it takes some tens of milliseconds. */
function names(): ReadonlyMap<string, string> {
  if (tagsByName) return tagsByName;
  const tags = new Map(Object.entries(otherNames));
  const add = (name: string | undefined, tag: string) => {
    if (name !== undefined && !tags.has(fold(name))) tags.set(fold(name), tag);
  };
  const naming = (locale: string, languageDisplay: 'dialect' | 'standard') =>
    new Intl.DisplayNames([locale], { type: 'language', languageDisplay, fallback: 'none' });
  const english = [naming('en', 'dialect'), naming('en', 'standard')];
  for (const tag of `${languages} ${varieties}`.split(' ')) {
    for (const display of english) add(display.of(tag), tag);
    if (Intl.DisplayNames.supportedLocalesOf([tag]).length === 0) continue;
    for (const style of ['dialect', 'standard'] as const) add(naming(tag, style).of(tag), tag);
  }
  tagsByName = tags;
  return tags;
}

/**
 * The canonical BCP 47 tag of what a person calls a language: a tag ("pt-br"), or its English or own name ("German", "Deutsch");
 * undefined when it is neither.
 */
export function parseLanguage(value: string): string | undefined {
  if (value.length > 200) return undefined;
  return names().get(fold(value)) ?? parseTag(value.trim());
}

function parseTag(value: string): string | undefined {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(value);
  } catch {
    return undefined;
  }
  const { language, baseName } = locale;
  if (!language || noLanguage.includes(language) || baseName.length > longestTag) return undefined;
  const known = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
  return known ? baseName : undefined;
}
