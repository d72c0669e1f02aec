/** Follows a page's operators as pdf.js lists them and notes what a reader would see: text, thin lines, filled areas and images. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnText } from './glyphText.ts';
import { type GraphicsState, initialState, type PageFont } from './graphicsState.ts';
import { compose, IDENTITY, type Matrix, matrixOf, unitSquare } from './matrix.ts';
import type { Box, PaintedImage, Pixels, Rule } from './pageContent.ts';
import { Paint } from './paint.ts';
import { RuleCollector } from './ruleCollector.ts';
import { type SpanContext, SpanWriter, type TurnedSpan } from './spanWriter.ts';
import { num, setTextState } from './textState.ts';

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What the interpreter asks of the page around it. */
export interface PageEnvironment {
  readonly width: number;
  readonly height: number;
  /** From the page's own space to points with the origin in the upper left corner. */
  readonly base: Matrix;
  font(id: string): PageFont;
  /** What each of the page's spans stands for, in their order, where the file says so. */
  readonly actual: readonly (string | undefined)[];
  /** Whether a layer is switched on. */
  layerShows(properties: unknown): boolean;
}

export interface Interpreted {
  readonly spans: readonly TurnedSpan[];
  readonly rules: readonly Rule[];
  readonly dots: readonly Box[];
  /** Glyphs without a character. */
  readonly unmapped: number;
  readonly images: readonly PaintedImage[];
}

interface GlyphItem {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly originalCharCode?: number;
  readonly vmetric?: readonly number[] | null;
}

interface Mark {
  readonly id: number | undefined;
  readonly artifact: boolean;
  readonly shows: boolean;
  /** What all its glyphs stand for together. */
  readonly actual?: { readonly text: string; said: boolean };
}

const MAX_STATES = 2000;
const MAX_IMAGES = 500;

export function interpretPage(list: OperatorList, page: PageEnvironment): Interpreted {
  const walk = new Interpreter(page);
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = list.argsArray[i];
    walk.run(list.fnArray[i] ?? 0, Array.isArray(args) ? args : []);
  }
  return walk.result();
}

class Interpreter {
  readonly #page: PageEnvironment;
  #state: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  readonly #marks: Mark[] = [];
  readonly #spans = new SpanWriter();
  readonly #rules = new RuleCollector();
  readonly #paint = new Paint();
  readonly #images: PaintedImage[] = [];
  readonly #tiny: number;
  /** Spans that have begun. */
  #begun = 0;

  constructor(page: PageEnvironment) {
    this.#page = page;
    this.#state = initialState(page.base);
    // Two points on a sheet of A4: smaller type is not meant to be read.
    this.#tiny = Math.min(page.width, page.height) / 300;
  }

  result(): Interpreted {
    return {
      spans: this.#spans.spans,
      rules: this.#rules.rules,
      dots: this.#rules.dots,
      unmapped: this.#spans.unmapped,
      images: this.#images,
    };
  }

