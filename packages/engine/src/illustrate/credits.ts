/** Whom pictures are owed to: in the notes of their slides, and on the slide of sources. */
import type { Deck, Slide } from '@slidewright/contract/deck';
import { languageOf } from '../languages/languageOf.ts';
import type { CreditText } from '../languages/shape/texts.ts';
import type { PictureCredit } from '../world.ts';

/** Entries that a slide of sources may have. */
const MOST_ENTRIES = 60;

/**
 * The deck with its credits; `credits` by the index of the slide. Where there is no slide of sources, one is added before the closing if
 * `mayAddSlide`, unless all pictures were made for the deck: then nobody waits to be named.
 */
export function withCredits(deck: Deck, credits: ReadonlyMap<number, PictureCredit>, mayAddSlide: boolean): Deck {
  if (credits.size === 0) return deck;
  const text = languageOf(deck.language).texts.credits;
  const slides = deck.slides.map((slide, i) => {
    const credit = credits.get(i);
    return credit ? { ...slide, notes: [slide.notes, inNotes(credit, text)].filter(Boolean).join('\n') } : slide;
  });
  return {
    ...deck,
    slides: onSources(slides, [...new Set([...credits.values()].map((credit) => line(credit, text)))], { text, credits, mayAddSlide }),
  };
}

function onSources(
  slides: Slide[],
  lines: readonly string[],
  { text, credits, mayAddSlide }: { text: CreditText | undefined; credits: ReadonlyMap<number, PictureCredit>; mayAddSlide: boolean },
): Slide[] {
  const at = slides.findLastIndex((slide) => slide.kind === 'sources');
  const sources = slides[at];
  if (sources?.kind === 'sources') {
    return slides.with(at, { ...sources, entries: [...sources.entries, ...lines].slice(0, MOST_ENTRIES) });
  }
  if (!mayAddSlide || [...credits.values()].every((credit) => credit.generated)) return slides;
  const end = slides.at(-1)?.kind === 'closing' ? slides.length - 1 : slides.length;
  return slides.toSpliced(end, 0, { kind: 'sources', title: text?.title ?? UNIVERSAL, notes: '', entries: [...lines] });
}

/** Understood where the language has no word for it here. */
const UNIVERSAL = '©';

const inNotes = (credit: PictureCredit, text: CreditText | undefined): string =>
  [line(credit, text), credit.url].filter(Boolean).join(', ');

function line({ author, source, licence, generated }: PictureCredit, text: CreditText | undefined): string {
  const label = text ? `${text.picture}: ` : '';
  if (generated) return `${label}${text ? `${text.madeWith} ` : ''}${source}`;
  const name = author && author !== source ? `${author} / ${source}` : source;
  const terms = [licence, text?.cropped].filter(Boolean).join(', ');
  return `${label}${name}${licence ? ` (${terms})` : ''}`;
}
