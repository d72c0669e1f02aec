/** A provider of language models: how its models are reached, and how they are asked for JSON. */
import type { streamText } from 'ai';

type StreamOptions = Parameters<typeof streamText>[0];

export interface Access {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Empty where the server wants none. */
  readonly apiKey: string;
  /** As the provider names it. */
  readonly model: string;
  /** Every call goes through it. */
  readonly fetch: typeof fetch;
}

/** How an object is asked for: by its schema, as JSON of any shape, or by the prompt alone. */
export type AnswerFormat = 'schema' | 'json' | 'prompt';

export interface Connection {
  readonly model: StreamOptions['model'];
  /** What the provider is told beside the request, by its name. */
  readonly options?: NonNullable<StreamOptions['providerOptions']>;
}

export interface Provider {
  /** Undefined where everyone has their own. */
  readonly baseUrl?: string;
  /** What its models may be asked for, best first: where a server refuses one, the next is tried. */
  readonly formats: readonly [AnswerFormat, ...AnswerFormat[]];
  /** Whether answers that are asked for by a schema are certain to follow it; if not, the prompt shows it as well. */
  readonly keepsToSchema: boolean;
  connect(access: Access, format: AnswerFormat): Connection;
}
