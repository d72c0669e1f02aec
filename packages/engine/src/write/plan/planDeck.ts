/** The plan of a deck: how many slides, in which order, and what of the source each is made from. */
import type { Document } from '../../model/document.ts';
import type { Material, Passage } from '../discourse/passages.ts';
import { subjectOf } from '../discourse/subject.ts';
import type { KeySentence } from '../say/keySentence.ts';
import type { Judgement } from '../say/points.ts';
import { withoutBackMatter } from '../structure/backMatter.ts';
import type { Opening } from '../structure/opening.ts';
import type { Outline } from '../structure/outline.ts';
import { allot, type Group, unitsOf } from './allot.ts';
import { conclusionOf, type Ending, endingOf } from './closing.ts';
import { contentSlides, wholeSlides, wordsOfOneSlide } from './count.ts';
import { deckTitle, introOfTitle, leadOf } from './cover.ts';
import { fieldsTogether } from './fieldsTogether.ts';
import { focusOf } from './focus.ts';
import { agendaNames, agendaParts, type Frame, frameOf, hasClosing, hasCover, type Part, partOf, partsOf } from './frame.ts';
import { partedToKeep } from './keeping.ts';
import { labelsApart } from './labelsApart.ts';
import { extrasFor, NOTHING } from './lengthen.ts';
import { listsApart } from './listsApart.ts';
import { withOpenings } from './openings.ts';
import { paragraphed } from './paragraphs.ts';
import { partsApart } from './partsApart.ts';
import type { PlannedSlide } from './plannedSlide.ts';
import { passagesTold, withoutScenes } from './scenes.ts';
import { type Divided, divide, gistOf } from './sections.ts';
import { subsectionsTogether } from './subsectionsTogether.ts';
import { echoesUnit } from './thesis.ts';
import { joinThin, withoutTalk } from './thin.ts';

/** What is known of the source when its deck is planned. */
export interface Source {
  readonly document: Document;
  readonly opening: Opening;
  readonly outline: Outline;
  readonly material: Material;
}

export interface DeckPlan {
  readonly title: string;
  readonly slides: readonly PlannedSlide[];
  /** The groups of the slides of content, in order. */
  readonly groups: readonly Group[];
  /** Those that are left to the notes. */
  readonly scenes: readonly Group[];
  /** What the cover says stands on a slide of its own as well: its title, its subtitle. */
  readonly echoed: { readonly title: boolean; readonly subtitle: boolean };
  /** Sentences that the cover, a section slide or the closing says, and no other. */
  readonly reserved: readonly string[];
  /** Slides that the deck may have beside these: where a group has an exhibit and more to say. */
  readonly room: number;
  /** Whether it may have fewer slides: the caller asked neither for a number nor for all that the source says. */
  readonly free: boolean;
}

/** What a caller may ask for. */
const MOST_SLIDES = 50;
/** Of a deck whose length is left to the writer; section slides come on top. */
const MOST_AUTOMATIC = 20;
/** An article says more about a topic than anybody wants to be shown who has named nothing but that. */
const MOST_OF_TOPIC = 12;

/** Of a deck whose length is left to the writer: what exhibits may add to its slides of content. */
const GROWTH = 0.35;

