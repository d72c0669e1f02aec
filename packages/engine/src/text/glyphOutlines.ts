/** Outlines of glyphs, for pictures of slides. They come from harfbuzzjs' own wrapper, which is loaded when first needed. */
import type { FontFile } from '../world.ts';

/** The glyph's outline as an SVG path in font units, y upwards; empty for a space. */
export type GlyphOutline = (file: FontFile, glyph: number) => string;

export async function loadGlyphOutlines(): Promise<GlyphOutline> {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const fonts = new WeakMap<FontFile, { readonly font: InstanceType<typeof Font>; readonly outlines: Map<number, string> }>();
  return (file, glyph) => {
    const known = fonts.get(file) ?? { font: new Font(new Face(new Blob(file.data))), outlines: new Map<number, string>() };
    fonts.set(file, known);
    const outline = known.outlines.get(glyph) ?? known.font.glyphToPath(glyph);
    known.outlines.set(glyph, outline);
    return outline;
  };
}
