/**
 * The finished slides of a deck: the model's with what the source adds to them; where there is none, the plan's title and points; where
 * these are not enough, the built-in writer's. What a slide before has said is not said again.
 */
import type { Slide } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import type { Brief } from '../plan/brief.ts';
import { namesIn } from '../say/continued.ts';
import { isTaken, type Memory, NOTHING_SAID, remember } from '../say/memory.ts';
import { distinctTitle } from '../say/titles.ts';
import { affixesOf } from './affixes.ts';
import { passagesFor, pictureOf, pictureToldOf, type Source } from './builtInSlide.ts';
import { isTold, withoutEchoes } from './echoes.ts';
import { evenStops } from './evenStops.ts';
import { planSlide } from './planSlide.ts';
import { withAnswersSpoken } from './quiz.ts';
import { createRepetition } from './repetition.ts';
import type { OpenSlot, Slot } from './skeleton.ts';
import { textsOf } from './slidePart.ts';
import type { SlideAuthor, SlideRecord } from './slideRecord.ts';
import { oldNotes, sourceNotes } from './sourceNotes.ts';

const MOST_SOURCES = 100;
/** The slides behind which a lesson says nothing more. */
const LAST = 2;

export interface AssemblyFacts {
  /** By the number of the slide, from 1. */
  readonly written: ReadonlyMap<number, Slide>;
  /** By the number of the slide: what is to be spoken to it, where the answer held nothing else. */
  readonly spoken: ReadonlyMap<number, string>;
  /** By the number of the slide: what was rejected of it. */
  readonly rejected: ReadonlyMap<number, readonly string[]>;
  readonly brief: Brief;
  readonly source: Source | undefined;
  /** Whether it teaches: its end asks what was understood. */
  readonly lesson: boolean;
  /** Whether what a plan says may be shown as a slide. */
  readonly isSound: (slide: Slide) => boolean;
}

export interface Assembly {
  readonly slides: readonly Slide[];
  readonly records: readonly SlideRecord[];
}

/** Titles are unique afterwards. */
export function assemble(slots: readonly Slot[], facts: AssemblyFacts): Assembly {
  const { written, spoken, rejected, brief, source, lesson, isSound } = facts;
  const repetition = createRepetition(brief.language);
  const bare = affixesOf([...written.values()].map(({ title }) => title));
  let memory = NOTHING_SAID;
  const records: SlideRecord[] = [];
  const last = slots.at(-1);
  const below = last?.type === 'fixed' && last.slide.kind === 'closing' ? last.slide.subtitle : undefined;
  const slides = slots.map((slot, i) => {
    const problems = [...(rejected.get(i + 1) ?? [])];
    const { slide, by, said } = slot.type === 'fixed' ? { slide: slot.slide, by: 'frame' as const, said: '' } : fill(slot, i + 1, problems);
    const titled = { ...slide, title: distinctTitle(slide.title, memory, namesIn(slide)) };
    // What a summary says is said again at length.
    const told = slot.type === 'open' && slot.summary ? titleAlone(titled) : titled;
    memory = remember(memory, told);
    // What the source says behind a slide may be spoken elsewhere too.
    repetition.add({ ...told, notes: said });
    records.push({ number: i + 1, kind: titled.kind, by, rejected: problems });
    const asked = lesson && i >= slots.length - LAST ? withAnswersSpoken(titled) : titled;
    const opens = slot.type === 'open' ? slot.opens : undefined;
    const even = { ...(by === 'model' ? evenStops(asked) : asked), ...(opens && { opens: [...opens] }) };
    return slot.type === 'open' && slot.contact && !isTold(slot.contact, even, brief.language) ? withContact(even, slot.contact) : even;
  });
  return { slides, records };

  function fill(slot: OpenSlot, number: number, problems: string[]): { slide: Slide; by: SlideAuthor; said: string } {
    const { planned, standIn } = slot;
    const answer = written.get(number);
    const fresh = answer && repetition.fresh({ ...answer, title: bare(answer.title) }, problems);
    const said = fresh?.notes ?? '';
    if (fresh) {
      const whole = freshTitle(fresh, slot, problems);
      const titled = withoutEchoes(whole, brief.language, below);
      problems.push(...lostOf(whole, titled).map((text) => `"${text}" only says again what the deck shows there`));
      return { slide: withSource(titled, slot, brief.mode, memory, source, true), by: 'model', said };
    }
    const plan = planSlide(planned, brief, spoken.get(number) || sourceNotes(unitsOf(planned), planned.points.join('\n'), brief.language));
    const sketched = plan && isSound(plan) ? repetition.fresh(plan, problems) : undefined;
    if (sketched) return { slide: withSource(sketched, slot, brief.mode, memory, source), by: 'plan', said: sketched.notes };
    const built = standIn(memory);
    const units = unitsOf(planned);
    // What a mail says around its facts is not spoken: only a source that is kept word for word stands in the notes whole.
    const told =
      slot.draft || units.length === 0 || brief.mode === 'preserve' ? built.notes : sourceNotes(units, textOf(built), brief.language);
    return { slide: { ...built, notes: told }, by: 'built-in', said: '' };
  }

  /** Another title where a slide before has this one: the planned, or what the built-in writer would call it. */
  function freshTitle(slide: Slide, { planned, standIn }: OpenSlot, problems: string[]): Slide {
    const { saysTitle } = repetition;
    if (!saysTitle(slide.title) && !isTaken(memory, slide.title)) return slide;
    problems.push(`the title "${slide.title}" is that of another slide`);
    const other = [planned.title, ...planned.points, standIn(memory).title].find(
      (title) => !saysTitle(title) && !isTaken(memory, title) && title.length <= LONGEST_TITLE,
    );
    return other === undefined ? slide : { ...slide, title: other };
  }
}

