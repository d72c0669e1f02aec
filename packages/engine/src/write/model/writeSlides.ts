/** The slides of a deck: neighbours asked for together, checked one by one, and those that fail asked for again in one call. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import type { ApartLines } from './apartLines.ts';
import type { Caller } from './caller.ts';
import { surerOn } from './certainty.ts';
import { contradictionsIn } from './contradictions.ts';
import { excerpt } from './excerpt.ts';
import { type Form, given, Pen } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import type { Inspector } from './inspector.ts';
import { onlyRowOf } from './oneOfEqual.ts';
import type { Piece } from './pieces.ts';
import type { Aim } from './plan.ts';
import { type Rejected, repairPrompt } from './prompts/repairPrompt.ts';
import { type OutlineEntry, slidesPrompt } from './prompts/slidesPrompt.ts';
import { lostOn } from './provisos.ts';
import { passagesOf, readSlide, slideShape } from './readSlide.ts';
import type { Room } from './room.ts';
import { valueAt } from './salvage.ts';
import { picturesNear, type SeenPicture } from './seenPictures.ts';
import type { OpenSlot } from './skeleton.ts';
import { withoutPart, withText } from './slidePart.ts';

/** How often an answer may be put right that cannot be used at all; what can be shown without its faults is asked for again once. */
export const MOST_REPAIRS = 2;

/** Share of the room for the source that the passages of some slides may take. */
const SHARE = 0.6;

export interface DeckContext {
  readonly caller: Caller;
  readonly system: string;
  readonly wishes: readonly string[];
  readonly brief: Brief;
  readonly grammar: Grammar;
  readonly inspector: Inspector;
  /** By the index of the source's units; empty without a source. */
  readonly scores: Float64Array;
  readonly title: string;
  readonly aim: Aim;
  readonly topic: string | undefined;
  /** What figures are marked with for which there is no source; undefined where there is one. */
  readonly assumption: string | undefined;
  /** What stands in front of the source. */
  readonly opening: readonly string[];
  /** What stands apart from its text. */
  readonly apart: ApartLines | undefined;
  /** All slides as they are planned. */
  readonly outline: readonly OutlineEntry[];
  readonly room: Room;
  /** What the source's own picture beside these pieces shows, where it says so. */
  readonly pictureBeside: (pieces: readonly Piece[]) => string | undefined;
  /** Of the source, for a model that sees. */
  readonly pictures: readonly SeenPicture[];
}

export interface Task {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly slot: OpenSlot;
}

export interface WrittenSlides {
  /** By the number of the slide; what the model did not manage is not there. */
  readonly slides: Map<number, Slide>;
  /** By the number of the slide: what was wrong with answers for it, and was left out or asked for again. */
  readonly rejected: Map<number, readonly string[]>;
  /** By the number of the slide: what may be spoken to those of which nothing can be shown. */
  readonly spoken: ReadonlyMap<number, string>;
  /** The numbers of the slides that were answered, and of whose answers nothing is left. */
  readonly refused: ReadonlySet<number>;
  readonly repairs: number;
}

interface Open extends Task {
  readonly key: string;
  readonly form: Form;
  /** What came for it last, and what was wrong with that. */
  readonly answer?: unknown;
  readonly faults: readonly string[];
}

/** What is there of a deck's slides so far. */
class Draft {
  readonly slides = new Map<number, Slide>();
  /** What was answered for them last. */
  readonly answered = new Map<number, Open>();
  /** What is shown without its faults if the model does not put them right. */
  readonly makeshift = new Map<number, Slide>();
  readonly rejected = new Map<number, readonly string[]>();
  readonly spoken = new Map<number, string>();

  note(number: number, problems: readonly string[]): void {
    if (problems.length > 0) this.rejected.set(number, [...(this.rejected.get(number) ?? []), ...problems]);
  }
}

/** Slides that are asked for again together: as many as an answer of 4,000 tokens holds. */
const MOST_AGAIN = 10;

