/** The slides of a deck in order before the model has written them: those that stand, and those that are to be written. */
import type { Deck, Slide, SlideKind } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import type { Memory } from '../say/memory.ts';
import { fitTitle } from '../say/titles.ts';
import { columns } from '../sentence/measure.ts';
import { builtInSlide, type Source } from './builtInSlide.ts';
import { coverOf } from './coverOf.ts';
import { withoutStop } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import { endsInDecisions, type Frame, framed, hasAgenda, hasDividers, needsNoClosing } from './frame.ts';
import { sharedContent } from './grounding.ts';
import type { Plan, PlannedSlide } from './plan.ts';

export type Slot = { readonly type: 'fixed'; readonly slide: Slide } | OpenSlot;

export interface OpenSlot {
  readonly type: 'open';
  /** The entries of the agenda that begin with it, by their indexes. */
  readonly opens?: readonly number[];
  readonly planned: PlannedSlide;
  /** Slides of one section are written together. */
  readonly section: number;
  /** It says in short what others say at length. */
  readonly summary?: true;
  /** Where to ask, or when and where something takes place: it stands below the last slide where nothing comes behind that. */
  readonly contact?: string;
  /** The built-in writer's slide, which is to be said better. */
  readonly draft?: Slide;
  /** What stands there if the model does not write it, after slides that say so much. */
  readonly standIn: (memory: Memory) => Slide;
}

export interface Skeleton {
  readonly title: string;
  readonly slots: readonly Slot[];
}

const fixed = (slide: Slide): Slot => ({ type: 'fixed', slide });

/** The model's plan in its frame. `builtIn` is the built-in writer's deck: what its cover and closing have from the source stays. */
export function skeletonOfPlan(plan: Plan, asked: Frame, builtIn: Deck, source: Source | undefined): Skeleton {
  const { language } = builtIn;
  const { texts } = languageOf(language);
  const cover = builtIn.slides.find((slide) => slide.kind === 'cover');
  const closing = builtIn.slides.find((slide) => slide.kind === 'closing');
  const own = source && closing?.kind === 'closing' ? closing.subtitle : undefined;
  const isEnd = needsNoClosing(plan, asked.exact !== undefined);
  const open = asked.exact === undefined && (endsInDecisions(plan) || own === undefined);
  const content = plan.sections.reduce((sum, { slides }) => sum + slides.length, Number(plan.summary !== undefined));
  const frame = framed(asked, content, !(isEnd && open));
  const spare = builtIn.slides.filter((slide) => formOf(slide.kind));
  const slots: Slot[] = [];
  if (frame.cover) slots.push(fixed(coverOf(plan, source && cover)));
  const spareSlide = (planned: PlannedSlide, at: number) => (memory: Memory) => {
    const units = planned.pieces.flatMap((piece) => piece.units);
    return source && units.length > 0 ? builtInSlide(units, source, memory) : storySlide(planned, spare[at % Math.max(1, spare.length)]);
  };
  const { summary } = plan;
  if (summary) slots.push({ type: 'open', planned: summary, section: 0, summary: true, standIn: spareSlide(summary, 0) });
  const agenda = hasAgenda(frame, plan.sections.length) ? agendaOf(plan, language, frame.exact === undefined) : undefined;
  if (agenda) slots.push(fixed({ kind: 'agenda', title: texts.agenda ?? plan.title, items: agenda, notes: '' }));
  const dividers = hasDividers(
    frame,
    plan.sections.map(({ slides }) => slides.length),
  );
  let written = 0;
  plan.sections.forEach(({ name, slides }, section) => {
    const opens = agenda ? { opens: [section] } : {};
    if (dividers) slots.push(fixed({ kind: 'section', title: name, number: section + 1, notes: '', ...opens }));
    slides.forEach((planned, i) => {
      slots.push({ type: 'open', ...(i === 0 && !dividers && opens), planned, section, standIn: spareSlide(planned, written++) });
    });
  });
  const full = frame.exact !== undefined && slots.length >= frame.exact;
  const ends = isEnd && (full || open);
  const last = slots.at(-1);
  if (ends && plan.contact && last?.type === 'open') slots.splice(-1, 1, { ...last, contact: withoutStop(plan.contact) });
  if (frame.closing && !ends) slots.push(fixed(closingOf(plan, texts.thankYou, own)));
  return { title: plan.title, slots };
}

/**
 * The names of the sections. One that has no word of what its slides say ("Who used it", "Background") tells nobody what comes: where there need
 * be no agenda there is none, otherwise the first of its slides names it.
 */
function agendaOf({ sections }: Plan, language: string, mayBeLeftOut: boolean): string[] | undefined {
  const isVague = ({ name, slides }: Plan['sections'][number]): boolean =>
    !sharedContent(name, slides.flatMap(({ title, points }) => [title, ...points]).join('\n'), language, 1);
  if (mayBeLeftOut && sections.some(isVague)) return undefined;
  return sections.map((section) => fitTitle(isVague(section) ? (section.slides[0]?.title ?? section.name) : section.name));
}

/** A sentence to leave with is said in the place of thanks, where it has room as a title. */
function closingOf({ closing, title, contact }: Plan, thanks: string | undefined, own: string | undefined): Slide {
  const sentence = closing && withoutStop(closing);
  if (sentence && columns(sentence) <= LONGEST_CLOSING)
    return { kind: 'closing', title: sentence, ...(contact && { subtitle: withoutStop(contact) }), notes: '' };
  const subtitle = closing ?? contact ?? own;
  return { kind: 'closing', title: thanks ?? title, ...(subtitle && { subtitle }), notes: '' };
}
const LONGEST_CLOSING = 100;

/** Where nothing but the plan is known, its points are the slide; where it has none, what the built-in writer would ask there. */
function storySlide({ title, points }: PlannedSlide, spare: Slide | undefined): Slide {
  if (points.length > 0 || spare === undefined) {
    const items = points.length > 0 ? points : [title];
    return { kind: 'bullets', title, items: items.slice(0, 6).map((text) => ({ text })), notes: '' };
  }
  return spare;
}

/** What a small model can say better; exhibits of figures and structure stay as they were found in the source. */
const IMPROVED: ReadonlySet<SlideKind> = new Set(['bullets', 'cards', 'twoColumns', 'process']);

/** The built-in writer's own deck, in which the model says slides of text better; without a source it writes all slides of content. */
export function skeletonOfDeck(builtIn: Deck, source: Source | undefined): Skeleton {
  let section = 0;
  const slides = source ? builtIn.slides : builtIn.slides.map(withoutScaffold);
  const slots = slides.map((slide): Slot => {
    if (slide.kind === 'section') section++;
    const blocks = new Set(slide.sources ?? []);
    const pieces = source?.pieces.filter(({ units }) => units.some(({ block }) => blocks.has(block))) ?? [];
    if (!formOf(slide.kind) || (source && (pieces.length === 0 || !IMPROVED.has(slide.kind)))) return fixed(slide);
    const planned = { kind: slide.kind, title: slide.title, points: [], pieces };
    const { opens } = slide;
    return { type: 'open', ...(opens && { opens }), planned, section, standIn: () => slide, ...(source && { draft: slide }) };
  });
  return { title: builtIn.title, slots };
}

/** A storyline tells whoever opens it that it is to be filled in; here it is. */
function withoutScaffold(slide: Slide): Slide {
  if (slide.kind === 'cover') return { kind: 'cover', title: slide.title, notes: '' };
  return slide.kind === 'closing' ? { kind: 'closing', title: slide.title, notes: '' } : { ...slide, notes: '' };
}
