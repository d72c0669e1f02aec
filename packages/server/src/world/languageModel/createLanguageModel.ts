/** The engine's LanguageModel at a provider: calls that fail for a moment are made again, in the time that a call has. */
import { setTimeout as delay } from 'node:timers/promises';
import { type LanguageModel, type ModelCall, PromptTooLong } from '@slidewright/engine/world';
import { boundedFetch } from '../outside/boundedFetch.ts';
import { modelBounds } from '../outside/bounds.ts';
import { patientFetch } from '../outside/patientFetch.ts';
import { concedingFetch } from './concessions.ts';
import { excessOf, type ModelFailure, modelFailure } from './modelFailure.ts';
import type { AnswerFormat, Connection } from './providers/provider.ts';
import type { ProviderName } from './providers/providerNames.ts';
import { providers } from './providers/providers.ts';
import { NoAnswerInTime, type StreamedAnswer, streamAnswer } from './streamAnswer.ts';

export interface LanguageModelSettings {
  readonly provider: ProviderName;
  readonly model: string;
  /** Empty for the provider's own. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Of one call, milliseconds. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  /** Of one answer. */
  readonly maxTokens: number;
  readonly required: boolean;
  readonly review?: boolean;
  readonly small?: boolean;
  /** Whether it is shown pictures. */
  readonly vision?: boolean;
  /** Tokens that a prompt and its answer may have together. */
  readonly contextTokens: number;
  /** Of one deck; 0 without a limit. */
  readonly budgetTokens: number;
  /** Of a million tokens. */
  readonly prices?: { readonly input: number; readonly output: number };
}

/** Tokens of a prompt beside its source: rules, kinds, the outline. */
const BESIDE = 5000;
/** Even a small window is asked with a part of the source: a server that cannot take it says so, and the part is halved. */
const LEAST_SOURCE = 2000;
/** More of a source costs more than it tells. */
const MOST_SOURCE = 120_000;

const MOST_ATTEMPTS = 3;
/** Before the second attempt, milliseconds; doubled before each further one. */
const FIRST_WAIT = 1000;

// The SDK prints what it would have liked otherwise, such as a schema that a server does not take.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const {
    provider: name,
    model,
    apiKey,
    timeoutMs,
    maxTokens,
    concurrency,
    required,
    review = false,
    small = false,
    vision = false,
    contextTokens,
    budgetTokens,
    prices,
  } = settings;
  const provider = providers[name];
  const fetch = concedingFetch(boundedFetch(modelBounds(maxTokens), patientFetch));
  const access = { baseUrl: settings.baseUrl || (provider.baseUrl ?? ''), apiKey, model, fetch };
  const connections = new Map<AnswerFormat, Connection>();
  const connectionFor = (format: AnswerFormat): Connection => {
    const known = connections.get(format) ?? provider.connect(access, format);
    connections.set(format, known);
    return known;
  };
  /** The best format that the server has not refused. */
  let [format] = provider.formats;

  /** Asks in each format that the server may take, until it takes one. */
  async function ask(call: ModelCall, limits: { timeoutMs: number; maxTokens: number }): Promise<StreamedAnswer> {
    for (const tried of provider.formats.slice(provider.formats.indexOf(format))) {
      try {
        const answer = await streamAnswer(
          connectionFor(tried),
          call,
          { format: tried, schemaInPrompt: tried !== 'schema' || !provider.keepsToSchema },
          limits,
        );
        format = tried;
        return answer;
      } catch (error) {
        if (tried === provider.formats.at(-1) || !modelFailure(error, apiKey).refused) throw error;
      }
    }
    throw new Error('There is no format to ask in.');
  }

  return {
    name: `${name} ${model}`,
    concurrency,
    required,
    review,
    small,
    sees: vision,
    sourceTokens: Math.min(MOST_SOURCE, Math.max(LEAST_SOURCE, contextTokens - maxTokens - BESIDE)),
    today: () => new Date().toISOString().slice(0, DAY),
    ...(budgetTokens > 0 && { budget: budgetTokens }),
    ...(prices && { prices }),
    async generate(call) {
      const end = performance.now() + timeoutMs;
      /** What came before a connection broke, the longest. */
      let part: StreamedAnswer | undefined;
      for (let attempt = 1; ; attempt++) {
        const left = Math.max(1, Math.ceil(end - performance.now()));
        try {
          const { broken, ...answer } = await ask(call, { timeoutMs: left, maxTokens });
          if (part === undefined || answer.whole || answer.text.length > part.text.length) part = answer;
          if (!broken || excessOf(broken.error) || attempt === MOST_ATTEMPTS) return part;
        } catch (error) {
          if (part) return part;
          if (error instanceof NoAnswerInTime) throw error;
          const failure = modelFailure(error, apiKey);
          if (failure.tooLong) throw new PromptTooLong(failure.reason);
          const wait = failure.retryAfter ?? FIRST_WAIT * 2 ** (attempt - 1);
          const hopeless = !failure.retryable || attempt === MOST_ATTEMPTS || performance.now() + wait >= end;
          if (hopeless) throw new Error(reasonOf(failure, attempt));
          await delay(wait, undefined, { signal: call.signal }).catch(() => {
            throw new Error(reasonOf(failure, attempt));
          });
        }
      }
    },
  };
}

/** Characters of "2026-03-12". */
const DAY = 10;

const reasonOf = ({ reason }: ModelFailure, attempts: number): string =>
  attempts === 1 ? reason : `${reason} (after ${attempts} attempts)`;