/** A plan of exactly `numSlides` slides, or of as many as the source has matter for, where that is -1. */
export function planDeck(source: Source, judge: Judgement, numSlides: number, ofTopic: boolean): DeckPlan {
  const { document, opening, outline, material } = source;
  const { brief } = judge;
  const automatic = numSlides === -1;
  const preserved = brief.mode === 'preserve';
  const divided = preserved ? material.passages : paragraphed(material.passages, brief.language);
  const title = deckTitle(document, outline, { ...material, passages: preserved ? divided : passagesTold(divided, judge) }, judge);
  const paragraphs = automatic && brief.mode === 'expand' ? divided : material.passages;
  const kept = preserved ? paragraphs : withoutBackMatter(paragraphs);
  const deserved = contentSlides(kept, brief) + 1;
  const lead =
    hasCover(automatic ? deserved : numSlides) && opening.subtitle === undefined ? leadOf(title, outline, material, judge) : undefined;
  const closes = hasClosing(automatic ? deserved : numSlides);
  const onCover = lead?.echoes ? undefined : lead;
  const saidOnCover: Judgement = { ...judge, said: (text) => text === onCover?.text };
  const ending = closes ? endingOf(kept, subjectOf(title, outline, material.lexicon), saidOnCover) : undefined;
  const intro = lead?.intro ?? (automatic && !preserved ? introOfTitle(title, outline, material) : undefined);
  const passages = without(kept, [...(intro ? [intro] : []), ...(ending?.farewell ?? [])], [onCover, ending?.sentence]);

  const parts = partsOf(passages);
  const listed = agendaParts(parts, title);
  const most = ofTopic ? MOST_OF_TOPIC : preserved ? MOST_SLIDES : MOST_AUTOMATIC;
  const asked = automatic ? framed(contentSlides(passages, brief), listed.length, ending !== undefined, most, brief.language) : numSlides;
  // What the cover says is not said again on a section slide.
  const openable = parts.filter(({ heading }) => heading !== title);
  // What the source concludes ends the deck on a slide of its own.
  const conclusion = closes && !ending && !preserved ? conclusionOf(passages) : [];
  const before = passages.filter((passage) => !conclusion.includes(passage));
  const ends = ending !== undefined || conclusion.length > 0;
  // However short they are, each section has a slide before an agenda or a summary gets one.
  const whole = Math.max(parts.length, Math.ceil(wholeSlides(before, { language: brief.language, mode: 'expand' })));
  const spare = automatic ? 0 : numSlides - (hasCover(numSlides) ? 1 : 0) - (ends ? 1 : 0) - whole;
  const extras = spare > 0 ? extrasFor(spare, { listed: listed.length, parts: openable, passages: before, ends }, judge) : NOTHING;
  const thanks = extras.thanks ? THANKS : undefined;
  const usual = frameOf(asked, listed.length, ending !== undefined, brief.language);
  const added = (extras.agenda ? 1 : 0) + (ending || thanks ? 1 : 0) + (extras.summary.length > 0 ? 1 : 0);
  const frame: Frame =
    spare > 0 ? { ...usual, agenda: extras.agenda, closing: ends || extras.thanks, body: asked - (usual.cover ? 1 : 0) - added } : usual;
  const body = conclusion.length > 0 ? frame.body - 1 : frame.body;
  const shared = spare > 0 ? lengthened(before, body, extras.sections ? openable : []) : divideUsual();
  const thick = automatic ? withoutTalk(joinThin(shared.groups, judge), judge) : shared.groups;
  const parted = automatic && preserved ? thick.flatMap(partedToKeep) : thick;
  const joined = parted.length + asked - body > MOST_SLIDES ? thick : parted;
  const ended = conclusion.length > 0 ? [...joined, { passages: conclusion }] : joined;
  const apart = automatic && brief.mode === 'expand' ? ended.flatMap(listsApart) : ended;
  const named = automatic && brief.mode === 'expand' ? apart.flatMap(labelsApart) : apart;
  const headed = automatic && brief.mode === 'expand' ? named.flatMap((group) => partsApart(group, brief.language)) : named;
  const fitting = [headed, named, apart].find((each) => each.length + asked - body + shared.opened.size <= most) ?? ended;
  const spared = most - (fitting.length + asked - body + shared.opened.size);
  const all =
    automatic && !preserved ? subsectionsTogether(fieldsTogether(fitting, brief.language), brief.language, Math.max(0, spared)) : fitting;
  const told = automatic && !preserved ? withoutScenes(all, judge) : all.map((group) => ({ group, behind: group }));
  const groups = told.map(({ group }) => group);
  const slides: PlannedSlide[] = [];
  if (frame.cover) slides.push({ type: 'cover', ...(lead && { lead: lead }) });
  // A list of the titles that follow, one for each slide, tells nobody more than these do.
  const helps = listed.length <= MOST_ENTRIES && (groups.length >= LONG || groups.length >= SLIDES_OF_ENTRY * listed.length);
  const orders = !automatic || helps;
  if (frame.agenda && orders) slides.push({ type: 'agenda', items: agendaNames(listed, brief.language) });
  const gists: KeySentence[] = [];
  let open: number | undefined;
  for (const { group, behind } of told) {
    const part = openable.find(({ index }) => index === partOf(group));
    const opens = part !== undefined && (!automatic || groups.filter((other) => partOf(other) === part.index).length >= FEWEST_OPENED);
    if (part && part.index !== open && opens && shared.opened.has(part.index)) {
      const units = groups.filter((other) => partOf(other) === part.index).flatMap(unitsOf);
      const gist = preserved || (spare > 0 && units.length < SPARING) ? undefined : gistOf(units, saidOnCover);
      if (gist) gists.push(gist);
      slides.push({ type: 'section', part, number: listed.indexOf(part) + 1, ...(gist && { gist }) });
    }
    open = part?.index;
    // A single slide stands for the whole source, under its title.
    const called = frame.cover ? undefined : title;
    slides.push({
      type: 'content',
      group: preserved ? group : focusOf(group, judge),
      behind,
      ...(called !== undefined && { called }),
    });
  }
  if (extras.summary.length > 0) slides.push({ type: 'summary', sentences: extras.summary });
  const last = frame.closing ? (ending ?? thanks) : undefined;
  const missing = automatic ? 0 : numSlides - slides.length - (last ? 1 : 0);
  if (missing > 0) slides.push({ type: 'filler', count: missing });
  if (last) slides.push({ type: 'closing', ending: last });
  const reserved = [onCover, ending?.sentence, ...gists].flatMap((sentence) => sentence?.text ?? []);
  const room = automatic && !preserved ? Math.max(0, Math.min(Math.ceil(GROWTH * groups.length), most - slides.length)) : 0;
  const sentences = material.passages.flatMap(({ form, units }) => (form === 'prose' ? units : []));
  const echoed = { title: document.title === undefined && echoesUnit(title, sentences, brief.language), subtitle: lead?.echoes === true };
  const scenes = all.filter((group) => !groups.includes(group));
  return {
    title,
    slides: withOpenings(slides, listed, brief.language),
    groups,
    scenes,
    echoed,
    reserved,
    room,
    free: automatic && !preserved,
  };

  function divideUsual(): Divided {
    const uncut = automatic && brief.mode === 'expand' ? wordsOfOneSlide(brief.language) : 0;
    const free = divide(before, body, openable, automatic, MOST_SLIDES - (asked - body), uncut);
    // Section slides of a deck whose length is free count as well.
    const over = automatic ? Math.min(free.opened.size, asked + free.opened.size - most) : 0;
    return over > 0 ? divide(before, body - over, openable, automatic, MOST_SLIDES - (asked - body), uncut) : free;
  }
}