/** Lines below an exhibit that leave room for one more. */
const MOST_BESIDE_CONTACT = 1;

/** The last slide with where to ask below it, or in small type where more stands there. */
function withContact(slide: Slide, contact: string): Slide {
  if (slide.kind !== 'decisions') return { ...slide, notes: [slide.notes, contact].filter(Boolean).join('\n') };
  const lines = slide.sentence?.split('\n') ?? [];
  if (lines.length > MOST_BESIDE_CONTACT) return { ...slide, source: contact };
  return { ...slide, sentence: [...lines, contact].join('\n') };
}

/** The lines of the first that the second has not. */
function lostOf(before: Slide, after: Slide): string[] {
  if (before === after) return [];
  const left = new Set(textsOf(after).flatMap(({ text }) => text.split('\n')));
  return textsOf(before).flatMap(({ text }) => text.split('\n').filter((line) => !left.has(line)));
}

const LONGEST_TITLE = 110;

/** All that is read on a slide. */
const textOf = (slide: Slide): string => [slide.title, ...textsOf(slide).map(({ text }) => text)].join('\n');

/** The slide as if it said nothing but its title. */
const titleAlone = ({ title }: Slide): Slide => ({ kind: 'picture', title, notes: '' });

/** `asked`: whether a model was asked for a picture; of the source's own, where it was told what that shows, an empty answer is one. */
function withSource(
  slide: Slide,
  { planned, summary }: OpenSlot,
  mode: Brief['mode'],
  memory: Memory,
  source?: Source,
  asked = false,
): Slide {
  const units = unitsOf(planned);
  if (!source || units.length === 0) return slide;
  // A summary speaks of all of the source: none of its figures is the one that belongs beside it.
  const wanted =
    slide.kind === 'bullets' && !summary && !(asked && slide.picture === undefined && pictureToldOf(units, source) !== undefined);
  const picture = wanted ? pictureOf(units, source, slide.title, memory) : undefined;
  return {
    ...slide,
    // What a summary draws on is behind the slides that tell it.
    notes: summary && mode !== 'preserve' ? slide.notes : notesOf(slide.notes, units, mode),
    ...(picture && { picture }),
    sources: [...new Set(units.map(({ block }) => block))].slice(0, MOST_SOURCES),
  };
}

const unitsOf = ({ pieces }: OpenSlot['planned']): Unit[] => pieces.flatMap(({ units }) => units);

/** What is preserved is spoken in the source's words; otherwise notes are the model's, and where they are empty what an old deck had there. */
function notesOf(spoken: string, units: readonly Unit[], mode: Brief['mode']): string {
  return mode === 'preserve' ? passagesFor(units) : spoken || oldNotes(units);
}
