/** A Document becomes a Deck: by the language model where there is one, by the built-in writer where there is none or it fails. */
import type { Deck } from '@slidewright/contract/deck';
import { JobFailure } from '../failure.ts';
import { languageOf } from '../languages/languageOf.ts';
import type { Document } from '../model/document.ts';
import type { World } from '../world.ts';
import type { SlideRecord } from './model/slideRecord.ts';
import { writeWithModel } from './model/writeWithModel.ts';
import type { WriteOptions } from './plan/brief.ts';
import { cite, withoutCitations } from './slides/citations.ts';
import { writeDeck } from './writeDeck.ts';

/** Who wrote a deck, and what that took. */
export interface Writer {
  readonly name: 'built-in' | 'language model';
  /** The language model that was asked, with the name of its provider. */
  readonly model?: string;
  readonly calls?: number;
  /** Calls that brought no answer at all. */
  readonly failedCalls?: number;
  /** As the provider counts them. Prices are the provider's and change: none is kept here. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** What the calls for the plan took, and those for the slides: milliseconds from the first question to the last answer. */
  readonly waves?: Readonly<Record<string, { calls: number; ms: number; inputTokens: number; outputTokens: number }>>;
  /** What the tokens cost, where it is known what a million of them costs. */
  readonly cost?: number;
  /** Answers that were asked for again with what was wrong. */
  readonly repairs?: number;
  /** Slides of content that the built-in writer wrote in the model's stead, and those that are the plan's title and points. */
  readonly fallbacks?: number;
  readonly sketched?: number;
  /** Slides that the second look changed, where there was one. */
  readonly edits?: number;
  /** What was wrong with the plan, and was mended or asked for again. It may quote the source. */
  readonly planProblems?: readonly string[];
  /** Of each slide who wrote it and what was rejected. It may quote the source. */
  readonly slides?: readonly SlideRecord[];
}

export interface Written {
  readonly deck: Deck;
  readonly writer: Writer;
}

/** Share of a job's time that writing may take: the rest is for pictures, design and output. */
const WRITING_SHARE = 0.6;

/** Throws what the signal was aborted with, or a JobFailure where there must be a language model's deck and is none. */
export async function write(
  document: Document,
  options: WriteOptions,
  world: Pick<World, 'languageModel' | 'log' | 'signal' | 'timeLeft'>,
): Promise<Written> {
  const { deck, writer } = await writeUncited(document, withoutCitations(options, document), world);
  return { deck: cite(deck, document, options.numSlides), writer };
}

async function writeUncited(
  document: Document,
  options: WriteOptions,
  { languageModel, log, signal, timeLeft }: Pick<World, 'languageModel' | 'log' | 'signal' | 'timeLeft'>,
): Promise<Written> {
  const builtIn = writeDeck(document, options, signal);
  if (!languageModel) return { deck: builtIn, writer: { name: 'built-in' } };
  const timeLimit = WRITING_SHARE * (timeLeft?.() ?? Number.POSITIVE_INFINITY);
  const tools = { model: languageModel, log, signal, timeLimit };
  const { deck, ...usage } = await writeWithModel(document, options, builtIn, tools);
  const { prices } = languageModel;
  const cost = prices && (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1e6;
  const writer = { model: languageModel.name, ...usage, ...(cost !== undefined && { cost }) };
  if (deck) return { deck, writer: { name: 'language model', ...writer } };
  if (languageModel.required) {
    throw new JobFailure('UPSTREAM_FAILURE', 'The language model did not write anything that can be used. Try again in a moment.');
  }
  return { deck: withNote(builtIn), writer: { name: 'built-in', ...writer } };
}

/** The first slide's notes say it, and so does every slide that would say that no language model is configured. */
function withNote(deck: Deck): Deck {
  const { modelUnavailable: note, storyline } = languageOf(deck.language).texts;
  if (note === undefined) return deck;
  const slides = deck.slides.map((slide, i) => {
    if (storyline && slide.notes.includes(storyline.note)) return { ...slide, notes: slide.notes.replace(storyline.note, note) };
    return i === 0 ? { ...slide, notes: [note, slide.notes].filter(Boolean).join('\n') } : slide;
  });
  return { ...deck, slides };
}
