/** A plan becomes slides: one after the other, each knowing what those before it say. */
import type { Slide } from '@slidewright/contract/deck';
import { findAll } from '../findings/findAll.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { fill } from '../plan/filler.ts';
import type { DeckPlan, Source } from '../plan/planDeck.ts';
import type { PlannedSlide } from '../plan/plannedSlide.ts';
import { isBare } from '../plan/scenes.ts';
import { isSaid, type Memory, NOTHING_SAID, remember, rememberCover, reserve } from '../say/memory.ts';
import type { Judgement } from '../say/points.ts';
import { bearersOf } from '../say/title.ts';
import { lettersOf } from '../sentence/letters.ts';
import { apart } from './apart.ts';
import { tableBeside } from './beside.ts';
import { type Composition, compose, composed, type Told } from './compose.ts';
import { echoOnCover } from './echoOnCover.ts';
import { indexOf } from './exhibits/evidence.ts';
import { type Origin, withFigures } from './figureRows.ts';
import { agendaSlide, closingSlide, coverSlide, sectionSlide, summarySlide } from './frameSlides.ts';
import { picturesOf } from './illustrations.ts';
import { leftBeside } from './leftBeside.ts';
import { isVerbal } from './propose.ts';
import { retold, type Single } from './retold.ts';
import { type Weighable, withoutWeak } from './withoutWeak.ts';

/** Whether it is one list, whatever leads to it. */
const isList = (group: Group): boolean => unitsOf(group).every(({ form, text }) => form === 'list' || /[:：]$/u.test(text));

/** Of a slide that does not stand for the whole group by itself. */
const originOf = (group: Group): Origin => ({ bare: isBare(group), verbal: false, listed: false });

/** Sentences that stand below a table. */
const MOST_BELOW_TABLE = 3;

/** Throws what the signal was aborted with. */
export function slidesOf(plan: DeckPlan, source: Source, judge: Judgement, signal: AbortSignal): Slide[] {
  const { slides, contents, origins, opens } = slidesToWeigh(plan, source, judge, signal);
  // An agenda counts on the slides that it names.
  const kept = plan.free && opens.size === 0 ? withoutWeak(slides, contents, judge) : slides.map((slide) => ({ slide, was: slide }));
  const known = kept.flatMap(({ slide, was }): [Slide, Origin][] => {
    const origin = origins.get(was);
    return origin ? [[slide, origin]] : [];
  });
  const told = kept.map(({ slide }) => slide);
  const plain = plan.free && opens.size === 0 ? echoOnCover(told, judge.brief.language) : told;
  const shown = withFigures(plain, judge.brief.language, new Map(known));
  return shown.map((slide, i) => {
    const entries = opens.get(i);
    return {
      ...(slide.kind === 'section' ? withoutEcho(slide, shown.slice(i + 1)) : slide),
      ...(entries && { opens: [...entries] }),
    };
  });
}

/** Every slide of the plan, before the weak ones go. */
interface Made {
  readonly slides: readonly Slide[];
  /** Those of one group each. */
  readonly contents: readonly Weighable[];
  readonly origins: ReadonlyMap<Slide, Origin>;
  /** Entries of the agenda, by the index of the slide. */
  readonly opens: ReadonlyMap<number, readonly number[]>;
}

