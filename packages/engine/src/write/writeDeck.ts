/** The built-in writer: a Document becomes a Deck made of the source's own words. Pure, deterministic, without a language model. */
import type { Deck } from '@slidewright/contract/deck';
import type { Block, Document } from '../model/document.ts';
import { materialOf } from './discourse/passages.ts';
import { scoreUnits } from './discourse/score.ts';
import { grammarOf } from './grammar/grammar.ts';
import { type Group, unitsOf } from './plan/allot.ts';
import { briefOf, type WriteOptions } from './plan/brief.ts';
import { type DeckPlan, planDeck, type Source } from './plan/planDeck.ts';
import type { Judgement } from './say/points.ts';
import { worthsOf } from './say/worth.ts';
import { slidesOf, slidesToWeigh } from './slides/deckSlides.ts';
import { typesetDeck } from './slides/glyphs.ts';
import type { Weighable } from './slides/withoutWeak.ts';
import { storyline } from './storyline/storyline.ts';
import { withLabelledSections } from './structure/labelledSections.ts';
import { NO_OPENING, openingOf } from './structure/opening.ts';
import { outlineOf } from './structure/outline.ts';
import { type Structured, structured } from './structure/structured.ts';

export type { WriteOptions } from './plan/brief.ts';

/**
 * A deck of exactly `numSlides` slides, or of as many as the source deserves for -1. Throws what the signal was aborted with.
 */
export function writeDeck(given: Document, options: WriteOptions, signal: AbortSignal): Deck {
  signal.throwIfAborted();
  const { document, ...cover } = structured(given, keepsWords(options));
  if (options.source.origin === 'topic' && document.blocks.length === 0) return deckOfTopic(document, options.source, options.numSlides);
  const { plan, source, judge } = planned(document, cover, options, signal);
  const slides = slidesOf(plan, source, judge, signal);
  return typesetDeck({ title: plan.title, language: document.language, ...(document.author && { author: document.author }), slides });
}

/** What is told on the deck's slides of content and in their notes, and how its sentences are judged. */
export function groupsToTell(
  given: Document,
  options: WriteOptions,
  signal: AbortSignal,
): { readonly groups: readonly Group[]; readonly judge: Judgement } {
  const { document, ...cover } = structured(given, keepsWords(options));
  const { plan, judge } = planned(document, cover, options, signal);
  const told = plan.slides.flatMap((slide) => (slide.type === 'content' ? slide.group : []));
  const start = (group: Group): number => unitsOf(group)[0]?.index ?? 0;
  return { groups: [...told, ...plan.scenes].sort((a, b) => start(a) - start(b)), judge };
}

/** The slides of content that the built-in writer would weigh against one another, with what each is made from. */
export function slidesToKeep(
  given: Document,
  options: WriteOptions,
  signal: AbortSignal,
): { readonly contents: readonly Weighable[]; readonly judge: Judgement } {
  const { document, ...cover } = structured(given, keepsWords(options));
  const { plan, source, judge } = planned(document, cover, options, signal);
  return { contents: slidesToWeigh(plan, source, judge, signal).contents, judge };
}

const keepsWords = ({ source }: WriteOptions): boolean => source.origin !== 'topic' && source.contentModificator === 'preserve';

function planned(
  document: Document,
  cover: Omit<Structured, 'document'>,
  options: WriteOptions,
  signal: AbortSignal,
): { readonly plan: DeckPlan; readonly source: Source; readonly judge: Judgement } {
  const source = sourceOf(document, cover, options.numSlides);
  signal.throwIfAborted();
  const { passages, lexicon } = source.material;
  const grammar = grammarOf(document.language);
  const brief = briefOf(options, document.language);
  const judge: Judgement = {
    brief,
    grammar,
    lexicon,
    scores: worthsOf(passages, scoreUnits(passages, grammar), lexicon),
    said: () => false,
  };
  signal.throwIfAborted();
  return { plan: planDeck(source, judge, options.numSlides, options.source.origin === 'topic'), source, judge };
}

/** What the slides are made from; where there is a cover, what it says is taken out of it, unless nothing else is there. */
function sourceOf(document: Document, { meta, masthead }: Omit<Structured, 'document'>, numSlides: number): Source {
  const opening = numSlides === 1 ? NO_OPENING : openingOf(document, meta, masthead);
  const read = (said?: ReadonlySet<Block>) => withLabelledSections(outlineOf(document, said), document.language);
  const outline = read(opening.blocks);
  const material = materialOf(outline, document);
  if (material.passages.length > 0 || opening.blocks.size === 0) return { document, opening, outline, material };
  const whole = read();
  return { document, opening: NO_OPENING, outline: whole, material: materialOf(whole, document) };
}

function deckOfTopic(document: Document, source: Extract<WriteOptions['source'], { origin: 'topic' }>, numSlides: number): Deck {
  const title = document.title ?? source.topic;
  const slides = storyline(title, document.language, { ...source, numSlides });
  return { title, language: document.language, slides };
}
