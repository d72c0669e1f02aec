/**
 * The two WebAssembly modules of harfbuzzjs, loaded synchronously and once. They are bound directly, without the package's wrapper, which
 * costs 190–360 µs for a line where this costs 24; the version of harfbuzzjs is pinned because the names below are its module's exports.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Pointer = number;

/** Exports that both modules have. Booleans are 0 or 1; pointers are byte offsets into `memory`. */
interface Heap {
  readonly memory: WebAssembly.Memory;
  malloc(bytes: number): Pointer;
  free(pointer: Pointer): void;
  hb_blob_create(data: Pointer, length: number, mode: number, userData: Pointer, destroy: Pointer): Pointer;
  hb_blob_destroy(blob: Pointer): void;
  hb_blob_get_data(blob: Pointer, length: Pointer): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_destroy(face: Pointer): void;
  hb_face_reference_blob(face: Pointer): Pointer;
}

export interface ShaperModule extends Heap {
  __wasm_call_ctors(): void;
  hb_font_create(face: Pointer): Pointer;
  hb_font_destroy(font: Pointer): void;
  hb_font_get_nominal_glyph(font: Pointer, codePoint: number, glyph: Pointer): number;
  hb_font_get_glyph_h_advance(font: Pointer, glyph: number): number;
  hb_buffer_create(): Pointer;
  hb_buffer_reset(buffer: Pointer): void;
  hb_buffer_add_utf16(buffer: Pointer, text: Pointer, length: number, itemOffset: number, itemLength: number): void;
  hb_buffer_set_direction(buffer: Pointer, direction: number): void;
  hb_buffer_set_script(buffer: Pointer, script: number): void;
  hb_buffer_set_language(buffer: Pointer, language: Pointer): void;
  hb_buffer_guess_segment_properties(buffer: Pointer): void;
  hb_buffer_get_length(buffer: Pointer): number;
  hb_buffer_get_glyph_infos(buffer: Pointer, length: Pointer): Pointer;
  hb_buffer_get_glyph_positions(buffer: Pointer, length: Pointer): Pointer;
  hb_language_from_string(text: Pointer, length: number): Pointer;
  hb_shape(font: Pointer, buffer: Pointer, features: Pointer, featureCount: number): void;
}

export interface SubsetModule extends Heap {
  _initialize(): void;
  hb_set_add(set: Pointer, value: number): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_destroy(input: Pointer): void;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_glyph_set(input: Pointer): Pointer;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
}

let shaper: ShaperModule | undefined;
let subsetter: SubsetModule | undefined;

export function shaperModule(): ShaperModule {
  if (!shaper) {
    const instance = instantiate(
      'harfbuzz.wasm',
      growingMemory(() => shaper?.memory),
    );
    shaper = instance as unknown as ShaperModule;
    shaper.__wasm_call_ctors();
  }
  return shaper;
}

export function subsetModule(): SubsetModule {
  if (!subsetter) {
    subsetter = instantiate('harfbuzz-subset.wasm', {}, SUBSET_PAGES) as unknown as SubsetModule;
    subsetter._initialize();
  }
  return subsetter;
}

/**
 * Pages of 64 KB that the subsetter begins with: enough for a typeface of alphabets. By itself it begins with the most that it may have, and V8 looks
 * through its whole heap when so much memory is taken at once.
 */
const SUBSET_PAGES = 256;
const MOST_SUBSET_PAGES = 1040;

/** Gives the subsetter all the memory that it may have, as typefaces of East Asia need it; false where it has it already. */
export function growSubsetMemory({ memory }: SubsetModule): boolean {
  const missing = MOST_SUBSET_PAGES - memory.buffer.byteLength / 65536;
  if (missing > 0) memory.grow(missing);
  return missing > 0;
}

/** A HarfBuzz tag: four ASCII characters as one big-endian number. */
export function tag(text: string): number {
  let value = 0;
  for (let i = 0; i < 4; i++) value = (value << 8) | (i < text.length ? text.charCodeAt(i) : 0x20);
  return value >>> 0;
}

/** Copies the bytes into the module's heap as a blob of their own and makes a face of them. The face keeps the blob alive. */
export function createFace(module: Heap, data: Uint8Array): { face: Pointer; release: () => void } {
  const bytes = module.malloc(data.length);
  if (bytes === 0) throw new Error(`HarfBuzz has no memory left for a font of ${data.length} bytes`);
  new Uint8Array(module.memory.buffer).set(data, bytes);
  const writable = 2;
  const blob = module.hb_blob_create(bytes, data.length, writable, 0, 0);
  const face = module.hb_face_create(blob, 0);
  module.hb_blob_destroy(blob);
  const release = () => {
    module.hb_face_destroy(face);
    module.free(bytes);
  };
  return { face, release };
}

/** With `pages`, memory begins with those, however many the module says. */
function instantiate(file: string, imports: WebAssembly.Imports, pages?: number): WebAssembly.Exports {
  const path = createRequire(import.meta.url).resolve(`harfbuzzjs/dist/${file}`);
  const code = readFileSync(path);
  if (pages !== undefined) beginWith(pages, code);
  return new WebAssembly.Instance(new WebAssembly.Module(code), imports).exports;
}

/** Changes the module's code, which is a header of eight bytes and then sections: a number of their kind, their length, their content. */
function beginWith(pages: number, code: Uint8Array): void {
  const MEMORY = 5;
  for (let at = 8; at < code.length; ) {
    const kind = code[at];
    const [length, content] = unsigned(code, at + 1);
    if (kind === MEMORY) {
      // The number of memories, whether it has a bound, and what it begins with, in as many bytes as are there.
      const end = unsigned(code, content + 2)[1];
      for (let byte = content + 2, rest = pages; byte < end; byte++, rest >>= 7) code[byte] = (rest & 0x7f) | (byte + 1 < end ? 0x80 : 0);
      return;
    }
    at = content + length;
  }
}

/** A number in LEB128 and where it ends. */
function unsigned(code: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = code[at] ?? 0;
    value |= (byte & 0x7f) << (7 * (at - start));
    if (byte < 0x80) return [value, at + 1];
  }
}

/** What harfbuzz.wasm imports. Only growth is ever called; the rest exists for programs that exit or set timers. */
function growingMemory(memory: () => WebAssembly.Memory | undefined): WebAssembly.Imports {
  const refuse = () => {
    throw new Error('HarfBuzz gave up');
  };
  return {
    wasi_snapshot_preview1: { proc_exit: refuse },
    env: {
      _abort_js: refuse,
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (bytes: number) => {
        const heap = memory();
        if (!heap) return 0;
        const pages = Math.ceil(((bytes >>> 0) - heap.buffer.byteLength) / 65536);
        try {
          heap.grow(pages);
          return 1;
        } catch {
          return 0;
        }
      },
    },
  };
}