  run(op: number, args: readonly unknown[]): void {
    const state = this.#state;
    switch (op) {
      case OPS.save:
      case OPS.beginGroup:
        this.#save();
        return;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.#restore();
        return;
      case OPS.transform:
        state.ctm = compose(state.ctm, matrixOf(args) ?? IDENTITY);
        return;
      case OPS.paintFormXObjectBegin:
        this.#save();
        this.#state.ctm = compose(this.#state.ctm, matrixOf(args[0]) ?? IDENTITY);
        return;
      case OPS.beginAnnotation:
        this.#save();
        this.#state = initialState(compose(this.#page.base, compose(matrixOf(args[2]) ?? IDENTITY, matrixOf(args[3]) ?? IDENTITY)));
        return;
      case OPS.setGState:
        this.#setGraphicsState(args[0]);
        return;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : undefined;
        return;
      case OPS.setFillColorN:
        state.fill = undefined;
        return;
      case OPS.constructPath:
        this.#path(num(args[0]), args[1]);
        return;
      case OPS.paintImageXObject:
        if (typeof args[0] === 'string') this.#image(args[0]);
        return;
      case OPS.paintInlineImageXObject:
        if (typeof args[0] === 'object' && args[0]) this.#image(args[0] as Pixels);
        return;
      case OPS.beginMarkedContent:
        this.#marks.push({ id: undefined, artifact: args[0] === 'Artifact', shows: true });
        return;
      case OPS.beginMarkedContentProps:
        this.#marks.push({
          id: typeof args[1] === 'number' ? args[1] : undefined,
          artifact: args[0] === 'Artifact',
          shows: args[0] !== 'OC' || this.#page.layerShows(args[1]),
          ...(args[0] === 'Span' && this.#actual()),
        });
        return;
      case OPS.endMarkedContent:
        this.#marks.pop();
        return;
      case OPS.setFont:
        this.#setFont(args[0], args[1]);
        return;
      case OPS.showText:
        if (Array.isArray(args[0])) this.#show(args[0]);
        return;
      default:
        setTextState(state, op, args);
    }
  }

  #actual(): Pick<Mark, 'actual'> {
    const text = this.#page.actual[this.#begun++];
    return text === undefined ? {} : { actual: { text, said: false } };
  }

  #save(): void {
    if (this.#saved.length < MAX_STATES) this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    const state = this.#saved.pop();
    if (state) this.#state = state;
  }

  #setFont(id: unknown, size: unknown): void {
    this.#state.font = typeof id === 'string' ? this.#page.font(id) : undefined;
    this.#state.fontSize = Math.abs(num(size));
    this.#state.fontDirection = num(size) < 0 ? -1 : 1;
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue;
      if (entry[0] === 'ca') this.#state.fillAlpha = num(entry[1]);
      if (entry[0] === 'Font' && Array.isArray(entry[1])) this.#setFont(entry[1][0], entry[1][1]);
    }
  }

  #shows(): boolean {
    return this.#marks.every((mark) => mark.shows);
  }

  #path(op: number, data: unknown): void {
    const path = Array.isArray(data) ? data[0] : undefined;
    if (!(path instanceof Float32Array) || !this.#shows()) return;
    const fills = op === OPS.fill || op === OPS.eoFill || op === OPS.fillStroke || op === OPS.eoFillStroke || op === OPS.closeFillStroke;
    const strokes = op === OPS.stroke || op === OPS.closeStroke || (fills && op !== OPS.fill && op !== OPS.eoFill);
    if (!fills && !strokes) return;
    const visible = this.#state.fillAlpha > 0.1;
    const box = this.#rules.path(path, this.#state.ctm, strokes, fills && visible);
    if (fills && visible && box) this.#paint.add(box, this.#state.fill);
  }

  #image(source: string | Pixels): void {
    const box = unitSquare(this.#state.ctm);
    if (!this.#shows()) return;
    this.#paint.add(box, undefined);
    const mark = this.#mark();
    if (this.#images.length < MAX_IMAGES) this.#images.push({ ...box, source, ...(mark !== undefined && { mark }) });
  }

  #show(items: readonly unknown[]): void {
    const state = this.#state;
    const { font, fontSize } = state;
    if (!font || fontSize === 0) return;
    const { width: pageWidth, height: pageHeight } = this.#page;
    const toPage = compose(state.ctm, state.textMatrix);
    const [a, b, c, d, e, f] = toPage;
    const size = fontSize * font.em * Math.hypot(toPage[2], toPage[3]);
    const along = font.vertical ? [-toPage[2], -toPage[3]] : [toPage[0] * state.fontDirection, toPage[1] * state.fontDirection];
    const turns = quarterTurns(along[0] ?? 0, along[1] ?? 0);
    const scale = fontSize * font.matrix[0];
    const mark = this.#mark();
    const artifact = this.#marks.some((open) => open.artifact);
    const readable = this.#shows() && turns !== undefined && size >= this.#tiny && state.fillAlpha > 0.05 && size < 4000;
    const painted = (state.renderingMode & 3) !== 3;
    // Spacing belongs to letters that are set apart; between two alone it is how Ghostscript writes the blank between two words.
    const setApart = font.vertical || countOf(items) > 2 ? 0 : state.charSpacing;
    const actual = this.#marks.findLast((open) => open.actual !== undefined)?.actual;
    let context: SpanContext | undefined;
    for (const item of items) {
      if (typeof item === 'number') {
        this.#advance((font.vertical ? item : -item) * (fontSize / 1000));
        continue;
      }
      const glyph = item as GlyphItem;
      const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const width = font.vertical ? -num(glyph.vmetric?.[0] ?? -1000) * scale : num(glyph.width) * scale;
      const startX = a * state.x + c * (state.y + state.rise) + e;
      const startY = b * state.x + d * (state.y + state.rise) + f;
      this.#advance(font.vertical ? width - spacing : width + spacing * state.fontDirection);
      if (!readable || turns === undefined) continue;
      if (startX < -size || startX > pageWidth + size || startY < 0 || startY > pageHeight + size) continue;
      const x = state.x - setApart * state.hScale;
      const endX = a * x + c * (state.y + state.rise) + e;
      const endY = b * x + d * (state.y + state.rise) + f;
      const [x0, y] = turned(turns, [startX, startY], this.#page);
      const [x1] = turned(turns, [endX, endY], this.#page);
      context ??= { font: font.style, mark, artifact, hidden: this.#isHidden((startX + endX) / 2, startY - 0.3 * size), painted };
      if (actual?.said) this.#spans.widen(x1);
      else this.#spans.put({ unicode: actual?.text ?? textOf(glyph, font), x0, x1, y, size, turns }, context);
      if (actual) actual.said = true;
    }
  }

  #mark(): number | undefined {
    return this.#marks.findLast((open) => open.id !== undefined)?.id;
  }

  #isHidden(x: number, y: number): boolean {
    const mode = this.#state.renderingMode & 3;
    if (mode === 3) return true;
    return mode === 0 && !this.#paint.shows(this.#state.fill, x, y);
  }

  /** Moves on by a distance in text space. */
  #advance(distance: number): void {
    if (this.#state.font?.vertical) this.#state.y -= distance;
    else this.#state.x += distance * this.#state.hScale * this.#state.fontDirection;
  }
}

function countOf(items: readonly unknown[]): number {
  let glyphs = 0;
  for (const item of items) if (typeof item !== 'number') glyphs++;
  return glyphs;
}

function textOf(glyph: GlyphItem, font: PageFont): string {
  if (font.coded) return '';
  const unicode = String(glyph.unicode ?? '');
  return font.tex ? drawnText(unicode, glyph.originalCharCode) : unicode;
}

/** Undefined for text that is set at a slant, as watermarks are. */
function quarterTurns(dx: number, dy: number): number | undefined {
  const turns = Math.atan2(dy, dx) / (Math.PI / 2);
  const whole = Math.round(turns);
  return Math.abs(turns - whole) < 0.15 ? (whole + 4) % 4 : undefined;
}

/** A point as it is seen when the page is turned so that text with this many turns is upright. */
export function turned(
  turns: number,
  [x, y]: readonly [number, number],
  page: { width: number; height: number },
): readonly [number, number] {
  if (turns === 1) return [y, page.width - x];
  if (turns === 2) return [page.width - x, page.height - y];
  if (turns === 3) return [page.height - y, x];
  return [x, y];
}
