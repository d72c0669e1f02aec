/**
 * What a page shows, as values. Lengths are points; the origin is the page's upper left corner as it is read, x to the right and y down.
 */

export interface FontStyle {
  /** Family and style as the file names them, without the subset's prefix. */
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly mono: boolean;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A word or a part of one: glyphs that follow each other on one baseline in one font. Right-to-left letters are a span each. */
export interface Span {
  readonly text: string;
  readonly x0: number;
  x1: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly font: FontStyle;
  /** A blank glyph stood before it. */
  readonly spaced: boolean;
  /** Number of the marked content it belongs to, by which the structure tree names it. */
  readonly mark?: number;
  /** Marked as no part of the text: a running header, a page number. */
  readonly artifact?: boolean;
  link?: string;
}

/** A thin horizontal or vertical line: `at` is its y or x, `from` < `to` its extent. */
export interface Rule {
  readonly horizontal: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Drawn as a line, not the edge of a filled area. */
  readonly drawn: boolean;
}

/** An image and the area that it is painted on. */
export interface PaintedImage extends Box {
  /** Its key among the page's objects, or the pixels of an inline image. */
  readonly source: string | Pixels;
  readonly mark?: number;
}

/** Decoded pixels as pdf.js gives them: kind 1 is one bit of grey, 2 is RGB, 3 is RGBA. `ref` is the object it was read from: "12R". */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly ref?: string | null;
}

export interface PageContent {
  /** 1 is the first. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In the order they are painted. */
  readonly spans: readonly Span[];
  readonly rules: readonly Rule[];
  readonly images: readonly PaintedImage[];
  /** Glyphs of which the file does not tell what character they are. */
  readonly unmapped: number;
}