/** All batches side by side; what is wrong with any of them is asked for again together. Never rejects. */
export async function writeSlides(batches: readonly (readonly Task[])[], context: DeckContext): Promise<WrittenSlides> {
  const draft = new Draft();
  let open = batches.map((tasks) =>
    tasks.flatMap((task): Open[] => {
      const form = formOf(task.slot.planned.kind);
      return form ? [{ ...task, key: `slide_${task.number}`, form, faults: [] }] : [];
    }),
  );
  let repairs = 0;
  for (let attempt = 0; attempt <= MOST_REPAIRS; attempt++) {
    if (attempt > 0) repairs += open.length;
    const failed = (
      await Promise.all(open.filter((batch) => batch.length > 0).map((batch) => ask(batch, attempt > 0, context, draft)))
    ).flat();
    const left = attempt === 0 && context.assumption !== undefined ? withContradicted(failed, draft, context.brief.language) : failed;
    if (left.length === 0) break;
    open = inBatches(left, MOST_AGAIN);
  }
  if (context.assumption !== undefined) dropContradicted(draft, context.brief.language);
  const slides = allOf(draft);
  const refused = new Set(
    [...draft.answered].flatMap(([number, { answer }]) => (answer === undefined || slides.has(number) ? [] : [number])),
  );
  return { slides, rejected: draft.rejected, spoken: draft.spoken, refused, repairs };
}

const allOf = ({ makeshift, slides }: Draft): Map<number, Slide> => new Map([...makeshift, ...slides]);

/** Slides that are to be asked for again, with those that suppose another figure than a slide before: these are shown as they are meanwhile. */
function withContradicted(failed: readonly Open[], draft: Draft, language: string): Open[] {
  const open = new Map(failed.map((task) => [task.number, task]));
  for (const { number, problem } of contradictionsIn(allOf(draft), language)) {
    const task = open.get(number) ?? draft.answered.get(number);
    const slide = draft.slides.get(number);
    if (!task) continue;
    draft.note(number, [problem]);
    open.set(number, { ...task, faults: [...task.faults, problem] });
    if (!slide) continue;
    draft.slides.delete(number);
    draft.makeshift.set(number, slide);
  }
  return [...open.values()];
}

/** What still supposes another figure in the same words goes, where the slide is one without it. */
function dropContradicted(draft: Draft, language: string): void {
  for (const { number, path, line, sure } of contradictionsIn(allOf(draft), language)) {
    const slide = draft.slides.get(number) ?? draft.makeshift.get(number);
    if (!sure || !slide || !path) continue;
    const rest = String(valueAt(slide, path))
      .replace(line, '')
      .replace(/\s*\n\s*/gu, '\n')
      .trim();
    const without = rest === '' || path.at(-1) === 'figure' ? withoutPart(slide, path) : withText(slide, path, rest);
    if (!without) continue;
    draft.slides.set(number, without);
    draft.note(number, [`"${line}": another slide supposes another figure, so it is left out`]);
  }
}

