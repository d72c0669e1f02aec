/**
 * The language model's writer: a plan first, then the slides of its sections side by side. What it does not manage, or not in time,
 * is the built-in writer's.
 */
import type { Deck, Slide } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import type { Document } from '../../model/document.ts';
import type { LanguageModel, Log } from '../../world.ts';
import { grammarOf } from '../grammar/grammar.ts';
import { briefOf, type WriteOptions } from '../plan/brief.ts';
import { typesetWritten } from '../slides/glyphs.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { apartLines } from './apartLines.ts';
import { assemble } from './assemble.ts';
import { pictureToldOf, type Source, sourceOfDocument } from './builtInSlide.ts';
import { type Caller, createCaller, type Usage } from './caller.ts';
import { excerpt } from './excerpt.ts';
import { formOf, formsFor } from './forms/forms.ts';
import { contentFor, contentOfTopic, frameOf } from './frame.ts';
import { frontLines } from './frontLines.ts';
import { groundOf } from './grounding.ts';
import { groundText } from './groundText.ts';
import { improveSlides } from './improveSlides.ts';
import { createInspector } from './inspector.ts';
import type { Piece } from './pieces.ts';
import { textsOfPlan } from './plan.ts';
import { planDeck } from './planDeck.ts';
import { planSlide } from './planSlide.ts';
import { WORTH_SHOWING } from './prompts/planPrompt.ts';
import { systemPrompt } from './prompts/systemPrompt.ts';
import { review } from './review.ts';
import { createRoom, type Room } from './room.ts';
import { leavesOf } from './salvage.ts';
import { MOST_SEEN, type SeenPicture, seenPictures } from './seenPictures.ts';
import { type Slot, skeletonOfDeck, skeletonOfPlan } from './skeleton.ts';
import type { SlideRecord } from './slideRecord.ts';
import { wishesOf } from './wishes.ts';
import { withoutRefused } from './withoutRefused.ts';
import { worthShowing } from './worthShowing.ts';
import { inBatches, type Task, writeSlides } from './writeSlides.ts';

export interface ModelWriterTools {
  readonly model: LanguageModel;
  readonly log: Log;
  /** Aborted when the deck is not wanted any more: then this rejects with its reason. */
  readonly signal: AbortSignal;
  /** Milliseconds that writing may take; what is not there by then is the built-in writer's. */
  readonly timeLimit: number;
}

export interface ModelWriting extends Usage {
  /** Undefined when no slide is the model's. */
  readonly deck: Deck | undefined;
  readonly repairs: number;
  /** Slides of content that are the built-in writer's. */
  readonly fallbacks: number;
  /** Slides of content that are the plan's title and points. */
  readonly sketched: number;
  /** Slides that the second look changed; undefined where there was none. */
  readonly edits?: number;
  /** What was wrong with the plan, and was mended or asked for again. */
  readonly planProblems: readonly string[];
  /** Of all slides in order; empty where the deck is not the model's. */
  readonly slides: readonly SlideRecord[];
}

/** Slides in one call: few enough for models that answer with 4,000 tokens at most. */
const MOST_AT_ONCE = 5;

/** `builtIn` is the built-in writer's deck for the same request. */
export async function writeWithModel(
  document: Document,
  options: WriteOptions,
  builtIn: Deck,
  { model, log, signal, timeLimit }: ModelWriterTools,
): Promise<ModelWriting> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), Math.min(timeLimit, LONGEST_TIMER));
  try {
    const caller = createCaller(model, log, AbortSignal.any([signal, timer.signal]));
    const start = performance.now();
    const timeLeft = () => start + timeLimit - performance.now();
    const outcome = await write(document, options, builtIn, caller, createRoom(model.sourceTokens), {
      review: model.review === true,
      small: model.small === true,
      pictures: model.sees === true ? seenPictures(document) : [],
      today: model.today?.(),
      timeLeft,
    });
    signal.throwIfAborted();
    return { ...outcome, ...caller.usage };
  } finally {
    clearTimeout(timeout);
  }
}

/** A small model is not asked for a plan: the built-in writer's deck is one. */
const UNPLANNED = { type: 'useless', repairs: 0, problems: [] } as const;

