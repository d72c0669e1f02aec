/** What to look for: what the writer said, or the telling words of the slide. */
import type { Deck, Slide } from '@slidewright/contract/deck';
import { functionWords } from './functionWords.ts';

export interface Query {
  readonly words: string;
  /** BCP 47 tag: a writer that names pictures does so in English; the slide's own words are in the deck's language. */
  readonly language: string;
}

const MOST_WORDS = 4;
/** So many words of the title are enough; fewer are filled up from the slide's text and the deck's title. */
const ENOUGH = 2;

export function queryFor(slide: Slide, deck: Deck): Query {
  const asked = slide.picture?.query.trim() || forCover(slide, deck);
  if (asked) return { words: asked, language: 'en' };
  const { language } = deck;
  const own = tellingWords(slide.title, language);
  const subject = tellingWords(deck.title, language);
  const said = repeated(tellingWords(textOf(slide), language));
  const chosen = own.length >= ENOUGH ? own : [...own, ...said.slice(0, ENOUGH), ...subject];
  const words = [...new Set(chosen)].slice(0, MOST_WORDS);
  return { words: words.join(' ') || deck.title, language };
}

/** Most sources understand English best: a cover in another language shows what the writer first asked for. */
function forCover({ kind }: Slide, { language, slides }: Deck): string | undefined {
  if (!kind.startsWith('cover') || language.startsWith('en')) return undefined;
  return slides.find(({ picture }) => picture && picture.image === undefined && picture.query.trim())?.picture?.query.trim();
}

/** Words, in their order, that something can be seen of: neither function words nor numbers. In lower case where the script has it. */
export function tellingWords(text: string, language: string): string[] {
  const idle = functionWords(language);
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(language));
  return words.filter((word) => !idle.has(word) && !/\p{Nd}/u.test(word) && (word.length > 2 || wide.test(word)));
}

/** One sign of these scripts may be a word; a hiragana alone is a particle. */
const wide = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The words that come more than once, most frequent first. */
function repeated(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
}

function textOf(slide: Slide): string {
  if (slide.kind === 'bullets') return slide.items.map(({ head = '', text }) => `${head} ${text}`).join(' ');
  return 'subtitle' in slide ? (slide.subtitle ?? '') : '';
}
