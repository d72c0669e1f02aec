/** What to look for: what the writer said, or the telling words of the slide. */
import type { Deck, Slide } from '@slidewright/contract/deck';
import { languageOf } from '../languages/languageOf.ts';
import { listOf } from '../languages/phrases.ts';
import { segmenterOf } from '../model/segmenter.ts';

export interface Query {
  readonly words: string;
  /** BCP 47 tag: a writer that names pictures does so in English; the slide's own words are in the deck's language. */
  readonly language: string;
}

/** Of the slide, and of the deck: a slide's words alone ("risks remain") find pictures of anything. */
const OWN_WORDS = 2;
const SUBJECT_WORDS = 2;

export function queryFor(slide: Slide, deck: Deck): Query {
  const asked = slide.picture?.query.trim() || forCover(slide, deck);
  if (asked) return { words: asked, language: 'en' };
  const { language, title, slides } = deck;
  const counts = countWords(tellingWords([title, ...slides.map(textOf)].join('\n'), language));
  // Titles name their subject first, and say what of it later.
  const subject = [...new Set(tellingWords(title, language))].slice(0, SUBJECT_WORDS);
  const spare = (text: string) => tellingWords(text, language).filter((word) => !subject.includes(word));
  // Thanks are what every deck ends with, and the name above a quotation is somebody's.
  const named = slide.kind === 'closing' || slide.kind === 'quote' ? '' : slide.title;
  const own = mostFrequent(spare(named), counts, OWN_WORDS);
  const words = [...(own.length > 0 ? own : mostFrequent(spare(textOf(slide)), counts, OWN_WORDS)), ...subject];
  return { words: words.join(' ') || title, language };
}

/** Most sources understand English best: a cover in another language shows what the writer first asked for. */
function forCover({ kind }: Slide, { language, slides }: Deck): string | undefined {
  if (!kind.startsWith('cover') || language.startsWith('en')) return undefined;
  return slides.find(({ picture }) => picture && picture.image === undefined && picture.query.trim())?.picture?.query.trim();
}

/** Words, in their order, that something can be seen of: neither function words nor numbers. In lower case where the script has it. */
export function tellingWords(text: string, language: string): string[] {
  const unseen = listOf(languageOf(language).grammar.unseen);
  const idle = unseen.length > 0 ? new Set(unseen) : undefined;
  // Where the function words of a language are not known, they are told by their length.
  const least = idle ? 3 : 4;
  const words = [...segmenterOf(language, 'word').segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(language));
  return words.filter((word) => !idle?.has(word) && !/\p{Nd}/u.test(word) && (word.length >= least || wide.test(word)));
}

/** One sign of these scripts may be a word; a hiragana alone is a particle. */
const wide = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** So many of the words that the deck says most often, in the order in which they stand. */
function mostFrequent(words: readonly string[], counts: ReadonlyMap<string, number>, most: number): string[] {
  const distinct = [...new Set(words)];
  const chosen = distinct.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, most);
  return distinct.filter((word) => chosen.includes(word));
}

function textOf(slide: Slide): string {
  if (slide.kind === 'closing' || slide.kind === 'quote') return ('quote' in slide ? slide.quote : slide.subtitle) ?? '';
  const more =
    slide.kind === 'bullets' ? slide.items.map(({ head, text }) => `${head ?? ''} ${text}`) : slide.kind === 'agenda' ? slide.items : [];
  return [slide.title, 'subtitle' in slide ? slide.subtitle : '', ...more].join('\n');
}