/** Timers count in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Manner {
  readonly review: boolean;
  readonly small: boolean;
  /** For a model that sees. */
  readonly pictures: readonly SeenPicture[];
  readonly today: string | undefined;
  readonly timeLeft: () => number;
}

async function write(
  document: Document,
  options: WriteOptions,
  builtIn: Deck,
  caller: Caller,
  room: Room,
  { review: wanted, small, pictures, today, timeLeft }: Manner,
): Promise<Omit<ModelWriting, keyof Usage>> {
  const { language } = document;
  const brief = briefOf(options, language);
  const source = sourceOfDocument(document, brief);
  // What was looked up for a topic binds the model as much as what the caller gave it.
  const grounded = source !== undefined;
  // A topic asks for a title; a text has its own.
  const ownTitle = options.source.origin === 'topic' ? undefined : document.title;
  const verbatim = grounded && brief.mode === 'preserve';
  // What keeps the source's words calculates nothing, and a small model's sums are as often wrong.
  const calculates = !verbatim && !small;
  const inspectorWith = (sums: boolean, proven: readonly string[] = []) =>
    createInspector({ language, ground: grounded ? groundOf(groundText(document), language, { sums, proven }) : undefined, verbatim });
  const system = systemPrompt({ language, grounded, calculates });
  const wishes = wishesOf(options, brief);
  const free = source ? contentFor(wordsOf(source), brief.mode) : contentOfTopic(builtIn.slides.length);
  const frame = frameOf(options.numSlides, free, language);
  // What nobody knows of a topic is marked as assumed, or not shown.
  const { assumption = undefined } = grounded ? {} : languageOf(language).texts;
  const offered = formsFor(grounded, assumption !== undefined);
  const scores = source?.composition.judge.scores ?? new Float64Array();
  const opening = source && options.source.origin !== 'topic' ? frontLines(document, source.pieces) : [];
  const apart = source && options.source.origin !== 'topic' ? apartLines(document, source.pieces) : undefined;
  const facts = {
    frame,
    offered,
    wishes,
    mode: brief.mode,
    opening,
    ...(apart && { apart }),
    ...(today !== undefined && { today }),
    ordered: options.source.origin === 'topic',
    ...(options.source.origin === 'topic' && { topic: options.source.topic }),
    ...(grounded && ownTitle !== undefined && { title: ownTitle }),
  };
  const sourceIn = source && ((tokens: number) => shownSource(source, scores, tokens));
  const rules = {
    frame,
    offered,
    pieces: source?.pieces ?? [],
    complete: brief.mode === 'preserve',
    title: builtIn.title,
    spare: spareTitles(builtIn),
  };
  const planned = small
    ? UNPLANNED
    : await planDeck(caller, system, facts, pictures.slice(0, MOST_SEEN), sourceIn, room, rules, inspectorWith(calculates));
  const nothing = { deck: undefined, fallbacks: 0, sketched: 0, planProblems: planned.problems, slides: [] };
  // A model that does not even plan is not asked for the slides.
  if (planned.type === 'failed') return { ...nothing, repairs: planned.repairs };
  // What is preserved keeps its title as well.
  const title = grounded && ownTitle !== undefined && brief.mode === 'preserve' ? builtIn.title : undefined;
  const { title: named, slots: all } =
    planned.type === 'plan'
      ? skeletonOfPlan({ ...planned.plan, ...(title && { title }) }, frame, builtIn, source)
      : skeletonOfDeck(builtIn, source);
  const plan = planned.type === 'plan' ? planned.plan : undefined;
  // What the plan has worked out holds on every slide; without a plan nothing is worked out.
  const inspector = inspectorWith(calculates && plan !== undefined, plan && calculates ? textsOfPlan(plan) : []);
  const outline = all.map((slot) => (slot.type === 'fixed' ? { title: slot.slide.title, points: [] } : slot.planned));
  const context = {
    caller,
    system,
    wishes,
    brief,
    grammar: grammarOf(language),
    inspector,
    scores,
    title: named,
    aim: planned.type === 'plan' ? planned.plan : {},
    outline,
    room,
    topic: facts.topic,
    assumption,
    opening,
    apart,
    pictures,
    pictureBeside: (pieces: readonly Piece[]) =>
      source &&
      pictureToldOf(
        pieces.flatMap(({ units }) => units),
        source,
      ),
  };
  // What a model cannot plan it can still say, a slide at a time.
  const alone = planned.type !== 'plan';
  const tasks = batchesOf(all, alone ? 1 : MOST_AT_ONCE);
  const drafted = alone && source !== undefined;
  const answered = drafted ? await improveSlides(tasks.flat(), context) : await writeSlides(tasks, context);
  const repairs = planned.repairs + answered.repairs;
  if (answered.slides.size === 0) return { ...nothing, repairs };
  const isSound = ({ title, notes: _, ...body }: Slide) =>
    inspector.titleProblem(
      title,
      leavesOf(body).map(({ text }) => text),
    ) === undefined && inspector.bodyProblems(title, body as Body, '').length === 0;
  const isPlanShown = (slot: Slot): boolean => {
    const sketch = slot.type === 'open' ? planSlide(slot.planned, brief) : undefined;
    return sketch !== undefined && isSound(sketch);
  };
  // A deck whose slides are counted, and one that keeps all of its source, has the built-in writer's slide there.
  const mayGo = source !== undefined && !verbatim && frame.exact === undefined;
  const {
    slots,
    slides: written,
    rejected,
    spoken,
  } = withoutRefused(all, answered, mayGo ? answered.refused : new Set(), isPlanShown, language);
  const lesson = options.source.origin === 'topic' && options.source.presentationType === 'Educational Project';
  const assembled = () => assemble(slots, { written, rejected, spoken, brief, source, lesson, isSound });
  // A look that does not come back in time costs nothing but itself.
  const looked = wanted && !alone && timeLeft() >= LOOK * longestWave(caller.usage);
  const reviewed = looked ? await review(slots, assembled().slides, written, context) : undefined;
  for (const [number, slide] of reviewed?.slides ?? []) written.set(number, slide);
  for (const [number, problems] of reviewed?.rejected ?? []) rejected.set(number, [...(rejected.get(number) ?? []), ...problems]);
  const { slides, records } = assembled();
  const count = (author: SlideRecord['by']) => records.filter(({ by }) => by === author).length;
  const deck = { title: named, language, ...(document.author && { author: document.author }), slides: [...slides] };
  return {
    deck: typesetWritten(deck, brief.mode !== 'preserve'),
    repairs,
    fallbacks: count('built-in'),
    sketched: count('plan'),
    planProblems: planned.problems,
    ...(reviewed && { edits: reviewed.slides.size }),
    slides: records.map((record) => (reviewed?.slides.has(record.number) && record.by === 'model' ? { ...record, edited: true } : record)),
  };
}

