/** The built-in writer: a Document becomes a Deck made of the source's own words. Pure, deterministic, without a language model. */
import type { Deck, Slide } from '@slidewright/contract/deck';
import type { Document } from '../model/document.ts';
import { type Material, materialOf, type Passage } from './discourse/passages.ts';
import { scoreUnits } from './discourse/score.ts';
import { isRemnant, isShowpiece } from './discourse/showpieces.ts';
import { subjectOf } from './discourse/subject.ts';
import { grammarOf } from './grammar/grammar.ts';
import { type Group, unitsOf, weightOf } from './plan/allot.ts';
import { automaticCount, briefOf, type WriteOptions } from './plan/brief.ts';
import { canClose, closingSlide, endingOf } from './plan/closing.ts';
import { endsWithConclusion, isConclusion } from './plan/conclusion.ts';
import { coverSlide, deckTitle, leadOf } from './plan/cover.ts';
import { fill } from './plan/filler.ts';
import { agendaParts, agendaSlide, CLOSING_FROM, frameOf, hasClosing, hasCover, partOf, partsOf } from './plan/frame.ts';
import { divide, sectionSlide } from './plan/sections.ts';
import { choosePoints, type Judgement, sayPoint } from './say/points.ts';
import { Titles } from './say/titles.ts';
import { Told } from './say/told.ts';
import { wordiness } from './sentence/measure.ts';
import { type Composer, compose } from './slides/compose.ts';
import { typesetDeck } from './slides/glyphs.ts';
import { Illustrations } from './slides/illustrations.ts';
import { claimsOf } from './slides/naming.ts';
import { storyline } from './storyline/storyline.ts';
import { withAttributions } from './structure/attributions.ts';
import { withoutBackMatter } from './structure/backMatter.ts';
import { NO_OPENING, type Opening, openingOf } from './structure/opening.ts';
import { type Outline, outlineOf, type Section } from './structure/outline.ts';
import { withPlainHeadings } from './structure/plainHeadings.ts';
import { withRunInHeadings } from './structure/runInHeadings.ts';

export type { WriteOptions } from './plan/brief.ts';

/** Slides for the prose of a section, where headings do not divide the text. */
const MOST_UNDIVIDED = 6;

/** What a caller may ask for. */
const MOST_SLIDES = 50;
/** An article says more about a topic than anybody wants to be shown who has named nothing but that. */
const MOST_OF_TOPIC = 12;

/**
 * A deck of exactly `numSlides` slides, or of as many as the source deserves for -1. Throws what the signal was aborted with.
 */
export function writeDeck(given: Document, options: WriteOptions, signal: AbortSignal): Deck {
  signal.throwIfAborted();
  const document = structured(given, options);
  if (options.source.origin === 'topic' && document.blocks.length === 0) return deckOfTopic(document, options.source, options.numSlides);
  const brief = briefOf(options, document.language);
  const grammar = grammarOf(document.language);
  const { opening, outline, material } = contentOf(document, options.numSlides);
  signal.throwIfAborted();
  const titles = new Titles();
  const scores = scoreUnits(material.passages, grammar);
  signal.throwIfAborted();

  const automatic = options.numSlides === -1;
  const said = wordiness(document.language);
  const most = options.source.origin === 'topic' ? MOST_OF_TOPIC : MOST_SLIDES;
  const kept = brief.mode === 'preserve' ? material.passages : withoutBackMatter(material.passages);
  const words = kept.reduce((sum, { units }) => sum + units.reduce((own, unit) => own + unit.words, 0), 0);
  const deserved = Math.min(most, automaticCount(words / said, slidesShown(kept, said), brief.mode));
  const planned = automatic ? deserved : options.numSlides;
  const share = (planned * brief.slideWords) / material.words;
  const told = new Told(material.lexicon, share);
  const judge = { brief, grammar, lexicon: material.lexicon, scores, said: titles.isSaid, told };
  const title = deckTitle(document, outline, material, grammar);
  // What the cover and the closing say is not said again between them.
  const lead = hasCover(planned) && opening.subtitle === undefined ? leadOf(title, outline, material, judge) : undefined;
  if (lead?.spare) titles.reserve(lead.text);
  // With fewer slides than its source deserves a deck ends with the source's conclusion itself.
  const short = brief.mode === 'condense' && planned < deserved;
  const mayClose = hasClosing(planned) && !(short && endsWithConclusion(kept, planned - 1));
  const found = mayClose ? endingOf(kept, subjectOf(title, outline, material.lexicon), judge) : undefined;
  const ending = found && canClose(found, document.language) ? found : undefined;
  const closing = ending !== undefined;
  if (ending?.sentence) titles.reserve(ending.sentence.text);
  const passages = kept.filter((passage) => passage !== lead?.intro && !ending?.farewell.includes(passage));
  // Sections that the cover and the closing tell make no slides of their own.
  const folded = sectionsOf(kept).size - sectionsOf(passages).size;
  const asked = automatic && ending ? Math.max(CLOSING_FROM, planned - folded) : planned;
  const parts = partsOf(passages);
  const frame = frameOf(asked, parts, closing, document.language);
  // What the cover says is not said again on a section slide.
  const openable = parts.filter(({ heading }) => heading !== title);
  const { groups, opened } = divide(passages, frame.body, openable, automatic, MOST_SLIDES - (asked - frame.body));
  const count = automatic ? asked + opened.size : asked;

  const slides: Slide[] = [];
  if (frame.cover) {
    const cover = coverSlide(titles.take(title), document, opening, lead);
    if (cover.subtitle !== undefined && !lead) titles.reserve(cover.subtitle);
    slides.push(cover);
    told.tell(textsOf(cover));
  }
  const listed = agendaParts(parts, titles);
  if (frame.agenda) slides.push(agendaSlide(listed, titles, document.language));
  const composer: Composer = { judge, titles, claims: claimsOf(groups), illustrations: new Illustrations(outline, document), kinds: [] };
  // A slide leaves to those after it what they will say better.
  const drafts = new Map(groups.map((group) => [group, draftOf(group, judge)] as const));
  let open: number | undefined;
  for (const group of groups) {
    signal.throwIfAborted();
    told.takeBack(drafts.get(group) ?? []);
    const named = parts.find(({ index }) => index === partOf(group));
    if (named && named.index !== open && opened.has(named.index)) {
      const units = groups.filter((other) => partOf(other) === named.index).flatMap(unitsOf);
      slides.push(sectionSlide(named, listed.indexOf(named) + 1, units, judge, titles));
      composer.kinds.push('section');
    }
    open = named?.index;
    // A conclusion says again what was told.
    const own = isConclusion(group) ? { ...judge, told: new Told(material.lexicon, share) } : judge;
    const slide = compose(group, { ...composer, judge: own });
    // A single slide stands for the whole source, under its title.
    slides.push(frame.cover ? slide : { ...slide, title });
    told.tell(textsOf(slide));
  }
  const missing = count - slides.length - (frame.closing ? 1 : 0);
  if (missing > 0) slides.push(...fill(missing, material, judge, titles));
  if (ending) slides.push(closingSlide(ending, titles, title, document.language));
  return typesetDeck({ title, language: document.language, ...(document.author && { author: document.author }), slides });
}

