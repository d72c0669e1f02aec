/** Typography of what is shown: quotation marks, apostrophes and dashes as the language sets them. The notes stay as the source has them. */
import type { Deck } from '@slidewright/contract/deck';
import { perText } from '../../model/memo.ts';

/** Outer marks by language; a narrow no-break space stands inside the French ones. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  cs: ['„', '“'],
  sk: ['„', '“'],
  bg: ['„', '“'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  hu: ['„', '”'],
  hr: ['„', '”'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
  it: ['«', '»'],
  pt: ['“', '”'],
  ru: ['«', '»'],
  uk: ['«', '»'],
  el: ['«', '»'],
  nb: ['«', '»'],
  no: ['«', '»'],
  fa: ['«', '»'],
  ar: ['«', '»'],
  fi: ['”', '”'],
  sv: ['”', '”'],
  ja: ['「', '」'],
  zh: ['“', '”'],
  'zh-hant': ['「', '」'],
};
const ENGLISH = ['“', '”'] as const;

const marksOf = (language: string): readonly [string, string] => {
  const tag = language.toLowerCase();
  const hant = /^zh-(?:hant|tw|hk|mo)/.test(tag) ? MARKS['zh-hant'] : undefined;
  return hant ?? MARKS[tag.split('-')[0] ?? ''] ?? ENGLISH;
};

/** Straight quotes in pairs, apostrophes between letters, a hyphen between spaces. A text with an odd number of quotes keeps them. */
export function typeset(text: string, language: string): string {
  const kept = /\d/.test(text) ? unbroken(text) : text;
  if (!/["'-]/.test(kept)) return kept;
  let shown = kept.replace(/(\p{L})'(?=\p{L})/gu, '$1’').replace(/(\S) - (?=\S)/g, '$1 – ');
  const quotes = shown.match(/"/g)?.length ?? 0;
  // A figure before a quotation mark is a length in inches.
  if (quotes === 0 || quotes % 2 === 1 || /\d"/.test(shown)) return shown;
  const [open, close] = marksOf(language);
  let opened = false;
  shown = shown.replace(/"/g, () => {
    opened = !opened;
    return opened ? open : close;
  });
  return shown;
}

/** Groups of the digits of one number: "1 450", "2 350 000". */
const GROUPS = /(?<![\d.,])(\d{1,3}) (?=\d{3}(?!\d))/g;
const MORE_GROUPS = /(\u00a0\d{3}) (?=\d{3}(?!\d))/g;
/** A sign of money before a figure, and a unit behind one. */
const MONEY = /([€$£¥₹₽₺]) (?=\d)/g;
const UNIT =
  /(\d) (?=(?:[%‰€$£¥₹₽₺]|°\s?[CFС]?|(?:k|M|c|m|d|h|n|µ)?(?:m[²³]?|g|l|L|W|Wh|V|A|Hz|J|Pa|bar|B)|t|ha|min|s|h|kr|zł|Kč|Ft|Mio|Mrd|bn|км|кг|г|м²?|т|ч|руб|млн|млрд|тыс)(?![\p{L}\p{Nd}]))/gu;

/** No line ends between the parts of a figure, or between it and its unit. */
const unbroken = (text: string): string =>
  text.replace(GROUPS, '$1\u00a0').replace(MORE_GROUPS, '$1\u00a0').replace(MONEY, '$1\u00a0').replace(UNIT, '$1\u00a0');

/** What is not read on the slide. */
const HIDDEN = new Set(['kind', 'notes', 'sources', 'image', 'query', 'type', 'author', 'language']);

/** Names of lengths of time, of which no line parts their number: beginnings of those that are inflected. */
const unitsOf = perText((language): RegExp => {
  const words = (['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [1, 2, 5].flatMap((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : [])));
  });
  const names = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word));
  const begun = names.map((word) => (word.length > STEM ? `${word.slice(0, STEM)}\\p{L}*` : word));
  return new RegExp(`(?<=\\d) (?=(?:${begun.length > 0 ? begun.join('|') : '(?!)'})(?!\\p{L}))`, 'giu');
});
const STEM = 4;

/** What somebody wrote for the slides: with notes, which are nobody's source, and lengths of time on one line. */
export function typesetWritten(deck: Deck, ownNotes: boolean): Deck {
  const { slides, ...rest } = typesetDeck(deck);
  const units = unitsOf(deck.language);
  return {
    ...rest,
    slides: slides.map((slide) => {
      const title = slide.title.replace(units, '\u00a0');
      return ownNotes && slide.notes ? { ...slide, title, notes: typeset(slide.notes, deck.language) } : { ...slide, title };
    }),
  };
}

export function typesetDeck(deck: Deck): Deck {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return typeset(value, deck.language);
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, HIDDEN.has(key) ? inner : visit(inner)]));
  };
  // Only strings change, so a Deck stays a Deck.
  return visit(deck) as Deck;
}
