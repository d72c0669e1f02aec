/** Looking up what is known of a language. */
import type { Language, LanguageWords } from './language.ts';
import { languages } from './languages.ts';

/** Languages served by one very close to them. */
const closest: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', tl: 'fil', in: 'id', iw: 'he' };

const byTag: ReadonlyMap<string, LanguageWords> = new Map(languages.map((words) => [words.tag, words]));

/** Scripts that set no spaces between words, and those that Han characters are written in with others. */
const SPACELESS: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt', 'Bopo']);

/** Tags come from callers and sources, so what is remembered of them is bounded. */
const MOST_REMEMBERED = 200;
const remembered = new Map<string, Language>();

/**
 * The language of a BCP 47 tag: of the tag or its beginning ("pt-BR" is "pt"), with the script where that decides ("zh-TW" is "zh-Hant").
 * A language without a file, or what is no tag, has no words at all, least of all another language's: only what its script says.
 */
export function languageOf(tag: string): Language {
  let language = remembered.get(tag);
  if (!language) {
    const locale = localeOf(tag);
    const script = locale?.script ?? 'Zyyy';
    language = { ...(wordsOf(locale) ?? wordless(tag)), script, spaceless: SPACELESS.has(script) };
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(tag, language);
  }
  return language;
}

const wordless = (tag: string): LanguageWords => ({ tag, reading: {}, grammar: {}, discourse: {}, findings: {}, texts: {} });

/** A language's usual script needs no tag of its own; another script is another way of writing, and is not served by the usual one. */
function wordsOf(locale: Intl.Locale | undefined): LanguageWords | undefined {
  if (!locale?.script) return undefined;
  const language = closest[locale.language] ?? locale.language;
  const usual = new Intl.Locale(language).maximize().script;
  return byTag.get(`${language}-${locale.script}`) ?? (locale.script === usual ? byTag.get(language) : undefined);
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
