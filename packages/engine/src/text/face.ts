/** A font file together with what was read from it. */
import { perObject } from '../model/memo.ts';
import type { FontFile } from '../world.ts';
import { type FontTables, fontTables } from './fontTables.ts';
import { type ShapingFont, shapingFont } from './harfbuzz.ts';

export interface Face {
  readonly file: FontFile;
  readonly tables: FontTables;
  readonly font: ShapingFont;
}

export const faceOf = perObject((file: FontFile): Face => ({ file, tables: fontTables(file), font: shapingFont(file) }));

// Joiners, variation selectors and the like: they steer their neighbours, and HarfBuzz hides those that a font has no glyph for.
const steering = /\p{Default_Ignorable_Code_Point}/u;

/** Whether the face has glyphs for all of the cluster, composed or decomposed. */
export function covers(face: Face, cluster: string): boolean {
  if (coversEach(face, cluster)) return true;
  if (cluster.length === 1 && cluster < '\u00C0') return false;
  return coversEach(face, cluster.normalize('NFC')) || coversEach(face, cluster.normalize('NFD'));
}

function coversEach(face: Face, text: string): boolean {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (face.font.glyph(codePoint) === 0 && !steering.test(character)) return false;
  }
  return true;
}
