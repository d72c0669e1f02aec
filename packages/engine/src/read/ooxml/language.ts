/** The language of a document: what its words say, and what it declares where they leave it open. */
import { detectLanguage } from '../../languages/detectLanguage.ts';

/** Letters below which an n-gram model guesses. */
const ENOUGH = 120;

/** Languages that a model mistakes for each other: the document's own word decides between them. */
const NEIGHBOURS = [
  ['da', 'nb', 'nn', 'no', 'sv'],
  ['es', 'gl', 'ca', 'pt'],
  ['cs', 'sk'],
  ['hr', 'sr', 'bs', 'sl'],
  ['id', 'ms'],
  ['ru', 'uk', 'be', 'bg', 'mk', 'sr'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur', 'ku'],
  ['af', 'nl'],
  ['et', 'fi'],
];

/**
 * BCP 47 tag. `declared` is what the document's markup says of most of its text, which is often only the language of the
 * application that wrote it.
 */
export function languageOf(text: string, declared: string | undefined): string {
  const detected = detectLanguage(text);
  const own = declared?.toLowerCase().split('-')[0];
  if (declared === undefined || own === undefined || own === detected.split('-')[0]) return detected;
  const near = NEIGHBOURS.some((group) => group.includes(own) && group.includes(detected));
  const short = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < ENOUGH && /^\P{L}*\p{Script=Latin}/u.test(text) && isLatin(own);
  return near || short ? canonical(declared) : detected;
}

const isLatin = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/** "en-US" is "en"; a script that the tag names stays. */
function canonical(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return script === undefined ? language : `${language}-${script}`;
}

/** The tag that most characters carry. */
export class LanguageTally {
  readonly #characters = new Map<string, number>();

  add(tag: string | undefined, characters: number): void {
    if (tag === undefined) return;
    this.#characters.set(tag, (this.#characters.get(tag) ?? 0) + characters);
  }

  most(): string | undefined {
    let best: string | undefined;
    let most = 0;
    for (const [tag, characters] of this.#characters) {
      if (characters <= most || !isTag(tag)) continue;
      best = tag;
      most = characters;
    }
    return best;
  }
}

function isTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}\b/i.test(tag) && new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}