/** Batches of about the same size. */
export function inBatches<T>(all: readonly T[], most: number): T[][] {
  const size = Math.ceil(all.length / Math.ceil(all.length / most));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

/** One call; resolves to those that are to be asked for again. */
async function ask(open: readonly Open[], again: boolean, context: DeckContext, draft: Draft): Promise<Open[]> {
  const { tokens } = context.room;
  const pictures = picturesNear(context.pictures, piecesOf(open));
  const prompt = promptFor(open, context);
  const rejected = again ? rejectedOf(open) : undefined;
  const reply = await context.caller.ask({
    system: context.system,
    prompt: rejected ? repairPrompt(prompt, rejected) : prompt,
    shape: z.object(Object.fromEntries(open.map(({ key, form }) => [key, slideShape(form, context.assumption !== undefined)]))),
    name: 'slides',
    pictures,
  });
  if (reply.type === 'tooLong' && context.room.halve(tokens)) {
    for (const { number } of open) draft.note(number, [`its passages were too long: ${reply.reason}`]);
    // It was not answered, so nothing is to be put right.
    return ask(open, again, context, draft);
  }
  if (reply.type !== 'value') {
    for (const { number } of open) draft.note(number, ['reason' in reply ? reply.reason : reply.problem]);
    if ('reason' in reply) return [];
    return open.filter(({ number }) => !again || !draft.makeshift.has(number)).map((task) => ({ ...task, faults: [reply.problem] }));
  }
  const answers = answersIn(reply.value, open);
  return open.flatMap((task) => {
    const { key, form, number, slot } = task;
    const read = readSlide(answers[key], form, slot.planned, new Pen(context.brief), context.inspector, context.assumption);
    const problems = [...read.problems, ...(again || !read.slide ? [] : askedOnceOf(read.slide, task, context))];
    draft.note(number, [...problems, ...read.mended]);
    draft.answered.set(number, { ...task, answer: answers[key] });
    if (read.spoken) draft.spoken.set(number, read.spoken);
    if (read.slide && problems.length === 0) draft.slides.set(number, read.slide);
    else if (read.slide) draft.makeshift.set(number, fuller(read.slide, draft.makeshift.get(number), form.kind));
    const done = problems.length === 0 || (again && draft.makeshift.has(number));
    return done ? [] : [{ ...task, answer: answers[key], faults: problems }];
  });
}

/** What is better asked for, but costs no slide where it comes again. */
const askedOnceOf = (slide: Slide, task: Open, context: DeckContext): string[] => [
  ...(task.slot.summary ? [] : narrowTitleOf(slide, context.brief.language)),
  ...conditionsOf(slide, task, context),
];

function narrowTitleOf(slide: Slide, language: string): string[] {
  const row = onlyRowOf(slide.title, slide, language);
  return row === undefined ? [] : [`title "${slide.title}": it says what "${row}" says, one of several equal rows: say what holds for all`];
}

/** Conditions that the slide leaves out, and what it says more surely than its passages. Who decides, and who reads the summary alone, is told them there; otherwise another slide may have them. */
function conditionsOf(slide: Slide, { number, slot: { planned, summary } }: Open, { outline, brief }: DeckContext): string[] {
  if (planned.pieces.length === 0) return [];
  const others = summary || slide.kind === 'decisions' ? [] : outline.filter((_, i) => i !== number - 1).flatMap(({ points }) => points);
  const passages = passagesOf(planned);
  return [...lostOn(slide, passages, others.join('\n'), brief.language), ...surerOn(slide, passages, brief.language)];
}

/** The last answers for these slides; a fault that all of them share is told once. */
function rejectedOf(open: readonly Open[]): Rejected {
  const answers = open.filter(({ answer }) => answer !== undefined).map(({ key, answer }) => [key, answer] as const);
  const problems = open.flatMap(({ key, faults }) => faults.map((fault) => `${key}: ${fault}`));
  return { ...(answers.length > 0 && { answer: Object.fromEntries(answers) }), problems };
}

/** The slide that says more; one of the planned kind goes before one that became points, and of two such the later. */
function fuller(slide: Slide, other: Slide | undefined, planned: SlideKind): Slide {
  if (!other || other.kind !== planned) return slide;
  const said = ({ notes: _, ...shown }: Slide) => JSON.stringify(shown).length;
  return slide.kind !== planned || said(other) > said(slide) ? other : slide;
}

const piecesOf = (open: readonly Open[]): Piece[] =>
  [...new Set(open.flatMap(({ slot }) => slot.planned.pieces))].sort((a, b) => a.number - b.number);

function promptFor(
  open: readonly Open[],
  { title, aim, topic, assumption, opening, apart, outline, wishes, brief, scores, room, pictureBeside }: DeckContext,
): string {
  const pieces = piecesOf(open);
  return slidesPrompt({
    deck: title,
    aim,
    ...(topic !== undefined && { topic }),
    marks: assumption !== undefined,
    opening,
    ...(apart && { apart }),
    outline,
    wishes,
    brief,
    slides: open.map(({ key, form, slot: { planned, summary } }) => ({
      key,
      form,
      ...(summary && { summary }),
      title: planned.title,
      ...given('refused', planned.refused),
      ...given('unproven', planned.unproven),
      points: planned.points,
      passages: planned.pieces.map(({ number }) => number),
      ...(form.kind === 'bullets' && !summary && given('picture', pictureBeside(planned.pieces))),
    })),
    ...(pieces.length > 0 && { source: excerpt(pieces, scores, SHARE * room.tokens) }),
  });
}

/** The slides by their keys. Some models wrap them, list them, or give a single slide by itself. */
export function answersIn(value: object, open: readonly Pick<Open, 'key' | 'number'>[]): Readonly<Record<string, unknown>> {
  const candidates = [value, ...Object.values(value)].filter((candidate) => typeof candidate === 'object' && candidate !== null);
  const keyed = candidates.find((candidate) => open.some(({ key }) => key in candidate));
  if (keyed) return keyed;
  // Some leave out what the keys have in common: "3", "slide3", "Slide 3".
  const numbered = candidates.find((candidate) =>
    open.some(({ number }) => Object.keys(candidate).some((key) => numberIn(key) === number)),
  );
  if (numbered && !Array.isArray(numbered)) {
    const entries = Object.entries(numbered);
    return Object.fromEntries(open.map(({ key, number }) => [key, entries.find(([name]) => numberIn(name) === number)?.[1]]));
  }
  const listed = candidates.find((candidate) => Array.isArray(candidate) && candidate.length === open.length);
  if (listed) return Object.fromEntries(open.map(({ key }, i) => [key, listed[i]]));
  const [only, ...more] = open;
  return only && more.length === 0 && 'title' in value ? { [only.key]: value } : {};
}

const numberIn = (key: string): number => Number(/^(?:slide)?[\s_-]*(\d{1,3})$/i.exec(key)?.[1] ?? Number.NaN);
