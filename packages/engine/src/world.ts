/** The World: all that is impure or outside enters the engine here, and nowhere else. */
import type { ImageSource } from '@slidewright/contract/presentation';
import type { Treatment } from './model/pictureLook.ts';

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
  /** Behind the prompt, which names them in this order; only for a model that sees. */
  readonly pictures?: readonly ModelPicture[];
  readonly signal: AbortSignal;
}

export interface ModelPicture {
  readonly mime: 'image/png' | 'image/jpeg';
  /** The file in Base64. */
  readonly data: string;
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
  /** Tokens of a source that a prompt has room for beside its rules and the answer. */
  readonly sourceTokens?: number;
  /** Tokens that one deck may take, prompts and answers together; without it as many as it needs. */
  readonly budget?: number;
  /** It has few parameters: it is asked for one slide at a time, with the built-in writer's as a draft. */
  readonly small?: boolean;
  /** Whether it is shown the pictures of a source. */
  readonly sees?: boolean;
  /** Whether the finished deck is read once more as a whole, and edited, where there is time. */
  readonly review?: boolean;
  /** The day on which it is asked, as YYYY-MM-DD: plans without a source have dates after it. */
  today?(): string;
  /** What a million tokens cost, in whatever currency the settings are in. */
  readonly prices?: { readonly input: number; readonly output: number };
  /**
   * Rejects when there is no answer at all, with an Error whose message says why and holds no secret: a PromptTooLong where the same
   * question would be answered if it were shorter.
   */
  generate(call: ModelCall): Promise<ModelAnswer>;
}

/** The prompt, or the prompt and its answer, do not fit the model's window. */
export class PromptTooLong extends Error {
  override name = 'PromptTooLong';
}

export interface PictureSearch {
  /** A few words. */
  readonly query: string;
  /** BCP 47 tag of the query. */
  readonly language: string;
  /** What to draw, for sources that draw. */
  readonly prompt: string;
  /** Pixels that the picture will be shown in at most. */
  readonly width: number;
  readonly height: number;
}

/** Whom a picture is owed to, as far as is known. */
export interface PictureCredit {
  readonly author?: string;
  /** "Unsplash", the name of a site, or, of a picture that was made for the deck, the model. */
  readonly source: string;
  /** Where the picture or its author is to be found. */
  readonly url?: string;
  readonly licence?: string;
  /** It was made by a model. */
  readonly generated?: boolean;
}

/** A picture that may be had: a plain JSON value. */
export interface PictureCandidate {
  /** Unique in its source. */
  readonly id: string;
  /** Pixels of the original, where they are known. */
  readonly width?: number;
  readonly height?: number;
  /** What it shows, in the source's words, and their language. */
  readonly description: string;
  readonly language: string;
  readonly credit: PictureCredit;
  /** How its source finds it again: an address, or what is to be drawn. */
  readonly address: string;
  /** Called when the picture is used, where the source wants to know. */
  readonly usedAddress?: string;
}

/** How a picture is wanted: cut to the proportions, at most as large, at least two thirds of it. Pixels. */
export interface PictureWant {
  readonly width: number;
  readonly height: number;
  readonly treatment?: Treatment;
}

export interface FetchedPicture {
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly data: string;
  /** 64 bits in hexadecimal: pictures that look alike differ in few of them. */
  readonly fingerprint: string;
}

/** Both verbs reject with a PictureFailure whose message says why and holds no secret. */
export interface PictureSource {
  readonly name: string;
  /** Best first; empty when nothing fits. */
  find(search: PictureSearch, signal: AbortSignal): Promise<readonly PictureCandidate[]>;
  fetch(candidate: PictureCandidate, want: PictureWant, signal: AbortSignal): Promise<FetchedPicture>;
}

/** Why there is no picture. `final`: the source will not have others either, so it need not be asked again. */
export class PictureFailure extends Error {
  override name = 'PictureFailure';
  readonly final: boolean;

  constructor(message: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.final = final;
  }
}

export interface Pictures {
  /** How many slides' pictures may be under way at a time. */
  readonly concurrency: number;
  /** Milliseconds that all pictures of a deck may take together. */
  readonly timeLimit: number;
  /** Whether a slide that asks for a picture shows the template's art when there is none; otherwise it takes a layout without. */
  readonly localArt: boolean;
  /** Those to be asked for a request, in this order; none when nothing is set up. */
  sourcesFor(wanted: ImageSource): readonly PictureSource[];
}

/** A page of a reference work that its search names. */
export interface FoundPage {
  readonly title: string;
  /** Another name of the page, by which it was found. */
  readonly alias?: string;
  /** Its title or another of its names is the topic itself. */
  readonly exact: boolean;
  /** It only lists what its title may mean. */
  readonly ambiguous: boolean;
}

export interface ReferencePage {
  readonly title: string;
  readonly url: string;
  /** Plain, a paragraph or an item of a list on a line; headings are between equals signs, as many as their level: "== History ==". */
  readonly text: string;
  readonly ambiguous: boolean;
  /** "CC BY-SA 4.0". */
  readonly licence: string;
  /** The day it was read, ISO 8601. */
  readonly retrieved: string;
}

/** Where topics are looked up. Both verbs reject with an Error whose message says why and holds no secret. */
export interface ReferenceWork {
  /** "Wikipedia". */
  readonly name: string;
  /** Milliseconds that looking up a topic may take in all. */
  readonly timeLimit: number;
  /** Best first; empty when nothing is found. `language` is a BCP 47 tag. */
  search(topic: string, language: string, signal: AbortSignal): Promise<readonly FoundPage[]>;
  /** By its title. Undefined when there is no such page, or nothing on it. */
  read(title: string, language: string, signal: AbortSignal): Promise<ReferencePage | undefined>;
}

export interface EndedStage {
  readonly name: string;
  readonly ms: number;
  /** Milliseconds that have passed since its end. */
  readonly agoMs: number;
  readonly failed: boolean;
}

export interface World {
  readonly fonts: FontSource;
  readonly log: Log;
  /** Writes the decks; without one the built-in writer does. */
  readonly languageModel?: LanguageModel;
  /** Where topics are looked up; without it a topic is all that is known of it. */
  readonly research?: ReferenceWork;
  /** Where pictures come from that the source does not have; without it decks show the template's art. */
  readonly pictures?: Pictures;
  /** When the presentation is made, in ISO 8601 and UTC: its file says so. Without it the same request gives the same bytes. */
  readonly created?: string;
  /** Milliseconds until the job is out of time. */
  readonly timeLeft?: () => number;
  /** Called when a stage has ended, well or not. */
  readonly onStage?: (stage: EndedStage) => void;
  /** Aborted when the job is out of time or not wanted any more; long stages look at it between steps. */
  readonly signal: AbortSignal;
}
