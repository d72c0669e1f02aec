/** Some neighbouring slides of a deck: asked for together, checked one by one, and those that fail asked for again. */
import type { Slide } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import type { Caller } from './caller.ts';
import { type Form, Pen } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import type { Inspector } from './inspector.ts';
import { excerpt, type Piece } from './pieces.ts';
import { type Rejected, repairPrompt } from './prompts/repairPrompt.ts';
import { slidesPrompt } from './prompts/slidesPrompt.ts';
import { readSlide, slideShape } from './readSlide.ts';
import type { OpenSlot } from './skeleton.ts';

/** How often an answer may be put right. */
export const MOST_REPAIRS = 2;

/** Tokens of the source that a prompt shows: few enough for models with a small context. */
const EXCERPT = 6000;

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
  /** The titles of all slides as they are planned. */
  readonly outline: readonly string[];
}

export interface Task {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly slot: OpenSlot;
}

export interface WrittenSlides {
  /** By the number of the slide; what the model did not manage is not there. */
  readonly slides: ReadonlyMap<number, Slide>;
  readonly repairs: number;
}

interface Open extends Task {
  readonly key: string;
  readonly form: Form;
}

/** Never rejects. */
export async function writeSlides(tasks: readonly Task[], context: DeckContext): Promise<WrittenSlides> {
  const slides = new Map<number, Slide>();
  /** What had to be cut hard: shown if the model does not say it shorter. */
  const makeshift = new Map<number, Slide>();
  let open = tasks.flatMap((task): Open[] => {
    const form = formOf(task.slot.planned.kind);
    return form ? [{ ...task, key: `slide_${task.number}`, form }] : [];
  });
  let rejected: Rejected | undefined;
  let repairs = 0;
  for (let attempt = 0; attempt <= MOST_REPAIRS && open.length > 0; attempt++) {
    const prompt = promptFor(open, context);
    const reply = await context.caller.ask({
      system: context.system,
      prompt: rejected ? repairPrompt(prompt, rejected) : prompt,
      shape: z.object(Object.fromEntries(open.map(({ key, form }) => [key, slideShape(form)]))),
      name: 'slides',
    });
    if (rejected) repairs++;
    if (reply.type === 'failed') break;
    if (reply.type === 'unreadable') {
      rejected = { problems: [reply.problem] };
      continue;
    }
    const answers = answersIn(reply.value, open);
    const problems: string[] = [];
    const left: Open[] = [];
    for (const task of open) {
      const { key, form, number, slot } = task;
      const read = readSlide(answers[key], form, slot.planned, new Pen(context.brief), context.inspector);
      if (read.slide) (read.problems.length > 0 ? makeshift : slides).set(number, read.slide);
      if (read.problems.length === 0) continue;
      left.push(task);
      problems.push(...read.problems.map((problem) => `${key}: ${problem}`));
    }
    rejected = { answer: Object.fromEntries(left.map(({ key }) => [key, answers[key]])), problems };
    open = left;
  }
  return { slides: new Map([...makeshift, ...slides]), repairs };
}

function promptFor(open: readonly Open[], { title, outline, wishes, brief, scores }: DeckContext): string {
  const pieces = [...new Set<Piece>(open.flatMap(({ slot }) => slot.planned.pieces))].sort((a, b) => a.number - b.number);
  return slidesPrompt({
    deck: title,
    outline,
    wishes,
    brief,
    slides: open.map(({ key, form, slot: { planned } }) => ({
      key,
      form,
      title: planned.title,
      points: planned.points,
      passages: planned.pieces.map(({ number }) => number),
    })),
    ...(pieces.length > 0 && { source: excerpt(pieces, scores, EXCERPT) }),
  });
}

/** The slides by their keys. Some models wrap them, list them, or give a single slide by itself. */
function answersIn(value: object, open: readonly Open[]): Readonly<Record<string, unknown>> {
  const candidates = [value, ...Object.values(value)].filter((candidate) => typeof candidate === 'object' && candidate !== null);
  const keyed = candidates.find((candidate) => open.some(({ key }) => key in candidate));
  if (keyed) return keyed;
  const listed = candidates.find((candidate) => Array.isArray(candidate) && candidate.length === open.length);
  if (listed) return Object.fromEntries(open.map(({ key }, i) => [key, listed[i]]));
  const [only, ...more] = open;
  return only && more.length === 0 && 'title' in value ? { [only.key]: value } : {};
}
