/**
 * A font in the file, as a composite font. Every pair of a glyph and the text that it stands for has a code of its own, so that a reader
 * gets exactly the text back: a glyph that stands for "fi" here and for a part of a syllable there has two codes.
 */
import type { GlyphRun } from '../../../model/text.ts';
import { type FontTables, fontTables } from '../../../text/fontTables.ts';
import { shapingFont } from '../../../text/harfbuzz.ts';
import type { FontFile } from '../../../world.ts';
import type { Resource } from '../content/contentStream.ts';

/** A code: the glyph that it shows, its text and its width in thousandths of the size. */
export interface Code {
  readonly glyph: number;
  readonly text: string;
  readonly width: number;
}

/** An operand of TJ, and where it starts: `x` from the run's left edge, `rise` upwards from the baseline. */
export interface GlyphPiece {
  readonly x: number;
  readonly rise: number;
  readonly operand: string;
}

export class EmbeddedFont {
  readonly file: FontFile;
  readonly tables: FontTables;
  readonly resource: Resource;
  /** Code 0 is the glyph for what is missing, as everywhere. */
  readonly codes: Code[] = [];
  readonly #known = new Map<string, number>();
  readonly #advance: (glyph: number) => number;

  constructor(file: FontFile, resource: Resource) {
    this.file = file;
    this.tables = fontTables(file);
    this.resource = resource;
    this.#advance = shapingFont(file).advance;
    this.#code(0, '');
  }

  /** The run's glyphs as show operands, and the space that is added after each of them. */
  show(run: GlyphRun): { tracking: number; pieces: GlyphPiece[] } {
    const codes = run.ids.map((glyph, i) => this.#code(glyph, run.texts[i] ?? ''));
    const widths = codes.map((code) => ((this.codes[code]?.width ?? 0) * run.size) / 1000);
    const tracking = commonExtra(run.advances, widths);
    return { tracking, pieces: pieces(run, codes, widths, tracking) };
  }

  #code(glyph: number, text: string): number {
    const key = `${glyph} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const width = Math.round((this.#advance(glyph) * 100_000) / this.tables.unitsPerEm) / 100;
    const code = this.codes.push({ glyph, text, width }) - 1;
    if (code > 0xffff) throw new RangeError(`The font ${this.file.id} is used for more than 65,536 different texts in one file.`);
    this.#known.set(key, code);
    return code;
  }
}

/** What most glyphs advance beyond their own width: the letter spacing of the run. */
function commonExtra(advances: readonly number[], widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const [i, advance] of advances.entries()) {
    const extra = Math.round((advance - (widths[i] ?? 0)) * 1000) / 1000;
    counts.set(extra, (counts.get(extra) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most && most[1] * 2 > advances.length ? most[0] : 0;
}

/**
 * Movements are whole thousandths of the size; what rounding leaves is carried to the next glyph, so that errors never add up. A glyph that
 * is raised starts a piece of its own.
 */
function pieces(run: GlyphRun, codes: readonly number[], widths: readonly number[], tracking: number): GlyphPiece[] {
  const unit = run.size / 1000;
  const out: GlyphPiece[] = [];
  let [start, rise, operand, hex] = [0, 0, '', ''];
  const close = () => {
    if (operand || hex) out.push({ x: start, rise, operand: `[${operand}${hex && `<${hex}>`}]` });
    [operand, hex] = ['', ''];
  };
  let [pen, target] = [0, 0];
  for (const [i, code] of codes.entries()) {
    const at = target + (run.dx[i] ?? 0);
    const dy = run.dy[i] ?? 0;
    if (dy !== rise || i === 0) {
      close();
      [start, rise, pen] = [at, dy, at];
    }
    const back = Math.round((pen - at) / unit);
    if (back !== 0) {
      operand += hex ? `<${hex}>${back}` : `${back}`;
      hex = '';
      pen -= back * unit;
    }
    hex += code.toString(16).padStart(4, '0');
    pen += (widths[i] ?? 0) + tracking;
    target += run.advances[i] ?? 0;
  }
  close();
  return out;
}
