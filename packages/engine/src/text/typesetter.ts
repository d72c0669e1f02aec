/** The text layer's one interface: design asks it how text falls, and asks nobody else. */
import type { Line, Paragraph, TextBody, TextStyle } from '../model/text.ts';
import type { SubstitutedLines } from './substitutes.ts';
import type { Substitute } from './substituteWidths.ts';

export interface FontMetrics {
  /** Shares of the size: ascent and descent (both positive) as office applications use them, height of capitals and of "x". */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** `paragraphs` are those that were given, with a soft hyphen (U+00AD) where a line ends in a hyphen that was added. */
export interface SetText extends TextBody {
  /** Widest line. */
  readonly width: number;
  /**
   * A word was wider than the line and had to be cut inside, in large type with a hyphen, in small type without one: the caller should
   * shrink or reflow first.
   */
  readonly brokenWord: boolean;
}

/** How a text falls, without its glyphs. */
export interface MeasuredText extends Pick<SetText, 'paragraphs' | 'height' | 'width' | 'brokenWord'> {
  readonly lines: readonly MeasuredLine[];
}

export interface MeasuredLine extends Pick<Line, 'paragraph' | 'width'> {
  /** Index of its first character in the paragraph's text. */
  readonly start: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  /** left, top, right, bottom */
  readonly insets?: readonly [number, number, number, number];
  /** Share of the width kept free, because other applications measure slightly differently. 0.025 unless given. */
  readonly reserve?: number;
  /** Whether words that are wider than a line may be divided with hyphens. True unless given. */
  readonly hyphenate?: boolean;
}

/** How far a text reaches. */
export type Extent = Pick<MeasuredText, 'height' | 'width'>;

export interface Typesetter {
  /** Breaks, shapes, orders and positions the paragraphs in the box. Whether they fit: compare `height` with the box's less its insets. */
  set(paragraphs: readonly Paragraph[], box: Box): SetText;
  /** What `set` would make of the paragraphs in this width, at less cost: for those who choose among sizes and frames. */
  measure(paragraphs: readonly Paragraph[], box: Pick<Box, 'width' | 'reserve'>): MeasuredText;
  /** Room that the text needs on one line, points. Line feeds count as spaces. */
  width(text: string, style: TextStyle, language: string): number;
  /** How far the paragraphs reach in the width, to its last point, where another font stands in for theirs; of what fills a line, the least of all. */
  measureIn(
    substitute: Substitute,
    paragraphs: readonly Paragraph[],
    width: number,
  ): Extent & Pick<SubstitutedLines, 'onOneLine' | 'ofAWord'>;
  metrics(style: Pick<TextStyle, 'family' | 'weight' | 'italic'>): FontMetrics;
}
