/**
 * How much of an answer from outside is taken, and for how long it is waited for: language models, sources of pictures, Wikipedia. What
 * is not said here is a setting: LLM_TIMEOUT_MS, PICTURE_TIMEOUT_MS and RESEARCH_TIMEOUT_MS end whatever is under way for them.
 */

export interface Bounds {
  /** Of a body, after it is unpacked. */
  readonly mostBytes: number;
  /** Of an event stream's line; a body that is read whole has none. */
  readonly longestLine?: number;
  /** Within the origin that was called. No other is followed to. */
  readonly mostRedirects: number;
}

interface TimedBounds extends Bounds {
  readonly timeoutMs: number;
}

/** Of a source of pictures: a search, a drawing in Base64, the file of a picture; a file may be on another host, and is then asked for without a key. */
export const searchBounds: TimedBounds = { mostBytes: 4e6, mostRedirects: 0, timeoutMs: 10_000 };
export const drawingBounds: TimedBounds = { mostBytes: 40e6, mostRedirects: 0, timeoutMs: 180_000 };
export const pictureBounds: TimedBounds = { mostBytes: 20e6, mostRedirects: 4, timeoutMs: 12_000 };
/** Decoded, at four bytes each. */
export const MOST_PIXELS = 30e6;
export const MOST_DECODING_SECONDS = 8;

/** The longest articles have some 600,000 bytes of text. */
export const articleBounds: Bounds = { mostBytes: 3e6, mostRedirects: 3 };

/**
 * An event brings a token or a few in a line of some hundred bytes, one line at the end the whole answer, whose letters may be escaped;
 * providers repeat the request's instructions and schema in some.
 */
export const modelBounds = (maxTokens: number): Bounds => ({
  mostBytes: 4e6 + 2000 * maxTokens,
  longestLine: 1e6 + 64 * maxTokens,
  mostRedirects: 3,
});
