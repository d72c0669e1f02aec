/** The World: all that is impure or outside enters the engine here, and nowhere else. */

export interface FontFile {
  /** Stable and unique: "Inter-600", "Noto Sans Arabic-400". Glyph runs name their font by it. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** A whole TrueType file (glyf outlines; no CFF, no collections, no WOFF). */
  readonly data: Uint8Array;
}

export interface FontSource {
  /** The face of the family whose weight is nearest, or undefined when the family is not there. The same arguments give the same object. */
  face(family: string, weight: number, italic?: boolean): FontFile | undefined;
  /** A face by its id. */
  byId(id: string): FontFile | undefined;
  /** What has to be installed to have the family, such as the name of a package; undefined where nothing is known to help. */
  packageOf?(family: string): string | undefined;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface ModelCall {
  /** Who the model is and what it must never do. */
  readonly system: string;
  readonly prompt: string;
  /** JSON Schema of the object that is wanted: closed objects, every property required, neither bounds nor unions. */
  readonly schema: JsonObject;
  /** Of the schema: letters and underscores. */
  readonly schemaName: string;
  readonly signal: AbortSignal;
}

export interface JsonObject {
  readonly [key: string]: unknown;
}

export interface ModelAnswer {
  /** What came, possibly nothing, possibly not what the schema says. */
  readonly text: string;
  /** False when the answer broke off: at the limit of tokens or of time, or with the connection. */
  readonly whole: boolean;
  /** As the provider counts them; 0 where it does not. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface LanguageModel {
  /** Provider and model, for the log: "openai gpt-5-mini". */
  readonly name: string;
  /** How many calls may be under way at a time. */
  readonly concurrency: number;
  /** No deck is made without it: if it does not answer, the job fails. */
  readonly required: boolean;
  /** Rejects when there is no answer at all, with an Error whose message says why and holds no secret. */
  generate(call: ModelCall): Promise<ModelAnswer>;
}

export interface World {
  readonly fonts: FontSource;
  readonly log: Log;
  /** Writes the decks; without one the built-in writer does. */
  readonly languageModel?: LanguageModel;
  /** Milliseconds until the job is out of time. */
  readonly timeLeft?: () => number;
  /** Aborted when the job is out of time or not wanted any more; long stages look at it between steps. */
  readonly signal: AbortSignal;
}
