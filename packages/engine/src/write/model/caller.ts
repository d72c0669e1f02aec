/** Calls to the language model: counted, in time, a few at once, and their answers read as far as they can be. */
import type { z } from 'zod';
import { type LanguageModel, type Log, PromptTooLong } from '../../world.ts';
import { readJson } from './readJson.ts';
import { pictureLines, type SeenPicture } from './seenPictures.ts';
import { strictSchema } from './strictSchema.ts';
import { tidyAnswer } from './tidyAnswer.ts';

/** What a deck cost and how it went. */
export interface Usage {
  calls: number;
  /** Calls that brought no answer at all. */
  failedCalls: number;
  inputTokens: number;
  outputTokens: number;
  /** By what was asked for: calls that were under way together are a wave, and `ms` is from its first question to its last answer. */
  waves: Record<string, Wave>;
}

interface Wave {
  calls: number;
  ms: number;
  inputTokens: number;
  outputTokens: number;
}

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly shape: z.ZodType;
  readonly name: string;
  /** For a model that sees; where it does not answer with them, they are left out from then on. */
  readonly pictures?: readonly SeenPicture[];
  /** Of an answer that breaks off, what is complete is kept down to so many containers within each other. */
  readonly kept?: number;
}

export type Reply =
  /** `value` is an object, tidied, of any shape. */
  | { type: 'value'; value: object; whole: boolean }
  /** Something came that is not an object; `problem` says so to the model. */
  | { type: 'unreadable'; problem: string }
  /** The same question would be answered if it were shorter. */
  | { type: 'tooLong'; reason: string }
  | { type: 'failed'; reason: string };

export interface Caller {
  readonly usage: Readonly<Usage>;
  /** Never rejects, and waits until fewer than the model's number of calls are under way. */
  ask(question: Question): Promise<Reply>;
}

/** When `signal` is aborted, calls end with what they have, and further ones fail. */
export function createCaller(model: LanguageModel, log: Log, signal: AbortSignal): Caller {
  const usage: Usage = { calls: 0, failedCalls: 0, inputTokens: 0, outputTokens: 0, waves: {} };
  const starts = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let free = model.concurrency;
  /** Whether it has answered, or not been shown, pictures so far. */
  let sees = model.sees === true;

  const call = async (question: Question): Promise<Reply> => {
    const { system, prompt, shape, name, kept, pictures = [] } = question;
    const shown = sees && pictures.length > 0;
    if (signal.aborted) return { type: 'failed', reason: 'there was no time left' };
    if (model.budget !== undefined && usage.inputTokens + usage.outputTokens >= model.budget)
      return { type: 'failed', reason: `the budget of ${model.budget} tokens is used up` };
    usage.calls++;
    usage.waves[name] ??= { calls: 0, ms: 0, inputTokens: 0, outputTokens: 0 };
    const wave = usage.waves[name];
    wave.calls++;
    const start = starts.get(name) ?? performance.now();
    starts.set(name, start);
    try {
      const { text, whole, inputTokens, outputTokens } = await model.generate({
        system,
        prompt: [prompt, ...(shown ? pictureLines(pictures) : [])].join('\n\n'),
        schema: strictSchema(shape),
        schemaName: name,
        ...(shown && { pictures: pictures.map(({ mime, data }) => ({ mime, data })) }),
        signal,
      });
      usage.inputTokens += inputTokens;
      usage.outputTokens += outputTokens;
      wave.inputTokens += inputTokens;
      wave.outputTokens += outputTokens;
      return read(text, whole, kept);
    } catch (cause) {
      usage.failedCalls++;
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.warn({ model: model.name, call: name, reason }, 'the language model did not answer');
      if (shown && !signal.aborted) {
        sees = false;
        return call(question);
      }
      return { type: cause instanceof PromptTooLong ? 'tooLong' : 'failed', reason };
    } finally {
      wave.ms = Math.round(performance.now() - start);
    }
  };

  return {
    usage,
    async ask(question) {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await call(question);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}

function read(text: string, whole: boolean, kept?: number): Reply {
  if (text.trim() === '') return { type: 'unreadable', problem: 'your answer was empty' };
  const value = tidyAnswer(readJson(text, kept));
  if (typeof value === 'object' && value !== null) return { type: 'value', value: unwrapped(value), whole };
  return {
    type: 'unreadable',
    problem: whole ? 'your answer was not a JSON object' : 'your answer broke off before the JSON object was complete: be briefer',
  };
}

/** Some models echo the schema and put their answer where it describes the properties, or wrap it in a single field. */
function unwrapped(value: object): object {
  const inner = 'properties' in value && 'type' in value ? value.properties : value;
  return typeof inner === 'object' && inner !== null ? inner : value;
}
