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
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface World {
  readonly fonts: FontSource;
  readonly log: Log;
  /** Aborted when the job is out of time or not wanted any more; long stages look at it between steps. */
  readonly signal: AbortSignal;
}
