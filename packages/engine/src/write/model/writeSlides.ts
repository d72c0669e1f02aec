/** Some neighbouring slides of a deck: asked for together, checked one by one, and those that fail asked for again. */
import type { Slide } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import type { Caller } from './caller.ts';
import { excerpt } from './excerpt.ts';
import { type Form, Pen } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import type { Inspector } from './inspector.ts';
import type { Aim } from './plan.ts';
import { type Rejected, repairPrompt } from './prompts/repairPrompt.ts';
import { type OutlineEntry, slidesPrompt } from './prompts/slidesPrompt.ts';
import { readSlide, slideShape } from './readSlide.ts';
import type { Room } from './room.ts';
import type { OpenSlot } from './skeleton.ts';

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
  /** All slides as they are planned. */
  readonly outline: readonly OutlineEntry[];
  readonly room: Room;
}

export interface Task {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly slot: OpenSlot;
}

export interface WrittenSlides {
  /** By the number of the slide; what the model did not manage is not there. */
  readonly slides: ReadonlyMap<number, Slide>;
  /** By the number of the slide: what was wrong with answers for it, and was left out or asked for again. */
  readonly rejected: ReadonlyMap<number, readonly string[]>;
  readonly repairs: number;
}

interface Open extends Task {
  readonly key: string;
  readonly form: Form;
}

/** Never rejects. */
export async function writeSlides(tasks: readonly Task[], context: DeckContext): Promise<WrittenSlides> {
  const slides = new Map<number, Slide>();
  /** What is shown without its faults if the model does not put them right. */
  const makeshift = new Map<number, Slide>();
  const noted = new Map<number, string[]>();
  const note = (number: number, problems: readonly string[]) => {
    if (problems.length > 0) noted.set(number, [...(noted.get(number) ?? []), ...problems]);
  };
  let open = tasks.flatMap((task): Open[] => {
    const form = formOf(task.slot.planned.kind);
    return form ? [{ ...task, key: `slide_${task.number}`, form }] : [];
  });
  let rejected: Rejected | undefined;
  let repairs = 0;
  for (let attempt = 0; attempt <= MOST_REPAIRS && open.length > 0; attempt++) {
    const { tokens } = context.room;
    const prompt = promptFor(open, context);
    const reply = await context.caller.ask({
      system: context.system,
      prompt: rejected ? repairPrompt(prompt, rejected) : prompt,
      shape: z.object(Object.fromEntries(open.map(({ key, form }) => [key, slideShape(form)]))),
      name: 'slides',
    });
    if (reply.type === 'tooLong' && context.room.halve(tokens)) {
      for (const { number } of open) note(number, [`its passages were too long: ${reply.reason}`]);
      // It was not answered, so nothing is to be put right.
      attempt--;
      continue;
    }
    if (rejected) repairs++;
    if (reply.type !== 'value') {
      for (const { number } of open) note(number, ['reason' in reply ? reply.reason : reply.problem]);
      if ('reason' in reply) break;
      rejected = { problems: [reply.problem] };
      open = open.filter(({ number }) => attempt === 0 || !makeshift.has(number));
      continue;
    }
    const answers = answersIn(reply.value, open);
    const problems: string[] = [];
    const left: Open[] = [];
    for (const task of open) {
      const { key, form, number, slot } = task;
      const read = readSlide(answers[key], form, slot.planned, new Pen(context.brief), context.inspector);
      note(number, [...read.problems, ...read.mended]);
      if (read.slide && read.problems.length === 0) slides.set(number, read.slide);
      else if (read.slide) makeshift.set(number, fuller(read.slide, makeshift.get(number)));
      if (read.problems.length === 0 || (attempt > 0 && makeshift.has(number))) continue;
      left.push(task);
      problems.push(...read.problems.map((problem) => `${key}: ${problem}`));
    }
    rejected = { answer: Object.fromEntries(left.map(({ key }) => [key, answers[key]])), problems };
    open = left;
  }
  return { slides: new Map([...makeshift, ...slides]), rejected: noted, repairs };
}

/** The slide that says more. */
function fuller(slide: Slide, other: Slide | undefined): Slide {
  const said = ({ notes: _, ...shown }: Slide) => JSON.stringify(shown).length;
  return other && said(other) > said(slide) ? other : slide;
}

function promptFor(open: readonly Open[], { title, aim, topic, outline, wishes, brief, scores, room }: DeckContext): string {
  const pieces = [...new Set(open.flatMap(({ slot }) => slot.planned.pieces))].sort((a, b) => a.number - b.number);
  return slidesPrompt({
    deck: title,
    aim,
    ...(topic !== undefined && { topic }),
    outline,
    wishes,
    brief,
    slides: open.map(({ key, form, slot: { planned, summary } }) => ({
      key,
      form,
      ...(summary && { summary }),
      title: planned.title,
      points: planned.points,
      passages: planned.pieces.map(({ number }) => number),
    })),
    ...(pieces.length > 0 && { source: excerpt(pieces, scores, SHARE * room.tokens) }),
  });
}

/** The slides by their keys. Some models wrap them, list them, or give a single slide by itself. */
function answersIn(value: object, open: readonly Open[]): Readonly<Record<string, unknown>> {
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
