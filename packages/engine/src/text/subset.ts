/** Fonts cut down to what a file uses. The same input gives the same bytes. */
import type { FontFile } from '../world.ts';
import { createFace, growSubsetMemory, type SubsetModule, subsetModule, tag } from './wasm.ts';

/** hb_subset_flags_t */
const NO_HINTING = 0x1;
const RETAIN_GIDS = 0x2;
const NO_LAYOUT_CLOSURE = 0x200;
/** hb_subset_sets_t: tables to leave out. */
const DROP_TABLES = 3;

/** What a PDF does not read: it addresses glyphs by id and has metrics and names of its own. */
const unusedInPdf = [
  'GSUB',
  'GPOS',
  'GDEF',
  'kern',
  'post',
  'name',
  'OS/2',
  'cmap',
  'STAT',
  'DSIG',
  'vhea',
  'vmtx',
  'VORG',
  'BASE',
  'meta',
  'gasp',
];

/**
 * A TrueType file with the outlines of these glyphs (and of glyph 0) and nothing that shapes or names: what a PDF embeds. With
 * `retainIds` the glyphs keep their ids and the rest become empty; without, they are renumbered in rising order after glyph 0, and
 * glyphs that are parts of others are numbered along.
 */
export function subsetGlyphs(file: FontFile, glyphIds: Iterable<number>, options: { readonly retainIds: boolean }): Uint8Array {
  return subset(file, (hb, input) => {
    const glyphs = hb.hb_subset_input_glyph_set(input);
    for (const id of glyphIds) hb.hb_set_add(glyphs, id);
    const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
    for (const name of unusedInPdf) hb.hb_set_add(dropped, tag(name));
    hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE | (options.retainIds ? RETAIN_GIDS : 0));
  });
}

/** What an office application has no use for: signatures, axes of variable fonts, vertical lines. */
const unusedInOffice = ['DSIG', 'STAT', 'meta', 'vhea', 'vmtx', 'VORG'];

/**
 * A TrueType file that sets these code points in full: characters, kerning, joining and ligatures among them, and its names. Without
 * hints: slides are shown large, and smoothed.
 */
export function subsetCharacters(file: FontFile, codePoints: Iterable<number>): Uint8Array {
  return subset(file, (hb, input) => {
    const characters = hb.hb_subset_input_unicode_set(input);
    for (const codePoint of codePoints) hb.hb_set_add(characters, codePoint);
    const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
    for (const name of unusedInOffice) hb.hb_set_add(dropped, tag(name));
    hb.hb_subset_input_set_flags(input, NO_HINTING);
  });
}

/** Typefaces of alphabets are smaller, those of East Asia 5 to 10 MB. */
const LARGE = 1_000_000;

/** The font is copied into the module for each call and freed after: keeping it would double what every font costs, to save 1–3 ms. */
function subset(file: FontFile, fill: (hb: SubsetModule, input: number) => void): Uint8Array {
  const hb = subsetModule();
  const { data } = file;
  if (data.length > LARGE) growSubsetMemory(hb);
  const bytes = subsetOf(hb, data, fill) ?? (growSubsetMemory(hb) ? subsetOf(hb, data, fill) : undefined);
  if (!bytes) throw new Error(`HarfBuzz cannot subset the font ${file.id}`);
  return bytes;
}

/** Undefined where it cannot be done, for want of memory or because of the font. */
function subsetOf(hb: SubsetModule, data: Uint8Array, fill: (hb: SubsetModule, input: number) => void): Uint8Array | undefined {
  const { face, release } = createFace(hb, data);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    fill(hb, input);
    const result = hb.hb_subset_or_fail(face, input);
    if (result === 0) return undefined;
    const blob = hb.hb_face_reference_blob(result);
    const start = hb.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
    hb.hb_blob_destroy(blob);
    hb.hb_face_destroy(result);
    return bytes;
  } finally {
    hb.hb_subset_input_destroy(input);
    release();
  }
}