/** A second look takes no longer than so many times the longest wave before it. */
const LOOK = 1.2;
const longestWave = ({ waves }: Usage): number => Math.max(0, ...Object.values(waves).map(({ ms }) => ms));

/** The source with what of it can be seen. */
function shownSource({ pieces, composition }: Source, scores: Float64Array, tokens: number): string {
  const found = worthShowing(pieces, composition.findings, composition.judge.brief.language);
  const list = found.length === 0 ? '' : `\n\n## ${WORTH_SHOWING}\n${found.map((line) => `- ${line}`).join('\n')}`;
  return `${excerpt(pieces, scores, tokens)}${list}`;
}

const wordsOf = ({ pieces }: Source): number =>
  pieces.reduce((sum, { units }) => units.reduce((words, unit) => words + unit.words, sum), 0);

/** What the built-in writer would ask or tell of a topic. */
const spareTitles = ({ slides }: Deck): string[] => slides.filter(({ kind }) => formOf(kind)).map(({ title }) => title);

/** Neighbouring slides of one section, in batches of about the same size. */
function batchesOf(slots: readonly Slot[], most: number): Task[][] {
  const sections: Task[][] = [];
  slots.forEach((slot, i) => {
    if (slot.type !== 'open') return;
    const task = { number: i + 1, slot };
    const last = sections.at(-1);
    if (last?.[0]?.slot.section === slot.section) last.push(task);
    else sections.push([task]);
  });
  return sections.flatMap((tasks) => inBatches(tasks, most));
}
