/** A part of an attempt that was timed where it happened: a stage of the engine, or a call to a provider. A plain value, which crosses threads. */
export interface Step {
  readonly kind: 'stage' | 'call';
  /** The stage, or the call: "find", "generate". */
  readonly name: string;
  /** Who was called: "openai gpt-5-mini", "unsplash". */
  readonly provider?: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
  /** Tokens of a language model. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}
