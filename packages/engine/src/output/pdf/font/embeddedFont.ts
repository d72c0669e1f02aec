/**
 * A font in the file, as a composite font. Every pair of a glyph and the text that it stands for has a code of its own, so that a reader
 * gets exactly the text back: a glyph that stands for "fi" here and for a part of a syllable there has two codes.
 */
import type { GlyphRun } from '../../../model/text.ts';
import { type FontTables, fontTables } from '../../../text/fontTables.ts';
import { shapingFont } from '../../../text/harfbuzz.ts';
import type { FontFile } from '../../../world.ts';
import type { Resource } from '../content/contentStream.ts';
import { type GlyphGroup, groupGlyphs } from './glyphGroups.ts';

/** A code: the glyph that it shows, its text and its width in thousandths of the size. */
export interface Code {
  readonly glyph: number;
  readonly text: string;
  readonly width: number;
}

/** Glyphs shown by one operand of TJ; `rise` is upwards from the baseline. */
export interface Show {
  readonly operand: string;
  readonly rise: number;
}

export interface ShownGroup extends GlyphGroup {
  /** Where the group starts, from the run's left edge; undefined where the last one ended. */
  readonly x?: number;
  readonly shows: readonly Show[];
}

/**
 * What the further glyphs of a cluster are mapped to: a zero width space. Codes without a mapping are shown as some other character by
 * pdf.js and are an error in PDF/UA; format characters are dropped by pdf.js, and ActualText takes their place elsewhere.
 */
const NO_TEXT = '\u200B';

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

  /** The run's glyphs in the groups in which they are marked, and the space that is added after each glyph. */
  show(run: GlyphRun): { tracking: number; groups: ShownGroup[] } {
    const { groups, texts } = groupGlyphs(
      run,
      run.ids.map((glyph) => (this.#width(glyph) * run.size) / 1000),
    );
    const codes = run.ids.map((glyph, i) => this.#code(glyph, texts[i] || NO_TEXT));
    const widths = codes.map((code) => ((this.codes[code]?.width ?? 0) * run.size) / 1000);
    const tracking = commonExtra(run.advances, widths);
    const metrics = { codes, widths, tracking, positions: startsOf(run.advances) };
    let pen = 0;
    const shown = groups.map((group, i): ShownGroup => {
      // Glyphs that are left for the end are scattered under those that came before.
      const moved = i === 0 || group.actualText === '';
      if (moved) pen = metrics.positions[group.glyphs[0] ?? 0] ?? 0;
      const x = pen;
      const { shows, end } = showsOf(run, group.glyphs, metrics, x);
      pen = end;
      return { ...group, shows, ...(moved && { x }) };
    });
    return { tracking, groups: shown };
  }

  /** In thousandths of the size, to a hundredth. */
  #width(glyph: number): number {
    return Math.round((this.#advance(glyph) * 100_000) / this.tables.unitsPerEm) / 100;
  }

  #code(glyph: number, text: string): number {
    const key = `${glyph} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const code = this.codes.push({ glyph, text, width: this.#width(glyph) }) - 1;
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

function startsOf(advances: readonly number[]): number[] {
  let x = 0;
  return advances.map((advance) => {
    x += advance;
    return x - advance;
  });
}

interface Metrics {
  readonly codes: readonly number[];
  /** Widths of the glyphs themselves and where they should start in the run, in points. */
  readonly widths: readonly number[];
  readonly positions: readonly number[];
  readonly tracking: number;
}

/**
 * The glyphs from `x` on, and where they end. Movements are whole thousandths of the size; what rounding leaves is carried to the next
 * glyph, so that errors never add up.
 */
function showsOf(
  run: GlyphRun,
  glyphs: readonly number[],
  { codes, widths, positions, tracking }: Metrics,
  x: number,
): { shows: Show[]; end: number } {
  const unit = run.size / 1000;
  const shows: Show[] = [];
  let [operand, hex, rise, pen] = ['', '', 0, x];
  const close = () => {
    if (hex) shows.push({ operand: `[${operand}<${hex}>]`, rise });
    [operand, hex] = ['', ''];
  };
  for (const i of glyphs) {
    if ((run.dy[i] ?? 0) !== rise) {
      close();
      rise = run.dy[i] ?? 0;
    }
    const back = Math.round((pen - (positions[i] ?? 0) - (run.dx[i] ?? 0)) / unit);
    if (back !== 0) {
      operand += hex ? `<${hex}>${back}` : `${back}`;
      hex = '';
      pen -= back * unit;
    }
    hex += (codes[i] ?? 0).toString(16).padStart(4, '0');
    pen += (widths[i] ?? 0) + tracking;
  }
  close();
  return { shows, end: pen };
}