/** Slides of content in a deck that is long, and for each entry of its agenda in one that is not. */
const LONG = 12;
const SLIDES_OF_ENTRY = 1.5;
/** Entries that can be taken in at a glance. */
const MOST_ENTRIES = 8;

const THANKS: Ending = { farewell: [], facts: [] };
/** Slides that a section slide stands before, where it need not fill a deck. */
const FEWEST_OPENED = 2;
/** Units of a part that has one to spare for its section slide, where its content does not fill the deck. */
const SPARING = 7;

/** Groups and section slides of together so many slides, as far as the passages go. */
function lengthened(passages: readonly Passage[], body: number, opened: readonly Part[]): Divided {
  return { groups: allot(passages, Math.max(1, body - opened.length)), opened: new Set(opened.map(({ index }) => index)) };
}

/** Slides of a whole deck with so many of content. */
function framed(content: number, listed: number, closing: boolean, most: number, language: string): number {
  for (let count = content + 1; count < most; count++) if (frameOf(count, listed, closing, language).body >= content) return count;
  return most;
}

/** The passages without some of them, and without sentences that are said elsewhere, where others are left beside them. */
function without(
  passages: readonly Passage[],
  left: readonly Passage[],
  sentences: readonly (KeySentence | undefined)[],
): readonly Passage[] {
  const units = new Set(sentences.flatMap((sentence) => sentence?.unit ?? []));
  const kept = passages
    .filter((passage) => !left.includes(passage))
    .map((passage) =>
      passage.units.some((unit) => units.has(unit)) ? { ...passage, units: passage.units.filter((unit) => !units.has(unit)) } : passage,
    )
    .filter((passage) => passage.units.length > 0);
  return kept.length > 0 ? kept : passages;
}