/** Throws what the signal was aborted with. */
export function slidesToWeigh(plan: DeckPlan, source: Source, judge: Judgement, signal: AbortSignal): Made {
  const { brief, grammar, lexicon, scores } = judge;
  const pictures = picturesOf(source.outline, source.document);
  const passages = plan.slides.flatMap((planned) => (planned.type === 'content' ? planned.group.passages : []));
  const composition: Composition = {
    deck: plan.title,
    judge: { brief, grammar, lexicon, scores },
    bearers: bearersOf(plan.groups),
    pictures,
    // Of what is left to the notes nothing is looked for.
    findings: indexOf(findAll(passages, brief.language)),
  };
  const slides: Slide[] = [];
  const contents: Weighable[] = [];
  const origins = new Map<Slide, Origin>();
  const opens = new Map<number, readonly number[]>();
  let memory: Memory = reserve(NOTHING_SAID, plan.reserved);
  let last: Single | undefined;
  let room = plan.room;
  let unfilled = plan.slides.reduce((sum, planned) => sum + (planned.type === 'filler' ? planned.count : 0), 0);
  for (const planned of plan.slides) {
    signal.throwIfAborted();
    const parted = planned.type === 'content' && room > 0 ? apart(planned, composition, memory) : undefined;
    const told = planned.type === 'filler' ? { ...planned, count: unfilled } : planned;
    if (planned.type === 'content' && !parted) {
      const single = { told: planned, before: memory, ...composed(planned, composition, memory) };
      // What no title of its own holds together is told with what stands before it under the same heading.
      // Neither is the line or two below a table, where there is room for them.
      const isNote = last?.slide.kind === 'table' && unitsOf(planned.group).length <= MOST_BELOW_TABLE;
      const joined = plan.free && last && (isNote || !single.named) ? retold(last, single, composition) : undefined;
      const joint = single.named && joined && !single.said.every((unit) => joined.said.includes(unit)) ? undefined : joined;
      if (joint) {
        slides.splice(-1, 1, joint.slide);
        const { group } = joint.told;
        contents.splice(-1, 1, { slide: joint.slide, group, bare: isBare(group) });
        origins.set(joint.slide, originOf(group));
        open(slides.length - 1, planned);
        memory = remember(joint.before, joint.slide);
        last = joint;
        sayLeft(joint.told);
        continue;
      }
      last = single;
    } else last = undefined;
    const made = parted ?? (last ? [last.slide] : slidesFor(told, plan, source, composition, memory));
    room -= parted ? parted.length - 1 : 0;
    open(slides.length, planned);
    slides.push(...made);
    if (planned.type === 'content') {
      const { group } = planned;
      const [slide] = made;
      const isAlone = made.length === 1;
      const origin: Origin = { ...originOf(group), verbal: isVerbal(group), listed: isAlone && isList(group) };
      if (slide) contents.push({ slide, group, bare: origin.bare && !origin.verbal && isAlone });
      for (const each of made) origins.set(each, origin);
    }
    memory =
      planned.type === 'cover'
        ? made.reduce((known, cover) => rememberCover(known, cover, plan.echoed), memory)
        : made.reduce(remember, memory);
    if (planned.type === 'content') sayLeft(planned);
    const [drawn] = made;
    const table =
      planned.type === 'content' && unfilled > 0 && drawn ? tableBeside(planned.group, drawn, memory, brief.language) : undefined;
    if (!table) continue;
    unfilled--;
    slides.push(table);
    memory = remember(memory, table);
  }
  return { slides, contents, origins, opens };

  function open(at: number, planned: PlannedSlide): void {
    if (planned.opens) opens.set(at, [...(opens.get(at) ?? []), ...planned.opens]);
  }

  /** A slide more for the facts that the last one leaves out, as far as there is room. */
  function sayLeft(told: Told): void {
    const left = last && room > 0 ? leftBeside(told, last, composition, memory) : undefined;
    if (!left) return;
    room--;
    last = undefined;
    slides.push(left);
    origins.set(left, originOf(told.group));
    memory = remember(memory, left);
  }
}

/** The slide of a section without the sentence that a slide of the section says. */
function withoutEcho(section: Extract<Slide, { kind: 'section' }>, behind: readonly Slide[]): Slide {
  const sentence = lettersOf(section.subtitle ?? '');
  const next = behind.findIndex(({ kind }) => kind === 'section');
  const own = next < 0 ? behind : behind.slice(0, next);
  if (sentence === '' || !own.some(({ notes: _, ...shown }) => lettersOf(JSON.stringify(shown)).includes(sentence))) return section;
  const { subtitle: _, ...bare } = section;
  return bare;
}

function slidesFor(planned: PlannedSlide, plan: DeckPlan, source: Source, composition: Composition, memory: Memory): Slide[] {
  const { document, opening, material } = source;
  switch (planned.type) {
    case 'cover':
      return [coverSlide(plan.title, document, opening, planned.lead)];
    case 'agenda':
      return [agendaSlide(planned.items, document.language)];
    case 'section':
      return [sectionSlide(planned.part, planned.number, planned.gist, memory)];
    case 'content':
      return [compose(planned, composition, memory)];
    case 'summary':
      return [summarySlide(planned.sentences, memory, document.language)];
    case 'filler':
      return fill(planned.count, material, { ...composition.judge, said: (text) => isSaid(memory, text) }, memory);
    case 'closing':
      return [closingSlide(planned.ending, memory, plan.title, document.language)];
  }
}
