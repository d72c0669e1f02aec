/** Shaping: characters of one font, script, language and direction become glyphs with positions. Lengths in font units. */
import { perObject } from '../model/memo.ts';
import type { FontFile } from '../world.ts';
import { placesMarks, shapingTables } from './shapingTables.ts';
import { createFace, type ShaperModule, shaperModule, tag } from './wasm.ts';

export interface ShapingRequest {
  readonly text: string;
  /** Up to five characters on either side that influence joining but make no glyphs. */
  readonly before: string;
  readonly after: string;
  readonly rtl: boolean;
  /** ISO 15924 code, such as "Arab"; undefined lets HarfBuzz guess from the text. */
  readonly script: string | undefined;
  /** BCP 47 tag. */
  readonly language: string;
  /** Optional ligatures ("fi"); spaced text goes without. Required ones, such as lam-alef, are always made. */
  readonly ligatures: boolean;
}

/** Glyphs in visual order from left to right; the arrays run in step. */
export interface Shaped {
  readonly ids: Uint16Array;
  /** Index in the text of the first UTF-16 unit of the cluster: never falling for left-to-right text, never rising for right-to-left. */
  readonly clusters: Uint32Array;
  readonly advances: Int32Array;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  /** 1 where the text cannot be cut before the glyph's cluster without shaping both sides again. */
  readonly unsafe: Uint8Array;
}

/** A font made ready for shaping. It lives as long as the process: there are as many as there are font files in use. */
export interface ShapingFont {
  /** Glyph of the code point, or 0 when the font has none. */
  glyph(codePoint: number): number;
  /** Advance of the glyph itself, without kerning. */
  advance(glyph: number): number;
  shape(request: ShapingRequest): Shaped;
}

const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
const UNSAFE_TO_BREAK = 1;

/** More than any language writes with; texts of random characters cannot fill the memory. */
const rememberedGlyphs = 50_000;

/** The shaping font of the file: one for each file object. */
export const shapingFont = perObject(load);

function load(file: FontFile): ShapingFont {
  const hb = shaperModule();
  const font = fontOf(hb, file.data);
  const glyphs = new Map<number, number>();
  return {
    glyph(codePoint) {
      let glyph = glyphs.get(codePoint);
      if (glyph === undefined) {
        const { text } = scratch(hb, 2);
        glyph = hb.hb_font_get_nominal_glyph(font, codePoint, text) ? (new Uint32Array(hb.memory.buffer, text, 1)[0] ?? 0) : 0;
        if (glyphs.size >= rememberedGlyphs) glyphs.clear();
        glyphs.set(codePoint, glyph);
      }
      return glyph;
    },
    advance: (glyph) => hb.hb_font_get_glyph_h_advance(font, glyph),
    shape: (request) => shape(hb, font, request),
  };
}

const ALEF = 0x05d0;

/** Where a font has Hebrew letters and does not say where Hebrew marks stand, HarfBuzz places them by the outlines, whatever it says else. */
function fontOf(hb: ShaperModule, data: Uint8Array): number {
  const made = createFace(hb, shapingTables(data));
  const font = hb.hb_font_create(made.face);
  if (placesMarks(data, 'hebr') || !hb.hb_font_get_nominal_glyph(font, ALEF, scratch(hb, 2).text)) return font;
  hb.hb_font_destroy(font);
  made.release();
  return hb.hb_font_create(createFace(hb, shapingTables(data, true)).face);
}

interface Scratch {
  readonly buffer: number;
  text: number;
  /** UTF-16 units that fit at `text`. */
  capacity: number;
  readonly features: number;
  readonly languages: Map<string, number>;
}
let shared: Scratch | undefined;

/** One buffer for all fonts: shaping is synchronous. Room for text grows to the longest ever shaped. */
function scratch(hb: ShaperModule, units: number): Scratch {
  shared ??= { buffer: hb.hb_buffer_create(), text: hb.malloc(4096), capacity: 2048, features: noLigatures(hb), languages: new Map() };
  if (units > shared.capacity) {
    hb.free(shared.text);
    shared.capacity = units * 2;
    shared.text = hb.malloc(shared.capacity * 2);
  }
  return shared;
}

/** Two hb_feature_t (tag, value, start, end) that switch standard and contextual ligatures off. */
function noLigatures(hb: ShaperModule): number {
  const pointer = hb.malloc(32);
  const toTheEnd = 0xffffffff;
  new Uint32Array(hb.memory.buffer, pointer, 8).set([tag('liga'), 0, 0, toTheEnd, tag('clig'), 0, 0, toTheEnd]);
  return pointer;
}

/** HarfBuzz keeps each language for ever, so only well-formed tags are handed over, and no more than a deck's worth of different ones. */
function languageOf(hb: ShaperModule, { languages, text }: Scratch, language: string): number {
  const known = languages.get(language);
  if (known !== undefined) return known;
  if (languages.size >= 1000 || !/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/.test(language)) return 0;
  const bytes = new Uint8Array(hb.memory.buffer, text, language.length);
  for (let i = 0; i < language.length; i++) bytes[i] = language.charCodeAt(i);
  const pointer = hb.hb_language_from_string(text, language.length);
  languages.set(language, pointer);
  return pointer;
}

function shape(hb: ShaperModule, font: number, request: ShapingRequest): Shaped {
  const { before, text, after } = request;
  const whole = before + text + after;
  const area = scratch(hb, Math.max(whole.length, 64));
  const { buffer } = area;
  const language = languageOf(hb, area, request.language);
  const units = new Uint16Array(hb.memory.buffer, area.text, whole.length);
  for (let i = 0; i < whole.length; i++) units[i] = whole.charCodeAt(i);

  hb.hb_buffer_reset(buffer);
  hb.hb_buffer_add_utf16(buffer, area.text, whole.length, before.length, text.length);
  hb.hb_buffer_set_direction(buffer, request.rtl ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  if (request.script) hb.hb_buffer_set_script(buffer, tag(request.script));
  if (language) hb.hb_buffer_set_language(buffer, language);
  hb.hb_buffer_guess_segment_properties(buffer);
  hb.hb_shape(font, buffer, request.ligatures ? 0 : area.features, request.ligatures ? 0 : 2);
  return readGlyphs(hb, buffer, before.length);
}

/** hb_glyph_info_t is codepoint, mask, cluster and two private words; hb_glyph_position_t is x and y advance, x and y offset, one private. */
function readGlyphs(hb: ShaperModule, buffer: number, start: number): Shaped {
  const count = hb.hb_buffer_get_length(buffer);
  const info = hb.hb_buffer_get_glyph_infos(buffer, 0) >> 2;
  const position = hb.hb_buffer_get_glyph_positions(buffer, 0) >> 2;
  const heap = new Int32Array(hb.memory.buffer);
  const shaped = {
    ids: new Uint16Array(count),
    clusters: new Uint32Array(count),
    advances: new Int32Array(count),
    dx: new Int32Array(count),
    dy: new Int32Array(count),
    unsafe: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const at = i * 5;
    shaped.ids[i] = heap[info + at] ?? 0;
    shaped.unsafe[i] = (heap[info + at + 1] ?? 0) & UNSAFE_TO_BREAK;
    shaped.clusters[i] = (heap[info + at + 2] ?? 0) - start;
    shaped.advances[i] = heap[position + at] ?? 0;
    shaped.dx[i] = heap[position + at + 2] ?? 0;
    shaped.dy[i] = heap[position + at + 3] ?? 0;
  }
  return shaped;
}