/** The document with what only its wording tells of its structure; where the wording is to be kept, nothing is taken out of a paragraph. */
function structured(given: Document, { source }: WriteOptions): Document {
  if (source.origin !== 'topic' && source.contentModificator === 'preserve') return withPlainHeadings(given);
  return withRunInHeadings(withPlainHeadings(withAttributions(given)));
}

/** What the points of a slide would be, told at once. */
function draftOf(group: Group, judge: Judgement): string[] {
  const { slideWords, mostPoints } = judge.brief;
  const texts = choosePoints(unitsOf(group), judge, { words: slideWords, points: mostPoints }).map(sayPoint);
  judge.told.tell(texts);
  return texts;
}

/** All that is read on a slide. */
function textsOf({ kind: _, notes: __, sources: ___, ...said }: Slide): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  return texts(said);
}

/** What the slides are made from; where there is a cover, what it says is taken out of it, unless nothing else is there. */
function contentOf(document: Document, numSlides: number): { opening: Opening; outline: Outline; material: Material } {
  const opening = numSlides === 1 ? NO_OPENING : openingOf(document);
  const outline = outlineOf(document, opening.blocks);
  const material = materialOf(outline, document);
  if (material.passages.length > 0 || opening.blocks.size === 0) return { opening, outline, material };
  const whole = outlineOf(document);
  return { opening: NO_OPENING, outline: whole, material: materialOf(whole, document) };
}

/**
 * How many slides the passages would fill if each section, each showpiece, and each table or list of some size, had its own; `said` is how
 * many words of their language say what one says in English.
 */
function slidesShown(passages: readonly Passage[], said: number): number {
  const sections = new Map<number, { shown: number; told: number }>();
  // Where headings divide the text, one of its sections is no longer than two slides; a text without them is all one section.
  const divided = new Set(passages.map(({ section }) => section.index)).size >= 3;
  const [mostTold, words] = divided ? [1.5, 80] : [MOST_UNDIVIDED, 100];
  for (const passage of passages) {
    const known = sections.get(passage.section.index) ?? { shown: 0, told: 0 };
    const shown = isShowpiece(passage) ? 1 : 0;
    const told = shown || isRemnant(passage) ? 0 : Math.min(mostTold, weightOf(passage) / (words * said));
    sections.set(passage.section.index, { shown: known.shown + shown, told: known.told + told });
  }
  const content = [...sections.values()].reduce(
    (sum, { shown, told }) => sum + shown + (shown > 0 ? Math.min(1, told) : Math.max(1, told)),
    0,
  );
  // The cover, and the closing that longer decks have.
  return content + (content >= 3 ? 2 : 1);
}

const sectionsOf = (passages: readonly Passage[]): ReadonlySet<Section> => new Set(passages.map(({ section }) => section));

function deckOfTopic(document: Document, source: Extract<WriteOptions['source'], { origin: 'topic' }>, numSlides: number): Deck {
  const title = document.title ?? source.topic;
  const slides = storyline(title, document.language, { ...source, numSlides });
  return { title, language: document.language, slides };
}
