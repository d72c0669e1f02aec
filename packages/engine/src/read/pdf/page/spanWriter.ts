/** Puts glyphs together to spans: words, as far as blanks and gaps tell. */
import { glyphText, isRightToLeft } from './glyphText.ts';
import type { FontStyle, Span } from './pageContent.ts';

/** Where a glyph stands, in the frame of its reading direction: x along the baseline, y across it, downwards. */
export interface PlacedGlyph {
  readonly unicode: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  /** Quarter turns clockwise that the baseline is turned by. */
  readonly turns: number;
}

export interface SpanContext {
  readonly font: FontStyle;
  readonly mark: number | undefined;
  readonly artifact: boolean;
  readonly hidden: boolean;
  /** False in PDF's rendering mode 3. */
  readonly painted: boolean;
}

export interface TurnedSpan extends Span {
  text: string;
  readonly turns: number;
  readonly hidden: boolean;
  readonly painted: boolean;
}

/** Gaps above this part of the type size part words; kerning stays below. */
const WORD_GAP = 0.14;

export class SpanWriter {
  readonly spans: TurnedSpan[] = [];
  #open: TurnedSpan | undefined;
  #context: SpanContext | undefined;
  #spaced = false;
  #unmapped = 0;

  /** Glyphs that are seen but stand for no character that the file tells. */
  get unmapped(): number {
    return this.#unmapped;
  }

  put(glyph: PlacedGlyph, context: SpanContext): void {
    const text = glyphText(glyph.unicode);
    if (text === '') {
      if (glyph.x1 !== glyph.x0) this.#unmapped++;
      return;
    }
    if (text === ' ') {
      this.#open = undefined;
      this.#spaced = true;
      return;
    }
    const open = this.#open;
    const rtl = isRightToLeft(text);
    if (open && !rtl && this.#continues(open, glyph, context)) {
      open.text += text;
      open.x1 = Math.max(open.x1, glyph.x1);
      return;
    }
    const span: TurnedSpan & { mark?: number; artifact?: boolean } = {
      text,
      x0: Math.min(glyph.x0, glyph.x1),
      x1: Math.max(glyph.x0, glyph.x1),
      y: glyph.y,
      size: glyph.size,
      font: context.font,
      spaced: this.#spaced,
      turns: glyph.turns,
      hidden: context.hidden,
      painted: context.painted,
    };
    if (context.mark !== undefined) span.mark = context.mark;
    if (context.artifact) span.artifact = true;
    this.spans.push(span);
    this.#spaced = false;
    this.#context = context;
    // A right-to-left letter stands alone: only its place tells its order.
    this.#open = rtl ? undefined : span;
  }

  /** Another glyph of what was put last. */
  widen(x1: number): void {
    if (this.#open) this.#open.x1 = Math.max(this.#open.x1, x1);
  }

  #continues(open: TurnedSpan, glyph: PlacedGlyph, context: SpanContext): boolean {
    const gap = glyph.x0 - open.x1;
    const same = this.#context;
    return (
      same !== undefined &&
      same.font === context.font &&
      same.mark === context.mark &&
      same.artifact === context.artifact &&
      same.hidden === context.hidden &&
      open.turns === glyph.turns &&
      Math.abs(open.y - glyph.y) < 0.05 * glyph.size &&
      Math.abs(open.size - glyph.size) < 0.02 * glyph.size &&
      gap < WORD_GAP * glyph.size &&
      gap > -0.35 * glyph.size
    );
  }
}
